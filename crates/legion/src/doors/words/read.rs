//! Reading answers in words.

use kernel::Question;
use measure::{Millimetres, Point, coordinates};
use ruleset::{NO_ANSWER, find, number, thing};

use super::names::{
    aside_name, from_degrees, mini_named, model_named, unit_named, upgrade_name, weapon_name,
};
use super::{Meant, ROWS, asked_unit, card_id, choice, listed_pool, unit_name};
use crate::Legion;
use crate::command;
use crate::deployment;
use crate::melee;
use crate::question::{Choice, Prompt};
use crate::reinforcements;
use crate::state::State;
use crate::table::{Arm, MiniId, Stand, UnitId};

/// Reads an answer in words. It may be illegal; it is judged later.
///
/// # Errors
/// What could not be understood.
pub fn parse(state: &State, question: &Question<Legion>, text: &str) -> Result<Choice, String> {
    let text = text.trim();
    // Legal answers first: they are matched whole, whatever names they hold.
    let same = |option: &&Choice| choice(state, question, option).eq_ignore_ascii_case(text);
    if let Some(option) = question.options.iter().find(same) {
        return Ok(option.clone());
    }
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let reader = Reader { state, question };
    reader.read(&verb.to_lowercase(), rest.trim()).map_err(|why| format!("`{text}`: {why}"))
}

struct Reader<'a> {
    state: &'a State,
    question: &'a Question<Legion>,
}

