//! Answers and questions in the words of a player: `attack Skeletor with Arm Cannon`.
//!
//! The same words serve scenarios, the terminal and refusals.

use kernel::{Question, Seat};

use crate::Battleground;
use crate::actions;
use crate::attack::Arms;
use crate::question::{Bonus, Choice, FISTS, Faces, Prompt, Way};
use crate::state::State;
use crate::table::{Card, CardId, Cards, FigureId};

impl State {
    /// What a character is called, in English.
    #[must_use]
    pub fn name(&self, id: FigureId) -> &str {
        self.table.sheets.get(id.index()).map_or("?", |sheet| &sheet.character.name.en)
    }

    /// What a player's card is called, in English.
    #[must_use]
    pub fn card_name(&self, seat: Seat, card: CardId) -> &str {
        self.card(seat, card).map_or("?", |card| &card.name().en)
    }
}

/// A question in a few words.
#[must_use]
pub fn prompt(state: &State, prompt: &Prompt) -> String {
    let name = |id: &FigureId| state.name(*id);
    match prompt {
        Prompt::Deploy => "deploy a character".to_owned(),
        Prompt::Face(id) => format!("which way does {} face?", name(id)),
        Prompt::Priority => "who has priority?".to_owned(),
        Prompt::Discard => "discard which cards before drawing?".to_owned(),
        Prompt::ChooseCard => "lay which card face down?".to_owned(),
        Prompt::Activate(_) => "activate whom?".to_owned(),
        Prompt::Bonus(_) => "take which bonus of the card?".to_owned(),
        Prompt::Act(id) => {
            let ap = state.turn_of(*id).map_or(0, |turn| state.turns[turn].ap);
            format!("what does {} do? ({ap} AP, {} mana)", name(id), state.figure(*id).mana)
        }
        Prompt::Go { figure, points, .. } => {
            format!("where does {} go? ({points} points)", name(figure))
        }
        Prompt::Goal(id) => format!("toward whom does {} move?", name(id)),
        Prompt::FreeReroll { figure, most, .. } => {
            format!("which of {}'s dice to reroll for free? (at most {most})", name(figure))
        }
        Prompt::ManaReroll { figure, most, .. } => {
            format!("which of {}'s dice to reroll for mana? (at most {most})", name(figure))
        }
        Prompt::Defend { figure, successes } => {
            format!("does {} defend against {successes} successes?", name(figure))
        }
        Prompt::Opportunity(id) => format!("who attacks {} as it leaves?", name(id)),
        Prompt::Standby(id) => format!("who on standby interrupts {}?", name(id)),
        Prompt::Interrupted(id) => format!("does {} use a consumable first?", name(id)),
        Prompt::Aim(id) => format!("at which hex of {}?", name(id)),
        Prompt::Further(id) => format!("who near {} is hit next?", name(id)),
        Prompt::Target(id) => format!("whom does {} choose?", name(id)),
        Prompt::FreeAttack(id) => format!("does {} attack for free?", name(id)),
        Prompt::Order { figure: id, .. } => format!("which effect of {} comes next?", name(id)),
        Prompt::Use { figure: id, .. } => format!("does {} use it?", name(id)),
        Prompt::OneOf { figure: id, .. } => format!("which alternative does {} take?", name(id)),
        Prompt::Displace(id) => format!("where is {} displaced to?", name(id)),
        Prompt::Direction(id) => format!("in which direction is {} moved?", name(id)),
        Prompt::Sign(id) => format!("where does {} place the sign?", name(id)),
        Prompt::Capture(hex) => format!("capture the objective on {hex}?"),
    }
}

/// Who is at the centre of a question: whose weapons, skills and items are meant.
fn actor(prompt: &Prompt) -> Option<FigureId> {
    match prompt {
        Prompt::Act(id) | Prompt::FreeAttack(id) | Prompt::Interrupted(id) => Some(*id),
        _ => None,
    }
}

