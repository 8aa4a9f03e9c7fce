//! The terminal speaks English, German and Polish by the texts of the browser's log.

use battleground::Battleground;
use gefecht::rulesets;
use gefecht::speech::{self, Language, Speech, Spoken};
use kernel::{Game, Question, Seed, Told};
use legion::Legion;
use players::{Advice, Reason, Robot};
use ruleset::Options;
use shatterpoint::Shatterpoint;
use shatterpoint::event::Event;

use crate::terminal::session;

/// The whole text of a game's events, questions and answers has nothing missing in it.
fn assert_plain(text: &str) {
    assert!(!text.contains(['⟨', '{', '}', '\u{2068}', '\u{2069}']), "{text}");
    for inner in ["Some(", "None", "UnitId", "MiniId", "Seat("] {
        assert!(!text.contains(inner), "{text}");
    }
}

pub fn options(operation: Option<&str>, standard: bool) -> Options {
    Options { operation: operation.map(str::to_owned), standard, ..Options::default() }
}

/// Plays a game and looks at every position and what happened since the last one.
pub fn play<R: Spoken>(
    options: &Options,
    seed: u64,
    first: Robot,
    mut look: impl FnMut(&R::State, Option<&Question<R>>, &[Told<R::Event>]),
) {
    let content = rulesets::content::<R>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let setup = R::first(&content, options).unwrap();
    let (mut game, begun) = Game::<R>::start(&content, setup, Seed::from(seed)).unwrap();
    look(game.state(), None, &begun);
    let mut seats = [first, Robot::Random].map(|robot| robot.chooser::<R>(seed).unwrap());
    while let Some(question) = game.pending().first().cloned() {
        let picked = seats[question.seat.index()].choose(game.state(), &question);
        let choice = picked.answer(question.options.clone()).unwrap();
        look(game.state(), Some(&question), &[]);
        let events = game.answer(question.seat, choice).unwrap();
        look(game.state(), None, &events);
    }
}

/// A whole game in a language: every event, and every twelfth question with all that stands beside.
fn assert_spoken<R: Spoken>(options: &Options, seed: u64, language: Language) {
    let speech = Speech::new(language);
    let first = if seed.is_multiple_of(2) { Robot::Random } else { Robot::Greedy };
    let mut asked = 0;
    play::<R>(options, seed, first, |state, question, events| {
        for told in events {
            let text = speech::told::<R>(state, told, &speech);
            text.iter().for_each(|text| assert_plain(text));
        }
        let Some(question) = question else { return };
        assert_plain(&R::ask(state, question, &speech));
        let answers = question.options.iter().take(40);
        answers.for_each(|choice| assert_plain(&R::answer(state, question, choice, &speech)));
        asked += 1;
        if asked % 12 != 1 {
            return;
        }
        assert_plain(&R::draw(state, question, &speech));
        assert_plain(&R::situation(state, &speech));
        let aid = R::aid(state, question, &speech);
        assert_eq!(aid.details.len(), question.options.len());
        let beside = aid.suggestions.iter().map(|(_, words)| words);
        aid.details.iter().chain(beside).chain(&aid.free).for_each(|words| assert_plain(words));
        for (choice, refusal) in R::closed(state, question) {
            assert_plain(&R::answer(state, question, &choice, &speech));
            assert_plain(&speech::refusal::<R>(state, &refusal, &speech));
        }
    });
}

#[test]
fn whole_games_of_battleground_are_told_in_every_language() {
    for (seed, language) in (0..).zip(Language::ALL) {
        assert_spoken::<Battleground>(&options(None, seed == 1), seed, language);
    }
}

#[test]
fn whole_games_of_shatterpoint_are_told_in_every_language() {
    let operations = [
        None,
        Some("chain-reaction"),
        Some("crash-landing"),
        Some("explore-the-ruins"),
        Some("extract-the-agent"),
        Some("foil-the-heist"),
        Some("jailbreak"),
        Some("silent-skies"),
    ];
    let languages = Language::ALL.into_iter().cycle();
    for (seed, (operation, language)) in (0..).zip(operations.into_iter().zip(languages)) {
        assert_spoken::<Shatterpoint>(&options(operation, false), seed, language);
    }
}

#[test]
fn whole_games_of_legion_are_told_in_every_language() {
    for (seed, language) in (0..).zip(Language::ALL) {
        let format = (seed == 2).then(|| "standard".to_owned());
        assert_spoken::<Legion>(&Options { format, ..Options::default() }, seed, language);
    }
}

/// SO-POOL-01: what a token shows that is laid face down is not told at a terminal that all look at.
#[test]
fn a_drawn_operation_token_is_not_told() {
    let (speech, mut laid) = (Speech::new(Language::En), 0);
    let ruins = options(Some("explore-the-ruins"), false);
    play::<Shatterpoint>(&ruins, 0, Robot::Random, |state, _, events| {
        let tokens = events.iter().filter(|told| matches!(told.event, Event::TokenLaid { .. }));
        for told in tokens {
            let text = speech::told::<Shatterpoint>(state, told, &speech).unwrap_or_default();
            assert!(text.contains(" face down on ") && !text.contains(": "), "{text}");
            laid += 1;
        }
    });
    assert_eq!(laid, 2, "one for each player");
}

