//! Where the tokens of objective cards would lie, told before one is settled.

use kernel::{Game, Question, Seed, Viewer};
use legion::Legion;
use legion::battle::Laying;
use legion::laying::{Layout, layouts};
use legion::library::Library;
use legion::position::Position;
use legion::question::{Choice, Prompt};
use legion::setup;
use legion::state::{Stage, State};
use legion::table::Edge;
use legion::view::view;

/// Three cards lie open on a battlefield with these terrain pieces.
fn open_cards(terrain: &str) -> State {
    let units = "[[unit]]\nplayer = 1\n[[unit]]\nplayer = 2\n";
    let text = format!("stage = \"setup\"\n{units}{terrain}");
    let position: Position = toml::from_str(&text).unwrap_or_else(|fault| panic!("{fault}"));
    let mut state =
        position.build().unwrap_or_else(|wrong| panic!("{}: {}", wrong.field, wrong.message));
    for id in ["intercept-the-transmissions", "key-positions", "recover-the-supplies"] {
        let card = state.table.objectives.iter().position(|card| card.id == id);
        state.rows.rows[0].push(card.unwrap_or_else(|| panic!("{id}")) as u8);
    }
    state
}

/// Places in millimetres with their heights, and how many tokens the players lay.
fn told(layout: &Layout) -> (Vec<[i32; 3]>, u8) {
    let places = layout.tokens.iter();
    (places.map(|at| [at.x / 100, at.y / 100, at.level / 100]).collect(), layout.open)
}

/// Halfway to the short edges of a table of 72 inches is 18 inches, 457.2 mm; on the roof of a house
/// there the token lies at its height (LG-COND-06). The middle of the house from 440 to 560 mm is 500,
/// that of the wall from -200 to -100 is -150: the wall is nearer to the centre (LG-ERRATA-04), and no
/// top to stand on.
#[test]
fn each_card_tells_where_its_tokens_would_lie() {
    let house = "[[terrain]]\nkind = \"building\"\nrectangle = [440, -60, 560, 60]\nheight = 90\n";
    let wall = "[[terrain]]\nkind = \"fence\"\nrectangle = [-200, 100, -100, 120]\nheight = 30\n";
    let mut state = open_cards(&format!("{house}{wall}"));
    let told_all = |state: &State| layouts(state).iter().map(told).collect::<Vec<_>>();
    let intercept = |east, west| (vec![[0, 0, 0], [-457, 0, west], [457, 0, east]], 0);
    let key = (vec![[-150, 110, 0]], 2);
    let supplies = (vec![[0, 0, 0]], 4);
    assert_eq!(told_all(&state), [intercept(90, 0), key.clone(), supplies.clone()]);
    // From the other edge the card lies the other way round; terrain stays where it is.
    state.edge = Edge::North;
    let turned = (vec![[0, 0, 0], [457, 0, 90], [-457, 0, 0]], 0);
    assert_eq!(told_all(&state), [turned, key.clone(), supplies.clone()]);
    // The leftmost is discarded: the next leads.
    state.rows.rows[0].remove(0);
    assert_eq!(told_all(&state), [key, supplies]);
    // It is settled.
    state.stage = Stage::Cards;
    assert!(layouts(&state).is_empty());
}

/// Of two pieces equally near to the centre blue chooses: nothing is fixed.
#[test]
fn what_a_player_chooses_is_open() {
    let walls = [-120, 100].map(|x| {
        let to = x + 20;
        format!("[[terrain]]\nkind = \"fence\"\nrectangle = [{x}, -50, {to}, 50]\nheight = 30\n")
    });
    let state = open_cards(&walls.concat());
    assert_eq!(told(&layouts(&state)[1]), (Vec::new(), 3));
}

/// What was told of the card that leads is what is laid, with every objective card of the pack.
#[test]
fn tokens_lie_where_it_was_told() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let setup = setup::ready(library, Some("standard"), None).expect("a standard game");
    let mut seen = Vec::new();
    for seed in 0..40 {
        let begun = Game::<Legion>::start(library, setup.clone(), Seed::from(seed));
        let (mut game, _) = begun.expect("it begins");
        let mut led: Option<Layout> = None;
        while game.state().stage == Stage::Setup {
            let [question] = game.pending() else { panic!("one is asked") };
            let Question { seat, prompt, options, .. } = question.clone();
            let view = view(game.state(), Viewer::Seat(seat.other()));
            led = view.layouts.first().cloned();
            assert_eq!(led.is_some(), prompt == Prompt::Discard, "{prompt:?}");
            // Blue strikes an objective or passes.
            let choice = options.iter().find(|choice| **choice == Choice::Row(0));
            let strikes = seed % 2 == 0 && seat == game.state().blue;
            let choice = choice.filter(|_| strikes).or(options.last()).cloned();
            if strikes && choice == Some(Choice::Row(0)) {
                led = view.layouts.get(1).cloned();
            }
            game.answer(seat, choice.expect("an answer")).expect("it is listed");
        }
        let led = led.expect("a card leads");
        let card = &game.state().table.objectives[usize::from(led.card)];
        assert_eq!(game.state().rows.rows[0].first(), Some(&led.card));
        let laid: Vec<_> = game.state().tokens.iter().map(|token| token.stand).collect();
        assert_eq!(laid[..led.tokens.len()], led.tokens, "{}", card.id);
        assert_eq!(
            laid.is_empty(),
            !matches!(card.setup.first(), Some(Laying::At(_) | Laying::CentralTerrain))
        );
        if !seen.contains(&card.id) {
            seen.push(card.id.clone());
        }
    }
    assert_eq!(seen.len(), library.all().objective.len(), "{seen:?}");
}
