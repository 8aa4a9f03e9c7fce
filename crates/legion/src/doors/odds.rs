//! Exact odds of an attack: rerolls of misses, cover, dodge, armour and pierce included.

use std::collections::BTreeMap;
use std::iter;

use ::odds::{Counts, Distribution, Pool, misses};
use kernel::Refusal;
use ruleset::{Parameters, not_allowed};
use serde::Serialize;

use crate::attack::Terms;
use crate::cover::{self, Covered};
use crate::dice::AttackDie;
use crate::pack::{DefenceDie, Dice, Surge};
use crate::terrain::Cover;

/// How many dice odds are worked out for if some are rerolled; more than almost any pool in play.
pub const MOST_DICE: u8 = 24;

/// How many if none are, so that nobody need know which ones missed.
const MOST_PLAIN: u8 = 120;

/// How many aim tokens, and dice for each beyond the usual two, a request may name: enough for any
/// card, and few enough to be worked out at once.
const MOST_AIM: u8 = 4;

/// The colours of attack dice, the strongest first.
const COLOURS: [AttackDie; 3] = [AttackDie::Red, AttackDie::Black, AttackDie::White];

/// The wounds of an attack.
#[must_use]
pub fn distribution(terms: &Terms) -> Distribution {
    let hits = if terms.aims > 0 { aimed(terms) } else { plain(terms) };
    hits.then(|hits| wounds(terms, hits))
}

/// The hits and criticals that are left of a roll that no aim token changes.
fn plain(terms: &Terms) -> Distribution {
    let pools: Vec<Pool<2>> = COLOURS
        .into_iter()
        .zip(counts(terms, MOST_PLAIN))
        .map(|(die, dice)| Pool { dice, faces: faces(terms, die) })
        .collect();
    Counts::of(&pools).map(|[hits, criticals]| left(terms, hits, criticals))
}

/// The same after the aim tokens, each of which rerolls misses (LG-AIM-05).
fn aimed(terms: &Terms) -> Distribution {
    let dice = counts(terms, MOST_DICE);
    let faces = COLOURS.map(|die| faces(terms, die));
    let missing = faces.map(|[hit, critical]| 1.0 - hit - critical);
    let rerolls = terms.rerolls.min(MOST_AIM + 2).into();
    let tokens = terms.aims.min(MOST_AIM).into();
    let criticals: [Vec<Distribution>; 3] = [0, 1, 2].map(|colour| {
        let [hit, critical] = faces[colour];
        let of = |struck| Distribution::binomial(struck, critical / (hit + critical));
        (0..=dice[colour]).map(of).collect()
    });
    misses(dice, missing, iter::repeat_n(rerolls, tokens)).then(|misses| {
        let struck = [0, 1, 2].map(|colour| dice[colour] - misses[colour]);
        let all: usize = struck.iter().sum();
        let [red, black, white] = [0, 1, 2].map(|colour| &criticals[colour][struck[colour]]);
        red.plus(black).plus(white).map(|criticals| left(terms, all - criticals, criticals))
    })
}

/// The dice of each colour, at most so many in all.
fn counts(terms: &Terms, most: u8) -> [usize; 3] {
    let Dice { red, black, white } = terms.dice;
    let mut room = most;
    [red, black, white].map(|count| {
        let count = count.min(room);
        room -= count;
        count.into()
    })
}

/// The chances of a hit and a critical, surges converted (LG-ATK-22).
fn faces(terms: &Terms, die: AttackDie) -> [f64; 2] {
    let hits = die.hits() + u8::from(terms.surge == Some(Surge::Hit));
    let criticals = 1 + u8::from(terms.surge == Some(Surge::Critical));
    [hits, criticals].map(|sides| f64::from(sides) / f64::from(AttackDie::SIDES))
}

/// How many cover, dodge, impact and armour leave of hits and criticals (steps 5 and 6).
fn left(terms: &Terms, hits: usize, criticals: usize) -> usize {
    let dodges = usize::from(terms.dodges);
    let hits = hits.saturating_sub(terms.cover().into());
    let dodged = if terms.dodges_criticals { dodges.min(criticals) } else { 0 };
    let hits = hits.saturating_sub(dodges - dodged);
    let hits = if terms.armor {
        hits.min(terms.impact.into())
    } else {
        hits.saturating_sub(terms.guards.into())
    };
    hits + criticals - dodged
}

/// The wounds when so many hits are left (steps 7 to 9).
fn wounds(terms: &Terms, hits: usize) -> Distribution {
    let sides = terms.defence.blocks() + u8::from(terms.surges_block(terms.dodges));
    let blank = 1.0 - f64::from(sides) / f64::from(DefenceDie::SIDES);
    let dice = hits + usize::from(terms.extra);
    let pierce = usize::from(terms.pierces(0));
    let blocks = misses([dice], [blank], [terms.luck.into()]).map(|[blanks]| dice - blanks);
    blocks.map(|blocks| hits.saturating_sub(blocks.saturating_sub(pierce)))
}

