//! The named moments of the book. A chapter calls the moment that it has come to; here stands, in
//! the book's order, what keywords and cards do then: a new keyword is a function in `keywords/` and a
//! line here. A moment at which nothing happens yet is not listed.

use kernel::{Flow, Refusal, Rule, Seat};

use crate::attack::{Terms, terms::Knowing};
use crate::cover::Covered;
use crate::keywords::{
    attacking, building, caring, charging, commanding, defending, enraging, hunting, moving,
    serving,
};
use crate::language::When;
use crate::movement::Made;
use crate::pack::DefenceDie;
use crate::question::{Choice, Moving};
use crate::state::State;
use crate::table::{Arm, MiniId, UnitId};
use crate::tokens::Marker;
use crate::underway::{Action, Attack, Pool};
use crate::{Play, activation, attack, cards, charges, standby};

/// What a unit has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An action that cost so many; a free one costs none (LG-FREE-204).
    Action(Action, u8),
    /// The free card action of an upgrade (LG-FREE-210).
    CardAction,
    /// A move action that cost so many, and what came of it.
    Move(Action, u8, Made),
    /// A standard move of a stated speed that is no action (LG-KEY-122).
    March(Made),
    /// The free pivot of Reposition (LG-KEY-259).
    Pivot,
    /// An attack that is no action (LG-ACTION-19).
    NoAction,
    /// A compulsory move, which is no action (LG-COMPUL-02).
    Moved,
    /// It withdrew, which triggers nothing (LG-ABIL-213).
    Withdrawal,
}

impl Deed {
    /// Whether it was an action.
    #[must_use]
    pub fn is_action(self) -> bool {
        !matches!(self, Deed::March(_) | Deed::Moved | Deed::NoAction | Deed::Withdrawal)
    }

    /// Whether it was a move after which something may happen (LG-ABIL-212, LG-ABIL-213).
    #[must_use]
    pub fn is_move(self) -> bool {
        match self {
            Deed::Move(..) | Deed::March(_) | Deed::Moved | Deed::Pivot => true,
            Deed::Action(action, _) => action == Action::Move,
            Deed::CardAction | Deed::NoAction | Deed::Withdrawal => false,
        }
    }

    /// Whether the others have reacted to it before: it was the pivot of Reposition and nothing else
    /// (LG-KEY-257).
    fn is_followed(self) -> bool {
        matches!(self, Deed::Move(_, _, made) | Deed::March(made) if made.followed)
    }
}

/// A kind of move, as far as keywords tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// A standard move.
    Standard,
    /// A pivot.
    Pivot,
    /// Any other.
    Other,
}

/// A unit was deployed.
///
/// # Errors
/// Pauses for answers.
pub fn deployed(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    moving::scout(play, unit)
}

/// The set-up is complete.
///
/// # Errors
/// Pauses for answers.
pub fn set_up(play: &mut Play<'_>) -> Flow<()> {
    hunting::mark(play)
}

/// The command card of a player lies open (LG-ROUND-04).
///
/// # Errors
/// Pauses for answers.
pub fn revealed(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    cards::of_player(play, When::Revealed, seat)
}

/// A side is about to activate its first unit of the round.
///
/// # Errors
/// Pauses for answers.
pub fn first_turn(play: &mut Play<'_>, side: Seat) -> Flow<()> {
    for enemy in play.in_order(side.other()) {
        if !enemy.is_with(side) && play.activation.is_none() {
            cards::of_player(play, When::EnemyFirst, enemy)?;
        }
    }
    Ok(())
}

/// The command card of a player has issued its orders, or there was none.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn orders_issued(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    commanding::entourage(play, seat)
}

/// A unit was issued an order (LG-ORDER-05).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn ordered(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    cards::at(play, When::Ordered, unit)?;
    commanding::disciplined(play, unit)
}

/// A unit is activated: what happens before Rally (LG-ACTV-08).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn activated(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    cards::at(play, When::Activated, unit)?;
    moving::speed(play, unit)
}

/// The die of a unit's Rally step: a red one for the indomitable (LG-KEY-365).
#[must_use]
pub fn rally_die(state: &State, unit: UnitId) -> DefenceDie {
    caring::rally_die(state, unit)
}

/// A unit has performed its Rally step, with tokens or without.
///
/// # Errors
/// Pauses for answers.
pub fn rallied(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    commanding::inspire(play, unit)
}

/// Whether a unit may move in such a way.
///
/// # Errors
/// The rule that forbids it.
pub fn may_move(state: &State, unit: UnitId, gait: Gait) -> Result<(), Refusal> {
    moving::may_move(state, unit, gait)
}

/// A unit is about to act.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn acting(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    cards::at(play, When::Acting, unit)
}

