//! Lists over HTTP: what there is to choose, what the rules say of a list, and lists that are kept.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::StatusCode;
use content::Language;
use kernel::Refusal;
use ruleset::Doors;
use ruleset::lists::{self, Catalogue, List, Misread, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::Arc;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::http::{Refused, no_ruleset, not_too_often, refused, unavailable};
use crate::packs;
use crate::protocol::{Problem, Raw};
use crate::ruleset::{Host, Ruleset, raw};

/// The routes of lists.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(catalogue))
        .routes(routes!(check))
        .routes(routes!(mend))
        .routes(routes!(read))
        .routes(routes!(keep))
        .routes(routes!(kept))
}

/// What a ruleset says of lists.
pub trait Lists {
    /// What there is to choose, with packs beside the usual ones.
    ///
    /// # Errors
    /// Refuses unknown packs.
    fn catalogue(&self, packs: &[String]) -> Result<Raw, Refusal>;
    /// What the rules of building say of a list; its text in a language.
    ///
    /// # Errors
    /// Refuses more than any list has, and unknown packs.
    fn check(&self, list: &List, language: Language) -> Result<Raw, Refusal>;
    /// The list mended, as far as that leads.
    ///
    /// # Errors
    /// As of [`Lists::check`].
    fn mend(&self, list: &List) -> Result<List, Refusal>;
    /// A list from a text or from JSON, in any form in which it is passed on.
    ///
    /// # Errors
    /// Refuses JSON that is no list of this ruleset.
    fn read(&self, text: &str) -> Result<ReadList, Refusal>;
}

/// What the rules say of a list, and the list as a text.
#[derive(Serialize)]
struct Checked {
    #[serde(flatten)]
    verdict: Verdict,
    text: String,
}

/// A list that was read.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReadList {
    /// What was understood.
    pub list: List,
    /// What was not.
    pub misread: Vec<Misread>,
}

impl<R: Doors> Host<R> {
    /// The content of the usual packs and some others, and what lists are made of with them.
    fn stock(&self, packs: &[String]) -> Result<(Arc<R::Content>, Arc<Catalogue>), Refusal> {
        let names: Vec<String> = self.usual().iter().chain(packs).cloned().collect();
        let content = self.chosen(Some(&names))?;
        let key: Vec<String> = R::packs(&content).into_iter().map(|(_, hash)| hash).collect();
        if let Some(catalogue) = self.stocks.get(&key) {
            return Ok((content, catalogue));
        }
        let catalogue = Arc::new(R::catalogue(&content));
        self.stocks.put(&key, catalogue.clone());
        Ok((content, catalogue))
    }
}

impl<R: Doors> Lists for Host<R> {
    fn catalogue(&self, packs: &[String]) -> Result<Raw, Refusal> {
        Ok(raw(&*self.stock(packs)?.1))
    }

    fn check(&self, list: &List, language: Language) -> Result<Raw, Refusal> {
        list.has_room()?;
        let (content, catalogue) = self.stock(&list.packs)?;
        list.is_of(R::NAME, &catalogue)?;
        let verdict = lists::judge::<R>(&content, &catalogue, list);
        let text = lists::write(&catalogue, list, &verdict.weighed, language);
        Ok(raw(&Checked { verdict, text }))
    }

    fn mend(&self, list: &List) -> Result<List, Refusal> {
        list.has_room()?;
        let (content, catalogue) = self.stock(&list.packs)?;
        list.is_of(R::NAME, &catalogue)?;
        Ok(lists::mended::<R>(&content, &catalogue, list))
    }

    fn read(&self, text: &str) -> Result<ReadList, Refusal> {
        let (content, catalogue) = self.stock(&[])?;
        let read = lists::read_any::<R>(&content, &catalogue, text)?;
        // A list may name packs of its own: then their cards are known too.
        let (list, misread) = match read.0.packs.is_empty() {
            true => read,
            false => {
                let (content, catalogue) = self.stock(&read.0.packs)?;
                lists::read_any::<R>(&content, &catalogue, text)?
            }
        };
        list.has_room()?;
        Ok(ReadList { list, misread })
    }
}

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct In {
    /// The language of the text: `en`, `de` or `pl`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    language: Language,
}

/// A list as text or JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pasted {
    text: String,
}

