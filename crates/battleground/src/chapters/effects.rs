//! Carrying out the effect language.

use arrayvec::ArrayVec;
use kernel::{Flow, Rule};
use serde_json::Value;

use crate::attack::{self, Attack};
use crate::event::{Event, TestKind};
use crate::language::{Deed, Effect, FreeAttack, MoveKind, SkillTest, Target, TestResult, Until};
use crate::modifiers::{Context, Rank};
use crate::movement::aimed_hexes;
use crate::probe::{self, Probe, Reasons};
use crate::question::{Choice, Prompt};
use crate::shove::{self, Shove, swap};
use crate::state::{BuffMarker, DebuffMarker, Gift, MOST_NESTED, Spell, State};
use crate::table::{FigureId, MOST_FIGURES, MOST_MANA};
use crate::wounds::{self, Blow};
use crate::{Play, cards, facing, interrupt, mana, markers, movement, signs};

/// Some of the characters.
pub type Figures = ArrayVec<FigureId, MOST_FIGURES>;

/// Whose effect it is, and about whom.
#[derive(Clone, Copy, Debug)]
pub struct Cause {
    /// The bearer of the ability.
    pub bearer: FigureId,
    /// The other character of the attack, test or effect at hand.
    pub other: Option<FigureId>,
    /// The attack it belongs to.
    pub blow: Blow,
    /// A skill: its user turns to a chosen target (BG-SKILL-11) and makes skill tests (BG-SKILL-12).
    pub skill: bool,
    /// The kind of card it stands on (BG-CORE-04).
    pub rank: Rank,
    /// How deep effects are nested.
    depth: usize,
}

impl Cause {
    /// An effect of a card on a character.
    #[must_use]
    pub fn of(bearer: FigureId, rank: Rank) -> Cause {
        let blow = Blow { by: Some(bearer), ..Blow::default() };
        Cause { bearer, other: None, blow, skill: false, rank, depth: 0 }
    }

    /// The effect of a weapon on its target.
    #[must_use]
    pub fn attack(bearer: FigureId, target: FigureId, blow: Blow) -> Cause {
        Cause { other: Some(target), blow, ..Cause::of(bearer, Rank::Weapon) }
    }

    /// A skill of a character or of its item; what a weapon can do is no skill (BG-SKILL-02).
    #[must_use]
    pub fn skill(bearer: FigureId, rank: Rank, other: Option<FigureId>) -> Cause {
        Cause { other, skill: rank != Rank::Weapon, ..Cause::of(bearer, rank) }
    }

    /// The same, set off by an attack: what it does by a weapon's own ability is done with the weapon.
    #[must_use]
    pub fn after(self, attack: Blow) -> Cause {
        let (flank, answers) = (attack.flank, attack.answers.saturating_add(1));
        let blow = match self.rank {
            Rank::Weapon => Blow { by: Some(self.bearer), answers, ..attack },
            _ => Blow { flank, answers, ..self.blow },
        };
        Cause { blow, ..self }
    }

    fn deeper(self, other: FigureId) -> Cause {
        Cause { other: Some(other), depth: self.depth + 1, ..self }
    }
}

/// Carries out effects, one after the other.
///
/// # Errors
/// Pauses for decisions.
pub fn apply(p: &mut Play, effects: &[Effect], cause: Cause) -> Flow<()> {
    if cause.depth > MOST_NESTED {
        return Ok(());
    }
    for effect in effects {
        let mut waiting = choose_targets(p, effect, cause)?;
        while let Some(concerned) = next(p, effect, cause, &mut waiting)? {
            for deed in &effect.deeds {
                // BG-SQUAD-06: a removed character is no object of effects.
                if p.is_up(concerned) {
                    carry_out(p, deed, concerned, cause)?;
                }
            }
        }
    }
    Ok(())
}