/// Whether a unit has a card action, and may perform it now (LG-CACT-201).
///
/// # Errors
/// The rule that forbids it.
pub fn card_actions(state: &State, unit: UnitId, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Jump => moving::may_jump(state, unit),
        Action::Arm => charging::may_arm(state, unit),
        Action::Spotter | Action::TakeCover => commanding::may_share(state, unit, action),
        Action::PullingTheStrings => commanding::may_pull(state, unit),
        _ => Ok(()),
    }
}

/// A unit performs the card action of a keyword that concerns its friends.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn card_action(play: &mut Play<'_>, unit: UnitId, action: Action) -> Flow<()> {
    if action == Action::PullingTheStrings {
        return commanding::pull(play, unit);
    }
    commanding::share(play, unit, action)
}

/// Whether a keyword of an upgrade is a free card action, and if so whether it can be used.
#[must_use]
pub fn may_use(state: &State, unit: UnitId, upgrade: u8) -> Option<Result<(), Refusal>> {
    caring::may_care(state, unit, upgrade)
}

/// A unit uses the free card action of an upgrade.
///
/// # Errors
/// Pauses for answers.
pub fn used(play: &mut Play<'_>, unit: UnitId, upgrade: u8) -> Flow<()> {
    caring::use_care(play, unit, upgrade)
}

/// A unit is about to move so. Says how it turned before.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn moves(play: &mut Play<'_>, moving: Moving) -> Flow<Option<Choice>> {
    moving::turn_first(play, moving)
}

/// What follows a deed: the unit's standby token goes (LG-STANDBY-06), its activation remembers an
/// action, enemies react with standby tokens (LG-STANDBY-12), mines go off where it moved and charges
/// are set off (LG-DETON-10), and then come the unit's own abilities, if it is still there
/// (LG-STANDBY-14).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn acted(play: &mut Play<'_>, unit: UnitId, deed: Deed) -> Flow<()> {
    if !matches!(deed, Deed::Action(Action::Standby, _)) {
        standby::lose(play, unit);
    }
    activation::note(play, unit, deed);
    if deed == Deed::Withdrawal {
        return Ok(());
    }
    follow(play, unit, deed)
}

