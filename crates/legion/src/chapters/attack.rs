//! The attack in its ten steps (chapter "Attack").

use kernel::{Flow, Rule};

use crate::dice::{AttackFace, Block, DefenceFace, Hit};
use crate::event::{Canceller, Event};
use crate::keywords::{Keyword, WeaponKeyword};
use crate::moments::{self, Deed};
use crate::pack::{Dice, Surge};
use crate::question::{Choice, Prompt};
use crate::state::{Action, Attack, Pool, State};
use crate::table::{MiniId, Stand, UnitId};
use crate::terrain::Cover;
use crate::tokens::{self, Marker};
use crate::wounds::Order;
use crate::{Play, cover, melee, objectives, pools, range, rolling, sight, suppression, wounds};

/// Whether an attack is an action of the unit's own or a free one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "explained by LG-FREE-204")]
pub enum Attacking {
    Action,
    Free,
    NoAction,
}

/// A unit attacks: it forms its pools, all before any die is rolled (LG-ATK-17), and resolves them
/// one after the other (LG-ATK-33). Says whether it attacked. Against `only` that unit, if any
/// (LG-KEY-354).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn perform(
    play: &mut Play<'_>,
    unit: UnitId,
    act: Attacking,
    only: Option<UnitId>,
) -> Flow<bool> {
    let seat = play.seat(unit);
    let mut formed: Vec<Pool> = Vec::new();
    loop {
        let listed = pools::suggestions(play, unit, only, &formed);
        if listed.is_empty() {
            break;
        }
        let prompt = Prompt::Attack {
            unit,
            may: true,
            only,
            pools: formed.iter().map(|pool| (pool.defender, pool.weapons.clone())).collect(),
        };
        let choice = play.choose_freely(seat, prompt, |_| {
            let mut options = listed;
            options.push(Choice::Decline);
            options
        })?;
        let Choice::Attack { defender, weapons } = choice else { break };
        let melee = melee::are_in(play, unit, defender);
        formed.push(Pool { defender, weapons, melee });
        if only.is_some() {
            break;
        }
    }
    if formed.is_empty() || play.attacks.is_full() {
        return Ok(false);
    }
    let free = act == Attacking::Free;
    let action = Action::Attack;
    if act != Attacking::NoAction {
        play.tell(&[Rule("LG-ACTION-01")], |_| Event::Acts { unit, action, free });
    }
    note(play, unit, &formed);
    play.attacks.push(Attack {
        attacker: unit,
        token: None,
        pools: formed,
        pool: None,
        dice: Vec::new(),
        defence: Vec::new(),
        cover: Cover::None,
        dodged: 0,
    });
    resolve_all(play)?;
    play.attacks.pop();
    wounds::eliminated(play)?;
    // Nobody reacts before all pools are resolved (LG-ATK-36).
    let deed = match act {
        Attacking::Action => Deed::Action(action, 1),
        Attacking::Free => Deed::Action(action, 0),
        Attacking::NoAction => Deed::NoAction,
    };
    moments::acted(play, unit, deed)?;
    Ok(true)
}

/// Resolves all pools of the innermost attack, one after the other (LG-ATK-33).
///
/// # Errors
/// Pauses for answers.
pub fn resolve_all(play: &mut Play<'_>) -> Flow<()> {
    while resolve_next(play)? {}
    Ok(())
}

/// The charge token that makes the innermost attack.
fn token(state: &State) -> Option<Stand> {
    state.attacks.last().and_then(|attack| attack.token)
}