/// Who of those that an effect concerns comes next. Where pushes or pulls get in each other's way, the
/// bearer's player decides, as of the targets of an area (BG-MFX-19, BG-AREA-03).
fn next(
    p: &mut Play,
    effect: &Effect,
    cause: Cause,
    waiting: &mut Figures,
) -> Flow<Option<FigureId>> {
    waiting.retain(|id| p.is_up(*id));
    let shoves = shoves(&effect.deeds);
    if waiting.len() < 2 || !shove::collide(p, waiting, cause.bearer, &shoves) {
        return Ok((!waiting.is_empty()).then(|| waiting.remove(0)));
    }
    let seat = p.seat(cause.bearer);
    let list = |_: &State| waiting.iter().map(|&id| Choice::Target(id)).collect();
    let choice = p.choose(seat, Prompt::Target(cause.bearer), list)?;
    let Choice::Target(next) = choice else { return Ok(None) };
    waiting.retain(|id| *id != next);
    Ok(Some(next))
}

/// The pushes and pulls of deeds, those after a test or a choice too.
fn shoves(deeds: &[Deed]) -> Vec<(Shove, u8)> {
    let of = |effects: &[Effect]| -> Vec<(Shove, u8)> {
        let about_other = effects.iter().filter(|effect| effect.to == Target::Other);
        about_other.flat_map(|effect| shoves(&effect.deeds)).collect()
    };
    let each = deeds.iter().flat_map(|deed| match deed {
        Deed::Push(hexes) => vec![(Shove::Push, *hexes)],
        Deed::Pull(hexes) => vec![(Shove::Pull, *hexes)],
        Deed::Test(test) => test.results.iter().flat_map(|result| of(&result.effects)).collect(),
        Deed::OneOf(alternatives) => alternatives.iter().flat_map(|one| of(one)).collect(),
        _ => Vec::new(),
    });
    each.collect()
}

/// Whom an effect concerns; one of several by choice of the bearer's player.
fn choose_targets(p: &mut Play, effect: &Effect, cause: Cause) -> Flow<Figures> {
    let all = concerned(p, effect, cause);
    if !is_choice(effect.to) || all.is_empty() {
        return Ok(all);
    }
    let seat = p.seat(cause.bearer);
    let list = |_: &State| all.iter().map(|&id| Choice::Target(id)).collect();
    let choice = p.choose(seat, Prompt::Target(cause.bearer), list)?;
    let Choice::Target(chosen) = choice else { return Ok(Figures::new()) };
    if cause.skill && chosen != cause.bearer {
        let hexes = aimed_hexes(p, cause.bearer, chosen);
        facing::turn_toward(p, cause.bearer, &hexes, &[Rule("BG-SKILL-11")])?;
    }
    Ok(std::iter::once(chosen).collect())
}

/// Whether the bearer's player chooses one.
#[must_use]
pub fn is_choice(to: Target) -> bool {
    matches!(
        to,
        Target::Enemy(_)
            | Target::Ally(_)
            | Target::AllyOrOwn(_)
            | Target::Character(_)
            | Target::EngagedEnemy
    )
}

/// Who can be concerned by an effect whose conditions hold; of those one can choose from, only whom it
/// can do something to (BG-SKILL-09). Where the effect itself says whom it
/// concerns, "other" in its conditions is that character.
fn concerned(state: &State, effect: &Effect, cause: Cause) -> Figures {
    let own_other = matches!(effect.to, Target::Own | Target::Other);
    let holds = |&id: &FigureId| {
        let other = if own_other { cause.other } else { Some(id) };
        let flank = cause.blow.flank;
        state.hold(&Context { other, flank, ..Context::of(cause.bearer) }, &effect.conditions)
    };
    let mut found: Figures =
        candidates(state, effect.to, cause).into_iter().filter(holds).collect();
    if is_choice(effect.to) {
        found.retain(|id| idle(state, effect, *id, cause).is_none());
    }
    found
}

/// The rule by which an effect would do nothing at all to a character.
fn idle(state: &State, effect: &Effect, who: FigureId, cause: Cause) -> Option<Rule> {
    let mut rule = None;
    for deed in &effect.deeds {
        rule = Some(can(state, deed, who, cause).err()?);
    }
    rule
}

/// The first of some rules, if there is one each time.
fn if_each(rules: impl Iterator<Item = Option<Rule>>) -> Option<Rule> {
    let mut first = None;
    for rule in rules {
        first = first.or(Some(rule?));
    }
    first
}

