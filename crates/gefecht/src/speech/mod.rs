//! What the terminal says: the Fluent texts of `locales`, which the browser's log speaks too. Each
//! ruleset maps its events, questions and answers to messages and their arguments, as `words` of
//! the client does.

pub mod battleground;
pub mod legion;
mod refusals;
pub mod shatterpoint;

use content::Names;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::{Deed, Doing, Fact, Game, Question, Seat, Told};
use ruleset::Doors;
use serde::Serialize;
use serde_json::Value;
use unic_langid::LanguageIdentifier;

pub use refusals::{outcome, refusal};

/// The arguments of a message: `args! { unit: name, count: 2 }`.
#[macro_export]
macro_rules! args {
    ($($name:ident: $value:expr),* $(,)?) => {
        &[$((stringify!($name), $crate::speech::Argument::from($value))),*]
    };
}
pub use crate::args;

/// A name, a text or a number in a message.
pub type Argument<'a> = FluentValue<'a>;

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
    /// Polish.
    Pl,
}

impl From<Language> for content::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::En,
            Language::De => Self::De,
            Language::Pl => Self::Pl,
        }
    }
}

/// The files of a language that the terminal speaks.
macro_rules! texts {
    ($language:literal) => {
        texts!($language: "battleground", "battleground-play", "shatterpoint", "shatterpoint-play",
            "operations", "legion", "legion-desk", "legion-log", "legion-names", "legion-play",
            "terminal", "thinking")
    };
    ($language:literal: $($file:literal),*) => {
        &[$(include_str!(concat!("../../../../locales/", $language, "/", $file, ".ftl"))),*]
    };
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Pl];

    /// The language of the system, by `LC_ALL` or else `LANG`; English where it is none of ours.
    #[must_use]
    pub fn of_system() -> Language {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        set("LC_ALL")
            .or_else(|| set("LANG"))
            .map_or(Language::En, |locale| Language::named(&locale))
    }

    /// The language of a locale such as `de_AT.UTF-8`.
    #[must_use]
    pub fn named(locale: &str) -> Language {
        match locale.split(['_', '.', '-', '@']).next() {
            Some("de") => Language::De,
            Some("pl") => Language::Pl,
            _ => Language::En,
        }
    }

    fn id(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Pl => "pl",
        }
    }

    fn texts(self) -> &'static [&'static str] {
        match self {
            Language::En => texts!("en"),
            Language::De => texts!("de"),
            Language::Pl => texts!("pl"),
        }
    }
}

/// The texts of one language.
pub struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    /// The texts of a language.
    #[must_use]
    pub fn new(language: Language) -> Speech {
        // The id is one of ours; without it plurals would be those of no language.
        let id: LanguageIdentifier = language.id().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        for text in language.texts() {
            // What cannot be read is passed over, as in the browser; a test finds it.
            let resource = FluentResource::try_new((*text).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
        }
        Speech { language, bundle }
    }

    /// The language that is spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message; ⟨key⟩ where there is none.
    #[must_use]
    pub fn t(&self, key: &str, args: &[(&str, Argument<'_>)]) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return format!("⟨{key}⟩");
        };
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Whether there is a message of this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without arguments that bears the name of a thing: `lg-rank-` and `corps`.
    #[must_use]
    pub fn of(&self, prefix: &str, thing: &impl Serialize) -> String {
        self.t(&format!("{prefix}{}", kind(thing)), &[])
    }

    /// A name in the language, in English where there is none.
    #[must_use]
    pub fn name<'a>(&self, names: &'a Names) -> &'a str {
        let own = match self.language {
            Language::En => None,
            Language::De => names.de.as_deref(),
            Language::Pl => names.pl.as_deref(),
        };
        own.unwrap_or(&names.en)
    }

    /// Several things in a row: `a, b and c`.
    #[must_use]
    pub fn list(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [first, second] => {
                self.t("terminal-list-two", args! { first: &**first, second: &**second })
            }
            [first @ .., last] => {
                self.t("terminal-list", args! { first: first.join(", "), last: &**last })
            }
        }
    }

    /// A number of tenths, with the comma of the language: `3.3`, `4`.
    #[must_use]
    pub fn tenths(&self, tenths: i64) -> String {
        let comma = if self.language == Language::En { '.' } else { ',' };
        let sign = if tenths < 0 { "-" } else { "" };
        match (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10) {
            (whole, 0) => format!("{sign}{whole}"),
            (whole, rest) => format!("{sign}{whole}{comma}{rest}"),
        }
    }

    /// A length, which is in hundredths of a millimetre, in inches.
    #[must_use]
    pub fn inches(&self, length: i32) -> String {
        let tenths = (i64::from(length) * 10 + 1270).div_euclid(2540);
        self.tenths(tenths)
    }
}

