//! Reading answers in words.

use kernel::{Question, Seat};
use measure::{Millimetres, Point, coordinates};
use ruleset::{NO_ANSWER, find, number, thing};

use super::{
    ability_name, armoured_name, asked_unit, character_name, choice, meant_level, objective_id,
    stance_name, transferred, tree, unit_name,
};
use crate::Shatterpoint;
use crate::deployment;
use crate::language::{Condition, MoveKind};
use crate::operations::armour;
use crate::question::{Choice, Payment, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Spot, Target, UnitId};

/// Reads an answer in words. It may be illegal; it is judged later.
///
/// # Errors
/// What could not be understood.
pub fn parse(
    state: &State,
    question: &Question<Shatterpoint>,
    text: &str,
) -> Result<Choice, String> {
    let text = text.trim();
    // Legal answers first: they are matched whole, whatever names they hold.
    let same = |option: &&Choice| choice(state, question, option).eq_ignore_ascii_case(text);
    if let Some(option) = question.options.iter().find(same) {
        return Ok(option.clone());
    }
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let reader = Reader { state, question };
    reader.read(text, &verb.to_lowercase(), rest.trim()).map_err(|why| format!("`{text}`: {why}"))
}

struct Reader<'a> {
    state: &'a State,
    question: &'a Question<Shatterpoint>,
}