/// Whether a deed can do anything to a character: it is not moved if it cannot be, nor offered what it
/// has no use for. Other deeds always can.
fn can(state: &State, deed: &Deed, who: FigureId, cause: Cause) -> Result<(), Rule> {
    let of_results = |effects: &[Effect]| {
        let about = |effect: &Effect| match effect.to {
            Target::Other => idle(state, effect, who, cause),
            _ => None,
        };
        if_each(effects.iter().map(about))
    };
    match deed {
        Deed::Push(_) => shove::may_shove(state, who, cause.bearer, Shove::Push),
        Deed::Pull(_) => shove::may_shove(state, who, cause.bearer, Shove::Pull),
        Deed::Swap => shove::may_swap(state, cause.bearer, who),
        Deed::Move(free) => movement::may_use(state, who, free),
        Deed::Sign(sign) => match signs::places(state, cause.bearer, sign.reach).next() {
            Some(_) => Ok(()),
            None => Err(Rule("BG-SIGN-03")),
        },
        Deed::Test(test) => {
            let harmless = |result: &TestResult| match result.wounds {
                0 => of_results(&result.effects),
                _ => None,
            };
            if_each(test.results.iter().map(harmless)).map_or(Ok(()), Err)
        }
        Deed::OneOf(alternatives) => {
            let rules = alternatives.iter().map(|one| of_results(one));
            if_each(rules).map_or(Ok(()), Err)
        }
        _ => Ok(()),
    }
}

/// Who can be concerned: in reach and in line of sight of the bearer (BG-SKILL-09); an enemy in an
/// interrupt must be the interrupted character (BG-INT-06).
#[must_use]
pub fn candidates(state: &State, to: Target, cause: Cause) -> Figures {
    let own = cause.bearer;
    let near = |reach: u8, id: &FigureId| state.within(reach, own, *id) && state.sees(own, *id);
    // BG-SQUAD-06: who was knocked out meanwhile has nobody in reach or in sight.
    let here = state.is_up(own);
    let up = state.fielded().filter(|&id| here && state.is_up(id) && id != own);
    let enemy = |id: &FigureId| state.seat(*id) != state.seat(own);
    let mut found: Figures = match to {
        Target::Own => return std::iter::once(own).collect(),
        Target::Other => return cause.other.into_iter().filter(|&id| state.is_up(id)).collect(),
        Target::Enemy(reach) | Target::Enemies(reach) => {
            up.filter(enemy).filter(|id| near(reach, id)).collect()
        }
        Target::Ally(reach) | Target::Allies(reach) | Target::AllyOrOwn(reach) => {
            up.filter(|id| !enemy(id)).filter(|id| near(reach, id)).collect()
        }
        Target::Character(reach) | Target::Characters(reach) => {
            up.filter(|id| near(reach, id)).collect()
        }
        Target::EngagedEnemy | Target::EngagedEnemies => {
            up.filter(|&id| state.engaged(own, id)).collect()
        }
    };
    if let Target::AllyOrOwn(_) = to
        && state.is_up(own)
    {
        found.push(own);
    }
    if let Some(interrupt) = state.interrupt_of_squad(own)
        && is_choice(to)
    {
        found.retain(|id| !enemy(id) || *id == interrupt.against);
    }
    found
}

