//! The one judge of answers, why an answer is not possible, and random answers.

use kernel::{Chance, Question, Refusal, Rule};
use measure::{Direction, Length, Point};

use crate::format::BattleCard;
use crate::keywords::{caring, commanding};
use crate::moments::{self, Gait};
use crate::movement::{self, compulsory, vertical};
use crate::question::{Ability, CardId, Choice, Moving, Picked, Prompt, Why};
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};
use crate::tokens::Marker;
use crate::underway::Pool;
use crate::{
    Legion, activation, cards, charges, cohesion, command, deployment, laying, melee, objectives,
    placement, placing, pools, reinforcements, standby, words, wounds,
};

/// Whether an answer is legal: listed, or a place, a pool or dice that the rules admit.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(state: &State, question: &Question<Legion>, choice: &Choice) -> Result<(), Refusal> {
    let bend = if let Choice::Move { via, .. } = choice { *via } else { None };
    if !places(choice).iter().all(|stand| stand.in_bounds()) || !bend.is_none_or(Point::in_bounds) {
        return Err(Rule("LG-LEAVE-03").into());
    }
    if question.options.contains(choice) {
        return Ok(());
    }
    match (&question.prompt, choice) {
        (Prompt::Deploy, Choice::Deploy { unit, stands }) => {
            deployment::judge(state, question.seat, *unit, stands)
        }
        (Prompt::Enter(unit), Choice::Deploy { unit: other, stands }) if unit == other => {
            reinforcements::judge_arrival(state, *unit, stands)
        }
        (Prompt::LayToken(apart), Choice::Place(stand)) => {
            objectives::judge_laying(state, *stand, *apart)
        }
        (Prompt::PlaceTerrain, Choice::Terrain { model, at, facing }) if at.in_bounds() => {
            placement::judge(state, *model, *at, *facing)
        }
        (Prompt::LayCharge { unit, .. }, Choice::Place(stand)) => {
            charges::judge(state, *unit, *stand)
        }
        (Prompt::CarryToken { token }, Choice::Place(stand)) => {
            objectives::judge_carrying(state, *token, *stand)
        }
        (Prompt::Displace { unit, from }, Choice::Place(stand)) => {
            movement::displacement::judge(state, *unit, *from, *stand)
        }
        (Prompt::Restore { mini }, Choice::Place(stand)) => {
            caring::judge_place(state, *mini, *stand)
        }
        (Prompt::CloseUp { unit, foe }, Choice::Place(stand)) => {
            melee::judge_contact(state, *unit, *foe, *stand)
        }
        (Prompt::Move(moving), choice) => judge_move(state, *moving, choice),
        (Prompt::Cohere { unit, after }, Choice::Stands(stands)) => {
            cohesion::judge(state, *unit, *after, stands)
        }
        (Prompt::Attack { unit, limits, pools, .. }, Choice::Attack { defender, weapons }) => {
            let pools: Vec<Pool> =
                pools.iter().map(|(defender, weapons)| pool(*defender, weapons)).collect();
            pools::judge(state, *unit, limits, &pools, *defender, weapons)
        }
        (Prompt::Aim { most }, Choice::Reroll(dice)) => {
            let count = state.attacks.last().map_or(0, |attack| attack.dice.len());
            judge_reroll(count, *most, dice, [Rule("LG-AIM-05"), Rule("LG-AIM-09")])
        }
        (Prompt::Luck { most }, Choice::Reroll(dice)) => {
            let count = state.attacks.last().map_or(0, |attack| attack.defence.len());
            judge_reroll(count, *most, dice, [Rule("LG-KEY-373"), Rule("LG-KEY-375")])
        }
        _ => Err(explain(state, question, choice)),
    }
}

fn pool(defender: UnitId, weapons: &[(MiniId, u8)]) -> Pool {
    Pool::of(defender, weapons.to_vec(), false)
}

/// The places that an answer names.
fn places(choice: &Choice) -> &[Stand] {
    match choice {
        Choice::Deploy { stands, .. } | Choice::Stands(stands) => stands,
        Choice::Place(stand)
        | Choice::Move { to: stand, .. }
        | Choice::Reverse { to: stand, .. }
        | Choice::Climb { to: stand }
        | Choice::Clamber { to: stand } => std::slice::from_ref(stand),
        _ => &[],
    }
}

