//! What changes a character's values, speed, tests, and the rules that hold for it.

use crate::event::TestKind;
use crate::language::{
    Ability, Buff, Change, Condition, Debuff, Modifier, Moment, Point, Tests, Value, WeaponType,
};
use crate::pack::Affects;
use crate::state::{BuffMarker, DebuffMarker, PlacedSign, State};
use crate::table::FigureId;

/// The order of precedence between contradicting rules, strongest first (BG-CORE-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// A character card.
    Character,
    /// A fate or glory card.
    Card,
    /// A weapon card.
    Weapon,
    /// An item card.
    Item,
    /// The rulebook.
    Rulebook,
}

/// In which situation modifiers are asked for.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// Whose modifiers.
    pub bearer: FigureId,
    /// The target of its test, or the attacker it defends against.
    pub other: Option<FigureId>,
    /// In a test: which.
    pub test: Option<(TestKind, Value)>,
    /// The attacker's type of weapon.
    pub weapon: Option<WeaponType>,
    /// The special abilities of the weapon that the bearer attacks with (BG-ATK-09).
    pub special: &'a [Ability],
    /// A skill requires the test (BG-SKILL-12).
    pub skill: bool,
    /// It is a flank attack.
    pub flank: bool,
}

impl Context<'_> {
    /// Outside of any test.
    #[must_use]
    pub fn of(bearer: FigureId) -> Context<'static> {
        let (other, test, weapon) = (None, None, None);
        Context { bearer, other, test, weapon, special: &[], skill: false, flank: false }
    }
}

impl State {
    /// Calls `each` with every change that is in force, its rank and what carries it.
    pub fn changes(&self, context: &Context<'_>, mut each: impl FnMut(Rank, &str, &Change)) {
        let mut give = |rank, source: &str, modifiers: &[Modifier]| {
            for modifier in modifiers {
                if self.applies(context, modifier) {
                    each(rank, source, &modifier.change);
                }
            }
        };
        let figure = self.figure(context.bearer);
        let sheet = self.sheet(context.bearer);
        // BG-SKILL-07: passive skills of the card and of equipped items are always in force.
        for skill in sheet.character.skills.iter().filter(|skill| is_standing(skill)) {
            give(Rank::Character, &skill.name.en, &skill.modifiers);
        }
        for item in sheet.items.iter().filter(|item| !item.consumable && is_standing(&item.skill)) {
            give(Rank::Item, &item.name.en, &item.skill.modifiers);
        }
        for special in context.special.iter().filter(|special| is_standing(special)) {
            give(Rank::Weapon, &special.name.en, &special.modifiers);
        }
        if let Some(BuffMarker::Unique(n)) = figure.buff {
            let marker = &self.table.markers[usize::from(n)];
            give(figure.marker_ranks[0], &marker.name.en, &marker.modifiers);
        }
        if let Some(DebuffMarker::Unique(n)) = figure.debuff {
            let marker = &self.table.markers[usize::from(n)];
            give(figure.marker_ranks[1], &marker.name.en, &marker.modifiers);
        }
        for placed in self.signs.iter().filter(|placed| self.is_under(placed, context.bearer)) {
            let sign = &self.table.signs[usize::from(placed.sign)];
            give(Rank::Character, &sign.name.en, &sign.modifiers);
        }
        for spell in self.spells.iter().filter(|spell| spell.figure == context.bearer) {
            give(spell.rank, "", &spell.lasting.modifiers);
        }
    }

    /// Whether a sign affects a character: of the right side, at its height (BG-SIGN-06), in its
    /// reach and line of sight, a large one by one and the same hex as in a ranged attack (BG-SIGN-07,
    /// BG-BIG-17).
    #[must_use]
    pub fn is_under(&self, placed: &PlacedSign, id: FigureId) -> bool {
        let sign = &self.table.signs[usize::from(placed.sign)];
        let own = self.seat(id) == placed.seat;
        let concerned = match sign.affects {
            Affects::Enemies => !own,
            Affects::Own => own,
            Affects::Everyone => true,
        };
        concerned
            && self.on_field(id)
            && self.figure(id).place.is_high() == placed.place.is_high()
            && self.places(id).iter().any(|&part| {
                let from = placed.place;
                from.hex().within(sign.reach, part.hex()) && self.table.field.sees(from, part)
            })
    }

    fn applies(&self, context: &Context<'_>, modifier: &Modifier) -> bool {
        let test = match (modifier.tests, context.test) {
            (Tests::Any, _) => true,
            (Tests::Attack, Some((kind, _))) => kind == TestKind::Attack,
            (Tests::Defence, Some((kind, _))) => kind == TestKind::Defence,
            (Tests::Skill, Some((kind, _))) => kind == TestKind::Skill && context.skill,
            (_, None) => false,
        };
        let with = modifier.with.is_empty()
            || context.weapon.is_some_and(|kind| modifier.with.contains(&kind));
        let value = modifier.values.is_empty()
            || context.test.is_some_and(|(_, value)| modifier.values.contains(&value));
        test && with && value && self.hold(context, &modifier.conditions)
    }