/// One deed on one character.
fn carry_out(p: &mut Play, deed: &Deed, who: FigureId, cause: Cause) -> Flow<()> {
    match deed {
        Deed::Wounds(wounds) => wounds::receive(p, who, *wounds, cause.blow)?,
        Deed::Heal(wounds) => wounds::heal(p, who, *wounds),
        Deed::Mana(amount) => mana::gain(p, who, *amount),
        Deed::LoseMana(amount) => mana::spend(p, who, *amount, &[Rule("BG-MANA-03")]),
        Deed::Ap(ap) => gain_ap(p, who, *ap),
        Deed::Draw(count) => {
            let seat = p.seat(who);
            cards::draw(p, seat, usize::from(*count));
        }
        Deed::Buff(buff) => markers::give_buff(p, who, BuffMarker::Common(*buff))?,
        Deed::Debuff(debuff) => markers::give_debuff(p, who, DebuffMarker::Common(*debuff))?,
        Deed::Marker(id) => markers::give_unique(p, who, id, cause.rank)?,
        Deed::RemoveBuff => markers::remove_buff(p, who)?,
        Deed::RemoveDebuff => markers::remove_debuff(p, who)?,
        Deed::Focus => set_focus(p, who, true),
        Deed::LoseFocus => set_focus(p, who, false),
        Deed::Standby => set_standby(p, who),
        Deed::LoseStandby => interrupt::end_standby(p, who, &[Rule("BG-READY-01")]),
        Deed::Push(hexes) => shove::shove(p, who, cause.bearer, Shove::Push, *hexes)?,
        Deed::Pull(hexes) => shove::shove(p, who, cause.bearer, Shove::Pull, *hexes)?,
        Deed::Swap => swap(p, cause.bearer, who)?,
        Deed::Move(free) => movement::free(p, who, free)?,
        Deed::Attack(free) => free_attack(p, who, free, cause.other)?,
        Deed::Turn => {
            let facings = facing::possible(p, who);
            facing::ask(p, who, &facings, &[Rule("BG-FACE-02")])?;
        }
        Deed::Ready => make_ready(p, who),
        Deed::Sign(sign) => signs::place(p, cause.bearer, sign)?,
        Deed::NextAlly(effects) => {
            let seat = p.seat(cause.bearer);
            let gift = Gift { from: cause.bearer, effects: effects.clone(), rank: cause.rank };
            p.players[seat.index()].next_ally.push(gift);
        }
        Deed::Test(test) => skill_test(p, test, who, cause)?,
        Deed::For(lasting) => {
            // What lasts for an activation needs one.
            if p.turns.is_empty() && lasting.until == Until::EndOfActivation {
                return Ok(());
            }
            let depth = p.turns.len() as u8;
            let rank = cause.rank;
            p.spells.push(Spell {
                figure: who,
                lasting: lasting.clone(),
                depth,
                rank,
                in_use: false,
            });
        }
        Deed::OneOf(alternatives) => {
            let seat = p.seat(cause.bearer);
            let list = |_: &State| (0..alternatives.len() as u8).map(Choice::Pick).collect();
            let described = alternatives.iter().map(|effects| in_words(effects)).collect();
            let best = best(p, alternatives, cause.deeper(who));
            let prompt = Prompt::OneOf { figure: cause.bearer, alternatives: described, best };
            if let Choice::Pick(n) = p.choose(seat, prompt, list)?
                && let Some(effects) = alternatives.get(usize::from(n))
            {
                apply(p, effects, cause.deeper(who))?;
            }
        }
    }
    Ok(())
}

/// Action points for a character that is carrying out an activation or interrupt.
pub fn gain_ap(p: &mut Play, figure: FigureId, gained: u8) {
    if let Some(turn) = p.turn_of(figure) {
        let ap = &mut p.turns[turn].ap;
        *ap = ap.saturating_add(gained);
        let now = *ap;
        p.tell(&[Rule("BG-CARD-08")], |_| Event::Ap { figure, gained, now });
    }
}

/// Places or removes a focus marker; a character has at most one (BG-FOCUS-03).
pub fn set_focus(p: &mut Play, figure: FigureId, focused: bool) {
    if std::mem::replace(&mut p.figure_mut(figure).focused, focused) != focused {
        p.tell(&[Rule("BG-FOCUS-01")], |_| Event::Focus { figure, focused });
    }
}

/// Places a standby marker (BG-READY-01).
pub fn set_standby(p: &mut Play, figure: FigureId) {
    if !std::mem::replace(&mut p.figure_mut(figure).standby, true) {
        p.tell(&[Rule("BG-READY-01")], |_| Event::Standby { figure, standby: true });
    }
}

/// A game effect makes a character ready before the cleanup phase (BG-ACT-16).
fn make_ready(p: &mut Play, figure: FigureId) {
    let mut cards = std::mem::take(&mut p.figure_mut(figure).cards);
    if !cards.is_empty() {
        let seat = p.seat(figure);
        cards.0 &= !p.players[seat.index()].completed.0;
        p.players[seat.index()].discard.take_all(&mut cards);
        p.tell(&[Rule("BG-ACT-16")], |_| Event::Ready { figure });
    }
}