/// What an activation remembers of its attack, and what it exhausts (LG-EXHAUST-201).
fn note(play: &mut Play<'_>, unit: UnitId, pools: &[Pool]) {
    let used: Vec<u8> = pools.iter().flat_map(|pool| &pool.weapons).map(|(_, arm)| *arm).collect();
    let arms: Vec<(Option<u8>, bool)> = used
        .iter()
        .filter_map(|&weapon| play.arm(unit, weapon))
        .map(|arm| (arm.upgrade, arm.weapon.keywords.contains(&WeaponKeyword::Cumbersome)))
        .collect();
    if let Some(activation) = play.activation.as_mut().filter(|own| own.unit == unit) {
        activation.attacked = true;
        activation.cumbersome |= arms.iter().any(|(_, cumbersome)| *cumbersome);
    }
    for upgrade in arms.into_iter().filter_map(|(upgrade, _)| upgrade) {
        let exhausts =
            play.sheet(unit).upgrades.get(usize::from(upgrade)).is_some_and(|u| u.exhaust);
        let exhausted = &mut play.unit_mut(unit).exhausted;
        if exhausts && !exhausted.contains(&upgrade) && !exhausted.is_full() {
            exhausted.push(upgrade);
        }
    }
}

/// Steps 4 to 10 with one pool of the attacker's choice (LG-ATK-19). Says whether there was one.
fn resolve_next(play: &mut Play<'_>) -> Flow<bool> {
    let Some(attack) = play.attacks.last() else { return Ok(false) };
    let attacker = attack.attacker;
    let count = attack.pools.len() as u8;
    if count == 0 || attack.token.is_none() && !play.is_there(attacker) {
        return Ok(false);
    }
    let seat = play.seat(attacker);
    let choice = play.choose(seat, Prompt::NextPool, |_| (0..count).map(Choice::Pick).collect())?;
    let number = if let Choice::Pick(number) = choice { usize::from(number) } else { 0 };
    let Some(attack) = play.attacks.last_mut() else { return Ok(false) };
    let pool = attack.pools.remove(number.min(attack.pools.len() - 1));
    (attack.dodged, attack.cover) = (0, Cover::None);
    attack.pool = Some(pool.clone());
    if play.is_there(pool.defender) {
        resolve(play, attacker, &pool)?;
    }
    Ok(true)
}

/// One pool against its defender.
fn resolve(play: &mut Play<'_>, attacker: UnitId, pool: &Pool) -> Flow<()> {
    let defender = pool.defender;
    let melees = melee::pairs(play);
    let range = match token(play) {
        None => range::of_attack(play, attacker, defender),
        Some(stand) => range::to_unit(play, objectives::disc(play, stand), defender),
    };
    let (melee, weapons) = (pool.melee, pool.weapons.clone());
    play.tell(&[Rule("LG-ATK-09")], |_| Event::Attack {
        unit: attacker,
        defender,
        melee,
        weapons,
        range,
    });
    let seen = match token(play) {
        None => sight::seen_of(play, attacker, defender),
        Some(stand) => {
            let sees = |mini: &MiniId| sight::sees_token(play, *mini, stand);
            play.minis_of(defender).filter(sees).collect() // LG-DETON-12
        }
    };
    let mut any_hit = roll(play, attacker, pool)?; // 4
    dodge_and_cover(play, attacker, pool)?; // 5
    modify_attack(play, pool); // 6
    any_hit |= hits(play) > 0;
    let surges = defend(play, defender)?; // 7
    deflect(play, attacker, pool, surges)?;
    modify_defence(play, pool); // 8
    compare(play, defender, seen)?; // 9
    if any_hit && !pool.melee {
        suppression::gain(play, defender, 1); // LG-ATK-34
    }
    nimble(play, defender);
    melee::close_up(play, &melees)
}

fn dice(play: &Play<'_>) -> Vec<AttackFace> {
    play.attacks.last().map(|attack| attack.dice.clone()).unwrap_or_default()
}

/// Hits and criticals that are left.
fn hits(state: &State) -> u8 {
    let Some(attack) = state.attacks.last() else { return 0 };
    let hits = attack.dice.iter().filter(|die| matches!(die.face, Hit::Hit | Hit::Critical));
    u8::try_from(hits.count()).unwrap_or(u8::MAX)
}