impl Reader<'_> {
    fn read(&self, verb: &str, rest: &str) -> Result<Choice, String> {
        Ok(match (verb, rest) {
            ("draw", "") => Choice::Draw,
            ("withdraw", "") => Choice::Withdraw,
            ("yes", "") => Choice::Yes,
            ("use", _) => {
                let unit = asked_unit(&self.question.prompt).ok_or("no card is asked for")?;
                let all = 0..self.state.sheet(unit).upgrades.len() as u8;
                let found = find(all, rest, |&card| upgrade_name(self.state, unit, card));
                let command = || self.card(rest).map(Choice::UseCommand);
                found.map_or_else(command, |upgrade| Ok(Choice::Use(upgrade)))?
            }
            ("anywhere", "") => Choice::Anywhere,
            ("decline", "") => Choice::Decline,
            ("end", "") => Choice::End,
            ("colour", _) => Choice::Colour(thing(rest, "a colour")?),
            ("edge", _) => Choice::Edge(thing(rest, "a long edge")?),
            ("row", _) => Choice::Row(row(rest)?),
            ("place", "") => self.only(|option| matches!(option, Choice::Place(_)))?,
            ("place", _) => Choice::Place(match self.question.prompt {
                Prompt::Displace { .. } | Prompt::CloseUp { .. } | Prompt::Restore { .. } => {
                    self.stand(rest)?
                }
                _ => self.point(rest, "a token has no front")?,
            }),
            ("terrain", _) if self.question.prompt == Prompt::PlaceTerrain => {
                let (name, place) = rest.rsplit_once(" at ").ok_or("expected `NAME at X,Y`")?;
                let all = 0..self.state.table.aside.len() as u8;
                let found = find(all, name, |&n| aside_name(self.state, n).to_owned());
                let model = found.ok_or_else(|| format!("no terrain `{name}`"))?;
                let stand = self.stand(place)?;
                if place.split(" facing ").next().is_some_and(|at| at.split(',').count() > 2) {
                    return Err("a height has no effect, terrain stands on the ground".to_owned());
                }
                Choice::Terrain { model, at: stand.point(), facing: stand.facing }
            }
            ("terrain", _) => {
                let model = model_named(self.state, rest);
                Choice::Model(model.ok_or_else(|| format!("no terrain `{rest}`"))?)
            }
            ("unit", _) => Choice::Unit(self.unit(rest)?),
            ("player", _) => {
                let seats = self.state.players.len() as u8;
                let seat = ruleset::seat_of(seats, number(rest)?.saturating_add(1), String::new);
                Choice::Player(seat.map_err(|wrong| wrong.message)?)
            }
            ("deploy", _) => self.deploy(rest)?,
            ("card", _) => Choice::Command(self.card(rest)?),
            ("action", _) => Choice::Action(thing(rest, "an action")?),
            ("move", _) => {
                let (rest, via) = match rest.rsplit_once(" via ") {
                    Some((rest, point)) => (rest, Some(bend(point)?)),
                    None => (rest, None),
                };
                let (speed, to) = self.tool(rest)?;
                let own =
                    asked_mover(&self.question.prompt).and_then(|unit| self.state.leader(unit));
                if via.is_some() && via == own.map(|(_, stand)| stand.point()) {
                    return Err("expected another point than the own place after `via`".to_owned());
                }
                Choice::Move { speed, to, via }
            }
            ("reverse", _) => {
                let (speed, to) = self.tool(rest)?;
                Choice::Reverse { speed, to }
            }
            ("pivot", _) => Choice::Pivot { facing: angle(rest)? },
            ("climb" | "clamber", _) => self.climb(verb == "clamber", rest)?,
            ("stands", _) => Choice::Stands(self.stands(&self.meant(), rest)?),
            ("attack", _) => self.attack(rest)?,
            ("reroll", _) => {
                let dice = rest.split(',').map(number);
                Choice::Reroll(dice.collect::<Result<Vec<u8>, String>>()?)
            }
            ("spend", _) => match rest.parse() {
                Ok(count) => Choice::Spend(count),
                Err(_) => return Err(format!("`{rest}` is no number")),
            },
            ("guard", _) => {
                let (name, hits) = rest.rsplit_once(' ').ok_or("expected `UNIT HITS`")?;
                let hits = hits.parse().map_err(|_| format!("`{hits}` is no number"))?;
                Choice::Guard { unit: self.unit(name)?, hits }
            }
            ("mini" | "leader", _) => {
                let mini = mini_named(self.state, rest);
                Choice::Mini(mini.ok_or_else(|| format!("no miniature `{rest}`"))?)
            }
            ("weapon", _) => {
                let unit = asked_unit(&self.question.prompt).ok_or("no weapon is asked for")?;
                Choice::Weapon(self.weapon(unit, rest)?)
            }
            ("standby", _) => match rest.split_once(' ') {
                Some(("attack", name)) => Choice::StandbyAttack(self.unit(name)?),
                Some(("move", name)) => Choice::StandbyMove(self.unit(name)?),
                _ => return Err("expected `standby attack UNIT` or `standby move UNIT`".to_owned()),
            },
            ("remove", _) => Choice::Marker(thing(rest, "a token")?),
            ("token", _) => Choice::Token(number(rest)?),
            ("detonate", _) => Choice::Charge(number(rest)?),
            ("pick", _) => Choice::Pick(number(rest)?),
            _ => return Err(NO_ANSWER.to_owned()),
        })
    }

    fn meant(&self) -> Meant<'_> {
        Meant::asked(self.state, self.question)
    }

    fn unit(&self, name: &str) -> Result<UnitId, String> {
        unit_named(self.state, name).ok_or_else(|| format!("no unit `{name}`"))
    }

    fn stand(&self, text: &str) -> Result<Stand, String> {
        stand(&self.meant(), text)
    }

    fn stands(&self, meant: &Meant<'_>, text: &str) -> Result<Vec<Stand>, String> {
        text.split(';').map(|place| stand(meant, place)).collect()
    }

    /// The only listed answer of a kind.
    fn only(&self, fits: impl Fn(&Choice) -> bool) -> Result<Choice, String> {
        let listed: Vec<&Choice> =
            self.question.options.iter().filter(|option| fits(option)).collect();
        match listed[..] {
            [only] => Ok(only.clone()),
            [] => Err("none is listed".to_owned()),
            _ => Err("several are listed, expected which".to_owned()),
        }
    }

    /// `2 to 100,0`, or `NAME 2 to 100,0`.
    fn tool(&self, text: &str) -> Result<(u8, Stand), String> {
        let (before, to) = text.rsplit_once(" to ").ok_or("expected `SPEED to X,Y`")?;
        let before = before.trim();
        let (name, speed) = before.rsplit_once(' ').unwrap_or(("", before));
        let speed = speed.parse().map_err(|_| format!("`{speed}` is no speed"))?;
        if let (Prompt::Move(moving), false) = (&self.question.prompt, name.is_empty())
            && self.unit(name)? != moving.unit
        {
            return Err(format!("{} moves now", unit_name(self.state, moving.unit)));
        }
        Ok((speed, self.point(to, "the way decides it")?))
    }

    /// A place without a facing, which would have no effect.
    fn point(&self, text: &str, why: &str) -> Result<Stand, String> {
        match text.contains(" facing ") {
            true => Err(format!("`facing` has no effect here, {why}")),
            false => self.stand(text),
        }
    }

    /// `climb` to the only listed place, `climb to 40` to the only one of that height, or
    /// `climb to X,Y,HEIGHT`.
    fn climb(&self, clamber: bool, text: &str) -> Result<Choice, String> {
        let listed = |option: &Choice| match option {
            Choice::Climb { to } if !clamber => Some(*to),
            Choice::Clamber { to } if clamber => Some(*to),
            _ => None,
        };
        let text = text.strip_prefix("to ").unwrap_or(text).trim();
        if text.is_empty() {
            return self.only(|option| listed(option).is_some());
        }
        if let Ok(Millimetres(height)) = text.parse() {
            return self.only(|option| listed(option).is_some_and(|to| to.level == height));
        }
        let to = self.point(text, "the way decides it")?;
        Ok(if clamber { Choice::Clamber { to } } else { Choice::Climb { to } })
    }

    /// `UNIT at X,Y; X,Y`, or `UNIT around X,Y` for a formation of the program's choice.
    fn deploy(&self, text: &str) -> Result<Choice, String> {
        let meant = |unit| Meant::of(self.state, self.question, Some(unit));
        if let Some((name, place)) = text.rsplit_once(" around ") {
            let unit = self.unit(name)?;
            let leader = stand(&meant(unit), place)?;
            let stands = Some(leader).filter(|leader| leader.in_bounds());
            let stands = stands.and_then(|leader| match self.question.prompt {
                Prompt::Enter(_) => reinforcements::around(self.state, unit, leader),
                _ => deployment::around(self.state, unit, leader),
            });
            let stands = stands.ok_or("no formation is found there")?;
            return Ok(Choice::Deploy { unit, stands });
        }
        let (name, places) = text.rsplit_once(" at ").ok_or("expected `UNIT at X,Y; X,Y`")?;
        let unit = self.unit(name)?;
        Ok(Choice::Deploy { unit, stands: self.stands(&meant(unit), places)? })
    }

    /// A command card by its id or name.
    fn card(&self, name: &str) -> Result<u8, String> {
        let seat = self.question.seat;
        let count = self.state.table.commands[seat.index()].len() as u8;
        let by_id = find(0..count, name, |&card| card_id(self.state, seat, card).to_owned());
        let name_of = |&number: &u8| {
            command::card(self.state, seat, number).map_or("?".to_owned(), |c| c.name.en.clone())
        };
        let found = by_id.or_else(|| find(0..count, name, name_of));
        found.ok_or_else(|| format!("no command card `{name}`"))
    }

    fn weapon(&self, unit: UnitId, name: &str) -> Result<u8, String> {
        let all = 0..self.state.sheet(unit).weapons.len() as u8;
        let found = find(all, name, |&weapon| weapon_name(self.state, unit, weapon));
        found.ok_or_else(|| format!("no weapon `{name}` of {}", unit_name(self.state, unit)))
    }

    /// `UNIT` with the listed pool, or `UNIT with 1:WEAPON, 2:WEAPON`; a weapon without a number is
    /// that of everybody who has it.
    fn attack(&self, text: &str) -> Result<Choice, String> {
        let Prompt::Attack { unit, .. } = &self.question.prompt else {
            return Err("nobody attacks now".to_owned());
        };
        if let Some(defender) = unit_named(self.state, text) {
            let listed = listed_pool(self.question, defender).map(<[_]>::to_vec);
            let weapons = listed.unwrap_or_else(|| self.everybody(*unit, defender));
            return Ok(Choice::Attack { defender, weapons });
        }
        let (name, weapons) = text.split_once(" with ").ok_or(format!("no unit `{text}`"))?;
        let defender = self.unit(name)?;
        Ok(Choice::Attack { defender, weapons: self.pool(*unit, weapons)? })
    }

    /// A pool against a unit that cannot be attacked so, for the judge to say why: everybody with
    /// the first weapon of the right kind.
    fn everybody(&self, unit: UnitId, defender: UnitId) -> Vec<(MiniId, u8)> {
        let hand = melee::are_in(self.state, unit, defender);
        let fits = |arm: &Arm| {
            let ready = if hand { arm.weapon.melee } else { arm.weapon.range.is_some() };
            ready && !arm.bearer_only
        };
        let weapon = self.state.sheet(unit).weapons.iter().position(fits).unwrap_or(0) as u8;
        self.state.minis_of(unit).map(|mini| (mini, weapon)).collect()
    }

    fn pool(&self, unit: UnitId, text: &str) -> Result<Vec<(MiniId, u8)>, String> {
        let minis: Vec<MiniId> = self.state.table.minis_of(unit).collect();
        let mut pool: Vec<(MiniId, u8)> = Vec::new();
        for part in items(text) {
            let Some((n, name)) = numbered(&part) else {
                let weapon = self.weapon(unit, &part)?;
                let bearers = self.bearers(unit, weapon).into_iter();
                let bearers: Vec<MiniId> =
                    bearers.filter(|mini| !pool.iter().any(|(other, _)| other == mini)).collect();
                pool.extend(bearers.into_iter().map(|mini| (mini, weapon)));
                continue;
            };
            let mini = usize::from(n).checked_sub(1).and_then(|n| minis.get(n));
            let mini = mini.ok_or_else(|| format!("no miniature {n}"))?;
            pool.push((*mini, self.weapon(unit, name)?));
        }
        Ok(pool)
    }

    /// The miniatures on the battlefield that have a weapon (LG-WEAPON-12).
    fn bearers(&self, unit: UnitId, weapon: u8) -> Vec<MiniId> {
        let sheet = self.state.sheet(unit);
        let has = |mini: &MiniId| {
            let added = sheet.minis.get(usize::from(mini.0.saturating_sub(sheet.first.0)));
            let arm = self.state.arm(unit, weapon);
            arm.is_some_and(|arm| !arm.bearer_only || added.copied().flatten() == arm.upgrade)
        };
        self.state.minis_of(unit).filter(has).collect()
    }
}

