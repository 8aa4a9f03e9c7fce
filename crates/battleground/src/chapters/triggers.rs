//! Effect timing: what a moment of the game triggers, and in which order.

use kernel::{Flow, Rule};

use crate::Play;
use crate::effects::{Cause, apply, in_words, obstacle, only_give};
use crate::event::Event;
use crate::language::{Ability, Effect, Moment};
use crate::modifiers::Rank;
use crate::question::{Choice, Prompt};
use crate::state::{Gift, State};
use crate::table::{FigureId, Sheet};
use crate::wounds::Blow;

/// An effect that waits to be carried out at a moment.
#[derive(PartialEq)]
enum Waiting<'a> {
    Ability(Rank, &'a Ability),
    Gift(Gift),
    Sign(&'a [Effect]),
}

impl Waiting<'_> {
    /// What it is called, in English; a gift and a sign's effect have no name of their own.
    fn name(&self) -> String {
        match self {
            Waiting::Ability(_, ability) => ability.name.en.clone(),
            Waiting::Gift(_) | Waiting::Sign(_) => String::new(),
        }
    }

    fn effects(&self) -> &[Effect] {
        match self {
            Waiting::Ability(_, ability) => &ability.effects,
            Waiting::Gift(gift) => &gift.effects,
            Waiting::Sign(effects) => effects,
        }
    }

    /// It is carried out without a question, and only gives its bearer something.
    fn only_gives(&self) -> bool {
        let optional = matches!(self, Waiting::Ability(_, ability) if ability.optional);
        !optional && only_give(self.effects())
    }
}

/// Whether effects come to the same in every order: all are equal, or they only give something.
fn alike(waiting: &[Waiting<'_>]) -> bool {
    waiting.windows(2).all(|pair| pair[0] == pair[1]) || waiting.iter().all(Waiting::only_gives)
}

/// The question which of several effects comes next; a single one is not asked about, so it needs no name.
fn order(figure: FigureId, waiting: &[Waiting<'_>]) -> Prompt {
    let asked = if waiting.len() > 1 { waiting } else { &[] };
    Prompt::Order {
        figure,
        effects: asked.iter().map(Waiting::name).collect(),
        does: asked.iter().map(|one| in_words(one.effects())).collect(),
        alike: alike(asked),
    }
}

/// What sets a moment off.
#[derive(Clone, Copy, Default, Debug)]
pub struct Occasion {
    /// The other character: the target, who was knocked out, who caused the wounds, who is interrupted.
    pub other: Option<FigureId>,
    /// The attack, if it is one.
    pub blow: Blow,
}

impl Occasion {
    /// One that is no attack.
    #[must_use]
    pub fn about(other: Option<FigureId>) -> Occasion {
        Occasion { other, ..Occasion::default() }
    }
}

/// Carries out everything a moment triggers for a character. Of several effects the player of the
/// character, who is active or interrupting, decides the order (BG-TIMING-04, BG-TIMING-07); each is
/// used once (BG-SKILL-08).
///
/// # Errors
/// Pauses for decisions.
pub fn at(p: &mut Play, figure: FigureId, moment: Moment, occasion: Occasion) -> Flow<()> {
    let table = p.table.clone();
    let sheet = &table.sheets[figure.index()];
    let fits = |ability: &Ability| ability.when == moment && !ability.is_active();
    // BG-ATK-09: what a weapon does for a knock-out, it does for its own.
    let weapon = occasion.blow.number.filter(|_| moment == Moment::KnockOut);
    let weapon = weapon.and_then(|number| sheet.weapons.get(usize::from(number)));
    let special = weapon.map_or(&[][..], |weapon| &weapon.special);
    let all = passive(sheet).chain(special.iter().map(|ability| (Rank::Weapon, ability)));
    let mut waiting: Vec<Waiting<'_>> = all.filter(|(_, a)| fits(a)).map(able).collect();
    if moment == Moment::OnActivation {
        waiting.extend(gifts(p, figure).into_iter().map(Waiting::Gift));
        for placed in p.signs.iter().filter(|placed| p.is_under(placed, figure)) {
            let sign = &table.signs[usize::from(placed.sign)];
            if !sign.on_activation.is_empty() {
                waiting.push(Waiting::Sign(&sign.on_activation));
            }
        }
    }
    in_order(p, figure, waiting, occasion)
}

/// The same for the skills, items and weapon abilities that an attack sets off (BG-ATK-30).
///
/// # Errors
/// Pauses for decisions.
pub fn after_attack(
    p: &mut Play,
    figure: FigureId,
    special: &[Ability],
    successes: u8,
    occasion: Occasion,
) -> Flow<()> {
    let table = p.table.clone();
    let sheet = &table.sheets[figure.index()];
    let fits = |ability: &Ability| {
        matches!(ability.when, Moment::Attack(needed) if needed <= successes)
            && !ability.is_active()
    };
    let all = passive(sheet).chain(special.iter().map(|ability| (Rank::Weapon, ability)));
    let waiting = all.filter(|(_, a)| fits(a)).map(able).collect();
    in_order(p, figure, waiting, occasion)
}

/// Skills of the card and of the items, with their ranks.
fn passive(sheet: &Sheet) -> impl Iterator<Item = (Rank, &Ability)> {
    let items = sheet.items.iter().filter(|item| !item.consumable);
    let own = sheet.character.skills.iter().map(|skill| (Rank::Character, skill));
    own.chain(items.map(|item| (Rank::Item, &item.skill)))
}

fn able<'a>((rank, ability): (Rank, &'a Ability)) -> Waiting<'a> {
    Waiting::Ability(rank, ability)
}

