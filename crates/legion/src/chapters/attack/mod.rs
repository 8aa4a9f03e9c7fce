//! The attack in its ten steps (chapter "Attack").

pub mod terms;

use terms::Knowing;
pub use terms::Terms;

use kernel::{Flow, Rule};

use crate::dice::{AttackFace, Block, DefenceFace, Hit};
use crate::event::{Canceller, Event};
use crate::moments::{self, Deed};
use crate::pack::Surge;
use crate::question::{Choice, Limits, Prompt};
use crate::state::State;
use crate::table::{Arm, MiniId, UnitId};
use crate::terrain::Cover;
use crate::tokens::{self, Marker};
use crate::underway::{Action, Attack, Pool};
use crate::wounds::Order;
use crate::{Play, melee, objectives, pools, range, rolling, sight, standby, suppression, wounds};

/// Whether an attack is an action of the unit's own or a free one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "explained by LG-FREE-204")]
pub enum Attacking {
    Action,
    Free,
    NoAction,
}

/// A unit attacks: it forms its pools, all before any die is rolled (LG-ATK-17), and resolves them
/// one after the other (LG-ATK-33). Says whether it attacked.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn perform(play: &mut Play<'_>, unit: UnitId, act: Attacking, limits: Limits) -> Flow<bool> {
    let formed = form(play, unit, act, limits)?;
    carry_out(play, unit, act, formed)
}

/// The pools of an attack (steps 1 to 3). One alone against the unit that was charged, and after an
/// attack; who shoots first does not charge any more.
fn form(play: &mut Play<'_>, unit: UnitId, act: Attacking, mut limits: Limits) -> Flow<Vec<Pool>> {
    let seat = play.seat(unit);
    let mut formed: Vec<Pool> = Vec::new();
    play.underway.no_action = act == Attacking::NoAction;
    loop {
        let listed = pools::suggestions(play, unit, &limits, &formed);
        if listed.is_empty() {
            break;
        }
        let prompt = Prompt::Attack {
            unit,
            may: true,
            limits: limits.clone(),
            pools: formed.iter().map(|pool| (pool.defender, pool.weapons.clone())).collect(),
        };
        let choice = play.choose_freely(seat, prompt, |_| {
            let mut options = listed;
            options.push(Choice::Decline);
            options
        })?;
        let Choice::Attack { defender, weapons } = choice else { break };
        let melee = melee::are_in(play, unit, defender);
        let mut pool = Pool::of(defender, weapons, melee);
        pool.dice = Some(terms::contributed(play, unit, &pool, Knowing::Places)); // 2c
        formed.push(pool);
        if limits.only == Some(defender) || !limits.attacked.is_empty() {
            break;
        }
        limits.only = None;
    }
    play.underway.no_action = false;
    Ok(formed)
}

/// All pools are resolved, and what follows the attack.
fn carry_out(play: &mut Play<'_>, unit: UnitId, act: Attacking, formed: Vec<Pool>) -> Flow<bool> {
    if formed.is_empty() || play.attacks.is_full() {
        return Ok(false);
    }
    let ranged = formed.iter().any(|pool| !pool.melee);
    let free = act == Attacking::Free;
    let action = Action::Attack;
    if act != Attacking::NoAction {
        play.tell(&[Rule("LG-ACTION-01")], |_| Event::Acts { unit, action, free });
    }
    note(play, unit, &formed);
    let deeds = resolve_all(play, Attack::with(unit, formed.clone()))?;
    wounds::eliminated(play)?;
    standby::lose(play, unit); // before anybody reacts (LG-STANDBY-06)
    for (other, deed) in deeds {
        moments::follow(play, other, deed)?;
    }
    let deed = match act {
        Attacking::Action => Deed::Action(action, 1),
        Attacking::Free => Deed::Action(action, 0),
        Attacking::NoAction => Deed::NoAction,
    };
    moments::acted(play, unit, deed)?;
    moments::struck(play, unit, &formed)?;
    moments::attack_made(play, unit, ranged)?;
    if act != Attacking::NoAction {
        moments::attack_performed(play, unit, &formed)?;
    }
    Ok(true)
}