impl Reader<'_> {
    fn read(&self, text: &str, verb: &str, rest: &str) -> Result<Choice, String> {
        if let Some(attack) = self.attack(text)? {
            return Ok(attack);
        }
        Ok(match (verb, rest) {
            ("reveal", "") => Choice::Reveal,
            ("use", "reserve") => Choice::UseReserve,
            ("activate", "") => Choice::Activate,
            ("reserve", "") => Choice::Reserve,
            ("bottom", "") => Choice::ReserveToBottom,
            ("pass", "") => Choice::PassShatterpoint,
            ("yes", "") => Choice::Yes,
            ("decline", "") => Choice::Decline,
            ("end", "") => Choice::End,
            ("edge", _) => Choice::Edge(thing(rest, "an edge")?),
            ("mission", _) => match number(rest)? {
                number @ (0 | 1) => Choice::Mission(Seat(number)),
                _ => return Err("expected `mission 1` or `mission 2`".to_owned()),
            },
            ("deploy", _) => self.deploy(rest)?,
            ("stance", _) => Choice::Stance(self.stance(rest)?),
            ("map", _) => Choice::Map(number(rest)?),
            ("unit", _) => Choice::Unit(self.unit(rest)?),
            ("condition", _) => Choice::Condition(thing(rest, "a condition")?),
            ("action", _) => Choice::Action(thing(&rest.replace(' ', "-"), "an action")?),
            ("use", _) => self.ability(rest)?,
            ("advance" | "dash" | "climb" | "jump" | "reposition", _) => {
                let kind: MoveKind = thing(verb, "a movement")?;
                let (rest, via) = match rest.rsplit_once(" via ") {
                    Some((rest, bend)) => (rest, Some(point(bend, "via X,Y")?)),
                    None => (rest, None),
                };
                let (name, to) = rest.rsplit_once(" to ").ok_or("expected `NAME to X,Y`")?;
                let character = self.character(name)?;
                let own = self.state.spot(character).map(Spot::point);
                if via.is_some() && via == own {
                    return Err("expected another point than the own place after `via`".to_owned());
                }
                Choice::Move { character, kind, to: self.spot(to, Some(character))?, via }
            }
            ("struggle", _) => {
                let (name, kind) = rest.rsplit_once(' ').ok_or("expected `NAME MOVEMENT`")?;
                let kind = thing(kind, "a movement")?;
                Choice::Struggle { character: self.character(name)?, kind }
            }
            ("place", _) => {
                let who = transferred(&self.question.prompt);
                match rest.split_once(" via ") {
                    Some((to, used)) => {
                        Choice::Through { point: self.transfer(used)?, to: self.spot(to, who)? }
                    }
                    None => Choice::Place(self.spot(rest, who)?),
                }
            }
            ("toward", _) => {
                let (aim, by) = match rest.split_once(" by ") {
                    Some((aim, by)) => (aim, Some(by.parse::<Millimetres>()?.0)),
                    None => (rest, None),
                };
                let Point { x, y } = point(aim, "toward X,Y")?;
                Choice::Toward { x, y, by }
            }
            ("option", _) => Choice::Option(self.option(rest)?),
            ("side", _) => match number(rest)? {
                number @ (0 | 1) => Choice::Side(Seat(number)),
                _ => return Err("expected `side 1` or `side 2`".to_owned()),
            },
            ("token", _) => Choice::Token(thing(rest, "a token")?),
            ("damage", _) => match rest.parse() {
                Ok(damage) => Choice::Damage(damage),
                Err(_) => return Err(format!("`{rest}` is no number")),
            },
            ("objective", _) => {
                let all = 0..self.state.objectives.len() as u8;
                let found = find(all, rest, |&one| objective_id(self.state, one));
                Choice::Objective(found.ok_or_else(|| format!("no objective `{rest}`"))?)
            }
            ("roam", _) => {
                let (kind, to) = rest.split_once(" to ").ok_or("expected `KIND to X,Y`")?;
                Choice::Roam { kind: thing(kind, "a movement")?, to: self.spot(to, None)? }
            }
            ("result", _) => Choice::Face(thing(rest, "a result")?),
            ("space", _) => Choice::Space(number(rest)?),
            ("pick", _) => Choice::Pick(number(rest)?),
            ("heal", _) => {
                let (what, name) = rest.split_once(' ').ok_or("expected `heal damage UNIT`")?;
                let unit = self.unit(name)?;
                if what.eq_ignore_ascii_case("damage") {
                    Choice::HealDamage(unit)
                } else {
                    let condition: Condition = thing(what, "damage or a condition")?;
                    Choice::HealCondition(unit, condition)
                }
            }
            ("character", _) => Choice::Character(self.character(rest)?),
            _ => return Err(NO_ANSWER.to_owned()),
        })
    }

    /// `melee TARGET`, or `NAME: melee TARGET`.
    fn attack(&self, text: &str) -> Result<Option<Choice>, String> {
        // A name may hold a colon; the last one before the type counts.
        let lower = text.to_ascii_lowercase();
        let split = [": melee ", ": ranged "].iter().filter_map(|mark| lower.find(mark)).min();
        let (who, attack) = match split.and_then(|at| text.split_at_checked(at)) {
            Some((who, rest)) => (Some(who), rest.trim_start_matches(": ")),
            None => (None, text),
        };
        let (kind, target) = match attack.split_once(' ') {
            Some((kind, target)) => (kind, target),
            None => return Ok(None),
        };
        if !["melee", "ranged"].contains(&kind.to_ascii_lowercase().as_str()) {
            return Ok(None);
        }
        let character = match (who, &self.question.prompt) {
            (Some(who), _) => self.character(who)?,
            (None, Prompt::Attack { characters, .. }) => match characters[..] {
                [only] => only,
                _ => return Err("expected `NAME: melee TARGET`".to_owned()),
            },
            (None, _) => return Err("nobody attacks now".to_owned()),
        };
        let target = self.target(target)?;
        Ok(Some(Choice::Attack { character, kind: thing(kind, "melee or ranged")?, target }))
    }

    fn target(&self, name: &str) -> Result<Target, String> {
        let armoured = find(armour::all(self.state), name, |&target| {
            armoured_name(self.state, target).to_owned()
        });
        let character = || self.character(name).map(Target::Character);
        armoured.map_or_else(character, |armoured| Ok(Target::Armoured { armoured }))
    }

    fn unit(&self, name: &str) -> Result<UnitId, String> {
        let found = find(self.state.unit_ids(), name, |&unit| unit_name(self.state, unit));
        found.ok_or_else(|| format!("no unit `{name}`"))
    }

    fn character(&self, name: &str) -> Result<CharacterId, String> {
        let all = (0..self.state.table.characters.len()).map(|n| CharacterId(n as u8));
        let found = find(all, name, |&id| character_name(self.state, id));
        found.ok_or_else(|| format!("no character `{name}`"))
    }

    /// `NAME`, `NAME of UNIT`, each perhaps `with damage`.
    fn ability(&self, text: &str) -> Result<Choice, String> {
        let (name, pay) = match text.strip_suffix(" with damage") {
            Some(name) => (name.trim(), Payment::Damage),
            None => (text, Payment::Force),
        };
        let abilities = |unit: UnitId| {
            let count = self.state.sheet(unit).unit.ability.len() as u8;
            // One more for what a struggle card lends.
            (0..=count).map(move |ability| (unit, ability))
        };
        let fits = |unit: UnitId, ability: u8| {
            let own = ability_name(self.state, unit, ability);
            let of = format!("{own} of {}", unit_name(self.state, unit));
            own.eq_ignore_ascii_case(name) || of.eq_ignore_ascii_case(name)
        };
        let among = |units: Vec<UnitId>| -> Vec<(UnitId, u8)> {
            let all = units.into_iter().flat_map(abilities);
            all.filter(|&(unit, ability)| fits(unit, ability)).collect()
        };
        let listed = self.question.options.iter().filter_map(|option| match option {
            Choice::Use { unit, ability, .. } => Some((*unit, *ability)),
            _ => None,
        });
        let mut listed: Vec<(UnitId, u8)> = listed.filter(|&(u, a)| fits(u, a)).collect();
        listed.dedup();
        let seat = self.question.seat;
        let own = || self.state.unit_ids().filter(|&unit| self.state.seat(unit) == seat).collect();
        let tries = [
            among(asked_unit(&self.question.prompt).into_iter().collect()),
            listed,
            among(own()),
            among(self.state.unit_ids().collect()),
        ];
        match tries.iter().find(|found| !found.is_empty()).map(|found| &found[..]) {
            Some(&[(unit, ability)]) => Ok(Choice::Use { unit, ability, pay }),
            Some(_) => Err("several have it, expected `use ABILITY of UNIT`".to_owned()),
            None => Err(format!("no ability `{name}`")),
        }
    }

    /// A stance by its name; in an activation the other side.
    fn stance(&self, name: &str) -> Result<u8, String> {
        let unit = asked_unit(&self.question.prompt).or_else(|| self.state.active_unit());
        let unit = unit.ok_or("nobody is acting")?;
        if name.is_empty() {
            return Ok(u8::from(self.state.unit(unit).stance == 0));
        }
        let all = 0..self.state.sheet(unit).unit.stance.len() as u8;
        let found = find(all, name, |&stance| stance_name(self.state, unit, stance));
        found.ok_or_else(|| format!("no stance `{name}`"))
    }

    fn option(&self, id: &str) -> Result<u8, String> {
        let attack = self.state.attacks.last().ok_or("nobody attacks now")?;
        let tree = tree(self.state, self.state.unit_of(attack.attacker));
        let all = 0..tree.options.len() as u8;
        let found = find(all, id, |&option| tree.options[usize::from(option)].id.clone());
        found.ok_or_else(|| format!("no option `{id}`"))
    }

    /// `1 at X,Y; X,Y`.
    fn deploy(&self, text: &str) -> Result<Choice, String> {
        let (number_text, places) =
            text.split_once(" at ").ok_or("expected `deploy SQUAD at X,Y; X,Y`")?;
        let number = number(number_text)?;
        let characters = deployment::members(self.state, self.question.seat, number);
        let places = places.split(';').enumerate();
        let places = places.map(|(n, text)| self.spot(text, characters.get(n).copied()));
        Ok(Choice::Deploy { squad: number, places: places.collect::<Result<_, _>>()? })
    }

    /// A transfer point by its place; the height only where several lie above each other.
    fn transfer(&self, text: &str) -> Result<Spot, String> {
        let place = coordinates(text)?;
        let fits = |point: &&Spot| match place[..] {
            [x, y] => (point.x, point.y) == (x, y),
            [x, y, level] => **point == Spot { x, y, level },
            _ => false,
        };
        let mut all: Vec<Spot> =
            self.state.table.terrain.transfers.iter().flatten().filter(fits).copied().collect();
        all.dedup();
        match all[..] {
            [point] => Ok(point),
            [] => Err(format!("no transfer point lies at {}", text.trim())),
            _ => Err("several lie there, expected `X,Y,HEIGHT`".to_owned()),
        }
    }

    fn spot(&self, text: &str, character: Option<CharacterId>) -> Result<Spot, String> {
        match coordinates(text)?[..] {
            [x, y] => {
                let point = Point { x, y };
                Ok(Spot::at(point, meant_level(self.state, character, point)))
            }
            [x, y, level] => Ok(Spot { x, y, level }),
            _ => Err("expected `X,Y` or `X,Y,HEIGHT` in millimetres".to_owned()),
        }
    }
}

/// A point, which has no height.
fn point(text: &str, expected: &str) -> Result<Point, String> {
    match coordinates(text)?[..] {
        [x, y] => Ok(Point { x, y }),
        _ => Err(format!("expected `{expected}` in millimetres")),
    }
}
