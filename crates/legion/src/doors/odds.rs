//! Exact odds of an attack: rerolls of misses, cover, dodge, armour and pierce included.

use std::collections::BTreeMap;

use kernel::Refusal;
use serde::Serialize;

use crate::attack::Terms;
use crate::cover::Covered;
use crate::dice::AttackDie;
use crate::pack::{DefenceDie, Dice, Surge};
use crate::terrain::Cover;

/// How many dice odds are worked out for if some are rerolled; more than almost any pool in play.
pub const MOST_DICE: u8 = 24;

/// How many if none are, so that nobody need know which ones missed.
const MOST_PLAIN: u8 = 120;

/// The exact result of an odds request.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Odds {
    /// The chance of each number of wounds, from 0 on.
    pub wounds: Vec<f64>,
    /// The expected number.
    pub mean: f64,
}

/// How many aim tokens, and dice for each beyond the usual two, a request may name: enough for any
/// card, and few enough to be worked out at once.
const MOST_AIM: u8 = 4;

/// A roll: hits, criticals, and misses of each colour, the strongest die first.
type Roll = (u8, u8, [u8; 3]);

const COLOURS: [AttackDie; 3] = [AttackDie::Red, AttackDie::Black, AttackDie::White];

/// The chance of each number of wounds, from 0 on.
#[must_use]
pub fn distribution(terms: &Terms) -> Vec<f64> {
    let mut chances = vec![0.0; usize::from(MOST_PLAIN) + 1];
    for ((hits, criticals, _), chance) in rolled(terms) {
        let (hits, criticals) = left(terms, hits, criticals);
        for (wounds, part) in wounds(terms, hits + criticals).into_iter().enumerate() {
            if let Some(sum) = chances.get_mut(wounds) {
                *sum += chance * part;
            }
        }
    }
    while chances.len() > 1 && chances.last().is_some_and(|chance| *chance == 0.0) {
        chances.pop();
    }
    chances
}

/// Every roll with its chance, after the aim tokens.
fn rolled(terms: &Terms) -> BTreeMap<Roll, f64> {
    let Dice { red, black, white } = terms.dice;
    let mut rolls = BTreeMap::from([((0, 0, [0; 3]), 1.0)]);
    let mut room = if terms.aims > 0 { MOST_DICE } else { MOST_PLAIN };
    for (colour, count) in [red, black, white].into_iter().enumerate() {
        let count = count.min(room);
        room -= count;
        for _ in 0..count {
            rolls = with_die(terms, rolls, colour);
        }
    }
    for _ in 0..terms.aims.min(MOST_AIM) {
        rolls = aimed(terms, rolls);
    }
    rolls
}

/// One die more of a colour.
fn with_die(terms: &Terms, rolls: BTreeMap<Roll, f64>, colour: usize) -> BTreeMap<Roll, f64> {
    let [hit, critical, miss] = faces(terms, COLOURS[colour]);
    let mut next = BTreeMap::new();
    for ((hits, criticals, misses), chance) in rolls {
        let mut missed = misses;
        missed[colour] += u8::from(terms.aims > 0);
        *next.entry((hits + 1, criticals, misses)).or_insert(0.0) += chance * hit;
        *next.entry((hits, criticals + 1, misses)).or_insert(0.0) += chance * critical;
        *next.entry((hits, criticals, missed)).or_insert(0.0) += chance * miss;
    }
    next
}

/// One aim token: the strongest misses are rolled again.
fn aimed(terms: &Terms, rolls: BTreeMap<Roll, f64>) -> BTreeMap<Roll, f64> {
    let mut next = BTreeMap::new();
    for ((hits, criticals, mut misses), chance) in rolls {
        let mut again = Vec::new();
        for (colour, count) in misses.iter_mut().enumerate() {
            let dice = (*count).min(terms.rerolls.min(MOST_AIM + 2) - again.len() as u8);
            *count -= dice;
            again.extend(std::iter::repeat_n(colour, dice.into()));
        }
        let start = BTreeMap::from([((hits, criticals, misses), chance)]);
        let ends = again.into_iter().fold(start, |rolls, colour| with_die(terms, rolls, colour));
        for (roll, chance) in ends {
            *next.entry(roll).or_insert(0.0) += chance;
        }
    }
    next
}

/// The chances of a hit, a critical and a miss, surges converted.
fn faces(terms: &Terms, die: AttackDie) -> [f64; 3] {
    let hits = die.hits() + u8::from(terms.surge == Some(Surge::Hit));
    let criticals = 1 + u8::from(terms.surge == Some(Surge::Critical));
    let misses = AttackDie::SIDES - hits - criticals;
    [hits, criticals, misses].map(|sides| f64::from(sides) / f64::from(AttackDie::SIDES))
}