/// The one judge of moves of every kind.
///
/// # Errors
/// The rule that a move breaks.
pub fn judge_move(state: &State, moving: Moving, choice: &Choice) -> Result<(), Refusal> {
    let disabled = state.unit(moving.unit).tokens.has(Marker::Disabled);
    let actions = if let Why::Action(actions) = moving.why { actions } else { 2 };
    let tool_only = matches!(
        moving.why,
        Why::Withdraw | Why::Compulsory | Why::Jump(_) | Why::Stated | Why::Pushed | Why::Scout
    );
    let own = state.activation.as_ref().filter(|own| own.unit == moving.unit);
    let pivots = matches!(choice, Choice::Pivot { .. });
    moments::may_move(state, moving.unit, gait(moving, choice))?;
    let turned = state.underway.turned == Some(moving.unit);
    if moving.why == Why::Reposition && !pivots || turned && !matches!(choice, Choice::Move { .. })
    {
        return Err(Rule("LG-KEY-257").into());
    }
    if moving.why == Why::Towed && !pivots {
        return Err(Rule("LG-KEY-329").into());
    }
    if own.is_some_and(|own| own.cumbersome) && !pivots {
        return Err(Rule("LG-KEY-341").into());
    }
    match choice {
        Choice::Move { .. } if disabled && actions < 2 => Err(Rule("LG-DISABLED-04").into()),
        Choice::Move { speed, to, via } => {
            let judged = movement::judge_via(state, moving, *speed, *to, *via);
            let way = judged.map_err(|refusal| match moving.why {
                Why::Pushed if refusal.rule == Rule("LG-LEAVE-03") => Rule("LG-LEAVE-04").into(),
                _ => refusal,
            })?;
            let compulsory = moving.why == Why::Compulsory;
            if !compulsory
                || compulsory::is_full(state, moving, *speed, &way)
                || compulsory::is_farthest(state, moving, *speed, &way)
            {
                return Ok(());
            }
            let full = compulsory::has_full_way(state, moving);
            Err(Rule(if full { "LG-COMPUL-04" } else { "LG-COMPUL-06" }).into())
        }
        _ if tool_only => Err(Rule("LG-MOVE-29").into()),
        Choice::Reverse { speed, to } => {
            movement::judge_reverse(state, moving, *speed, *to).map(drop)
        }
        Choice::Pivot { facing } => movement::judge_pivot(state, moving.unit, *facing),
        Choice::Climb { to } => Err(vertical::explain(state, moving, *to, false)),
        Choice::Clamber { to } => Err(vertical::explain(state, moving, *to, true)),
        _ => Err(Rule("LG-MOVE-01").into()),
    }
}

/// What kind of move an answer is.
fn gait(moving: Moving, choice: &Choice) -> Gait {
    match choice {
        Choice::Move { .. } if moving.why != Why::Compulsory => Gait::Standard,
        Choice::Pivot { .. } => Gait::Pivot,
        _ => Gait::Other,
    }
}

/// No more dice than allowed, and each once, by these rules.
fn judge_reroll(
    count: usize,
    most: u8,
    dice: &[u8],
    [limit, once_each]: [Rule; 2],
) -> Result<(), Refusal> {
    let known = dice.iter().all(|&die| usize::from(die) < count);
    let mut once = dice.to_vec();
    once.sort_unstable();
    once.dedup();
    if dice.len() > usize::from(most) {
        return Err(Refusal::from(limit).with("dice", dice.len()).with("at most", most));
    }
    if !known || once.len() != dice.len() || dice.is_empty() {
        return Err(once_each.into());
    }
    Ok(())
}

/// The refusal of an answer that is neither listed nor admitted.
#[must_use]
pub fn explain(state: &State, question: &Question<Legion>, choice: &Choice) -> Refusal {
    match (&question.prompt, choice) {
        (Prompt::Act(unit), Choice::Action(action)) => {
            let broken = activation::refuse(state, *unit, *action).err();
            broken.unwrap_or_else(|| Rule("LG-ACTION-01").into())
        }
        (Prompt::Act(unit), Choice::Use(upgrade)) => {
            let broken = cards::may_use(state, *unit, CardId::Upgrade(*unit, *upgrade)).err();
            broken.unwrap_or_else(|| Rule("LG-FREE-210").into())
        }
        (Prompt::Act(unit), Choice::UseCommand(number)) => {
            let card = CardId::Command(question.seat, *number);
            let broken = cards::may_use(state, *unit, card).err();
            broken.unwrap_or_else(|| Rule("LG-FREE-210").into())
        }
        (Prompt::Act(unit), Choice::Withdraw) => {
            let engaged = melee::is_engaged(state, *unit);
            if let (true, Err(still)) = (engaged, moments::may_move(state, *unit, Gait::Standard)) {
                return still;
            }
            Rule(if engaged { "LG-WITHDRAW-02" } else { "LG-WITHDRAW-01" }).into()
        }
        (Prompt::Wound(unit), Choice::Mini(mini)) => {
            wounds::explain(state, *unit, *mini, &question.options)
        }
        (Prompt::Standby { .. }, Choice::StandbyMove(unit)) => standby::explain(state, *unit),
        (Prompt::Discard, Choice::Row(1))
            if !state.table.format.battle_cards.kinds.contains(&BattleCard::Deployment) =>
        {
            Rule("LG-EPIC-06").into()
        }
        (Prompt::Pay { card, .. } | Prompt::Target { card, .. }, _) => {
            Refusal::from(Rule(general(&question.prompt)))
                .with("card", words::card_name(state, *card))
        }
        (prompt, choice) => {
            let why = command::explain(state, question.seat, prompt, choice);
            let why = why.or_else(|| explain_ability(state, prompt, choice));
            why.unwrap_or_else(|| Rule(general(prompt)).into())
        }
    }
}