/// An answer in words.
#[must_use]
pub fn choice(state: &State, question: &Question<Battleground>, choice: &Choice) -> String {
    let name = |id: &FigureId| state.name(*id);
    let card = |card: &CardId| state.card_name(question.seat, *card);
    let sheet = actor(&question.prompt).map(|id| state.sheet(id));
    match choice {
        Choice::Deploy { figure, hex } => format!("deploy {} {hex}", name(figure)),
        Choice::Face(facing) => format!("face {facing}"),
        Choice::Priority(seat) => format!("priority {seat}"),
        Choice::Discard(cards) if cards.is_empty() => "discard nothing".to_owned(),
        Choice::Discard(cards) => {
            format!("discard {}", cards.iter().map(|id| card(&id)).collect::<Vec<_>>().join(", "))
        }
        Choice::Card(id) => format!("card {}", card(id)),
        Choice::Pass => "pass".to_owned(),
        Choice::Activate(id) => format!("activate {}", name(id)),
        Choice::Bonus(bonus) => format!("bonus {}", bonus_word(*bonus)),
        Choice::Play { card: id, bonus } => format!("play {} for {}", card(id), bonus_word(*bonus)),
        Choice::Focus => "focus".to_owned(),
        Choice::Move { focus: false } => "move".to_owned(),
        Choice::Move { focus: true } => "move with focus".to_owned(),
        Choice::Turn => "turn".to_owned(),
        Choice::Attack { weapon, target } => {
            let arms = actor(&question.prompt).and_then(|id| Arms::of(&state.table, id, *weapon));
            format!("attack {} with {}", name(target), arms.map_or("?", Arms::name))
        }
        Choice::Skill(number) => {
            let skill = sheet.and_then(|sheet| actions::skill(sheet, *number));
            format!("skill {}", skill.map_or("?", |skill| &skill.name.en))
        }
        Choice::Standby => "standby".to_owned(),
        Choice::Consume(number) => {
            let item = sheet.and_then(|sheet| sheet.items.get(usize::from(*number)));
            format!("use {}", item.map_or("?", |item| &item.name.en))
        }
        Choice::End => "end".to_owned(),
        Choice::Go(place) => format!("go {place}"),
        Choice::GoBy { place, way } => {
            let over: Vec<String> = way.places().iter().map(ToString::to_string).collect();
            format!("go {place} via {}", over.join(", "))
        }
        Choice::GoLarge { place, facing } => format!("go {place} facing {facing}"),
        Choice::Stay => "stay".to_owned(),
        Choice::Reroll(faces) => reroll_words(*faces),
        Choice::Defend => "defend".to_owned(),
        Choice::Decline => "decline".to_owned(),
        Choice::Interrupt(id) => format!("interrupt with {}", name(id)),
        Choice::Target(id) => format!("target {}", name(id)),
        Choice::Place(place) => format!("place {place}"),
        Choice::Pick(number) => format!("pick {}", u16::from(*number) + 1),
        Choice::Yes => "yes".to_owned(),
    }
}

fn bonus_word(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Ability => "ability",
        Bonus::Mana => "mana",
        Bonus::Mission => "mission",
        Bonus::Ap => "ap",
    }
}

fn reroll_words(faces: Faces) -> String {
    let dice: Vec<String> = (1..=6usize)
        .flat_map(|face| std::iter::repeat_n(face.to_string(), usize::from(faces.0[face - 1])))
        .collect();
    if dice.is_empty() { "reroll nothing".to_owned() } else { format!("reroll {}", dice.join(" ")) }
}

/// Reads an answer in words. It may be illegal; it is judged later.
///
/// # Errors
/// What could not be understood.
pub fn parse(
    state: &State,
    question: &Question<Battleground>,
    text: &str,
) -> Result<Choice, String> {
    let text = text.trim();
    let reader = Reader { state, question };
    // Legal answers first: they are matched whole, whatever names they hold.
    let same = |option: &&Choice| choice(state, question, option).eq_ignore_ascii_case(text);
    if let Some(option) = question.options.iter().find(same) {
        return Ok(*option);
    }
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    reader.read(&verb.to_ascii_lowercase(), rest.trim()).map_err(|why| format!("`{text}`: {why}"))
}

struct Reader<'a> {
    state: &'a State,
    question: &'a Question<Battleground>,
}

