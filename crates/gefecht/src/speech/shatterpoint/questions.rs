//! Questions as sentences, answers as short words.

use kernel::{Question, Seat};
use measure::Millimetres;
use shatterpoint::language::{MoveKind, UnitType};
use shatterpoint::question::{Choice, Occasion, OrderCard, Payment, Pending, Prompt};
use shatterpoint::table::{CharacterId, Goal, Spot, UnitId};
use shatterpoint::words::{place, tree};
use shatterpoint::{Shatterpoint, force};

use super::names::Words;
use crate::speech::{args, capital, kind};

impl Words<'_> {
    /// A question as a sentence, with the actions or successes that are left.
    pub(super) fn prompt(&self, prompt: &Prompt) -> String {
        let unit = |id: &UnitId| self.unit(*id);
        let character = |id: &CharacterId| self.character(*id);
        let plain = || format!("sp-ask-{}", kind(prompt));
        match prompt {
            Prompt::Deploy { squads } if squads.len() > 1 => self.t("sp-ask-deploy", &[]),
            Prompt::Deploy { .. } => self.t("sp-ask-deploy-last", &[]),
            Prompt::StruggleMap(card) => {
                let pack = self.state.mission_pack();
                match pack.and_then(|pack| pack.struggle.get(usize::from(*card))) {
                    Some(card) => {
                        let card = self.speech.name(&card.name);
                        self.t("sp-ask-struggle-map-of", args! { card: card })
                    }
                    None => self.t("sp-ask-struggle-map", &[]),
                }
            }
            Prompt::Who { unit: id, action } => {
                let action = self.of("sp-action-", action);
                self.t("sp-ask-who", args! { unit: unit(id), action: action })
            }
            Prompt::Revealed(OrderCard::Shatterpoint) => {
                self.t("sp-ask-revealed-shatterpoint", &[])
            }
            Prompt::Revealed(OrderCard::Unit(id)) => {
                self.t("sp-ask-revealed", args! { unit: unit(id) })
            }
            Prompt::Act(id) => {
                let left = self.state.activation.as_ref().map_or(0, |activation| activation.left);
                let text = self.t("sp-ask-act", args! { unit: unit(id) });
                format!("{text} ({})", self.t("sp-actions-left", args! { count: left }))
            }
            Prompt::Go { characters, kinds, toward } => self.go_prompt(characters, kinds, *toward),
            Prompt::Transfer(id) => self.t("sp-ask-transfer", args! { name: character(id) }),
            Prompt::Push { character: id, range, pull, .. } => {
                let key = if *pull { "sp-ask-pull" } else { "sp-ask-push" };
                let text = self.t(key, args! { name: character(id) });
                format!("{text} ({})", self.t("sp-fact-range", args! { value: *range }))
            }
            Prompt::Attack { characters, .. } => self.attack_prompt(characters),
            Prompt::Tree { successes } => {
                let text = match self.state.attacks.last() {
                    None => self.t("sp-ask-tree", &[]),
                    Some(attack) => {
                        let number = attack.taken.len() + 1;
                        let name = self.character(attack.attacker);
                        self.t("sp-ask-tree-of", args! { name: name, number: number })
                    }
                };
                format!("{text} ({})", self.t("sp-successes", args! { count: *successes }))
            }
            Prompt::Next(_) => self.t("sp-ask-next", &[]),
            Prompt::Heal { character: id, left } => {
                self.t("sp-ask-heal", args! { name: character(id), left: *left })
            }
            Prompt::React(occasion) => self.react_prompt(occasion),
            Prompt::Choose { unit, ability } => {
                self.t("sp-ask-choose", args! { ability: self.ability_now(*unit, *ability) })
            }
            Prompt::Pick { unit, ability, alternatives } => {
                let key = if alternatives.len() > 1 { "sp-ask-pick" } else { "sp-ask-may" };
                self.t(key, args! { ability: self.ability_now(*unit, *ability) })
            }
            Prompt::Progress { adds } => {
                self.t(if *adds { "so-ask-add" } else { "so-ask-remove" }, &[])
            }
            Prompt::Objective => self.t("so-ask-objective", &[]),
            Prompt::Roam { objective, .. } => {
                self.t("so-ask-roam", args! { objective: self.objective(*objective) })
            }
            Prompt::Ambush { face } => {
                self.t("so-ask-ambush", args! { face: self.of("sp-face-", face) })
            }
            Prompt::Station { character: id, .. } => {
                self.t("so-ask-station", args! { name: character(id) })
            }
            Prompt::Lay { objective, range, .. } => {
                let text = self.t("so-ask-lay", args! { objective: self.objective(*objective) });
                format!("{text} ({})", self.t("sp-fact-range", args! { value: *range }))
            }
            Prompt::Face { turns_to: None } => self.t("so-ask-token", &[]),
            Prompt::Face { turns_to: Some(face) } => {
                self.t("so-ask-turn", args! { face: self.of("sp-face-", face) })
            }
            Prompt::Space { tracker, fills } => {
                let key = if *fills { "so-ask-fill" } else { "so-ask-empty" };
                self.t(key, args! { tracker: self.tracker(*tracker) })
            }
            Prompt::LoseDamage { unit: id, .. } => {
                self.t("so-ask-lose-damage", args! { unit: unit(id) })
            }
            Prompt::FirstStance(id)
            | Prompt::LoseCondition(id)
            | Prompt::FreeAbility(id)
            | Prompt::GainCondition(id)
            | Prompt::LoseWound(id) => self.t(&plain(), args! { unit: unit(id) }),
            Prompt::Side | Prompt::MissionPack | Prompt::Order | Prompt::Shatterpoint => {
                self.t(&plain(), &[])
            }
        }
    }

    /// One character by name, several by their unit.
    fn of_these(&self, characters: &[CharacterId]) -> String {
        match characters {
            [] => self.plain("sp-somebody"),
            [only] => self.character(*only),
            [first, ..] => match self.unit_of(*first) {
                Some(unit) => self.unit(unit),
                None => self.plain("sp-somebody"),
            },
        }
    }

    fn go_prompt(
        &self,
        characters: &[CharacterId],
        kinds: &[MoveKind],
        toward: Option<Goal>,
    ) -> String {
        let name = self.of_these(characters);
        match (toward, kinds) {
            (Some(goal), _) => {
                let goal = match goal {
                    Goal::Character(character) => self.character(character),
                    Goal::Objective { objective } => self.objective(objective),
                };
                self.t("sp-ask-go-toward", args! { name: name, goal: goal })
            }
            _ if characters.len() > 1 => self.t("sp-ask-go-many", args! { name: name }),
            (None, [only]) => self.t(&format!("sp-ask-go-{}", kind(only)), args! { name: name }),
            _ => self.t("sp-ask-go", args! { name: name }),
        }
    }

    fn attack_prompt(&self, characters: &[CharacterId]) -> String {
        let key = if characters.len() > 1 { "sp-ask-attack-many" } else { "sp-ask-attack" };
        self.t(key, args! { name: self.of_these(characters) })
    }

    fn react_prompt(&self, occasion: &Occasion) -> String {
        let key = format!("sp-ask-react-{}", kind(occasion));
        match occasion {
            Occasion::AttackDeclared | Occasion::AttackResolved => {
                match self.state.attacks.last() {
                    None => self.t(&key, &[]),
                    Some(attack) => {
                        let (attacker, target) =
                            (self.character(attack.attacker), self.target(attack.target));
                        let args = args! { attacker: attacker, target: target };
                        self.t(&format!("{key}-of"), args)
                    }
                }
            }
            Occasion::Action(unit, action) => {
                let action = self.of("sp-action-", action);
                self.t(&key, args! { unit: self.unit(*unit), action: action })
            }
            Occasion::Damage(count) => self.t(&key, args! { count: *count }),
            Occasion::Left(character) | Occasion::Moved(character) => {
                self.t(&key, args! { name: self.character(*character) })
            }
            Occasion::Wounded(unit) | Occasion::Hunkered(unit) => {
                self.t(&key, args! { unit: self.unit(*unit) })
            }
        }
    }

    /// An answer in a few words, with its place where it has one.
    pub(super) fn choice(&self, question: &Question<Shatterpoint>, choice: &Choice) -> String {
        let prompt = &question.prompt;
        match choice {
            Choice::Edge(edge) => self.of("sp-edge-", edge),
            Choice::Mission(of) => {
                let mission = self.state.table.missions.get(of.index());
                let mission = mission.map_or("", |mission| self.speech.name(&mission.name));
                let own = *of == question.seat;
                let key = if own { "sp-do-mission-own" } else { "sp-do-mission-other" };
                self.t(key, args! { mission: mission })
            }
            Choice::Deploy { squad, places } => {
                let squad = self.squad(question.seat, *squad);
                at(self.t("sp-do-deploy", args! { squad: squad }), places)
            }
            Choice::Stance(stance) => self.stance_choice(*stance, prompt),
            Choice::Map(map) => self.map_choice(*map, prompt),
            Choice::Unit(unit) => self.unit(*unit),
            Choice::Condition(condition) => capital(&self.of("sp-condition-", condition)),
            Choice::Action(action) => self.of("sp-action-", action),
            Choice::Use { unit, ability, pay } => self.use_choice(*unit, *ability, *pay, prompt),
            Choice::Move { character, kind, to, .. } => {
                let (name, kind) = (self.character(*character), self.of("sp-kind-", kind));
                let level = self.state.spot(*character).map(|spot| spot.level);
                let text = match level {
                    Some(level) if level != to.level => {
                        let height = self.inches(to.level);
                        self.t("sp-do-move-level", args! { name: name, kind: kind, height: height })
                    }
                    _ => self.t("sp-do-move", args! { name: name, kind: kind }),
                };
                at(text, &[*to])
            }
            Choice::Struggle { kind, .. } => {
                self.t("sp-do-struggle", args! { kind: self.of("sp-kind-", kind) })
            }
            Choice::Place(spot) | Choice::Through { to: spot, .. } => {
                at(self.t("sp-do-place", &[]), &[*spot])
            }
            Choice::Toward { x, y, .. } => {
                let pull = matches!(prompt, Prompt::Push { pull: true, .. });
                let text = self.t(if pull { "sp-do-pull" } else { "sp-do-push" }, &[]);
                format!("{text}: {},{}", Millimetres(*x), Millimetres(*y))
            }
            Choice::Attack { character, kind, target } => {
                let (target, kind) = (self.target(*target), self.of("sp-attack-", kind));
                let text = self.t("sp-do-attack", args! { target: target, type: kind });
                match prompt {
                    Prompt::Attack { characters, .. } if characters.len() == 1 => text,
                    _ => format!("{}: {text}", self.character(*character)),
                }
            }
            Choice::Option(number) => self.option(*number),
            Choice::Pick(number) => self.picked(*number, prompt),
            Choice::HealDamage(unit) => {
                self.t("sp-do-heal-damage", args! { unit: self.unit(*unit) })
            }
            Choice::HealCondition(unit, condition) => {
                let condition = self.of("sp-condition-", condition);
                self.t(
                    "sp-do-heal-condition",
                    args! { unit: self.unit(*unit), condition: condition },
                )
            }
            Choice::Character(character) => self.character(*character),
            Choice::Side(side) => {
                let own = *side == question.seat;
                let key = if own { "so-do-side-own" } else { "so-do-side-other" };
                self.t(key, args! { role: self.role(*side) })
            }
            Choice::Objective(objective) => self.objective(*objective),
            Choice::Roam { kind, .. } => capital(&self.of("sp-kind-", kind)),
            Choice::Face(face) => capital(&self.of("sp-face-", face)),
            Choice::Space(space) => self.space(*space, prompt),
            Choice::Token(token) => self.of("so-do-token-", token),
            Choice::Damage(damage) => self.t("so-do-damage", args! { count: *damage }),
            _ => self.plain_choice(choice, prompt),
        }
    }

    /// A squad by its primary unit, which leads it.
    fn squad(&self, seat: Seat, squad: u8) -> String {
        let units = self.state.table.units.iter();
        let mut own = units.filter(|sheet| sheet.seat == seat && sheet.squad == squad).peekable();
        let first = own.peek().copied();
        let leader = own.find(|sheet| sheet.unit.kind == UnitType::Primary).or(first);
        match leader {
            Some(sheet) => self.speech.name(&sheet.unit.name).to_owned(),
            None => self.t("sp-squad", args! { number: u16::from(squad) + 1 }),
        }
    }

    fn stance_choice(&self, stance: u8, prompt: &Prompt) -> String {
        let unit = match prompt {
            Prompt::FirstStance(unit) => return self.stance(*unit, stance),
            Prompt::Act(unit) => Some(*unit),
            _ => self.state.active_unit(),
        };
        let stance =
            unit.map_or_else(|| self.plain("sp-a-stance"), |unit| self.stance(unit, stance));
        self.t("sp-do-turn-stance", args! { stance: stance })
    }

    /// A map by the objectives that it makes active.
    fn map_choice(&self, map: u8, prompt: &Prompt) -> String {
        let number = u16::from(map) + 1;
        let active = match prompt {
            Prompt::StruggleMap(card) => self.active(*card, map),
            _ => Vec::new(),
        };
        if active.is_empty() {
            return self.t("sp-do-map", args! { number: number });
        }
        let objectives: Vec<String> = active.iter().map(usize::to_string).collect();
        let (objectives, count) = (self.speech.list(&objectives), active.len());
        self.speech
            .t("sp-do-map-of", args! { number: number, objectives: objectives, count: count })
    }

    /// The numbers of the objectives that a map of a struggle card makes active, from 1.
    fn active(&self, card: u8, map: u8) -> Vec<usize> {
        let Some(mission) = self.state.mission_pack() else { return Vec::new() };
        let card = mission.struggle.get(usize::from(card));
        let map = card.and_then(|card| card.map.get(usize::from(map)));
        let active = map.map_or(&[][..], |map| &map.active);
        let number = |id: &String| mission.objective.iter().position(|other| other.id == *id);
        let mut numbers: Vec<usize> =
            active.iter().filter_map(number).map(|number| number + 1).collect();
        numbers.sort_unstable();
        numbers
    }

    /// An ability; with its unit where another one was asked, and with the price if it is damage.
    fn use_choice(&self, unit: UnitId, ability: u8, pay: Payment, prompt: &Prompt) -> String {
        let name = self.ability_now(unit, ability);
        let own = matches!(prompt, Prompt::Act(id) | Prompt::FreeAbility(id) if *id == unit);
        let text = match own {
            true => name,
            false => {
                let unit = self.unit(unit);
                self.t("sp-pending-ability", args! { unit: unit, ability: name })
            }
        };
        match pay {
            Payment::Force => text,
            Payment::Damage => {
                let cost = force::cost(self.state, unit, ability);
                let price = self.t("sp-cost-damage", args! { count: cost });
                self.t("sp-do-cost", args! { deed: text, price: price })
            }
        }
    }

    /// An option of the combat tree by what it does.
    fn option(&self, number: u8) -> String {
        let attack = self.state.attacks.last();
        let tree = attack.map(|attack| tree(self.state, self.state.unit_of(attack.attacker)));
        match tree.and_then(|tree| tree.options.get(usize::from(number))) {
            Some(found) => {
                let effects = capital(&self.symbols(&found.effects));
                format!("{}: {effects}", found.id)
            }
            None => self.t("sp-do-option", args! { number: u16::from(number) + 1 }),
        }
    }

    fn picked(&self, number: u8, prompt: &Prompt) -> String {
        let index = usize::from(number);
        let pending = match prompt {
            Prompt::Next(pending) => pending.get(index).map(|waiting| self.pending(waiting)),
            Prompt::Pick { alternatives, .. } => {
                alternatives.get(index).map(|deed| self.alternative(deed))
            }
            _ => None,
        };
        let number = u16::from(number) + 1;
        pending.unwrap_or_else(|| self.t("sp-do-pick", args! { number: number }))
    }

    /// An effect that waits to be resolved.
    fn pending(&self, pending: &Pending) -> String {
        match pending {
            Pending::Tactic => {
                self.named(self.tactic().map(|tactic| &tactic.name), "sp-pending-tactic")
            }
            Pending::Progress => self.plain("so-pending-progress"),
            Pending::Rule(at) => self.rule_name(*at),
            Pending::Symbol(symbol) => capital(&self.of("sp-symbol-", symbol)),
            Pending::Entry(entry) => capital(&self.entry(entry)),
            Pending::Ability(unit, ability) => {
                let ability = self.ability_now(*unit, *ability);
                let unit = self.unit(*unit);
                self.t("sp-pending-ability", args! { unit: unit, ability: ability })
            }
        }
    }

    /// Answers without a number: some are called by what was asked.
    fn plain_choice(&self, choice: &Choice, prompt: &Prompt) -> String {
        match (choice, prompt) {
            (Choice::Yes, Prompt::Pick { alternatives, .. }) if !alternatives.is_empty() => {
                self.alternative(&alternatives[0])
            }
            (Choice::Activate, Prompt::Revealed(OrderCard::Shatterpoint)) => {
                self.t("sp-do-activate-any", &[])
            }
            (Choice::Activate, Prompt::Revealed(OrderCard::Unit(unit))) => {
                self.t("sp-do-activate-unit", args! { unit: self.unit(*unit) })
            }
            (Choice::UseReserve, _) => match self.state.player(self.state.active).reserve {
                Some(OrderCard::Unit(unit)) => {
                    self.t("sp-do-use-reserve-unit", args! { unit: self.unit(unit) })
                }
                _ => self.t("sp-do-use-reserve", &[]),
            },
            (Choice::Decline, Prompt::Go { characters, .. }) if characters.len() < 2 => {
                self.t("sp-do-decline-go-one", &[])
            }
            _ => {
                let own = format!("sp-do-{}-{}", kind(choice), kind(prompt));
                if self.speech.has(&own) { self.t(&own, &[]) } else { self.of("sp-do-", choice) }
            }
        }
    }
}

/// Where it comes: `Squad of Lord Maul: 100,0; 140,0`.
fn at(text: String, spots: &[Spot]) -> String {
    let places: Vec<String> = spots.iter().copied().map(place).collect();
    format!("{text}: {}", places.join("; "))
}