/// Why an ability of a keyword cannot be used so.
fn explain_ability(state: &State, prompt: &Prompt, choice: &Choice) -> Option<Refusal> {
    let known = |unit: &UnitId| unit.index() < state.units.len();
    match (prompt, choice) {
        (Prompt::Ability { unit: by, ability: Ability::Entourage, .. }, Choice::Unit(unit))
            if known(by) && known(unit) =>
        {
            commanding::may_follow(state, *by, *unit).err()
        }
        (Prompt::Ability { ability, .. }, _) => Some(ability.rule().into()),
        (Prompt::Mend { ability: Ability::Treat, .. }, Choice::Mini(mini))
            if state.minis.len() > mini.index() && state.stand(*mini).is_none() =>
        {
            let fallen = state.minis.get(mini.index()).is_some_and(|own| own.fallen);
            Some(Rule(if fallen { "LG-KEY-127" } else { "LG-KEY-130" }).into())
        }
        _ => None,
    }
}

/// The rule behind a question, for answers that fit it in no way.
fn general(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::PlaceTerrain => "LG-TERRAIN-55",
        Prompt::Colour => "LG-SETUP-07",
        Prompt::Side => "LG-SETUP-09",
        Prompt::Discard => "LG-SETUP-15",
        Prompt::LayToken(apart) if apart.mine => "LG-COND-02",
        Prompt::LayToken(_) => "LG-OBJ-203",
        Prompt::MarkTerrain => "LG-ERRATA-06",
        Prompt::SetAside => "LG-ERRATA-11",
        Prompt::Deploy => "LG-DEPLOY-03",
        Prompt::Command => "LG-CCARD-220",
        Prompt::Nominate => "LG-ORDER-01",
        Prompt::Issue { .. } => "LG-ORDER-03",
        Prompt::Activate | Prompt::Drawn(_) => "LG-ACTV-04",
        Prompt::Enter(_) => "LG-ERRATA-13",
        Prompt::Act(_) => "LG-ACTION-01",
        Prompt::FreeAction(_) => "LG-FREE-206",
        Prompt::Target { card: CardId::Upgrade(..), .. } => "LG-FREE-210",
        Prompt::Pay { .. } | Prompt::Target { .. } => "LG-GOLD-02",
        Prompt::Move(_) => "LG-MOVE-01",
        Prompt::Cohere { .. } => "LG-COH-202",
        Prompt::Displace { .. } => "LG-DISPL-14",
        Prompt::CloseUp { .. } => "LG-MELEE-217",
        Prompt::Attack { .. } => "LG-ATK-10",
        Prompt::NextPool => "LG-ATK-19",
        Prompt::Aim { .. } => "LG-AIM-05",
        Prompt::Cover { .. } => "LG-ATK-23",
        Prompt::Dodge { .. } => "LG-DODGE-02",
        Prompt::Guard(_) => "LG-KEY-137",
        Prompt::PierceGuard { .. } => "LG-KEY-145",
        Prompt::Impact { .. } => "LG-KEY-378",
        Prompt::Pierce { .. } => "LG-KEY-156",
        Prompt::Luck { .. } => "LG-KEY-373",
        Prompt::Wound(_) => "LG-WOUND-06",
        Prompt::Leader(_) => "LG-DEFEAT-04",
        Prompt::DestroyWeapon(_) => "LG-RESIL-07",
        Prompt::Standby { .. } => "LG-STANDBY-04",
        Prompt::Recover(_) => "LG-RECOVER-202",
        Prompt::CarryToken { .. } => "LG-OBJ-215",
        Prompt::LayCharge { .. } => "LG-KEY-323",
        Prompt::Detonate { .. } => "LG-KEY-154",
        Prompt::Ability { .. } => "LG-ABIL-207",
        Prompt::Mend { ability: Ability::Treat, .. } => "LG-KEY-127",
        Prompt::Mend { .. } => "LG-KEY-313",
        Prompt::Restore { .. } => "LG-KEY-131",
        Prompt::Claim(_) => "LG-OBJ-212",
        Prompt::Promote => "LG-END-209",
        Prompt::Flee(_) => "LG-PANIC-08",
        Prompt::Player(Picked::Priority) => "LG-TEAM-11",
        Prompt::Player(Picked::Activation) => "LG-TEAM-17",
        Prompt::Player(Picked::Opponent) => "LG-TEAM-21",
    }
}

