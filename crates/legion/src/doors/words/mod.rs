//! Answers and questions in the words of a player: `move Stormtroopers 2 to 100,0`,
//! `attack Rebel Troopers`.
//!
//! The same words serve scenarios, the terminal and refusals. Places are millimetres from the
//! centre, with up to two decimals; angles are degrees to the left from east.

mod names;
mod read;

use kernel::Question;
use measure::{Direction, Length, Millimetres, Point};
use ruleset::word;

use crate::Legion;
use crate::battle::Apart;
use crate::question::{CardId, Choice, Moving, Picked, Placing, Prompt, Why};
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};

pub use names::{
    aside_name, attack_die, card_id, card_name, defence_die, degrees, from_degrees, level_there,
    mini_name, mini_named, mini_number, model_name, model_named, place, side, unit_name,
    unit_named, upgrade_name, weapon_name, whole_degrees,
};
pub use read::parse;

/// The rows of battle cards.
const ROWS: [&str; 3] = ["objective", "deployment", "condition"];

/// What a row of battle cards is called.
#[must_use]
pub fn row_name(row: u8) -> &'static str {
    ROWS.get(usize::from(row)).copied().unwrap_or("?")
}

/// A question in a sentence.
#[must_use]
pub fn prompt(state: &State, prompt: &Prompt) -> String {
    let unit = |id: &UnitId| unit_name(state, *id);
    match prompt {
        Prompt::PlaceTerrain => "which terrain is placed where?".to_owned(),
        Prompt::Colour => "which colour is yours?".to_owned(),
        Prompt::Side => "which long edge is blue's?".to_owned(),
        Prompt::Discard => "which row loses its leftmost card?".to_owned(),
        Prompt::LayToken(Apart { beyond_zones, beyond_tokens, mine: true }) => format!(
            "where does the mine lie? (beyond range {beyond_zones} of the zones, \
             {beyond_tokens} of other mines)"
        ),
        Prompt::LayToken(Apart { beyond_zones, beyond_tokens, .. }) => format!(
            "where does the objective token lie? (beyond range {beyond_zones} of the zones, \
             {beyond_tokens} of other tokens)"
        ),
        Prompt::MarkTerrain => "which terrain does the objective token mark?".to_owned(),
        Prompt::SetAside => "which unit is set aside?".to_owned(),
        Prompt::Deploy => "deploy a unit".to_owned(),
        Prompt::Command => "which command card is played?".to_owned(),
        Prompt::Nominate => "who issues the orders?".to_owned(),
        Prompt::Issue { by, left } => {
            format!("to whom does {} issue an order? ({left} left)", unit(by))
        }
        Prompt::Activate => "activate a unit with an order, or draw a token?".to_owned(),
        Prompt::Drawn(rank) => format!("which unit is activated? (rank {})", word(rank)),
        Prompt::Enter(id) => format!("where does {} enter?", unit(id)),
        Prompt::Act(id) => {
            let left = state.activation.as_ref().map_or(0, |activation| activation.left);
            format!("what does {} do? ({} left)", unit(id), plural(left, "action"))
        }
        Prompt::FreeAction(id) => format!("which free action does {} perform?", unit(id)),
        Prompt::Pay { unit: id, card, .. } => {
            format!("does {} use {}?", unit(id), card_name(state, *card))
        }
        Prompt::Target { unit: id, card, .. } => {
            format!("on whom does {} use {}?", unit(id), card_name(state, *card))
        }
        Prompt::Move(moving) => move_prompt(state, *moving),
        Prompt::Cohere { unit: id, after } => cohere_prompt(state, *id, *after),
        Prompt::CloseUp { unit: id, foe } => {
            format!("where does the leader of {} touch {}?", unit(id), unit(foe))
        }
        Prompt::Displace { unit: id, .. } => {
            format!("where is the leader of {} put?", unit(id))
        }
        Prompt::Attack { unit: id, pools, .. } if pools.is_empty() => {
            format!("whom does {} attack?", unit(id))
        }
        Prompt::Attack { unit: id, .. } => format!("whom does {} attack besides?", unit(id)),
        Prompt::NextPool => format!("which pool is resolved next? ({})", pools(state)),
        Prompt::Aim { most } => format!("which dice are rerolled? (up to {most})"),
        Prompt::Cover { most } => format!("how many hits does cover cancel? (up to {most})"),
        Prompt::Dodge { most } => format!("how many dodge tokens are spent? (up to {most})"),
        Prompt::Guard(id) => format!("who takes hits for {}?", unit(id)),
        Prompt::PierceGuard { unit: id, most } => {
            format!("how many blocks of {} are cancelled? (up to {most})", unit(id))
        }
        Prompt::Impact { most } => format!("how many hits become criticals? (up to {most})"),
        Prompt::Pierce { most } => format!("how many blocks does Pierce cancel? (up to {most})"),
        Prompt::Luck { most } => format!("which defence dice are rerolled? (up to {most})"),
        Prompt::Wound(id) => format!("which miniature of {} suffers wounds?", unit(id)),
        Prompt::Leader(id) => format!("who leads {} now?", unit(id)),
        Prompt::DestroyWeapon(id) => format!("which weapon of {} is destroyed?", unit(id)),
        Prompt::Standby { enemy } => {
            format!("who spends a standby token because of {}?", unit(enemy))
        }
        Prompt::Recover(id) => format!("how many suppression tokens does {} remove?", unit(id)),
        Prompt::CarryToken { token } => {
            format!("where does objective token {} come?", u16::from(*token) + 1)
        }
        Prompt::LayCharge { unit: id, weapon } => {
            format!("where does {} lay a {}?", unit(id), weapon_name(state, *id, *weapon))
        }
        Prompt::Detonate { unit: id, left } => {
            format!("which charge does {} set off? ({left} left)", unit(id))
        }
        Prompt::Ability { unit: id, ability, left } => {
            format!("{} of {}: for whom or what? ({left} left)", word(ability), unit(id))
        }
        Prompt::Mend { unit: id, left, .. } => {
            format!("what is mended of {}? ({left} left)", unit(id))
        }
        Prompt::Restore { mini } => {
            format!("where does {} come back?", mini_name(state, *mini))
        }
        Prompt::Claim(id) => format!("which objective token does {} claim?", unit(id)),
        Prompt::Promote => "which unit is promoted?".to_owned(),
        Prompt::Flee(id) => format!("which of the nearest edges does {} head for?", unit(id)),
        Prompt::Player(Picked::Priority) => "who of the team has priority?".to_owned(),
        Prompt::Player(Picked::Activation) => "who of the team activates a unit?".to_owned(),
        Prompt::Player(Picked::Opponent) => "which opponent is meant?".to_owned(),
    }
}