fn keyword_sum(state: &State, pool: &Pool, number: fn(WeaponKeyword) -> Option<u8>) -> u8 {
    let Some(attack) = state.attacks.last() else { return 0 };
    let arms = pool.weapons.iter().filter_map(|(_, weapon)| state.arm(attack.attacker, *weapon));
    let keywords = arms.flat_map(|arm| arm.weapon.keywords.iter().copied());
    keywords.filter_map(number).fold(0, u8::saturating_add)
}

/// Step 4: the dice of all weapons (LG-ATK-16) are rolled, rerolled with aim tokens, and surges
/// converted. Says whether a hit or critical showed at any time (LG-ATK-34).
fn roll(play: &mut Play<'_>, attacker: UnitId, pool: &Pool) -> Flow<bool> {
    let mut sum = Dice::default();
    for (_, weapon) in &pool.weapons {
        let dice = play.arm(attacker, *weapon).map(|arm| arm.weapon.dice).unwrap_or_default();
        sum.red = sum.red.saturating_add(dice.red);
        sum.black = sum.black.saturating_add(dice.black);
        sum.white = sum.white.saturating_add(dice.white);
    }
    let rolled = rolling::attack(play, sum)?;
    if let Some(attack) = play.attacks.last_mut() {
        attack.dice.clone_from(&rolled);
    }
    play.tell(&[Rule("LG-ATK-19")], |_| Event::AttackRoll { dice: rolled });
    let mut any = hits(play) > 0;
    // Nobody aims a token (LG-DETON-09).
    if token(play).is_none() {
        any |= aim(play, attacker)?;
    }
    convert(play, attacker);
    any |= hits(play) > 0;
    Ok(any)
}

/// Step 4b: each aim token rerolls up to 2 dice (LG-AIM-05), more with Precise X (LG-KEY-304), one
/// token after the other (LG-AIM-08). Says whether a hit showed.
fn aim(play: &mut Play<'_>, attacker: UnitId) -> Flow<bool> {
    let mut any = false;
    while play.unit(attacker).tokens.has(Marker::Aim) {
        let most = 2_u8.saturating_add(play.sum(attacker, Keyword::Precise));
        let seat = play.seat(attacker);
        let choice = play.choose_freely(seat, Prompt::Aim { most }, |state| {
            let worst = worst(state, attacker, most);
            let reroll = (!worst.is_empty()).then_some(Choice::Reroll(worst));
            reroll.into_iter().chain([Choice::Decline]).collect()
        })?;
        let Choice::Reroll(numbers) = choice else { break };
        tokens::spend(play, attacker, Marker::Aim);
        for number in numbers {
            let die = play.attacks.last().and_then(|a| a.dice.get(usize::from(number))).copied();
            let Some(die) = die.map(|face| face.die) else { continue };
            let face = die.face(play.die(crate::dice::AttackDie::SIDES)?);
            let attack = play.attacks.last_mut();
            if let Some(own) = attack.and_then(|a| a.dice.get_mut(usize::from(number))) {
                own.face = face;
            }
        }
        any |= hits(play) > 0;
        let dice = dice(play);
        play.tell(&[Rule("LG-AIM-05")], |_| Event::Rerolled { dice });
    }
    Ok(any)
}

/// The dice worth rerolling: blanks, and surges that become nothing.
fn worst(state: &State, attacker: UnitId, most: u8) -> Vec<u8> {
    let surge = state.sheet(attacker).unit.attack_surge;
    let bad =
        |die: &AttackFace| die.face == Hit::Blank || die.face == Hit::Surge && surge.is_none();
    let dice = state.attacks.last().map_or(&[][..], |attack| &attack.dice);
    let bad = dice.iter().enumerate().filter(|(_, die)| bad(die));
    bad.map(|(number, _)| number as u8).take(most.into()).collect()
}

