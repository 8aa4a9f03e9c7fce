//! `gefecht record show|replay|verify FILE`.

use std::path::Path;

use battleground::Battleground;
use battleground::library::Library;
use gefecht::sentences;
use kernel::{Deed, Doing, Record};
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
    println!("ruleset  {}", record.ruleset);
    println!("map      {}", record.setup.map);
    for (n, player) in record.setup.players.iter().enumerate() {
        let names: Vec<&str> =
            player.squad.members.iter().map(|member| member.character.as_str()).collect();
        println!("player {} {}", n + 1, names.join(", "));
    }
    println!("seed     {} (commitment {})", record.seed, record.seed.commitment());
    for (name, hash) in &record.packs {
        println!("pack     {name} {hash}");
    }
    println!("deeds    {}", record.deeds.len());
    println!("hash     {}", record.hash);
    Ok(())
}

/// Plays a record again and tells what happens, sentence by sentence.
pub fn replay(path: &Path, library: &Library) -> Result<()> {
    let record = read(path)?;
    let game = record
        .replay(library, |game, deed, events| {
            if let Some(Deed { seat, doing }) = deed {
                let what = match doing {
                    Doing::Answer(choice) => format!("{choice:?}"),
                    Doing::Concede => "concedes".to_owned(),
                    Doing::OfferDraw => "offers a draw".to_owned(),
                };
                println!("{seat}: {what}");
            }
            for told in events {
                if let Some(sentence) = sentences::sentence(game.state(), told) {
                    println!("    {sentence}");
                }
            }
        })
        .map_err(|fault| miette!("{}: {fault}", path.display()))?;
    match game.outcome() {
        Some(outcome) => match outcome.winner {
            Some(seat) => println!("{seat} wins by {}", outcome.rule),
            None => println!("a draw by {}", outcome.rule),
        },
        None => println!("the game goes on"),
    }
    Ok(())
}

/// Proves that a record replays to the same events.
pub fn verify(path: &Path, library: &Library) -> Result<()> {
    let record = read(path)?;
    record.verify(library).map_err(|fault| miette!("{}: {fault}", path.display()))?;
    println!("verified: {} deeds, hash {}", record.deeds.len(), record.hash);
    Ok(())
}
