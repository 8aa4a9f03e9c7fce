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
    seed: u64,
    full_setup: bool,
    record: &Path,
) -> Result<()> {
    let (game, begun) = Game::start(library, setup, Seed::from(seed))
        .map_err(|refusal| miette!("cannot start: {refusal}"))?;
    say!("Seed commitment {}", Seed::from(seed).commitment());
    let seats = [seats[0].participant(seed ^ 1), seats[1].participant(seed ^ 2)];
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

/// A seed nobody has chosen: from the clock, mixed so that neighbouring moments differ.
pub fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.map_or(0, |since| since.as_nanos() as u64);
    nanos.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(31)
}