/// Resolves all pools of an attack, one after the other (LG-ATK-33). Gives what units did meanwhile,
/// on which others react now.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn resolve_all(play: &mut Play<'_>, attack: Attack) -> Flow<Vec<(UnitId, Deed)>> {
    play.attacks.push(attack);
    while resolve_next(play)? {}
    Ok(play.attacks.pop().map(|attack| attack.deeds).unwrap_or_default())
}

/// What an activation remembers of its attack, and what it exhausts (LG-EXHAUST-201).
fn note(play: &mut Play<'_>, unit: UnitId, pools: &[Pool]) {
    if let Some(activation) = play.activation.as_mut().filter(|own| own.unit == unit) {
        activation.attacked = true;
        if let Some(salvo) = &mut activation.salvo {
            salvo.extend(pools.iter().map(|pool| pool.defender).take(salvo.remaining_capacity()));
        }
    }
    moments::pool_formed(play, unit, pools);
    let arms = pools.iter().flat_map(|pool| terms::arms(play, unit, pool));
    let upgrade = |arm: &Arm| match arm.lent {
        Some((friend, weapon)) => Some((friend, play.arm(friend, weapon)?.upgrade?)),
        None => Some((unit, arm.upgrade?)),
    };
    let upgrades: Vec<(UnitId, u8)> = arms.filter_map(upgrade).collect();
    for (unit, upgrade) in upgrades {
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
    let token = attack.pools.iter().any(|pool| pool.token.is_some());
    if count == 0 || !token && !play.is_there(attacker) {
        return Ok(false);
    }
    let seat = play.seat(attacker);
    let choice = play.choose(seat, Prompt::NextPool, |_| (0..count).map(Choice::Pick).collect())?;
    let number = if let Choice::Pick(number) = choice { usize::from(number) } else { 0 };
    let Some(attack) = play.attacks.last_mut() else { return Ok(false) };
    let pool = attack.pools.remove(number.min(attack.pools.len() - 1));
    (attack.dodged, attack.pierced, attack.cover) = (0, 0, Cover::None);
    attack.pool = Some(pool.clone());
    if play.is_there(pool.defender) {
        melee::closing_up(play, |play| resolve(play, attacker, &pool))?;
    }
    Ok(true)
}

/// One pool against its defender.
fn resolve(play: &mut Play<'_>, attacker: UnitId, pool: &Pool) -> Flow<()> {
    let defender = pool.defender;
    let range = match pool.token {
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
    let seen = sight::seen_in(play, attacker, pool);
    moments::rolling(play, attacker, pool)?;
    let mut terms = Terms::of(play, attacker, pool);
    let mut any_hit = roll(play, attacker, &terms)?; // 4
    if !pool.melee {
        let before = play.unit(defender).tokens;
        moments::covering(play, defender)?;
        if terms.heeds_cover && play.unit(defender).tokens != before {
            terms.covered = Terms::of(play, attacker, pool).covered;
        }
    }
    dodge_and_cover(play, pool, &terms)?; // 5
    moments::attack_modified(play, pool, &terms)?; // 6
    any_hit |= hits(play) > 0;
    let surges = defend(play, &terms)?; // 7
    moments::defence_rolled(play, attacker, pool, &terms, surges)?;
    moments::defence_modified(play, pool, &terms)?; // 8
    let suffered = compare(play, attacker, defender, seen)?; // 9
    if any_hit && !pool.melee {
        suppression::gain(play, defender, 1); // LG-ATK-34
    }
    moments::defended(play, attacker, pool, suffered)
}

/// The attack dice as they lie.
pub fn dice(state: &State) -> Vec<AttackFace> {
    state.attacks.last().map(|attack| attack.dice.clone()).unwrap_or_default()
}

/// Who is attacked.
#[must_use]
pub fn defender(state: &State) -> Option<UnitId> {
    Some(state.attacks.last()?.pool.as_ref()?.defender)
}

/// Dodge tokens that were spent on the pool.
#[must_use]
pub fn dodged(state: &State) -> u8 {
    state.attacks.last().map_or(0, |attack| attack.dodged)
}

/// Hits that are left, without criticals.
#[must_use]
pub fn plain_hits(state: &State) -> u8 {
    let Some(attack) = state.attacks.last() else { return 0 };
    let hits = attack.dice.iter().filter(|die| die.face == Hit::Hit);
    u8::try_from(hits.count()).unwrap_or(u8::MAX)
}

/// Hits and criticals that are left.
#[must_use]
pub fn hits(state: &State) -> u8 {
    let Some(attack) = state.attacks.last() else { return 0 };
    let hits = attack.dice.iter().filter(|die| matches!(die.face, Hit::Hit | Hit::Critical));
    u8::try_from(hits.count()).unwrap_or(u8::MAX)
}

/// Step 4: the dice of all weapons (LG-ATK-16) are rolled, rerolled with aim tokens, and surges
/// converted. Says whether a hit or critical showed at any time (LG-ATK-34).
fn roll(play: &mut Play<'_>, attacker: UnitId, terms: &Terms) -> Flow<bool> {
    let rolled = rolling::attack(play, terms.dice)?;
    if let Some(attack) = play.attacks.last_mut() {
        attack.dice.clone_from(&rolled);
    }
    play.tell(&[Rule("LG-ATK-19")], |_| Event::AttackRoll { dice: rolled });
    let mut any = hits(play) > 0;
    any |= aim(play, attacker, terms)?;
    convert(play, terms.surge);
    any |= hits(play) > 0;
    Ok(any)
}

/// Step 4b: each aim token rerolls up to so many dice (LG-AIM-05), one token after the other
/// (LG-AIM-08). Says whether a hit showed.
fn aim(play: &mut Play<'_>, attacker: UnitId, terms: &Terms) -> Flow<bool> {
    let mut any = false;
    let most = terms.rerolls;
    for _ in 0..terms.aims {
        let seat = play.seat(attacker);
        let choice = play.choose_freely(seat, Prompt::Aim { most }, |state| {
            let worst = worst(state, terms.surge, most);
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
        moments::aimed(play, attacker)?;
    }
    Ok(any)
}

/// The dice worth rerolling: blanks, and surges that become nothing.
fn worst(state: &State, surge: Option<Surge>, most: u8) -> Vec<u8> {
    let bad =
        |die: &AttackFace| die.face == Hit::Blank || die.face == Hit::Surge && surge.is_none();
    let dice = state.attacks.last().map_or(&[][..], |attack| &attack.dice);
    let bad = dice.iter().enumerate().filter(|(_, die)| bad(die));
    bad.map(|(number, _)| number as u8).take(most.into()).collect()
}

/// Step 4c: surges become what the chart says, else blanks (LG-ATK-22).
fn convert(play: &mut Play<'_>, chart: Option<Surge>) {
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
fn dodge_and_cover(play: &mut Play<'_>, pool: &Pool, terms: &Terms) -> Flow<()> {
    let defender = pool.defender;
    if terms.heeds_cover {
        let covered = &terms.covered;
        if let Some(attack) = play.attacks.last_mut() {
            attack.cover = covered.cover;
        }
        play.tell(&[Rule("LG-COVER-13"), Rule("LG-COVER-19")], |_| Event::InCover {
            unit: defender,
            cover: covered.cover,
            obscured: covered.obscured.clone(),
            because: covered.because.clone(),
        });
        let used = cover_used(play, pool, terms)?;
        cancel(play, used, Canceller::Cover);
    }
    let most = terms.dodges;
    if most == 0 {
        return Ok(());
    }
    let seat = play.seat(defender);
    let choice =
        play.choose(seat, Prompt::Dodge { most }, |_| (0..=most).map(Choice::Spend).collect())?;
    let Choice::Spend(spent) = choice else { return Ok(()) };
    for _ in 0..spent {
        tokens::spend(play, defender, Marker::Dodge);
    }
    if let Some(attack) = play.attacks.last_mut() {
        attack.dodged = spent;
    }
    if terms.dodges_criticals {
        cancel_criticals(play, spent);
    } else {
        cancel(play, spent, Canceller::Dodge);
    }
    Ok(())
}

/// Whether a dodge token could do anything as the dice lie: cancel one of them that nothing else
/// cancels, or help although there is nothing to cancel (LG-DODGE-09).
#[must_use]
pub fn dodge_serves(state: &State) -> bool {
    let attack = state.attacks.last();
    let attack = attack.and_then(|attack| Some((attack.attacker, attack.pool.as_ref()?)));
    let Some((attacker, pool)) = attack else { return false };
    let terms = Terms::of(state, attacker, pool);
    let (all, plain) = (hits(state), plain_hits(state));
    let stopped = terms.armor && terms.impact == 0;
    let cancels = plain > 0 && !stopped || terms.dodges_criticals && all > plain;
    cancels || moments::dodge_serves(state, pool, &terms, all)
}

/// How many hits the defender cancels with its cover: as many as it likes (LG-ATK-23), and all that
/// it can unless a hit could serve it.
fn cover_used(play: &mut Play<'_>, pool: &Pool, terms: &Terms) -> Flow<u8> {
    let dice = play.attacks.last().map_or(&[][..], |attack| &attack.dice);
    let plain = dice.iter().filter(|die| die.face == Hit::Hit).count();
    let most = usize::from(terms.cover()).min(plain) as u8;
    if most == 0 || !moments::hits_serve(play, pool, terms, hits(play)) {
        return Ok(most);
    }
    let seat = play.seat(pool.defender);
    let options = |_: &State| (0..=most).rev().map(Choice::Spend).collect();
    let choice = play.choose(seat, Prompt::Cover { most }, options)?;
    Ok(if let Choice::Spend(used) = choice { used } else { most })
}

/// Takes up to so many dice out; gives those that are gone.
pub fn take<D: Copy>(dice: &mut Vec<D>, most: u8, goes: impl Fn(&D) -> bool) -> Vec<D> {
    let mut gone = Vec::new();
    dice.retain(|die| {
        let out = gone.len() < usize::from(most) && goes(die);
        if out {
            gone.push(*die);
        }
        !out
    });
    gone
}

/// Dodge tokens that cancel criticals, and hits with what is left of them.
fn cancel_criticals(play: &mut Play<'_>, most: u8) {
    let criticals = cancel_faces(play, most, Canceller::Dodge, Hit::Critical);
    cancel(play, most - criticals, Canceller::Dodge);
}

/// Cancelled dice are removed (LG-CANCEL-202).
pub fn cancel(play: &mut Play<'_>, most: u8, by: Canceller) {
    cancel_faces(play, most, by, Hit::Hit);
}

/// Removes up to so many dice with a face. Says how many.
fn cancel_faces(play: &mut Play<'_>, most: u8, by: Canceller, face: Hit) -> u8 {
    let Some(attack) = play.attacks.last_mut() else { return 0 };
    let gone = take(&mut attack.dice, most, |die| die.face == face);
    let hits = gone.len() as u8;
    if gone.is_empty() {
        return 0;
    }
    let dice = dice(play);
    play.tell(&[Rule("LG-ATK-23")], |_| Event::Cancelled { by, hits, dice, gone });
    hits
}

/// Step 7: a defence die for each hit and critical (LG-ATK-27); surges become blocks if the chart
/// says so, else blanks (LG-ATK-29). Gives the surges that were rolled.
fn defend(play: &mut Play<'_>, terms: &Terms) -> Flow<u8> {
    let count = hits(play).saturating_add(terms.extra);
    let rolled: Vec<DefenceFace> = rolling::defence(play, terms.defence, count.into())?;
    let surges = rolling::count(&rolled, Block::Surge);
    let surged = rolling::converted(&rolled, terms.surges_block(dodged(play)));
    if let Some(attack) = play.attacks.last_mut() {
        attack.defence.clone_from(&surged);
    }
    play.tell(&[Rule("LG-ATK-27")], |_| Event::DefenceRoll { dice: rolled, surged });
    Ok(surges)
}

/// Step 9: hits and criticals less blocks are wounds (LG-ATK-31), for miniatures that some attacker
/// saw when the attack began (LG-LOS-08). Gives those that were suffered.
fn compare(play: &mut Play<'_>, attacker: UnitId, unit: UnitId, seen: Vec<MiniId>) -> Flow<u16> {
    let blocks = play.attacks.last().map_or(0, |attack| rolling::blocks(&attack.defence));
    let hits = hits(play);
    let wounds = hits.saturating_sub(blocks);
    play.tell(&[Rule("LG-ATK-31")], |_| Event::Wounds { unit, hits, blocks, wounds });
    let before = wounds::total(play, unit);
    wounds::of_attack(play, unit, wounds, &Order::Seen(seen), attacker)?;
    Ok(wounds::total(play, unit).saturating_sub(before))
}