    /// Whether all conditions hold.
    #[must_use]
    pub fn hold(&self, context: &Context<'_>, conditions: &[Condition]) -> bool {
        conditions.iter().all(|&condition| self.holds(context, condition))
    }

    fn holds(&self, context: &Context<'_>, condition: Condition) -> bool {
        let own = context.bearer;
        let other = |question: &dyn Fn(FigureId) -> bool| context.other.is_some_and(question);
        match condition {
            Condition::Engaged => self.is_engaged(own),
            Condition::NotEngaged => !self.is_engaged(own),
            Condition::Wounded => self.figure(own).wounds > 0,
            Condition::Buffed => self.figure(own).buff.is_some(),
            Condition::Interrupting => {
                self.turn_of(own).is_some_and(|turn| self.turns[turn].interrupt.is_some())
            }
            Condition::Activated => {
                self.turn_of(own).is_some_and(|turn| self.turns[turn].interrupt.is_none())
            }
            Condition::AllyAdjacent => self.allies(own).any(|ally| self.adjacent(own, ally)),
            Condition::OnPlatform => self.figure(own).place.is_high(),
            Condition::AtObjective => self.open_objectives().any(|hex| self.is_at(own, hex)),
            Condition::Flank => context.flank,
            Condition::OtherInDifficultTerrain => other(&|id| {
                self.places(id).iter().any(|&place| self.table.field.is_difficult(place))
            }),
            Condition::OtherEngaged => other(&|id| self.is_engaged(id)),
            Condition::OtherWounded => other(&|id| self.figure(id).wounds > 0),
            Condition::OtherDebuffed => other(&|id| self.figure(id).debuff.is_some()),
            Condition::OtherLower => {
                other(&|id| self.figure(own).place.is_high() && !self.figure(id).place.is_high())
            }
            Condition::OtherAdjacent => other(&|id| self.adjacent(own, id)),
            Condition::OtherActivated => other(&|id| self.figure(id).activated),
            Condition::OtherBeyond(inches) => {
                other(&|id| self.distance(own, id) >= 12 * i32::from(inches).pow(2))
            }
            Condition::OtherWithin(inches) => other(&|id| self.within(inches, own, id)),
            Condition::OtherEnemy => other(&|id| self.seat(id) != self.seat(own)),
            Condition::OtherAlly => other(&|id| self.seat(id) == self.seat(own) && id != own),
        }
    }

    /// A character's value with all standing changes; never below 0 (BG-TEST-04).
    #[must_use]
    pub fn value(&self, id: FigureId, value: Value) -> i32 {
        self.value_sum(id, value).max(0)
    }

    /// The same before the limit: in a test all changes are summed first.
    #[must_use]
    pub fn value_sum(&self, id: FigureId, value: Value) -> i32 {
        let mut sum = i32::from(self.sheet(id).printed(value));
        self.changes(&Context::of(id), |_, _, change| {
            if let Change::Value(changed, by) = change
                && *changed == value
            {
                sum += i32::from(*by);
            }
        });
        sum
    }

    /// A character's speed for a movement that starts where it stands: both numbers change alike
    /// (BG-MOVE-03), never below 0 (BG-MOVE-01).
    #[must_use]
    pub fn speed(&self, id: FigureId, focused: bool, ignores_terrain: bool) -> u8 {
        let figure = self.figure(id);
        let mut speed = i32::from(self.sheet(id).character.speed[usize::from(focused)]);
        let difficult = self.places(id).iter().any(|&place| self.table.field.is_difficult(place));
        // BG-MOVE-09; teleport and jump ignore it (BG-MFX-07).
        if difficult && !ignores_terrain {
            speed -= 2;
        }
        // BG-BUFF-06.
        if figure.buff == Some(BuffMarker::Common(Buff::Haste)) {
            speed += 2;
        }
        // BG-BUFF-10, but ignored when starting on difficult terrain (BG-BUFF-11).
        if figure.debuff == Some(DebuffMarker::Common(Debuff::Paralysis)) && !difficult {
            speed -= 2;
        }
        self.changes(&Context::of(id), |_, _, change| {
            if let Change::Speed(by) = change {
                speed += i32::from(*by);
            }
        });
        speed.clamp(0, 99) as u8
    }

    /// Whether the rules allow something for a character. The strongest card that speaks decides;
    /// within one rank a prohibition beats a permission (BG-CORE-04).
    #[must_use]
    pub fn allows(&self, context: &Context<'_>, point: Point) -> bool {
        let rulebook = !matches!(point, Point::ShootWhileEngaged | Point::MovePastEnemies);
        let mut verdict = (Rank::Rulebook, rulebook);
        self.changes(context, |rank, _, change| {
            let says = match change {
                Change::Allow(p) if *p == point => true,
                Change::Forbid(p) if *p == point => false,
                _ => return,
            };
            if rank < verdict.0 || rank == verdict.0 && !says {
                verdict = (rank, says);
            }
        });
        verdict.1
    }
}

/// A passive skill without a moment: its modifiers count all the time.
fn is_standing(ability: &Ability) -> bool {
    !ability.is_active() && ability.when == Moment::Always
}