/// The others react to a deed, after the attack in which it was done, if any: nobody spends a standby
/// token before all pools are resolved (LG-ATK-36). Then mines go off where the unit moved
/// (LG-BATTLE-05): a standby token may be spent before (LG-DETON-10).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn follow(play: &mut Play<'_>, unit: UnitId, deed: Deed) -> Flow<()> {
    if let Some(attack) = play.attacks.last_mut() {
        attack.deeds.push((unit, deed));
        return Ok(());
    }
    if !deed.is_followed() {
        standby::react(play, unit)?;
        if deed.is_move() {
            charges::tread(play, unit)?;
        }
        if deed.is_action() {
            charges::offer(play, unit)?;
        }
    }
    match deed {
        Deed::Move(_, _, made) => {
            turn_after(play, unit, made)?;
            moving::attack_after_move(play, unit, made.began)
        }
        Deed::March(made) => turn_after(play, unit, made),
        Deed::Action(Action::Attack, _) => cards::at(play, When::Attacked, unit),
        Deed::Action(Action::Standby, _) => {
            commanding::ready(play, unit);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A unit has made a move, after which it may still turn.
fn turn_after(play: &mut Play<'_>, unit: UnitId, made: Made) -> Flow<()> {
    if made.pivots { moving::reposition(play, unit).map(drop) } else { Ok(()) }
}

/// The activation of a unit is over.
///
/// # Errors
/// Pauses for answers.
pub fn activation_over(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    cards::at(play, When::ActivationOver, unit)
}

/// A unit has made an attack, action or not, in which it shot at somebody or not.
///
/// # Errors
/// Pauses for answers.
pub fn attack_made(play: &mut Play<'_>, unit: UnitId, ranged: bool) -> Flow<()> {
    if ranged { cards::at(play, When::Shot, unit) } else { Ok(()) }
}

/// Attack dice are about to be rolled (step 4).
///
/// # Errors
/// Pauses for answers.
pub fn rolling(play: &mut Play<'_>, attacker: UnitId, pool: &Pool) -> Flow<()> {
    if pool.token.is_some() { Ok(()) } else { cards::at(play, When::Rolling, attacker) }
}

/// A unit spent an aim token.
///
/// # Errors
/// Pauses for answers.
pub fn aimed(play: &mut Play<'_>, attacker: UnitId) -> Flow<()> {
    cards::at(play, When::Aimed, attacker)
}

/// Cover is about to be applied against a ranged attack (step 5).
///
/// # Errors
/// Pauses for answers.
pub fn covering(play: &mut Play<'_>, defender: UnitId) -> Flow<()> {
    cards::at(play, When::Covering, defender)
}

/// A unit is about to suffer so many wounds from an attack. Gives those that it suffers now.
///
/// # Errors
/// Pauses for answers.
pub fn suffering(play: &mut Play<'_>, unit: UnitId, wounds: u8, by: UnitId) -> Flow<u8> {
    cards::postpone(play, unit, wounds, by)
}

/// A unit has suffered wounds.
///
/// # Errors
/// Pauses for answers.
pub fn wounded(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    cards::at(play, When::Wounded, unit)
}

/// A unit has made an attack with these pools, and everybody has reacted (LG-STANDBY-12): what follows
/// is about the defender of each.
///
/// # Errors
/// Pauses for answers.
pub fn struck(play: &mut Play<'_>, attacker: UnitId, pools: &[Pool]) -> Flow<()> {
    for pool in pools {
        let made = Attack { pool: Some(pool.clone()), ..Attack::with(attacker, Vec::new()) };
        if play.attacks.try_push(made).is_ok() {
            cards::at(play, When::Struck, attacker)?;
            play.attacks.pop();
        }
    }
    Ok(())
}

/// How many weapons each miniature of a unit may choose (LG-ATK-14).
#[must_use]
pub fn weapons_each(state: &State, unit: UnitId) -> u8 {
    attacking::arsenal(state, unit).max(1)
}

/// The rule of how many weapons a miniature of a unit may choose.
#[must_use]
pub fn rule_of_weapons(state: &State, unit: UnitId) -> Rule {
    Rule(if weapons_each(state, unit) > 1 { "LG-KEY-112" } else { "LG-ATK-14" })
}

/// Whether a miniature that has chosen so many weapons may choose another one (LG-ATK-14).
///
/// # Errors
/// The rule that forbids it.
pub fn may_use_another(state: &State, unit: UnitId, chosen: usize) -> Result<(), Refusal> {
    let most = weapons_each(state, unit);
    if chosen < usize::from(most) {
        return Ok(());
    }
    let refusal = Refusal::from(rule_of_weapons(state, unit));
    Err(refusal.with("weapons", chosen + 1).with("at most", most))
}

/// A miniature chooses a weapon against a unit (step 2b): whether keywords allow it.
///
/// # Errors
/// The rule that forbids it.
pub fn weapon_used(
    state: &State,
    mini: MiniId,
    arm: &Arm,
    defender: UnitId,
) -> Result<(), Refusal> {
    serving::may_use(state, mini, arm, defender)?;
    attacking::may_use(state, mini, &arm.weapon.keywords, defender)
}

/// How many times the dice of a weapon are contributed (step 2c).
#[must_use]
pub fn contributed(state: &State, mini: MiniId, arm: &Arm, pool: &Pool, knowing: Knowing) -> usize {
    attacking::spray(state, mini, arm, pool, knowing).unwrap_or(1)
}

/// The pools of an attack are formed (step 3).
pub fn pool_formed(play: &mut Play<'_>, attacker: UnitId, pools: &[Pool]) {
    attacking::cumbersome(play, attacker, pools);
}

/// The terms of an attack are summed up: the attacker's first, then the defender's (LG-ATK-26). Of a
/// charge token only the keywords of the weapon count (LG-KEY-149).
pub fn terms(state: &State, attacker: UnitId, pool: &Pool, knowing: Knowing, terms: &mut Terms) {
    if pool.token.is_none() {
        attacking::precise(state, attacker, terms);
    }
    attacking::blast(state, attacker, pool, terms);
    attacking::high_velocity(state, attacker, pool, terms);
    attacking::impact_terms(state, attacker, pool, terms);
    attacking::pierce_terms(state, attacker, pool, terms);
    if knowing == Knowing::Places {
        defending::weak_point(state, attacker, pool, terms);
    }
    defending::armor_terms(state, pool.defender, terms);
    defending::guard_terms(state, pool, terms);
    defending::deflect_terms(state, attacker, pool, terms);
    defending::impervious(state, pool.defender, terms);
    defending::luck_terms(state, pool.defender, terms);
    defending::immune_pierce(state, pool.defender, terms);
}

/// Cover is improved (LG-COVER-09): what depends on light cover comes last.
pub fn cover_improved(state: &State, defender: UnitId, covered: &mut Covered) {
    defending::cover(state, defender, covered);
    defending::low_profile(state, defender, covered);
}

/// Cover with all improvements is reduced (LG-KEY-328).
pub fn cover_reduced(state: &State, attacker: UnitId, covered: &mut Covered) {
    attacking::sharpshooter(state, attacker, covered);
}

/// Whether a hit that is not cancelled could serve the defender of a ranged attack with so many of
/// them, or a friend who takes it: only then is it asked how much of its cover it uses (LG-ATK-23).
#[must_use]
pub fn hits_serve(state: &State, pool: &Pool, terms: &Terms, hits: u8) -> bool {
    defending::could_deflect(pool, terms)
        || wounds_serve(state, pool.defender, hits)
        || defending::wounds_serve_a_guard(state, pool, terms, attack::plain_hits(state))
}

/// Whether so many wounds could serve a unit: they enrage it, or its cards make something of them.
#[must_use]
pub fn wounds_serve(state: &State, unit: UnitId, wounds: u8) -> bool {
    enraging::could_enrage(state, unit, wounds) || wounds > 0 && cards::wounds_serve(state, unit)
}

/// Whether a dodge token could serve the defender that cancels nothing, so many hits and criticals
/// being left (LG-DODGE-09).
#[must_use]
pub fn dodge_serves(state: &State, pool: &Pool, terms: &Terms, hits: u8) -> bool {
    let rolls = hits > 0 || terms.extra > 0;
    terms.deflects && rolls || defending::is_nimble(state, pool.defender)
}

/// Attack dice are modified (step 6): the attacker first (LG-ATK-26).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn attack_modified(play: &mut Play<'_>, pool: &Pool, terms: &Terms) -> Flow<()> {
    attacking::impact(play, pool, terms)?;
    defending::armor(play, terms);
    defending::guard(play, pool, terms)
}

/// Defence dice were rolled, so many of them surges (step 7).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn defence_rolled(
    play: &mut Play<'_>,
    attacker: UnitId,
    pool: &Pool,
    terms: &Terms,
    surges: u8,
) -> Flow<()> {
    defending::deflect(play, attacker, pool, terms, surges)
}