/// A free attack: no AP, no rising costs (BG-FREE-01, BG-FREE-02); mana is still paid.
fn free_attack(
    p: &mut Play,
    figure: FigureId,
    free: &FreeAttack,
    other: Option<FigureId>,
) -> Flow<()> {
    if p.turns.len() >= MOST_NESTED {
        return Ok(());
    }
    let table = p.table.clone();
    let seat = p.seat(figure);
    p.free_attack = Some((figure, free.clone()));
    let choice = p.choose(seat, Prompt::FreeAttack(figure), |state| {
        let mut options = attacks(state, figure, |arms, target| {
            (free.with.is_empty() || free.with.contains(&arms))
                && (!free.same_target || Some(target) == other)
        });
        options.push(Choice::Decline);
        options
    })?;
    p.free_attack = None;
    let Choice::Attack { weapon, target } = choice else { return Ok(()) };
    let Some(arms) = attack::Arms::of(&table, figure, weapon) else { return Ok(()) };
    attack::attack(p, Attack { figure, arms, target, free: Some(free) })
}

/// All legal attacks of a character that fit, AP aside.
pub fn attacks(
    state: &State,
    figure: FigureId,
    fits: impl Fn(crate::language::WeaponType, FigureId) -> bool,
) -> Vec<Choice> {
    let mut options = Vec::new();
    for weapon in attack::arms(state, figure) {
        let Some(arms) = attack::Arms::of(&state.table, figure, weapon) else { continue };
        for target in state.fielded() {
            if fits(arms.kind(), target)
                && attack::may_attack(state, figure, weapon, target).is_ok()
            {
                options.push(Choice::Attack { weapon, target });
            }
        }
    }
    options
}

/// A skill test (BG-SKILL-12), answered by a defence test if it is "against" a value (BG-DEF-05).
fn skill_test(p: &mut Play, test: &SkillTest, who: FigureId, cause: Cause) -> Flow<()> {
    let figure = cause.bearer;
    if !p.is_up(figure) {
        return Ok(());
    }
    let mut dice = Reasons::new();
    if test.dice != 0 {
        dice.push((Rule("BG-TEST-07"), test.dice));
    }
    let probe = Probe {
        figure,
        other: Some(who),
        kind: TestKind::Skill,
        value: test.value,
        weapon: None,
        special: &[],
        skill: cause.skill,
        flank: false,
        dice,
        range: Reasons::new(),
        focus: None,
        // Only the highest result that is reached counts (BG-TEST-28).
        enough: match test.against.filter(|_| who != figure) {
            Some(_) => None,
            None => test.results.iter().map(|result| result.successes).max(),
        },
    };
    let mut successes = probe::test(p, &probe)?.successes;
    if let Some(value) = test.against.filter(|_| who != figure) {
        let defence = Probe {
            figure: who,
            other: Some(figure),
            kind: TestKind::Defence,
            value,
            dice: Reasons::new(),
            ..probe
        };
        successes = probe::defend(p, &defence, successes)?;
        p.tell(&[Rule("BG-DEF-03")], |_| Event::Net { figure, target: who, successes });
    }
    if let Some(result) = attack::best_result(&test.results, successes) {
        wounds::receive(p, who, result.wounds, cause.blow)?;
        apply(p, &result.effects, cause.deeper(who))?;
    }
    Ok(())
}

/// The rule by which an ability cannot be used now, so that nothing is paid for nothing (BG-SKILL-09):
/// its first effect that applies at all has nobody to concern, its sign has no place to go (BG-SIGN-03),
/// its charge no possible route (BG-MFX-05), none of its effects would do anything, or it would hit
/// enemies in an interrupt but not the interrupted one (BG-INT-06). An effect whose condition fails is
/// skipped.
#[must_use]
pub fn obstacle(state: &State, effects: &[Effect], cause: Cause) -> Option<Rule> {
    let flank = cause.blow.flank;
    let context = Context { other: cause.other, flank, ..Context::of(cause.bearer) };
    let applies = |effect: &&Effect| {
        let about_other = !matches!(effect.to, Target::Own | Target::Other);
        about_other && effect.conditions.iter().any(|c| c.is_about_other())
            || state.hold(&context, &effect.conditions)
    };
    let applying = || effects.iter().filter(applies);
    let Some(first) = applying().next() else {
        return (!effects.is_empty()).then_some(Rule("BG-SKILL-08"));
    };
    if let Some(rule) = begins_in_vain(state, first, cause) {
        return Some(rule);
    }
    if let Some(rule) = applying().find_map(|effect| misses(state, effect, cause)) {
        return Some(rule);
    }
    if_each(applying().map(|effect| futile(state, effect, cause)))
}

