//! `gefecht play battleground`: a game in the terminal.

use std::path::Path;

use battleground::library::Library;
use battleground::setup::Setup;
use battleground::{Battleground, Game};
use gefecht::simulation::Robot;
use gefecht::terminal::{Participant, Session, Summary};
use kernel::Seed;
use miette::{IntoDiagnostic, Result, miette};

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Sitter {
    /// Somebody at the keyboard.
    Person,
    /// Takes what looks best right now.
    Greedy,
    /// Takes anything.
    Random,
}

impl Sitter {
    fn participant(self, seed: u64) -> Participant {
        match self {
            Sitter::Person => Participant::Person,
            Sitter::Greedy => Participant::Robot(Robot::Greedy.chooser(seed)),
            Sitter::Random => Participant::Robot(Robot::Random.chooser(seed)),
        }
    }
}

/// Plays a game; its record is written to `record` at the end or when the person leaves.
pub fn run(
    library: &Library,
    setup: Setup,
    seats: [Sitter; 2],
    seed: Seed,
    full_setup: bool,
    record: &Path,
) -> Result<()> {
    let (game, begun) =
        Game::start(library, setup, seed).map_err(|refusal| miette!("cannot start: {refusal}"))?;
    say!("Seed commitment {}", seed.commitment());
    // Computer players think with other numbers than those the dice come from.
    let robots = u64::from(seed.0[31]) + 1000;
    let seats = [seats[0].participant(robots), seats[1].participant(robots.wrapping_add(1))];
    let input = std::io::stdin().lock();
    let output = std::io::stdout().lock();
    let mut session = Session::new(game, seats, input, output, full_setup);
    let summary = session.play(&begun).into_diagnostic()?;
    if let Some(kept) = session.game().record() {
        let text =
            serde_json::to_string::<kernel::Record<Battleground>>(&kept).into_diagnostic()?;
        super::write(record, &text)?;
        say!("The record is in {}.", record.display());
    }
    if let Summary::Left = summary {
        say!("You left before the end.");
    }
    Ok(())
}

/// A seed nobody has chosen and nobody can guess.
pub fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| miette!("no random seed: {error}"))?;
    Ok(Seed(bytes))
}
