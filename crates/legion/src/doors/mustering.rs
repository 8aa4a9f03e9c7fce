//! An army while it is being built: what it costs, what it breaks, what can still be added.

use kernel::{Refusal, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::army::{self, Broken, Part};
use crate::library::Library;
use crate::pack::{Army, Rank};
use crate::table::MiniId;

/// An army that somebody would like to play.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The format's id.
    pub format: String,
    /// The army.
    pub army: Army,
}

/// What the rules of building say of an army.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Mustered {
    /// Its cost.
    pub points: u32,
    /// The cost of each unit with its upgrades, in the order of the army; none of one that is unknown.
    pub units: Vec<Option<u16>>,
    /// Its units by rank, in the order of the book.
    pub ranks: Vec<RankCount>,
    /// The rules that it breaks.
    pub broken: Vec<Broken>,
    /// The units that could not be added, by id, and the rule that one more would break.
    pub closed: Vec<(String, Rule)>,
    /// The command cards that its hand may have, by id (LG-BUILD-25, LG-BUILD-28).
    pub commands: Vec<String>,
}

/// The units of a rank in an army.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct RankCount {
    pub rank: Rank,
    pub count: usize,
    pub least: u8,
    pub most: usize,
}

/// What the rules of building say of an army.
///
/// # Errors
/// Refuses an unknown format, and more units than there is room for.
pub fn muster(library: &Library, proposal: &Proposal) -> Result<Mustered, Refusal> {
    let Proposal { format, army } = proposal;
    let unknown = || Refusal::from(Refusal::SETUP).with("format", format);
    let format = library.format(format).ok_or_else(unknown)?;
    army::has_room(army)?;
    let (sheets, mut broken) = army::judge(library, format, Seat(0), army, 0);
    let (_, hand) = army::chosen(library, army);
    broken.extend(hand.into_iter().map(|refusal| Broken { part: Part::Hand, refusal }));
    let before = army::excess(format, &sheets);
    let closed = library.all().unit.iter().filter_map(|unit| {
        let one = army::equipped(Seat(0), unit.clone(), Vec::new(), MiniId(0));
        let with: Vec<_> = sheets.iter().cloned().chain([one]).collect();
        let new = army::excess(format, &with).into_iter().find(|one| !before.contains(one))?;
        Some((unit.id.clone(), new.rule))
    });
    let mut costs = sheets.iter().map(|sheet| sheet.points);
    let cost = |id: &String| library.unit(id).and_then(|_| costs.next());
    Ok(Mustered {
        points: army::points(&sheets),
        units: army.units.iter().map(|entry| &entry.unit).map(cost).collect(),
        ranks: Rank::ALL
            .map(|rank| {
                let [least, _] = format.rank(rank);
                let most = army::most(format, &sheets, rank);
                RankCount { rank, count: army::count(&sheets, rank), least, most }
            })
            .to_vec(),
        broken,
        closed: closed.collect(),
        commands: library
            .all()
            .command
            .iter()
            .filter(|card| army::is_led(card, army) && !army::is_foreign(library, card, army))
            .map(|card| card.id.clone())
            .collect(),
    })
}