/// Step 4c: surges become what the chart says, else blanks (LG-ATK-22).
fn convert(play: &mut Play<'_>, attacker: UnitId) {
    let chart = match play.attacks.last().filter(|attack| attack.token.is_some()) {
        None => play.sheet(attacker).unit.attack_surge,
        Some(attack) => {
            let weapon = attack.pool.as_ref().and_then(|pool| pool.weapons.first());
            weapon.and_then(|(_, arm)| play.arm(attacker, *arm)?.weapon.surge) // LG-DETON-08
        }
    };
    let to = match chart {
        Some(Surge::Hit) => Hit::Hit,
        Some(Surge::Critical) => Hit::Critical,
        None => Hit::Blank,
    };
    let Some(attack) = play.attacks.last_mut() else { return };
    let mut changed = false;
    for die in attack.dice.iter_mut().filter(|die| die.face == Hit::Surge) {
        die.face = to;
        changed = true;
    }
    if changed {
        let dice = dice(play);
        play.tell(&[Rule("LG-ATK-22")], |_| Event::Surged { dice });
    }
}

/// Step 5: cover cancels hits in ranged attacks (LG-ATK-25), then dodge tokens do (LG-DODGE-02);
/// never criticals (LG-ATK-24).
fn dodge_and_cover(play: &mut Play<'_>, attacker: UnitId, pool: &Pool) -> Flow<()> {
    let defender = pool.defender;
    let blast = keyword_sum(play, pool, |keyword| (keyword == WeaponKeyword::Blast).then_some(1));
    if !pool.melee && blast == 0 {
        let covered = match token(play) {
            None => cover::against(play, attacker, defender),
            Some(stand) => cover::from_source(play, sight::Source::token(play, stand), defender),
        };
        let grade = covered.cover;
        if let Some(attack) = play.attacks.last_mut() {
            attack.cover = grade;
        }
        play.tell(&[Rule("LG-COVER-13"), Rule("LG-COVER-19")], |_| Event::InCover {
            unit: defender,
            cover: grade,
            obscured: covered.obscured,
            because: covered.because,
        });
        cancel(play, grade as u8, Canceller::Cover);
    }
    let tokens = play.unit(defender).tokens[Marker::Dodge];
    if tokens == 0 {
        return Ok(());
    }
    let seat = play.seat(defender);
    let choice = play.choose(seat, Prompt::Dodge { most: tokens }, |_| {
        (0..=tokens).map(Choice::Spend).collect()
    })?;
    let Choice::Spend(spent) = choice else { return Ok(()) };
    for _ in 0..spent {
        tokens::spend(play, defender, Marker::Dodge);
    }
    if let Some(attack) = play.attacks.last_mut() {
        attack.dodged = spent;
    }
    cancel(play, spent, Canceller::Dodge);
    Ok(())
}

/// Cancelled dice are removed (LG-CANCEL-202).
fn cancel(play: &mut Play<'_>, most: u8, by: Canceller) {
    let Some(attack) = play.attacks.last_mut() else { return };
    let mut left = most;
    attack.dice.retain(|die| {
        let goes = left > 0 && die.face == Hit::Hit;
        left -= u8::from(goes);
        !goes
    });
    let hits = most - left;
    if hits > 0 {
        play.tell(&[Rule("LG-ATK-23")], |_| Event::Cancelled { by, hits });
    }
}

/// Step 6: the attacker first (LG-ATK-26): Impact X against armour (LG-KEY-378); then the defender:
/// Armor cancels the hits that are left (LG-KEY-301).
fn modify_attack(play: &mut Play<'_>, pool: &Pool) {
    if !play.has(pool.defender, Keyword::Armor) {
        return;
    }
    let impact = keyword_sum(play, pool, |keyword| match keyword {
        WeaponKeyword::Impact(number) => Some(number),
        _ => None,
    });
    let Some(attack) = play.attacks.last_mut() else { return };
    let mut changed = 0;
    for die in attack.dice.iter_mut().filter(|die| die.face == Hit::Hit).take(impact.into()) {
        die.face = Hit::Critical;
        changed += 1;
    }
    if changed > 0 {
        play.tell(&[Rule("LG-KEY-378")], |_| Event::Impact { hits: changed });
    }
    cancel(play, u8::MAX, Canceller::Armor);
}

