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

/// Misses of each colour, the strongest die first.
type Misses = [u8; 3];

/// The chance of each number of hits, and within it of each number of criticals.
type Rolls = Vec<Vec<f64>>;

const COLOURS: [AttackDie; 3] = [AttackDie::Red, AttackDie::Black, AttackDie::White];

/// The chance of each number of wounds, from 0 on.
#[must_use]
pub fn distribution(terms: &Terms) -> Vec<f64> {
    let rolls = if terms.aims > 0 { aimed(terms) } else { plain(terms) };
    let mut struck = vec![0.0; rolls.len()];
    for (hits, row) in rolls.iter().enumerate() {
        for (criticals, chance) in row.iter().enumerate() {
            struck[left(terms, hits as u8, criticals as u8)] += chance;
        }
    }
    let mut chances = vec![0.0; struck.len()];
    for (hits, chance) in struck.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
        for (wounds, part) in wounds(terms, hits).into_iter().enumerate() {
            chances[wounds] += chance * part;
        }
    }
    while chances.len() > 1 && chances.last().is_some_and(|chance| *chance == 0.0) {
        chances.pop();
    }
    chances
}

/// The dice of each colour, at most so many in all.
fn counts(terms: &Terms, most: u8) -> [u8; 3] {
    let Dice { red, black, white } = terms.dice;
    let mut room = most;
    [red, black, white].map(|count| {
        let count = count.min(room);
        room -= count;
        count
    })
}

/// Every roll of so many dice, without its chance.
fn empty(dice: usize) -> Rolls {
    (0..=dice).map(|hits| vec![0.0; dice - hits + 1]).collect()
}

/// Every roll that no aim token changes, die by die.
fn plain(terms: &Terms) -> Rolls {
    let mut rolls = empty(0);
    rolls[0][0] = 1.0;
    for (die, count) in COLOURS.into_iter().zip(counts(terms, MOST_PLAIN)) {
        let [hit, critical, miss] = faces(terms, die);
        for _ in 0..count {
            let mut next = empty(rolls.len());
            for (hits, row) in rolls.iter().enumerate() {
                for (criticals, chance) in row.iter().enumerate() {
                    next[hits][criticals] += chance * miss;
                    next[hits + 1][criticals] += chance * hit;
                    next[hits][criticals + 1] += chance * critical;
                }
            }
            rolls = next;
        }
    }
    rolls
}

/// Every roll after the aim tokens. They change which dice miss; a die that does not is a critical
/// as often as its faces say, whenever it fell and whatever the others show.
fn aimed(terms: &Terms) -> Rolls {
    let counts = counts(terms, MOST_DICE);
    let missing = COLOURS.map(|die| faces(terms, die)[2]);
    let mut missed = missed(counts, missing);
    for _ in 0..terms.aims.min(MOST_AIM) {
        missed = again(terms, &missed, missing);
    }
    let mut rolls = empty(counts.iter().sum::<u8>().into());
    for (misses, chance) in missed {
        let struck = [0, 1, 2].map(|colour| usize::from(counts[colour] - misses[colour]));
        let mut criticals = vec![chance];
        for (die, struck) in COLOURS.into_iter().zip(struck) {
            let [hit, critical, _] = faces(terms, die);
            criticals = summed(&criticals, &successes(struck, critical / (hit + critical)));
        }
        let all: usize = struck.iter().sum();
        for (criticals, chance) in criticals.into_iter().enumerate() {
            rolls[all - criticals][criticals] += chance;
        }
    }
    rolls
}

/// The chance of each number of misses of so many dice.
fn missed(dice: [u8; 3], missing: [f64; 3]) -> BTreeMap<Misses, f64> {
    let [red, black, white] =
        [0, 1, 2].map(|colour| successes(dice[colour].into(), missing[colour]));
    let mut missed = BTreeMap::new();
    for (r, first) in (0..).zip(red) {
        for (b, second) in (0..).zip(&black) {
            for (w, third) in (0..).zip(&white) {
                missed.insert([r, b, w], first * second * third);
            }
        }
    }
    missed
}

/// One aim token: the strongest misses are rolled again.
fn again(
    terms: &Terms,
    missed_before: &BTreeMap<Misses, f64>,
    missing: [f64; 3],
) -> BTreeMap<Misses, f64> {
    let mut known = BTreeMap::new();
    let mut next = BTreeMap::new();
    for (misses, chance) in missed_before {
        let mut room = terms.rerolls.min(MOST_AIM + 2);
        let rolled = misses.map(|count| {
            let dice = count.min(room);
            room -= dice;
            dice
        });
        for (fell, part) in known.entry(rolled).or_insert_with(|| missed(rolled, missing)) {
            let left = [0, 1, 2].map(|colour| misses[colour] - rolled[colour] + fell[colour]);
            *next.entry(left).or_insert(0.0) += chance * *part;
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

/// How many cover, dodge, impact and armour leave of hits and criticals (steps 5 and 6).
fn left(terms: &Terms, hits: u8, criticals: u8) -> usize {
    let hits = hits.saturating_sub(terms.cover());
    let dodged = if terms.dodges_criticals { terms.dodges.min(criticals) } else { 0 };
    let criticals = criticals - dodged;
    let hits = hits.saturating_sub(terms.dodges - dodged);
    let hits = if terms.armor { hits.min(terms.impact) } else { hits.saturating_sub(terms.guards) };
    usize::from(hits + criticals)
}

/// The chance of each number of wounds when so many hits are left (steps 7 to 9).
fn wounds(terms: &Terms, hits: usize) -> Vec<f64> {
    let sides = terms.defence.blocks() + u8::from(terms.surges_block(terms.dodges));
    let block = f64::from(sides) / f64::from(DefenceDie::SIDES);
    let dice = hits + usize::from(terms.extra);
    let mut wounds = vec![0.0; hits + 1];
    for (first, chance) in successes(dice, block).into_iter().enumerate() {
        let again = usize::from(terms.luck).min(dice - first);
        for (more, part) in successes(again, block).into_iter().enumerate() {
            let blocks = (first + more).saturating_sub(terms.pierces(0).into());
            wounds[hits.saturating_sub(blocks)] += chance * part;
        }
    }
    wounds
}

/// The chance of each number of dice that show what one shows by this chance.
fn successes(dice: usize, chance: f64) -> Vec<f64> {
    (0..dice).fold(vec![1.0], |sum, _| summed(&sum, &[1.0 - chance, chance]))
}

/// The chance of each sum of two numbers.
fn summed(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut sums = vec![0.0; one.len() + other.len() - 1];
    for (first, chance) in one.iter().enumerate() {
        for (second, part) in other.iter().enumerate() {
            sums[first + second] += chance * part;
        }
    }
    sums
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
