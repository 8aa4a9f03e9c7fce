//! Scenarios as scenes: what shows a rule on a table in the rulebook.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::{Chance, Deed, Doing, Game, Question, Refusal, Rules, Seat, Told, Viewer};
use ruleset::Doors;
use rust_embed::RustEmbed;
use serde::Deserialize;
use server::Scenes;
use server::protocol::{Frame, GameInfo, ReplayPage, Scene, ScenePage};
use server::ruleset::raw;

use super::case::{Case, Does, Step};
use super::run;
use crate::learn;
use crate::rulesets::{Ruleset, Task};
use crate::speech::Spoken;

/// The scenes of the program: its own scenarios, lessons and puzzles.
pub const SCENES: Scenes = Scenes { of, play, exercises: learn::exercises, exercise: learn::text };

/// The most scenes of one rule.
const MOST: usize = 4;

#[derive(RustEmbed)]
#[folder = "../../scenarios"]
struct Shelf;

/// What stands before the first table of a scenario.
#[derive(Deserialize)]
struct Head {
    title: String,
    rules: Vec<String>,
    ruleset: String,
}

fn text(scene: &str) -> Option<String> {
    let file = Shelf::get(&format!("{scene}.toml"))?;
    String::from_utf8(file.data.into_owned()).ok()
}

fn head(text: &str) -> Option<Head> {
    let end = text.find("\n[").unwrap_or(text.len());
    toml::from_str(text.get(..end)?).ok()
}

/// The scenes of each rule.
type ByRule = BTreeMap<String, Vec<Scene>>;

/// Scenes by area and rule. One that shows few rules shows them best.
fn index() -> &'static BTreeMap<String, ByRule> {
    static INDEX: LazyLock<BTreeMap<String, ByRule>> = LazyLock::new(|| {
        let mut ranked: BTreeMap<String, Vec<(usize, Scene)>> = BTreeMap::new();
        for path in Shelf::iter() {
            let Some(scene) = path.strip_suffix(".toml") else { continue };
            let Some(text) = text(scene).filter(|text| text.contains("\n[[step]]")) else {
                continue;
            };
            let Some(Head { title, rules, .. }) = head(&text) else { continue };
            let scene = Scene { scene: scene.to_owned(), title };
            for rule in &rules {
                ranked.entry(rule.clone()).or_default().push((rules.len(), scene.clone()));
            }
        }
        let mut index: BTreeMap<String, ByRule> = BTreeMap::new();
        for (rule, mut scenes) in ranked {
            scenes.sort_by(|(a, one), (b, other)| (a, &one.scene).cmp(&(b, &other.scene)));
            let scenes = scenes.into_iter().map(|(_, scene)| scene).take(MOST).collect();
            let area = rule.rsplit_once('-').map_or(rule.as_str(), |(area, _)| area).to_owned();
            index.entry(area).or_default().insert(rule, scenes);
        }
        index
    });
    &INDEX
}

fn of(area: &str) -> ByRule {
    index().get(&area.to_uppercase()).cloned().unwrap_or_default()
}

/// Plays a scene. Only those of the index: a name from outside is no path.
fn play(scene: &str) -> Option<ScenePage> {
    let known = index().values().flat_map(BTreeMap::values).flatten();
    let scene = known.into_iter().find(|known| known.scene == scene)?.scene.as_str();
    let text = text(scene)?;
    let Head { title, rules, ruleset } = head(&text)?;
    let replay = Ruleset::named(&ruleset)?.perform(Play { scene, text: &text })?;
    Some(ScenePage { title, rules, replay })
}

struct Play<'a> {
    scene: &'a str,
    text: &'a str,
}

impl Task for Play<'_> {
    type Done = Option<ReplayPage>;

    fn perform<R: Spoken>(self) -> Option<ReplayPage> {
        let case: Case<R::Position> = content::parse(self.scene, self.text).ok()?;
        let dice = run::sides::<R>(&case.dice, false).ok()?;
        let state = R::place(case.position?).ok()?;
        let (mut game, begun) = Game::<R>::from_position(state, Chance::scripted(&dice)).ok()?;
        let seats = usize::from(R::seats(game.state()));
        let mut frames = vec![frame(&game, None, &begun, None)];
        for step in &case.step {
            if step.does == Some(Does::Undo) {
                break;
            }
            let Some(deed) = deed(&game, step) else { continue };
            let asked = game.question(deed.seat).cloned();
            let (events, refusal) = match game.perform(deed.clone()) {
                Ok(events) => (events, None),
                Err(refusal) => (Vec::new(), Some(refusal)),
            };
            frames.push(frame(&game, Some((deed, asked)), &events, refusal));
        }
        Some(ReplayPage {
            game: info::<R>(self.scene, seats),
            outcome: None,
            table: raw(&R::table(game.state(), Viewer::Judge)),
            total: frames.len() as u32,
            frames,
        })
    }
}

/// What a step does, if it does anything.
fn deed<R: Doors>(game: &Game<R>, step: &Step) -> Option<Deed<R::Choice>> {
    let stated = step.player.and_then(|player| player.checked_sub(1)).map(Seat);
    let seat = stated.or_else(|| game.pending().first().map(|question| question.seat))?;
    let doing = match (&step.answer, step.does) {
        (Some(text), _) => Doing::Answer(R::read(game.state(), game.question(seat)?, text).ok()?),
        (None, Some(Does::Concede)) => Doing::Concede,
        (None, Some(Does::OfferDraw)) => Doing::OfferDraw,
        (None, _) => return None,
    };
    Some(Deed { seat, doing })
}

/// A deed, and the question that it answers.
type Done<R> = (Deed<<R as Rules>::Choice>, Option<Question<R>>);

fn frame<R: Doors>(
    game: &Game<R>,
    done: Option<Done<R>>,
    events: &[Told<R::Event>],
    refusal: Option<Refusal>,
) -> Frame {
    let told = events.iter().map(|told| R::told(game.state(), told, Viewer::Judge));
    let question = done.as_ref().and_then(|(_, question)| question.as_ref());
    Frame {
        seat: done.as_ref().map(|(deed, _)| deed.seat),
        prompt: question.map(|question| raw(&question.prompt)),
        open: question.is_some_and(|question| question.open),
        options: question.map_or(0, |question| question.options.len() as u32),
        deed: done.as_ref().map(|(deed, _)| raw(&deed.doing)),
        told: raw(&told.collect::<Vec<_>>()),
        view: raw(&game.view(Viewer::Judge)),
        refusal,
    }
}

fn info<R: Doors>(scene: &str, seats: usize) -> GameInfo {
    GameInfo {
        id: scene.to_owned(),
        ruleset: R::NAME.to_owned(),
        packs: Vec::new(),
        seats: vec!["person".to_owned(); seats],
        names: Vec::new(),
        clock: None,
        created: 0,
        seal: String::new(),
        seed_given: true,
        hints: false,
        open: Vec::new(),
        open_until: None,
        branch: None,
        imported: false,
    }
}
