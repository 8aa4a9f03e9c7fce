//! The rules over HTTP: search, single rules, chapters, scenes.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::StatusCode;
use content::{Chapter, Found, Language, Section, Told};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::http::{Refused, not_too_often, refused};
use crate::protocol::{BookChapter, BookSection, ExerciseInfo, Problem, Scene, ScenePage};

/// Rules in one answer to a search.
const MOST_RULES: usize = 50;
/// Characters of a search.
const LONGEST_SEARCH: usize = 200;

/// The routes of the rules.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(search))
        .routes(routes!(rule))
        .routes(routes!(book))
        .routes(routes!(scenes))
        .routes(routes!(scene))
        .routes(routes!(exercises))
}

/// What to search for in the rules.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Search {
    /// Words in any language, or the beginning of an id.
    #[serde(default)]
    q: String,
    /// Only rules of this ruleset.
    #[serde(default)]
    ruleset: Option<String>,
    /// All rules of this area, such as `BG-MOVE`, instead of a search.
    #[serde(default)]
    area: Option<String>,
    /// The language of the texts: `en`, `de` or `pl`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    language: Language,
}

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct In {
    /// The language of the texts: `en`, `de` or `pl`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    language: Language,
}

/// A rule that a search found.
#[derive(Serialize)]
struct Hit {
    #[serde(flatten)]
    rule: Told<'static>,
    /// Where the words stand, if that is another language.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<FoundIn>,
}

/// The title of a rule in the language in which it was found.
#[derive(Serialize)]
struct FoundIn {
    language: Language,
    title: &'static str,
}

impl Hit {
    fn of(found: Found<'static>, language: Language) -> Self {
        let other = (found.language != language).then(|| FoundIn {
            language: found.language,
            title: &found.rule.texts(found.language).title,
        });
        Self { rule: found.rule.told(language), found: other }
    }
}

/// Rules that match, or all of an area
#[utoipa::path(get, path = "/api/rules", tag = "rules", params(Search),
    responses((status = 200, body = Vec<Object>)))]
async fn search(Query(search): Query<Search>) -> Json<Vec<Hit>> {
    let catalogue = content::embedded();
    let Search { q, ruleset, area, language } = search;
    if let Some(area) = area {
        let told = |rule: &'static content::Rule| Hit { rule: rule.told(language), found: None };
        return Json(catalogue.area(&area).map(told).collect());
    }
    let words: String = q.chars().take(LONGEST_SEARCH).collect();
    let found = catalogue.search(&words, ruleset.as_deref()).into_iter().take(MOST_RULES);
    Json(found.map(|found| Hit::of(found, language)).collect())
}

/// One rule
#[utoipa::path(get, path = "/api/rules/{id}", tag = "rules", params(("id" = String, Path), In),
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
async fn rule(
    Path(id): Path<String>,
    Query(In { language }): Query<In>,
) -> Result<Json<Told<'static>>, Refused> {
    let unknown = || refused(StatusCode::NOT_FOUND, "there is no such rule");
    content::embedded().get(&id).map(|rule| Json(rule.told(language))).ok_or_else(unknown)
}

/// The chapters of a rulebook
#[utoipa::path(get, path = "/api/book/{ruleset}", tag = "rules", params(("ruleset" = String, Path), In),
    responses((status = 200, body = Vec<BookChapter>), (status = 404, body = Problem)))]
async fn book(
    Path(ruleset): Path<String>,
    Query(In { language }): Query<In>,
) -> Result<Json<Vec<BookChapter>>, Refused> {
    let section = |section: &Section| BookSection {
        area: section.area.clone(),
        title: section.title.get(language).to_owned(),
        rules: content::embedded().area(&section.area).count() as u32,
    };
    let chapter = |chapter: &Chapter| BookChapter {
        title: chapter.title.get(language).to_owned(),
        sections: chapter.sections.iter().map(section).collect(),
    };
    match content::chapters(&ruleset) {
        [] => Err(refused(StatusCode::NOT_FOUND, "there is no such book")),
        chapters => Ok(Json(chapters.iter().map(chapter).collect())),
    }
}

/// Of which rules.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Of {
    /// The area of the rules, such as `LG-COVER`.
    area: String,
}

/// Scenes that show the rules of an area on a table, by rule
#[utoipa::path(get, path = "/api/scenes", tag = "rules", params(Of),
    responses((status = 200, body = Object)))]
async fn scenes(
    State(app): State<App>,
    Query(Of { area }): Query<Of>,
) -> Json<BTreeMap<String, Vec<Scene>>> {
    let of = app.scenes.of;
    Json(app.rooms.work().replay(move || of(&area)).await.unwrap_or_default())
}

/// A scene, played
#[utoipa::path(get, path = "/api/scenes/{scene}", tag = "rules", params(("scene" = String, Path)),
    responses((status = 200, body = ScenePage), (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn scene(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(scene): Path<String>,
) -> Result<Json<ScenePage>, Refused> {
    not_too_often(&app, address.ip())?;
    let play = app.scenes.play;
    let played = app.rooms.work().replay(move || play(&scene)).await.flatten();
    played.map(Json).ok_or_else(|| refused(StatusCode::NOT_FOUND, "there is no such scene"))
}

/// Lessons and puzzles, in order
#[utoipa::path(get, path = "/api/exercises", tag = "rules",
    responses((status = 200, body = Vec<ExerciseInfo>)))]
async fn exercises(State(app): State<App>) -> Json<Vec<ExerciseInfo>> {
    Json((app.scenes.exercises)())
}
