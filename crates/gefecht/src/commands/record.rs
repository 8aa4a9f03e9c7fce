//! `gefecht record show|replay|verify FILE`.

use std::path::Path;

use battleground::event::Event;
use battleground::library::Library;
use battleground::{Battleground, Game, words};
use gefecht::sentences;
use kernel::{Deed, Doing, Record, Told};
use miette::{Result, miette};

type BattlegroundRecord = Record<Battleground>;

/// Reads a record; a broken one gets file, line and what was expected.
pub fn read(path: &Path) -> Result<BattlegroundRecord> {
    let text = content::file(path)?;
    serde_json::from_str(&text).map_err(|error| {
        miette!("{}:{}: column {}: {error}", path.display(), error.line(), error.column())
    })
}

/// Prints what a record holds.
pub fn show(path: &Path) -> Result<()> {
    let record = read(path)?;
    say!("ruleset  {}", record.ruleset);
    say!("map      {}", record.setup.map);
    for (n, player) in record.setup.players.iter().enumerate() {
        let names: Vec<&str> =
            player.squad.members.iter().map(|member| member.character.as_str()).collect();
        say!("player {} {}", n + 1, names.join(", "));
    }
    say!("seed     {} (commitment {})", record.seed, record.seed.commitment());
    for (name, hash) in &record.packs {
        say!("pack     {name} {hash}");
    }
    say!("deeds    {}", record.deeds.len());
    say!("hash     {}", record.hash);
    Ok(())
}

/// Plays a record again and tells what happens, sentence by sentence.
pub fn replay(path: &Path, library: &Library) -> Result<()> {
    let record = read(path)?;
    let before = |game: &Game, Deed { seat, doing }: &Deed<Battleground>| {
        let question = game.pending().iter().find(|question| question.seat == *seat);
        let what = match (doing, question) {
            (Doing::Answer(choice), Some(question)) => {
                words::choice(game.state(), question, choice)
            }
            (Doing::Answer(choice), None) => format!("{choice:?}"),
            (Doing::Concede, _) => "concedes".to_owned(),
            (Doing::OfferDraw, _) => "offers a draw".to_owned(),
        };
        say!("{seat}: {what}");
    };
    let after = |game: &Game, events: &[Told<Event>]| {
        for told in events {
            if let Some(sentence) = sentences::sentence(game.state(), told) {
                say!("    {sentence}");
            }
        }
    };
    let game = record
        .replay(library, before, after)
        .map_err(|fault| miette!("{}: {fault}", path.display()))?;
    match game.outcome() {
        Some(outcome) => match outcome.winner {
            Some(seat) => say!("{seat} wins by {}", outcome.rule),
            None => say!("a draw by {}", outcome.rule),
        },
        None => say!("the game goes on"),
    }
    Ok(())
}

/// Proves that a record replays to the same events.
pub fn verify(path: &Path, library: &Library) -> Result<()> {
    let record = read(path)?;
    record.verify(library).map_err(|fault| miette!("{}: {fault}", path.display()))?;
    say!("verified: {} deeds, hash {}", record.deeds.len(), record.hash);
    Ok(())
}