/// What is printed contains these, in this order.
fn assert_in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let Some(at) = rest.find(part) else { panic!("{part} is missing or too early in\n{text}") };
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn battleground_is_played_in_german() {
    // The listed text, the English words of scenarios, a number, something unreadable.
    let script = "ruhige nerven\nactivate He-Man\n2\nHimmel\nwhy\nhelp\nshow Skeletor\n";
    let (text, _) = session::<Battleground>(Language::De, Robot::Greedy, script);
    assert_in_order(
        &text,
        &[
            "Runde 1 von 4, Punkte 0 zu 0. Spieler 1: Welche Karte verdeckt auslegen?",
            "Ruhige Nerven                        Initiative 7. Der Charakter erhält ",
            "Spieler 1 deckt „Ruhige Nerven“ auf, Initiative 7. [BG-CARD-02]",
            "Welchen Charakter aktivieren?",
            "He-Man wird aktiviert [BG-ACT-01]",
            "Das ist keine Antwort – `Himmel`",
            "die letzte Antwort zurücknehmen",
            "Skeletor von Spieler 2: Stärke ",
        ],
    );
    assert_plain(&text);
}

#[test]
fn battleground_is_played_in_polish() {
    let script = "stalowe nerwy\nactivate Skeletor\nactivate He-Man\n2\nconcede\n";
    let (text, _) = session::<Battleground>(Language::Pl, Robot::Greedy, script);
    assert_in_order(
        &text,
        &[
            "Runda 1 z 4, punkty 0 do 0. Gracz 1: ",
            "Gracz 1> ",
            "[BG-ACT-01]",
            "Koniec gry: ",
            "[BG-VP-11]",
            "punkty 0 do 0.",
        ],
    );
    assert_plain(&text);
}

#[test]
fn shatterpoint_is_played_in_german_and_polish() {
    let script = "1\n1\nactivate\naction move\nadvance General Anakin Skywalker to 400,400\n1\n";
    let german = [
        "Spielvorbereitung. Spieler 1: Welches Squad wird wo aufgestellt?",
        "oder eigene Orte, in Millimetern von der Mitte",
        "Spieler 1 stellt ein Squad auf: General Anakin Skywalker",
        "Konflikt 1: ",
        "Aktion Bewegung.",
        "Geht nicht: ",
        "[SP-MOVE-04]",
    ];
    let polish = [
        "Przygotowanie. Gracz 1: ",
        "lub własne miejsca, w milimetrach od środka",
        "Zmaganie 1: ",
        "[SP-MOVE-04]",
    ];
    for (language, parts) in [(Language::De, &german[..]), (Language::Pl, &polish[..])] {
        let (text, _) = session::<Shatterpoint>(language, Robot::Random, script);
        assert_in_order(&text, parts);
        assert_plain(&text);
    }
}

#[test]
fn legion_is_played_in_german_and_polish() {
    let script = "row objective\nrow condition\n1\n1\n1\n1\ncard ambush\nunit Luke Skywalker\n\
                  unit Luke Skywalker\naction aim\naction aim\nshow luke\n";
    let german = [
        "Spieler 1: Welche Gefechtskarte wird abgelegt?",
        "Kommandokarten: ",
        "Luke Skywalker: erhält einen Befehl. [LG-ORDER-05]",
        "Was nun, Luke Skywalker? (2 Aktionen übrig)",
        "Luke Skywalker: Zielen 1. [LG-AIM-02]",
        "Geht nicht: ",
        "Luke Skywalker von Spieler 1: Commander, Truppler, Rebellenallianz, 160 Punkte",
    ];
    let polish = [
        "Gracz 1: Która karta bitwy zostaje odrzucona?",
        "Karty dowodzenia: ",
        "Luke Skywalker: otrzymuje rozkaz. [LG-ORDER-05]",
        "[LG-AIM-02]",
        "Luke Skywalker, Gracz 1: Dowódca, żołnierze, Sojusz Rebeliantów",
    ];
    for (language, parts) in [(Language::De, &german[..]), (Language::Pl, &polish[..])] {
        let (text, _) = session::<Legion>(language, Robot::Random, script);
        assert_in_order(&text, parts);
        assert_plain(&text);
    }
}

#[test]
fn the_language_of_the_system_is_spoken() {
    for (locale, language) in [
        ("de_DE.UTF-8", Language::De),
        ("pl", Language::Pl),
        ("de-AT", Language::De),
        ("C", Language::En),
        ("", Language::En),
        ("fr_FR.UTF-8", Language::En),
        ("plural", Language::En),
    ] {
        assert_eq!(Language::named(locale), language, "{locale}");
    }
}

/// Two chances that do not differ by more than chance may are not put beside each other.
#[test]
fn a_hint_about_as_good_as_the_first_has_no_number() {
    let speech = Speech::new(Language::En);
    let reason = Some(Reason { aspect: "tokens", by: 0.5 });
    let choice = legion::question::Choice::Decline;
    let hint =
        |worse| Advice { choice: choice.clone(), next: None, wins: Some(0.61), worse, reason };
    let said = |worse, is_first| speech::hint::<Legion>(&speech, &hint(worse), is_first);
    let better = "leaves you 0.5 victory tokens better off than the other answers";
    assert_eq!(said(None, true), format!("wins about 61 % of the time; {better}"));
    assert_eq!(said(None, false), "about as good as the first; strong in: victory tokens");
    let worse = "wins about 61 % of the time; 4 % less often than the best";
    assert_eq!(said(Some(0.04), false), format!("{worse}; {better}"));
}