/// The weapons of a list; a name may hold a comma.
fn items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for part in text.split(',') {
        match items.last_mut() {
            Some(last) if numbered(last).is_some() && numbered(part).is_none() => {
                last.push(',');
                last.push_str(part);
            }
            _ => items.push(part.trim().to_owned()),
        }
    }
    items
}

/// The number and the name of `1:NAME`.
fn numbered(text: &str) -> Option<(u8, &str)> {
    let (number, name) = text.split_once(':')?;
    Some((number.trim().parse().ok()?, name.trim()))
}

fn row(text: &str) -> Result<u8, String> {
    let found = ROWS.iter().position(|row| row.eq_ignore_ascii_case(text));
    let expected = || format!("`{text}` is no row, expected {}", ROWS.join(", "));
    found.map(|row| row as u8).ok_or_else(expected)
}

/// `X,Y` or `X,Y,HEIGHT`, each perhaps with `facing DEGREES`.
fn stand(meant: &Meant<'_>, text: &str) -> Result<Stand, String> {
    let (place, facing) = match text.split_once(" facing ") {
        Some((place, degrees)) => (place, angle(degrees)?),
        None => (text, meant.facing),
    };
    match coordinates(place)?[..] {
        [x, y] => Ok(Stand { x, y, level: meant.level(Point { x, y }), facing }),
        [x, y, level] => Ok(Stand { x, y, level, facing }),
        _ => Err("expected `X,Y` or `X,Y,HEIGHT` in millimetres".to_owned()),
    }
}

/// Who moves now.
fn asked_mover(prompt: &Prompt) -> Option<UnitId> {
    if let Prompt::Move(moving) = prompt { Some(moving.unit) } else { None }
}

/// The point at which the first arm of a tool points.
fn bend(text: &str) -> Result<Point, String> {
    match coordinates(text)?[..] {
        [x, y] => Ok(Point { x, y }),
        _ => Err("expected `via X,Y` in millimetres".to_owned()),
    }
}

/// Degrees to the left from east.
fn angle(text: &str) -> Result<measure::Direction, String> {
    let degrees = text.trim().parse::<f64>().ok().filter(|degrees| degrees.is_finite());
    degrees.map(from_degrees).ok_or_else(|| format!("`{text}` is no number of degrees"))
}