/// Defence dice are modified (step 8): the defender first (LG-ATK-30).
///
/// # Errors
/// Pauses for answers.
pub fn defence_modified(play: &mut Play<'_>, pool: &Pool, terms: &Terms) -> Flow<()> {
    defending::luck(play, pool.defender, terms)?;
    attacking::pierce(play, pool, terms)
}

/// Which of these miniatures of a unit suffer wounds before the others (LG-WOUND-06).
#[must_use]
pub fn order_of_wounds(state: &State, minis: Vec<MiniId>) -> Vec<MiniId> {
    serving::spared(state, minis)
}

/// A miniature of a unit was given wound tokens.
pub fn wounds_laid(play: &mut Play<'_>, unit: UnitId) {
    enraging::enrage(play, unit);
}

/// Whether the courage of a unit counts as a dash (LG-COURAGE-03).
#[must_use]
pub fn is_fearless(state: &State, unit: UnitId) -> bool {
    enraging::is_enraged(state, unit)
}

/// A unit has defended, to the end of the pool, and suffered so many wounds.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn defended(play: &mut Play<'_>, attacker: UnitId, pool: &Pool, suffered: u16) -> Flow<()> {
    attacking::suppressive(play, attacker, pool);
    attacking::ion(play, attacker, pool, suffered);
    defending::nimble(play, pool.defender);
    attacking::tow(play, attacker, pool, suffered)
}

/// A unit has performed an attack action with these pools, and everybody has reacted.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn attack_performed(play: &mut Play<'_>, unit: UnitId, pools: &[Pool]) -> Flow<()> {
    attacking::gunslinger(play, unit, pools)
}

/// A unit gained so many tokens.
pub fn token_gained(play: &mut Play<'_>, unit: UnitId, token: Marker, count: u8) {
    if token == Marker::Suppression {
        standby::lose(play, unit); // LG-STANDBY-06
    }
    commanding::teamwork(play, unit, token, count);
}

/// The last miniature of a unit was defeated, perhaps by another unit.
pub fn unit_defeated(play: &mut Play<'_>, unit: UnitId, by: Option<UnitId>) {
    hunting::collect(play, unit, by);
}

/// The leader of a unit fell, and its player chose another. Says who leads.
pub fn leader_chosen(play: &mut Play<'_>, unit: UnitId, fallen: MiniId, chosen: MiniId) -> MiniId {
    building::succeed(play, unit, fallen, chosen)
}

/// The game ends with its last round.
pub fn game_ended(play: &mut Play<'_>) {
    hunting::score(play);
}

/// The activation of a unit ends. Says whether it will be activated again. Who withdrew resolves no
/// ability of its own then (LG-WITHDRAW-04). What an enemy's card makes of what it did comes after its
/// own effects (LG-ABIL-211).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn activation_ended(play: &mut Play<'_>, unit: UnitId) -> Flow<bool> {
    let first = !play.unit(unit).again;
    let withdrew = play.activation.as_ref().is_some_and(|own| own.withdrew);
    if !withdrew {
        cards::at(play, When::ActivationEnded, unit)?;
    }
    cards::give_in(play, unit);
    cards::catch_up(play, unit)?;
    if !withdrew {
        caring::master_the_force(play, unit)?;
    }
    Ok(first && play.unit(unit).again)
}