/// What cover, dodge, impact and armour leave of hits and criticals (steps 5 and 6).
fn left(terms: &Terms, hits: u8, criticals: u8) -> (u8, u8) {
    let hits = hits.saturating_sub(terms.cover());
    let dodged = if terms.dodges_criticals { terms.dodges.min(criticals) } else { 0 };
    let criticals = criticals - dodged;
    let hits = hits.saturating_sub(terms.dodges - dodged);
    if !terms.armor {
        return (hits.saturating_sub(terms.guards), criticals);
    }
    (0, criticals + hits.min(terms.impact))
}

/// The chance of each number of wounds when so many hits are left (steps 7 to 9).
fn wounds(terms: &Terms, hits: u8) -> Vec<f64> {
    let sides = terms.defence.blocks() + u8::from(terms.surges_block(terms.dodges));
    let block = f64::from(sides) / f64::from(DefenceDie::SIDES);
    let dice = usize::from(hits) + usize::from(terms.extra);
    let mut wounds = vec![0.0; usize::from(hits) + 1];
    for (first, chance) in blocked(dice, block).into_iter().enumerate() {
        let again = usize::from(terms.luck).min(dice - first);
        for (more, part) in blocked(again, block).into_iter().enumerate() {
            let blocks = (first + more).saturating_sub(terms.pierces(0).into());
            wounds[usize::from(hits).saturating_sub(blocks)] += chance * part;
        }
    }
    wounds
}

/// The chance of each number of blocks.
fn blocked(dice: usize, block: f64) -> Vec<f64> {
    let mut blocks = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; blocks.len() + 1];
        for (count, chance) in blocks.iter().enumerate() {
            next[count] += chance * (1.0 - block);
            next[count + 1] += chance * block;
        }
        blocks = next;
    }
    blocks
}

/// Answers a request: the dice `red`, `black`, `white`; `surge` (`hit` or `critical`), `aim`,
/// `precise`, `impact`, `pierce`; of the defender `defence` (`red` or `white`), `defence-surge`,
/// `armor`, `dodge`, `deflect`, `guardian`, `impervious`, `uncanny-luck`, `immune-pierce` as numbers,
/// `cover` (`none`, `light`, `heavy`).
///
/// # Errors
/// Refuses parameters that it does not understand.
pub fn asked(query: &BTreeMap<String, String>) -> Result<Odds, Refusal> {
    const KNOWN: [&str; 18] = [
        "red",
        "black",
        "white",
        "surge",
        "aim",
        "precise",
        "impact",
        "pierce",
        "defence",
        "defence-surge",
        "armor",
        "dodge",
        "deflect",
        "guardian",
        "impervious",
        "uncanny-luck",
        "immune-pierce",
        "cover",
    ];
    let malformed = |what: &str| Refusal::from(Refusal::MALFORMED).with("query", what);
    if let Some(name) = query.keys().find(|name| !KNOWN.contains(&name.as_str())) {
        return Err(malformed(name));
    }
    let number = |name: &str| match query.get(name).map(|text| text.parse::<u8>()) {
        None => Ok(0),
        Some(Ok(number)) if number <= MOST_DICE => Ok(number),
        Some(_) => Err(malformed(name)),
    };
    let word = |name: &str| query.get(name).map(String::as_str);
    let cover = match word("cover") {
        None | Some("none") => Cover::None,
        Some("light") => Cover::Light,
        Some("heavy") => Cover::Heavy,
        Some(_) => return Err(malformed("cover")),
    };
    if number("aim")? > MOST_AIM || number("precise")? > MOST_AIM {
        return Err(malformed("aim or precise"));
    }
    let dice = Dice { red: number("red")?, black: number("black")?, white: number("white")? };
    let sum = [dice.red, dice.black, dice.white].map(u16::from).iter().sum::<u16>();
    if sum > u16::from(MOST_DICE) {
        return Err(malformed("too many dice"));
    }
    let defence = match word("defence") {
        Some("red") => DefenceDie::Red,
        None | Some("white") => DefenceDie::White,
        Some(_) => return Err(malformed("defence")),
    };
    let wounds = distribution(&Terms {
        surge: match word("surge") {
            None => None,
            Some("hit") => Some(Surge::Hit),
            Some("critical") => Some(Surge::Critical),
            Some(_) => return Err(malformed("surge")),
        },
        aims: number("aim")?,
        rerolls: number("precise")? + 2,
        covered: Covered { cover, ..Covered::default() },
        dodges: number("dodge")?,
        armor: number("armor")? > 0,
        impact: number("impact")?,
        defence_surge: number("defence-surge")? > 0,
        deflects: number("deflect")? > 0,
        guards: number("guardian")?,
        luck: number("uncanny-luck")?,
        // As many dice more as the pool has Pierce (LG-KEY-366).
        extra: if number("impervious")? > 0 { number("pierce")? } else { 0 },
        pierce: number("pierce")?,
        unpierced: number("immune-pierce")? > 0,
        ..Terms::plain(dice, defence)
    });
    let mean = wounds.iter().enumerate().map(|(count, chance)| count as f64 * chance).sum();
    Ok(Odds { wounds, mean })
}