/// The rule by which an effect that others build on cannot be: a target, a sign, a charge.
fn begins_in_vain(state: &State, effect: &Effect, cause: Cause) -> Option<Rule> {
    match effect.deeds.first() {
        Some(deed @ Deed::Sign(_)) => can(state, deed, cause.bearer, cause).err(),
        Some(deed @ Deed::Move(free))
            if effect.to == Target::Own && free.kind == MoveKind::Charge =>
        {
            can(state, deed, cause.bearer, cause).err()
        }
        _ => futile(state, effect, cause).filter(|_| is_choice(effect.to)),
    }
}

/// The rule by which an effect concerns nobody or does nothing to those it concerns.
fn futile(state: &State, effect: &Effect, cause: Cause) -> Option<Rule> {
    let concerned = concerned(state, effect, cause);
    if concerned.is_empty() {
        let mut others = candidates(state, effect.to, cause).into_iter();
        let rule = others.find_map(|id| idle(state, effect, id, cause));
        return Some(rule.unwrap_or(Rule("BG-SKILL-09")));
    }
    // Of those one can choose from, nobody is idle.
    if is_choice(effect.to) {
        return None;
    }
    let mut rule = None;
    for id in concerned {
        rule = Some(idle(state, effect, id, cause)?);
    }
    rule
}

/// In an interrupt a group that holds enemies must hold the interrupted character (BG-INT-06).
fn misses(state: &State, effect: &Effect, cause: Cause) -> Option<Rule> {
    let against = state.interrupt_of_squad(cause.bearer)?.against;
    let hit = concerned(state, effect, cause);
    let group =
        matches!(effect.to, Target::Enemies(_) | Target::Characters(_) | Target::EngagedEnemies);
    let enemies = hit.iter().any(|&id| state.seat(id) != state.seat(cause.bearer));
    (group && enemies && !hit.contains(&against)).then_some(Rule("BG-INT-06"))
}

/// Of some alternatives the one that nobody would do without: it only gives, and the others would do
/// nothing now; the first if none of them would do anything.
fn best(state: &State, alternatives: &[Vec<Effect>], cause: Cause) -> Option<u8> {
    let numbered = (0..).zip(alternatives);
    let mut serving = numbered.filter(|(_, one)| !does_nothing(state, one, cause));
    match (serving.next(), serving.next()) {
        (None, _) => Some(0),
        (Some((number, one)), None) => only_give(one).then_some(number),
        _ => None,
    }
}

/// Whether effects would change nothing at all now: they heal nobody who is hurt, and give mana to nobody
/// who has room for it.
fn does_nothing(state: &State, effects: &[Effect], cause: Cause) -> bool {
    let idle = |deed: &Deed, id: FigureId| match deed {
        Deed::Heal(_) => state.figure(id).wounds == 0,
        Deed::Mana(_) => state.figure(id).mana == MOST_MANA,
        _ => false,
    };
    effects.iter().all(|effect| {
        !is_choice(effect.to)
            && concerned(state, effect, cause)
                .into_iter()
                .all(|id| effect.deeds.iter().all(|deed| idle(deed, id)))
    })
}

/// Whether effects come to the same in every order among others of this kind: they only give their bearer
/// something, on no condition.
#[must_use]
pub fn only_give(effects: &[Effect]) -> bool {
    let gives = |deed: &Deed| matches!(deed, Deed::Heal(_) | Deed::Mana(_) | Deed::Ap(_));
    effects.iter().all(|effect| {
        effect.to == Target::Own && effect.conditions.is_empty() && effect.deeds.iter().all(gives)
    })
}

/// What effects do, in words of the effect language: `push 3`, `buff haste`.
#[must_use]
pub fn in_words(effects: &[Effect]) -> Vec<String> {
    let words = |deed: &Deed| match serde_json::to_value(deed) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(fields)) => fields.iter().map(word_and_value).collect(),
        _ => String::new(),
    };
    effects.iter().flat_map(|effect| &effect.deeds).map(words).collect()
}

fn word_and_value((word, value): (&String, &Value)) -> String {
    match value {
        Value::Number(number) => format!("{word} {number}"),
        Value::String(name) => format!("{word} {name}"),
        _ => word.clone(),
    }
}