/// The exact result of an odds request.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Odds {
    /// The chance of each number of wounds, from 0 on.
    pub wounds: Vec<f64>,
    /// The expected number.
    pub mean: f64,
}

/// Answers a request. Of the attacker: the dice `red`, `black`, `white`; `surge` (`hit` or `critical`),
/// `aim`, `precise`, `impact`, `pierce`, `sharpshooter`, `blast`, `high-velocity`, `immune-deflect`, and
/// whether it is `melee`. Of the defender: `defence` (`red` or `white`), `defence-surge`, `armor`,
/// `weak-point`, `dodge`, `dodge-criticals`, `deflect`, `guardian`, `impervious`, `uncanny-luck`,
/// `immune-pierce`, and what its cover is made of.
///
/// # Errors
/// Refuses parameters that it does not understand.
pub fn asked(query: &BTreeMap<String, String>) -> Result<Odds, Refusal> {
    let mut said = Parameters::of(query);
    let terms = attacking(&mut said)?;
    let terms = defending(&mut said, terms)?;
    said.end()?;
    let wounds = distribution(&terms);
    Ok(Odds { wounds: wounds.chances().to_vec(), mean: wounds.mean() })
}

/// What the attacker brings.
fn attacking(said: &mut Parameters<'_>) -> Result<Terms, Refusal> {
    let dice = Dice {
        red: number(said, "red")?,
        black: number(said, "black")?,
        white: number(said, "white")?,
    };
    let all: u8 = [dice.red, dice.black, dice.white].iter().sum();
    if all > MOST_DICE {
        let allowed = format!("0 to {MOST_DICE} together");
        return Err(not_allowed(&format!("{all} dice"), allowed));
    }
    let surges = [("hit", Surge::Hit), ("critical", Surge::Critical)];
    Ok(Terms {
        surge: said.word("surge", &surges)?,
        aims: said.number("aim", 0..=MOST_AIM)?.unwrap_or(0),
        rerolls: said.number("precise", 0..=MOST_AIM)?.unwrap_or(0) + 2, // LG-KEY-304
        impact: number(said, "impact")?,
        pierce: number(said, "pierce")?,
        ..Terms::plain(dice, DefenceDie::White)
    })
}

/// What the defender brings, and what of it the attacker forbids.
fn defending(said: &mut Parameters<'_>, terms: Terms) -> Result<Terms, Refusal> {
    let dice = [("red", DefenceDie::Red), ("white", DefenceDie::White)];
    let melee = said.flag("melee")?;
    let (blast, immune_blast) = (said.flag("blast")?, said.flag("immune-blast")?);
    let (deflect, immune_deflect) = (said.flag("deflect")?, said.flag("immune-deflect")?);
    let impervious = said.flag("impervious")?;
    let dodges = number(said, "dodge")?;
    let guards = number(said, "guardian")?;
    Ok(Terms {
        heeds_cover: !melee && (!blast || immune_blast), // LG-KEY-201, LG-KEY-246
        covered: covered(said)?,
        dodges: if said.flag("high-velocity")? { 0 } else { dodges }, // LG-KEY-240
        dodges_criticals: said.flag("dodge-criticals")?,
        armor: said.flag("armor")?,
        impact: terms.impact + number(said, "weak-point")?, // LG-KEY-330
        guards: if melee { 0 } else { guards },             // LG-KEY-137
        defence: said.word("defence", &dice)?.unwrap_or(DefenceDie::White),
        defence_surge: said.flag("defence-surge")?,
        deflects: deflect && !immune_deflect, // LG-KEY-243
        luck: number(said, "uncanny-luck")?,
        extra: if impervious { terms.pierce } else { 0 }, // LG-KEY-366
        unpierced: said.flag("immune-pierce")?,
        ..terms
    })
}

/// Cover of terrain, improved by suppression, Cover X and Low Profile, then reduced by Sharpshooter X
/// (LG-COVER-09, LG-KEY-328).
fn covered(said: &mut Parameters<'_>) -> Result<Covered, Refusal> {
    let grades = [("none", Cover::None), ("light", Cover::Light), ("heavy", Cover::Heavy)];
    let mut grade = said.word("cover", &grades)?.unwrap_or_default();
    grade = cover::improved(grade, said.flag("suppressed")?.into()); // LG-SUPP-203
    grade = cover::improved(grade, number(said, "cover-x")?);
    let low = said.flag("low-profile")? && grade == Cover::Light; // LG-KEY-362
    grade = cover::improved(grade, low.into());
    grade = cover::reduced(grade, number(said, "sharpshooter")?);
    Ok(Covered { cover: grade, ..Covered::default() })
}

/// A number of dice, tokens, or the X of a keyword.
fn number(said: &mut Parameters<'_>, name: &str) -> Result<u8, Refusal> {
    Ok(said.number(name, 0..=MOST_DICE)?.unwrap_or(0))
}