/// A sentence of the log: what happened, and why its numbers are what they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// Summands and other things behind it: what, and its value, which may be empty.
    pub reasons: Vec<(String, String)>,
}

impl Line {
    /// The same line with reasons.
    #[must_use]
    pub fn because(mut self, reasons: impl IntoIterator<Item = (String, String)>) -> Line {
        self.reasons.extend(reasons);
        self
    }
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line { text, reasons: Vec::new() }
    }
}

/// What stands beside a question: a few words for each listed answer, and what else could be said.
#[derive(Clone, PartialEq, Debug)]
pub struct Aid<C> {
    /// A few words for each listed answer, in their order.
    pub details: Vec<String>,
    /// Answers to an open question that one could begin with, with a few words each.
    pub suggestions: Vec<(C, String)>,
    /// How to write any other answer to an open question.
    pub free: Option<String>,
}

/// What a ruleset says and shows in a terminal.
pub trait Spoken: Doors {
    /// With what its messages begin: `bg`.
    const PREFIX: &'static str;

    /// A sentence for an event; some need none.
    fn sentence(state: &Self::State, event: &Self::Event, speech: &Speech) -> Option<Line>;

    /// An event without what its player keeps hidden.
    fn open(event: &Self::Event) -> Self::Event {
        event.clone()
    }

    /// A question as a sentence.
    fn ask(state: &Self::State, question: &Question<Self>, speech: &Speech) -> String;

    /// An answer in a few words, with its place where it has one.
    fn answer(
        state: &Self::State,
        question: &Question<Self>,
        choice: &Self::Choice,
        speech: &Speech,
    ) -> String;

    /// Whatever has a name in the game: events and refusals tell some by their English names.
    fn names(state: &Self::State) -> Vec<&Names>;

    /// Whether a fact of a refusal needs no words, since the player sees it anyway.
    fn is_plain(_: &Fact) -> bool {
        false
    }

    /// A value of a fact that is no name, in words.
    fn value(_: &Self::State, _: &str, _: &Speech) -> Option<String> {
        None
    }

    /// The table for the terminal, with what can be chosen on it.
    fn draw(state: &Self::State, question: &Question<Self>, speech: &Speech) -> String;

    /// How the game stands, in a line.
    fn situation(state: &Self::State, speech: &Speech) -> String;

    /// Whether the answers are so many places that they are listed in a row, without numbers.
    fn in_a_row(_: &Self::Prompt) -> bool {
        false
    }

    /// What stands beside a question.
    fn aid(state: &Self::State, question: &Question<Self>, speech: &Speech) -> Aid<Self::Choice>;

    /// Everything on the cards of somebody in the game, by name or the beginning of it.
    fn card(state: &Self::State, name: &str, speech: &Speech) -> Option<String>;
}

/// The words for a position.
pub struct Words<'a, R: Spoken> {
    /// The position.
    pub state: &'a R::State,
    /// The language.
    pub speech: &'a Speech,
}

impl<R: Spoken> Clone for Words<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Spoken> Copy for Words<'_, R> {}

impl<R: Spoken> Words<'_, R> {
    /// A message.
    #[must_use]
    pub fn t(&self, key: &str, args: &[(&str, Argument<'_>)]) -> String {
        self.speech.t(key, args)
    }

    /// A message without arguments.
    #[must_use]
    pub fn plain(&self, key: &str) -> String {
        self.t(key, &[])
    }

    /// A player by number.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        player::<R>(seat, self.speech)
    }

    /// A side by its first player.
    #[must_use]
    pub fn side(&self, seat: Seat) -> String {
        side::<R>(R::seats(self.state), seat, self.speech)
    }

    /// A name, or words for something without one.
    fn named(&self, names: Option<&Names>, unknown: &str) -> String {
        names.map_or_else(|| self.plain(unknown), |names| self.speech.name(names).to_owned())
    }
}