/// What a player may think of but cannot do now, with the reason.
#[must_use]
pub fn closed(state: &State, question: &Question<Legion>) -> Vec<(Choice, Refusal)> {
    use crate::underway::Action as A;
    let Prompt::Act(_) = question.prompt else { return Vec::new() };
    let actions = [A::Move, A::Attack, A::Aim, A::Dodge, A::Standby, A::Recover];
    let shut = actions.map(Choice::Action).into_iter();
    let shut = shut.filter(|choice| !question.options.contains(choice));
    shut.map(|choice| {
        let why = explain(state, question, &choice);
        (choice, why)
    })
    .collect()
}

/// A random answer to an open question.
pub fn sample(state: &State, question: &Question<Legion>, chance: &mut Chance) -> Option<Choice> {
    match &question.prompt {
        Prompt::Deploy => deployment::sample(state, question.seat, chance),
        Prompt::LayToken(apart) => {
            let place = (0..20).find_map(|_| {
                let stand = somewhere(state, chance);
                let legal = objectives::judge_laying(state, stand, *apart).is_ok();
                legal.then_some(stand)
            });
            let place = place.or_else(|| laying::some_place(state, *apart));
            place.map(Choice::Place)
        }
        Prompt::Move(moving) => sample_move(state, *moving, chance),
        _ => None,
    }
}

fn somewhere(state: &State, chance: &mut Chance) -> Stand {
    let mut along = |side: Length| chance.below(side.max(1) as usize) as i32 - side / 2;
    let [long, short] = state.table.terrain.sides;
    Stand { x: along(long), y: along(short), level: 0, facing: Direction::default() }
}

/// A random move: of a full compulsory one a random bend, else a random place in reach.
fn sample_move(state: &State, moving: Moving, chance: &mut Chance) -> Option<Choice> {
    let (_, from) = state.leader(moving.unit)?;
    if moving.why == Why::Compulsory {
        let (speed, way) = compulsory::some_full_way(state, moving, chance)?;
        return Some(Choice::Move { speed, to: way.to, via: None });
    }
    let turns = matches!(moving.why, Why::Reposition | Why::Towed);
    for _ in 0..if turns { 0 } else { 6 } {
        let speed = 1 + chance.below(usize::from(moving.speed.clamp(1, 3))) as u8;
        let to = if state.kind(moving.unit).is_notched() {
            on_tool(state, moving.unit, from, speed, chance)
        } else {
            around(state, moving.unit, from, speed, chance)
        };
        let Some(to) = to else { continue };
        let choice = Choice::Move { speed, to, via: None };
        if judge_move(state, moving, &choice).is_ok() {
            return Some(choice);
        }
    }
    let pivots = turns || matches!(moving.why, Why::Action(_) | Why::Free);
    let facing = from.facing.turned(chance.below(3393) as i32 - 1696);
    let pivot = Choice::Pivot { facing };
    (pivots && judge_move(state, moving, &pivot).is_ok()).then_some(pivot)
}

/// A place around a round base, with a surface to stand on.
fn around(
    state: &State,
    unit: UnitId,
    from: Stand,
    speed: u8,
    chance: &mut Chance,
) -> Option<Stand> {
    let tool = state.table.tool(speed);
    let reach = tool.first + tool.second + 2 * state.table.radius(unit);
    let length = chance.below(reach.max(1) as usize) as Length;
    let part = chance.below(360) as u16;
    let point = placing::on_circle(from.point(), length, Direction::default(), part, 360);
    on_surface(state, unit, from, point)
}

/// A place on a tool that is laid into a notch.
fn on_tool(
    state: &State,
    unit: UnitId,
    from: Stand,
    speed: u8,
    chance: &mut Chance,
) -> Option<Stand> {
    let ride = movement::ride(state, unit, measure::tool::Heading::Free);
    let tool = state.table.tool(speed);
    let first = ride.start + tool.first;
    let whole = first + tool.second + ride.end;
    let length = 1 + chance.below(whole.max(1) as usize) as Length;
    let bend = chance.below(3393) as i32 - 1696;
    let joint = from.point().moved(from.facing.step(first.min(length)))?;
    let point = match length > first {
        true => joint.moved(from.facing.turned(bend).step(length - first))?,
        false => joint,
    };
    on_surface(state, unit, from, point)
}

fn on_surface(state: &State, unit: UnitId, from: Stand, point: Point) -> Option<Stand> {
    let base = state.table.base(unit, point);
    let level = state.table.terrain.level(base)?;
    Some(Stand { level, ..from.at(point) })
}