/// Step 7: a defence die for each hit and critical (LG-ATK-27); surges become blocks if the chart
/// says so, else blanks (LG-ATK-29). Gives the surges that were rolled.
fn defend(play: &mut Play<'_>, defender: UnitId) -> Flow<u8> {
    let count = hits(play);
    let die = play.sheet(defender).unit.defence;
    let mut rolled: Vec<DefenceFace> = rolling::defence(play, die, count.into())?;
    let surges = rolling::count(&rolled, Block::Surge);
    let told = rolled.clone();
    play.tell(&[Rule("LG-ATK-27")], |_| Event::DefenceRoll { dice: told });
    let blocks = play.sheet(defender).unit.defence_surge || deflects(play, defender);
    for die in rolled.iter_mut().filter(|die| die.face == Block::Surge) {
        die.face = if blocks { Block::Block } else { Block::Blank };
    }
    if let Some(attack) = play.attacks.last_mut() {
        attack.defence = rolled;
    }
    Ok(surges)
}

/// Whether the defender uses Deflect: it spent a dodge token in this attack (LG-KEY-103).
fn deflects(state: &State, defender: UnitId) -> bool {
    let dodged = state.attacks.last().is_some_and(|attack| attack.dodged > 0);
    dodged && state.has(defender, Keyword::Deflect)
}

/// In a ranged attack each surge of a deflecting defender wounds the attacker (LG-KEY-102). The
/// attack goes on if that defeats it (LG-KEY-105).
fn deflect(play: &mut Play<'_>, attacker: UnitId, pool: &Pool, surges: u8) -> Flow<()> {
    // A token suffers nothing (LG-DETON-11).
    if pool.melee || surges == 0 || token(play).is_some() || !deflects(play, pool.defender) {
        return Ok(());
    }
    wounds::suffer(play, attacker, surges, &Order::Usual)
}

/// Step 8: the attacker's Pierce X cancels blocks (LG-KEY-156), but not of the immune
/// (LG-KEY-244).
fn modify_defence(play: &mut Play<'_>, pool: &Pool) {
    let pierce = keyword_sum(play, pool, |keyword| match keyword {
        WeaponKeyword::Pierce(number) => Some(number),
        _ => None,
    });
    if pierce == 0 || play.has(pool.defender, Keyword::ImmunePierce) {
        return;
    }
    let Some(attack) = play.attacks.last_mut() else { return };
    let mut left = pierce;
    attack.defence.retain(|die| {
        let goes = left > 0 && die.face == Block::Block;
        left -= u8::from(goes);
        !goes
    });
    let blocks = pierce - left;
    if blocks > 0 {
        play.tell(&[Rule("LG-KEY-156")], |_| Event::Pierced { blocks });
    }
}

/// Step 9: hits and criticals less blocks are wounds (LG-ATK-31), for miniatures that some attacker
/// saw when the attack began (LG-LOS-08).
fn compare(play: &mut Play<'_>, unit: UnitId, seen: Vec<MiniId>) -> Flow<()> {
    let blocks = play.attacks.last().map_or(0, |attack| rolling::blocks(&attack.defence));
    let wounds = hits(play).saturating_sub(blocks);
    play.tell(&[Rule("LG-ATK-31")], |_| Event::Wounds { unit, wounds });
    wounds::suffer(play, unit, wounds, &Order::Seen(seen))
}

/// After defending, a nimble unit that spent a dodge token gains one (LG-KEY-212).
fn nimble(play: &mut Play<'_>, defender: UnitId) {
    let dodged = play.attacks.last().is_some_and(|attack| attack.dodged > 0);
    if dodged && play.is_there(defender) && play.has(defender, Keyword::Nimble) {
        tokens::gain(play, defender, Marker::Dodge, 1, &[Rule("LG-KEY-212")]);
    }
}