/// A sentence for an event, with its reasons and the ids of its rules.
#[must_use]
pub fn told<R: Spoken>(state: &R::State, told: &Told<R::Event>, speech: &Speech) -> Option<String> {
    let rules: Vec<&str> = told.rules.iter().map(|rule| rule.0).collect();
    let Line { text, reasons } = R::sentence(state, &R::open(&told.event), speech)?;
    // A number stands beside its name, as in a sum; anything else is told apart from it.
    let reason = |(what, value): &(String, String)| match value.chars().any(char::is_alphabetic) {
        true => format!("{what}: {value}"),
        false => format!("{what} {value}").trim_end().to_owned(),
    };
    let reasons: Vec<String> = reasons.iter().map(reason).collect();
    let reasons =
        if reasons.is_empty() { String::new() } else { format!(" ({})", reasons.join("; ")) };
    Some(format!("{text}{reasons} [{}]", rules.join(" ")))
}

/// A deed in words.
#[must_use]
pub fn deed<R: Spoken>(
    game: &Game<R>,
    Deed { seat, doing }: &Deed<R::Choice>,
    speech: &Speech,
) -> String {
    let said = |what| speech.t(&format!("{}-deed-{what}", R::PREFIX), &[]);
    match (doing, game.question(*seat)) {
        (Doing::Answer(choice), Some(question)) => {
            R::answer(game.state(), question, choice, speech)
        }
        (Doing::Answer(choice), None) => format!("{choice:?}"),
        (Doing::Concede, _) => said("concede"),
        (Doing::OfferDraw, _) => said("draw"),
    }
}

/// A player by number.
#[must_use]
pub fn player<R: Spoken>(seat: Seat, speech: &Speech) -> String {
    speech.t(&format!("{}-player", R::PREFIX), args! { number: u16::from(seat.0) + 1 })
}

/// A side by its first player: the player, or in a game of so many their team.
#[must_use]
pub fn side<R: Spoken>(seats: u8, seat: Seat, speech: &Speech) -> String {
    if seats == 2 {
        return player::<R>(seat, speech);
    }
    let number = u16::from(seat.team().0) + 1;
    speech.t(&format!("{}-team", R::PREFIX), args! { number: number })
}

/// The word for a thing that is written as a word, or the name of its variant.
#[must_use]
pub fn kind(thing: &impl Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(named)) => named.keys().next().cloned().unwrap_or_default(),
        Ok(Value::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// Equal things together, with how often they occur, in the order of their first.
#[must_use]
pub fn grouped<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<(T, usize)> {
    let mut groups: Vec<(T, usize)> = Vec::new();
    for one in all {
        match groups.iter_mut().find(|(other, _)| *other == one) {
            Some((_, times)) => *times += 1,
            None => groups.push((one, 1)),
        }
    }
    groups
}

/// With a capital letter, to stand alone.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// A number with its sign: `+1`, `−1`.
#[must_use]
pub fn signed(by: i32) -> String {
    match by {
        0 => "0".to_owned(),
        1.. => format!("+{by}"),
        _ => format!("−{}", by.unsigned_abs()),
    }
}

/// What a hint says of an answer: the chance to win, how it compares with the best one, and why. Of one
/// beside the first that is about as good no number is told: the two do not compare.
pub fn hint<R: Spoken>(
    speech: &Speech,
    hint: &players::Advice<R::Choice>,
    is_first: bool,
) -> String {
    let percent = |share: f32| (100.0 * share).round() as i64;
    let Some(wins) = hint.wins else { return speech.t("play-advice-plain", &[]) };
    let is_alike = !is_first && hint.worse.is_none();
    let mut parts = vec![match is_alike {
        true => speech.t("play-advice-alike", &[]),
        false => speech.t("play-advice-wins", args! { wins: percent(wins) }),
    }];
    if let Some(worse) = hint.worse {
        parts.push(speech.t("play-advice-worse", args! { worse: percent(worse).max(1) }));
    }
    parts.push(match &hint.reason {
        None => speech.t("play-advice-even", &[]),
        Some(players::Reason { aspect, by }) => {
            let what = speech.t(&format!("play-aspect-{}-{aspect}", R::NAME), &[]);
            let much = speech.tenths((10.0 * by.abs()).round() as i64);
            match (is_alike, *by > 0.0) {
                (true, true) => speech.t("play-advice-for", args! { what: what }),
                (true, false) => speech.t("play-advice-against", args! { what: what }),
                (false, true) => speech.t("play-advice-more", args! { what: what, by: much }),
                (false, false) => speech.t("play-advice-less", args! { what: what, by: much }),
            }
        }
    });
    parts.join("; ")
}