/// A list that is kept.
#[derive(Serialize)]
struct Kept {
    id: String,
}

fn its<'a>(app: &'a App, ruleset: &str) -> Result<&'a dyn Ruleset, Refused> {
    app.rooms.ruleset(ruleset).ok_or_else(no_ruleset)
}

/// Does something with the lists of a ruleset, beside everything else.
async fn beside<T: Send + 'static>(
    app: &App,
    ruleset: String,
    packs: &[String],
    work: impl FnOnce(&dyn Lists) -> Result<T, Refusal> + Send + 'static,
) -> Result<Json<T>, Refused> {
    its(app, &ruleset)?;
    app.rooms.fetch(&ruleset, packs).await.map_err(|fault| unavailable(&fault))?;
    let rooms = app.rooms.clone();
    let done = app.rooms.work().measure(move || {
        let unknown = || Refusal::from(Refusal::SETUP).with("ruleset", &ruleset);
        work(rooms.ruleset(&ruleset).ok_or_else(unknown)?.lists())
    });
    let failed = || refused(StatusCode::INTERNAL_SERVER_ERROR, "the list cannot be judged");
    Ok(Json(done.await.ok_or_else(failed)??))
}

/// What lists are made of
#[utoipa::path(get, path = "/api/rulesets/{ruleset}/lists", tag = "lists",
    params(("ruleset" = String, Path), ("packs" = Option<String>, Query, description = "Names of packs beside the usual ones, with commas between them")),
    responses((status = 200, body = Object), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn catalogue(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Json<Raw>, Refused> {
    let packs = packs::listed(&query).unwrap_or_default();
    beside(&app, ruleset, &packs.clone(), move |lists| lists.catalogue(&packs)).await
}

/// What the rules of building say of a list: points, broken rules and how to mend them
#[utoipa::path(post, path = "/api/rulesets/{ruleset}/lists/check", tag = "lists",
    params(("ruleset" = String, Path), In), request_body = Object,
    responses((status = 200, body = Object), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn check(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Query(In { language }): Query<In>,
    Json(list): Json<List>,
) -> Result<Json<Raw>, Refused> {
    beside(&app, ruleset, &list.packs.clone(), move |lists| lists.check(&list, language)).await
}

/// A list mended step by step, as far as that leads
#[utoipa::path(post, path = "/api/rulesets/{ruleset}/lists/mend", tag = "lists",
    params(("ruleset" = String, Path)), request_body = Object,
    responses((status = 200, body = Object), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn mend(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Json(list): Json<List>,
) -> Result<Json<List>, Refused> {
    beside(&app, ruleset, &list.packs.clone(), move |lists| lists.mend(&list)).await
}

/// A list from a text or JSON that somebody passed on
#[utoipa::path(post, path = "/api/rulesets/{ruleset}/lists/read", tag = "lists",
    params(("ruleset" = String, Path)), request_body = Object,
    responses((status = 200, body = Object), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn read(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Json(Pasted { text }): Json<Pasted>,
) -> Result<Json<ReadList>, Refused> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let packs: Vec<String> = words.filter(|word| packs::is_hash(word)).map(str::to_owned).collect();
    beside(&app, ruleset, &packs, move |lists| lists.read(&text)).await
}

/// Keeps a list for whoever has its id
#[utoipa::path(post, path = "/api/lists", tag = "lists", request_body = Object,
    responses((status = 201, body = Object), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn keep(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Json(list): Json<List>,
) -> Result<(StatusCode, Json<Kept>), Refused> {
    not_too_often(&app, address.ip())?;
    its(&app, &list.ruleset)?;
    list.has_room()?;
    let id = app.rooms.keep_list(&list).await?.map_err(|fault| unavailable(&fault))?;
    Ok((StatusCode::CREATED, Json(Kept { id })))
}

/// A list that was kept
#[utoipa::path(get, path = "/api/lists/{list}", tag = "lists", params(("list" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
async fn kept(State(app): State<App>, Path(list): Path<String>) -> Result<Json<Value>, Refused> {
    let found = app.rooms.kept_list(&list).await.map_err(|fault| unavailable(&fault))?;
    found.map(Json).ok_or_else(|| refused(StatusCode::NOT_FOUND, "there is no such list"))
}