/// What waits for the next activated ally: not for the giver itself.
fn gifts(p: &mut Play, figure: FigureId) -> Vec<Gift> {
    let seat = p.seat(figure);
    let all = std::mem::take(&mut p.players[seat.index()].next_ally);
    let (gifts, kept) = all.into_iter().partition(|gift| gift.from != figure);
    p.players[seat.index()].next_ally = kept;
    gifts
}

fn in_order(
    p: &mut Play,
    figure: FigureId,
    mut waiting: Vec<Waiting<'_>>,
    occasion: Occasion,
) -> Flow<()> {
    let seat = p.seat(figure);
    // Whom a skill knocks out in the middle of an area attack does not wait for its end (BG-AREA-13).
    let outer = std::mem::replace(&mut p.area_attack, false);
    while !waiting.is_empty() && p.is_up(figure) {
        let count = waiting.len() as u8;
        let list = |_: &State| (0..count).map(Choice::Pick).collect();
        let Choice::Pick(n) = p.choose(seat, order(figure, &waiting), list)? else { break };
        match waiting.remove(usize::from(n).min(waiting.len() - 1)) {
            Waiting::Ability(rank, ability) => use_triggered(p, figure, (rank, ability), occasion)?,
            Waiting::Gift(gift) => apply(p, &gift.effects, Cause::of(figure, gift.rank))?,
            Waiting::Sign(effects) => apply(p, effects, Cause::of(figure, Rank::Character))?,
        }
    }
    p.area_attack = outer;
    Ok(())
}

fn use_triggered(
    p: &mut Play,
    figure: FigureId,
    (rank, ability): (Rank, &Ability),
    occasion: Occasion,
) -> Flow<()> {
    let cause = Cause::skill(figure, rank, occasion.other).after(occasion.blow);
    if ability.effects.is_empty() || obstacle(p, &ability.effects, cause).is_some() {
        return Ok(());
    }
    if ability.optional {
        let seat = p.seat(figure);
        let list = |_: &State| vec![Choice::Yes, Choice::Decline];
        let prompt = Prompt::Use { figure, ability: ability.name.en.clone() };
        if p.choose(seat, prompt, list)? == Choice::Decline {
            return Ok(());
        }
    }
    let name = ability.name.en.clone();
    p.tell(&[Rule("BG-SKILL-08")], |_| Event::Used { figure, ability: name });
    apply(p, &ability.effects, cause)
}