impl Reader<'_> {
    fn read(&self, verb: &str, rest: &str) -> Result<Choice, String> {
        Ok(match (verb, rest) {
            ("pass", "") => Choice::Pass,
            ("focus", "") => Choice::Focus,
            ("move", "") => Choice::Move { focus: false },
            ("move", "with focus") => Choice::Move { focus: true },
            ("turn", "") => Choice::Turn,
            ("standby", "") => Choice::Standby,
            ("end", "") => Choice::End,
            ("stay", "") => Choice::Stay,
            ("defend", "") => Choice::Defend,
            ("decline", "") => Choice::Decline,
            ("yes", "") => Choice::Yes,
            ("face", _) => Choice::Face(rest.parse()?),
            ("priority", _) => Choice::Priority(seat(rest)?),
            ("discard", _) => Choice::Discard(self.cards(rest)?),
            ("card", _) => Choice::Card(self.card(rest)?),
            ("activate", _) => Choice::Activate(self.figure(rest)?),
            ("bonus", _) => Choice::Bonus(bonus(rest)?),
            ("play", _) => {
                let (card, word) =
                    rest.rsplit_once(" for ").ok_or("expected `play CARD for BONUS`")?;
                Choice::Play { card: self.card(card)?, bonus: bonus(word)? }
            }
            ("attack", _) => {
                let expected = "expected `attack TARGET with WEAPON`";
                let (target, weapon) = rest.rsplit_once(" with ").ok_or(expected)?;
                Choice::Attack { weapon: self.weapon(weapon)?, target: self.figure(target)? }
            }
            ("skill", _) => Choice::Skill(self.skill(rest)?),
            ("use", _) => Choice::Consume(self.item(rest)?),
            ("go", _) => match (rest.split_once(" facing "), rest.split_once(" via ")) {
                (Some((place, facing)), _) => {
                    Choice::GoLarge { place: place.parse()?, facing: facing.parse()? }
                }
                (None, Some((place, over))) => {
                    let over = over.split(',').map(str::parse).collect::<Result<Vec<_>, _>>()?;
                    let way = Way::over(&over).ok_or("expected at most five places on the way")?;
                    Choice::GoBy { place: place.parse()?, way }
                }
                (None, None) => Choice::Go(rest.parse()?),
            },
            ("deploy", _) => {
                let (name, hex) = rest.rsplit_once(' ').ok_or("expected `deploy NAME HEX`")?;
                Choice::Deploy { figure: self.figure(name)?, hex: hex.parse()? }
            }
            ("reroll", _) => Choice::Reroll(faces(rest)?),
            ("interrupt", _) => {
                Choice::Interrupt(self.figure(rest.strip_prefix("with ").unwrap_or(rest))?)
            }
            ("target", _) => Choice::Target(self.figure(rest)?),
            ("place", _) => Choice::Place(rest.parse()?),
            ("pick", _) => match rest.parse::<u8>() {
                Ok(number @ 1..) => Choice::Pick(number - 1),
                _ => return Err("expected `pick NUMBER`".to_owned()),
            },
            _ => return Err(ruleset::NO_ANSWER.to_owned()),
        })
    }

    fn figure(&self, name: &str) -> Result<FigureId, String> {
        let named = |id: &FigureId| self.state.name(*id).eq_ignore_ascii_case(name.trim());
        self.state.ids().find(named).ok_or_else(|| format!("no character `{name}`"))
    }

    fn card(&self, name: &str) -> Result<CardId, String> {
        let cards = &self.state.table.cards[self.question.seat.index() & 1];
        let named = |card: &Card| card.name().en.eq_ignore_ascii_case(name.trim());
        let found = cards.iter().position(named);
        found.map(|n| CardId(n as u8)).ok_or_else(|| format!("no card `{name}`"))
    }

    fn cards(&self, names: &str) -> Result<Cards, String> {
        let mut cards = Cards::default();
        if names.eq_ignore_ascii_case("nothing") {
            return Ok(cards);
        }
        for name in names.split(',') {
            cards.insert(self.card(name)?);
        }
        Ok(cards)
    }

    fn actor(&self) -> Result<FigureId, String> {
        let acting = actor(&self.question.prompt);
        let acting = acting.or_else(|| self.state.turn().map(|turn| turn.figure));
        acting.ok_or_else(|| "nobody is acting".to_owned())
    }

    fn weapon(&self, name: &str) -> Result<u8, String> {
        if name.trim().eq_ignore_ascii_case("fists") {
            return Ok(FISTS);
        }
        let weapons = &self.state.sheet(self.actor()?).weapons;
        let found = weapons.iter().position(|w| w.name.en.eq_ignore_ascii_case(name.trim()));
        found.map(|n| n as u8).ok_or_else(|| format!("no weapon `{name}`"))
    }

    fn skill(&self, name: &str) -> Result<u8, String> {
        let sheet = self.state.sheet(self.actor()?);
        let all = (sheet.character.skills.len() + sheet.items.len()) as u8;
        let named = |&n: &u8| {
            actions::skill(sheet, n).is_some_and(|s| s.name.en.eq_ignore_ascii_case(name.trim()))
        };
        (0..all).find(named).ok_or_else(|| format!("no skill `{name}`"))
    }

    fn item(&self, name: &str) -> Result<u8, String> {
        let items = &self.state.sheet(self.actor()?).items;
        let found = items.iter().position(|i| i.name.en.eq_ignore_ascii_case(name.trim()));
        found.map(|n| n as u8).ok_or_else(|| format!("no item `{name}`"))
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    match text.trim().to_ascii_lowercase().as_str() {
        "player 1" => Ok(Seat(0)),
        "player 2" => Ok(Seat(1)),
        _ => Err("expected `player 1` or `player 2`".to_owned()),
    }
}

fn bonus(text: &str) -> Result<Bonus, String> {
    match text.trim().to_ascii_lowercase().as_str() {
        "ability" => Ok(Bonus::Ability),
        "mana" => Ok(Bonus::Mana),
        "mission" => Ok(Bonus::Mission),
        "ap" => Ok(Bonus::Ap),
        _ => Err("expected `ability`, `mana`, `mission` or `ap`".to_owned()),
    }
}

fn faces(text: &str) -> Result<Faces, String> {
    let mut faces = Faces::default();
    if text.eq_ignore_ascii_case("nothing") {
        return Ok(faces);
    }
    for word in text.split_whitespace().take(60) {
        match word.parse::<usize>() {
            Ok(face @ 1..=6) => faces.0[face - 1] += 1,
            _ => return Err("expected the faces of dice, from 1 to 6".to_owned()),
        }
    }
    Ok(faces)
}