fn move_prompt(state: &State, moving: Moving) -> String {
    let why = match moving.why {
        Why::Action(_) => "move",
        Why::Free => "free move",
        Why::Jump(_) => "jump",
        Why::Withdraw => "withdraw",
        Why::Compulsory => "compulsory move",
        Why::Flight => "flight",
        Why::Scout => "scout",
        Why::Reposition => "reposition",
        Why::Stated => "card",
        Why::Pushed => "pushed",
        Why::Towed => "towed: a pivot",
    };
    let Moving { unit, speed, .. } = moving;
    format!("where does {} move? ({why}, speed {speed})", unit_name(state, unit))
}

fn cohere_prompt(state: &State, unit: UnitId, after: Placing) -> String {
    let name = unit_name(state, unit);
    match after {
        Placing::Melee(enemy) | Placing::CloseUp(enemy) => {
            let enemy = unit_name(state, enemy);
            format!("where do the others of {name} stand in melee with {enemy}?")
        }
        Placing::Displaced => format!("where are the others of {name} put?"),
        _ => format!("where do the others of {name} stand?"),
    }
}

/// The pools that wait, numbered.
fn pools(state: &State) -> String {
    let waiting = state.attacks.last().map_or(&[][..], |attack| &attack.pools);
    let listed = waiting.iter().zip(1..);
    let listed =
        listed.map(|(pool, n): (_, u8)| format!("{n} {}", unit_name(state, pool.defender)));
    listed.collect::<Vec<_>>().join(", ")
}

/// A number of things in words.
fn plural(count: u8, thing: &str) -> String {
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}

/// The height and the facing that are meant when an answer says neither.
struct Meant<'a> {
    state: &'a State,
    /// Whose base comes there; nobody's for a token.
    unit: Option<UnitId>,
    /// The height where it is now.
    own: Length,
    facing: Direction,
}

impl<'a> Meant<'a> {
    fn of(state: &'a State, question: &Question<Legion>, unit: Option<UnitId>) -> Meant<'a> {
        let known = |unit: &UnitId| unit.index() < state.table.units.len();
        let now = match &question.prompt {
            Prompt::Move(Moving { unit, .. })
            | Prompt::Cohere { unit, .. }
            | Prompt::CloseUp { unit, .. }
            | Prompt::LayCharge { unit, .. } => state.leader(*unit).map(|(_, stand)| stand),
            Prompt::Displace { from, .. } => Some(*from),
            Prompt::Restore { mini } => {
                let unit = state.table.minis.get(mini.index());
                unit.and_then(|unit| state.leader(*unit)).map(|(_, stand)| stand)
            }
            Prompt::CarryToken { token } => {
                let token = state.tokens.get(usize::from(*token));
                token.and_then(|token| token.claimed).and_then(|mini| state.stand(mini))
            }
            _ => None,
        };
        let facing = match question.prompt {
            Prompt::Deploy | Prompt::Enter(_) => state.forward(question.seat),
            _ => now.map_or(Direction::default(), |stand| stand.facing),
        };
        let own = now.map_or(0, |stand| stand.level);
        Meant { state, unit: unit.filter(known), own, facing }
    }

    /// The unit that a question is about decides what is meant.
    fn asked(state: &'a State, question: &Question<Legion>) -> Meant<'a> {
        let unit = match &question.prompt {
            Prompt::Move(Moving { unit, .. })
            | Prompt::Cohere { unit, .. }
            | Prompt::CloseUp { unit, .. }
            | Prompt::Displace { unit, .. }
            | Prompt::Enter(unit) => Some(*unit),
            Prompt::Restore { mini } => state.table.minis.get(mini.index()).copied(),
            _ => None,
        };
        Meant::of(state, question, unit)
    }

    fn level(&self, point: Point) -> Length {
        match self.unit.filter(|_| point.in_bounds()) {
            Some(unit) => {
                let table = &self.state.table;
                level_there(table, table.base(unit, point), self.own)
            }
            None => self.own,
        }
    }

    /// A place to which a way leads, which decides the facing: the height only where another would
    /// be meant.
    fn say_place(&self, stand: Stand) -> String {
        let mut text = format!("{},{}", Millimetres(stand.x), Millimetres(stand.y));
        if self.level(stand.point()) != stand.level {
            text.push_str(&format!(",{}", Millimetres(stand.level)));
        }
        text
    }

    /// A place as an answer: height and facing only where others would be meant.
    fn say(&self, stand: Stand) -> String {
        let mut text = self.say_place(stand);
        if stand.facing != self.facing {
            text.push_str(&format!(" facing {}", degrees(stand.facing)));
        }
        text
    }

    fn say_all(&self, stands: &[Stand]) -> String {
        let all: Vec<String> = stands.iter().map(|stand| self.say(*stand)).collect();
        all.join("; ")
    }
}

/// An answer in words.
#[must_use]
pub fn choice(state: &State, question: &Question<Legion>, choice: &Choice) -> String {
    let unit = |id: &UnitId| unit_name(state, *id);
    let say = |stand: &Stand| Meant::asked(state, question).say(*stand);
    let come = |stand: &Stand| Meant::asked(state, question).say_place(*stand);
    let counted = |number: &u8| u16::from(*number) + 1;
    match choice {
        Choice::Colour(colour) => format!("colour {}", word(colour)),
        Choice::Edge(edge) => format!("edge {}", word(edge)),
        Choice::Row(row) => format!("row {}", row_name(*row)),
        Choice::Place(stand) => format!("place {}", say(stand)),
        Choice::Model(model) => format!("terrain {}", model_name(state, *model)),
        Choice::Terrain { model, at, facing } => {
            let (x, y) = (Millimetres(at.x), Millimetres(at.y));
            let name = aside_name(state, *model);
            match *facing == Direction::default() {
                true => format!("terrain {name} at {x},{y}"),
                false => format!("terrain {name} at {x},{y} facing {}", degrees(*facing)),
            }
        }
        Choice::Unit(id) => format!("unit {}", unit(id)),
        Choice::Deploy { unit: id, stands } => {
            let places = Meant::of(state, question, Some(*id)).say_all(stands);
            format!("deploy {} at {places}", unit(id))
        }
        Choice::Command(card) => format!("card {}", card_id(state, question.seat, *card)),
        Choice::Draw => "draw".to_owned(),
        Choice::Action(action) => format!("action {}", word(action)),
        Choice::Use(upgrade) => {
            let of = asked_unit(&question.prompt);
            let name = of.map_or("?".to_owned(), |unit| upgrade_name(state, unit, *upgrade));
            format!("use {name}")
        }
        Choice::UseCommand(number) => {
            format!("use {}", card_name(state, CardId::Command(question.seat, *number)))
        }
        Choice::Yes => "yes".to_owned(),
        Choice::Withdraw => "withdraw".to_owned(),
        Choice::Move { speed, to, via } => {
            let who = match &question.prompt {
                Prompt::Move(moving) => format!("{} ", unit(&moving.unit)),
                _ => String::new(),
            };
            let via = via.map_or(String::new(), |via| {
                format!(" via {},{}", Millimetres(via.x), Millimetres(via.y))
            });
            format!("move {who}{speed} to {}{via}", come(to))
        }
        Choice::Reverse { speed, to } => format!("reverse {speed} to {}", come(to)),
        Choice::Pivot { facing } => format!("pivot {}", degrees(*facing)),
        Choice::Climb { to } => format!("climb to {}", come(to)),
        Choice::Clamber { to } => format!("clamber to {}", come(to)),
        Choice::Stands(stands) => {
            format!("stands {}", Meant::asked(state, question).say_all(stands))
        }
        Choice::Anywhere => "anywhere".to_owned(),
        Choice::Attack { defender, weapons } => attack(state, question, *defender, weapons),
        Choice::Reroll(dice) => {
            let dice: Vec<String> = dice.iter().map(|die| counted(die).to_string()).collect();
            format!("reroll {}", dice.join(","))
        }
        Choice::Spend(count) => format!("spend {count}"),
        Choice::Guard { unit: id, hits } => format!("guard {} {hits}", unit(id)),
        Choice::Mini(mini) => {
            let verb = if let Prompt::Leader(_) = question.prompt { "leader" } else { "mini" };
            format!("{verb} {}", mini_name(state, *mini))
        }
        Choice::Weapon(weapon) => {
            let of = asked_unit(&question.prompt);
            let name = of.map_or("?".to_owned(), |unit| weapon_name(state, unit, *weapon));
            format!("weapon {name}")
        }
        Choice::Marker(token) => format!("remove {}", word(token)),
        Choice::StandbyAttack(id) => format!("standby attack {}", unit(id)),
        Choice::StandbyMove(id) => format!("standby move {}", unit(id)),
        Choice::Token(token) => format!("token {}", counted(token)),
        Choice::Charge(charge) => format!("detonate {}", counted(charge)),
        Choice::Pick(number) => format!("pick {}", counted(number)),
        Choice::Decline => "decline".to_owned(),
        Choice::End => "end".to_owned(),
        Choice::Player(seat) => seat.to_string(),
    }
}

/// Whose weapons a question is about.
fn asked_unit(prompt: &Prompt) -> Option<UnitId> {
    match prompt {
        Prompt::Attack { unit, .. }
        | Prompt::Ability { unit, .. }
        | Prompt::Mend { unit, .. }
        | Prompt::DestroyWeapon(unit)
        | Prompt::Act(unit) => Some(*unit),
        _ => None,
    }
}

/// An attack in words: the pool only if it is not the one that is listed.
fn attack(
    state: &State,
    question: &Question<Legion>,
    defender: UnitId,
    weapons: &[(MiniId, u8)],
) -> String {
    let name = unit_name(state, defender);
    if listed_pool(question, defender).is_some_and(|listed| listed == weapons) {
        return format!("attack {name}");
    }
    format!("attack {name} with {}", pool(state, weapons))
}

/// A pool in words: `1:E-11 Blaster Rifle, 2:DLT-19 Stormtrooper`.
#[must_use]
pub fn pool(state: &State, weapons: &[(MiniId, u8)]) -> String {
    let weapon = |&(mini, weapon): &(MiniId, u8)| {
        let unit = state.table.minis.get(mini.index()).copied();
        let name = unit.map_or("?".to_owned(), |unit| weapon_name(state, unit, weapon));
        format!("{}:{name}", mini_number(state, mini))
    };
    weapons.iter().map(weapon).collect::<Vec<_>>().join(", ")
}

/// The pool that a question lists against a unit.
fn listed_pool(question: &Question<Legion>, against: UnitId) -> Option<&[(MiniId, u8)]> {
    question.options.iter().find_map(|option| match option {
        Choice::Attack { defender, weapons } if *defender == against => Some(&weapons[..]),
        _ => None,
    })
}
