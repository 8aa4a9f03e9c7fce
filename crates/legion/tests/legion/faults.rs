//! Faults in packs name file, line, field and what was expected.

use content::Pack;
use legion::library::Library;

const PACK: &str = r#"[measures]
segment = 15240
tools = [7500, 12500, 17500]
half-width = 875
notch = 300
token = 2540
sources = { segment = "card" }

[[unit]]
id = "captain"
name = "Captain"
faction = "rebels"
rank = "commander"
type = "trooper"
points = 50
minis = 1
wounds = 4
courage = 2
defence = "white"
speed = 2
keywords = ["nimble", { precise = 1 }]
upgrades = ["gear"]
base = 27
height = 38
source = "house"
sources = { "weapon[0].range" = "card" }

[[unit.weapon]]
name = "Pistol"
range = [1, 2]
dice = { black = 2 }
keywords = [{ pierce = 1 }]

[[unit]]
id = "walker"
name = "Walker"
faction = "rebels"
rank = "support"
type = "ground-vehicle"
points = 90
minis = 1
wounds = 6
resilience = 4
defence = "white"
speed = 1
base = 70
height = 68
body = [
    { radius = 35, bottom = 0, top = 3 },
    { radius = 25, bottom = 3, top = 68 },
]
source = "house"

[[unit.weapon]]
name = "Claws"
melee = true
dice = { red = 3 }

[[upgrade]]
id = "scopes"
name = "Scopes"
slot = "gear"
points = 6
units = ["captain"]
keywords = [{ precise = 2 }]
source = "house"

[[command]]
id = "wait"
name = "Wait"
pips = 4
orders = { others = 1 }
returns = true
source = "house"

[[command]]
id = "onward"
name = "Onward"
pips = 1
character = "captain"
orders = { units = ["captain"] }
source = "house"

[[objective]]
id = "one"
name = "One"
text = "Hold it."
setup = [{ at = [0, 0] }]
victory = [{ control = { range = 1, rounds = [2, 6], tokens = 1 } }]
source = "house"

[[objective]]
id = "two"
name = "Two"
text = "Take it."
setup = [{ in-turns = { tokens = 4, beyond-zones = 1, beyond-tokens = 2 } }]
claim = true
victory = ["claimed"]
source = "house"

[[objective]]
id = "three"
name = "Three"
text = "Stand there."
setup = ["central-terrain", "terrain"]
victory = ["terrain"]
source = "house"

[[deployment]]
id = "first"
name = "First"
blue = [[0, 0, 12, 1]]
red = [[0, 5, 12, 6]]
source = "house"

[[deployment]]
id = "second"
name = "Second"
blue = [[0, 0, 3, 6]]
red = [[9, 0, 12, 6]]
source = "house"

[[deployment]]
id = "third"
name = "Third"
blue = [[0, 0, 6, 1]]
red = [[6, 0, 12, 1]]
source = "house"

[[condition]]
id = "day"
name = "Day"
text = "Nothing."
rule = "clear"
source = "house"

[[condition]]
id = "night"
name = "Night"
text = "Dark."
rule = "limited-visibility"
source = "house"

[[condition]]
id = "ice"
name = "Ice"
text = "Cold."
rule = "hostile-environment"
source = "house"

[[format]]
id = "skirmish"
name = "Skirmish"
text = "Small."
points = 400
ranks = { commander = [1, 2], corps = [0, 6] }
battlefield = [182880, 91440]
battle-cards = { kinds = ["objective", "deployment"], discards = 2 }
deployment = "cards"
rounds = 6
armies-per-side = 1
source = "house"

[[battlefield]]
id = "plain"
name = "Plain"
source = "house"

[[battlefield.piece]]
name = "Hut"
kind = "building"
rectangle = [-100, -50, 100, 50]
height = 60

[[battlefield.piece]]
name = "Grove"
kind = "light-woods"
corners = [[300, 0], [400, 0], [350, 80]]
height = 100

[[army]]
id = "small"
units = [{ unit = "captain", upgrades = ["scopes"] }]
commands = ["onward", "onward", "onward", "onward", "onward", "onward"]

[first-game]
format = "skirmish"
battlefield = "plain"
armies = ["small", "small"]
"#;

/// The one-line text of what is wrong with a pack of one file.
fn fault(text: &str) -> String {
    let pack = Pack::from_texts("test", &[("pack.toml", text)]);
    Library::from_packs(&[pack]).expect_err("the pack is refused").to_string()
}

/// What is said of the pack above if one thing in it is different: field and reason. The line lies in
/// the entry that the field names.
pub fn with(old: &str, new: &str) -> String {
    assert!(PACK.contains(old), "{old}");
    let text = PACK.replacen(old, new, 1);
    let fault = fault(&text);
    let said = fault.strip_prefix("test/pack.toml:").and_then(|rest| rest.split_once(": field "));
    let (line, said) = said.unwrap_or_else(|| panic!("{fault}"));
    let line: usize = line.parse().expect("a line");
    let field = said.trim_start_matches('`').split('`').next().unwrap_or_default();
    assert!(entry(&text, field).contains(&line), "{fault}");
    said.to_owned()
}

/// The lines of the entry that a field begins with, such as `unit[1]` or `measures`.
fn entry(text: &str, field: &str) -> std::ops::Range<usize> {
    let (kind, rest) = field.split_at(field.find(['[', '.']).unwrap_or(field.len()));
    let number = rest.strip_prefix('[').and_then(|rest| rest.split(']').next()?.parse().ok());
    let heads = [format!("[[{kind}]]"), format!("[{kind}]")];
    let lines = || text.lines().enumerate().map(|(number, line)| (number + 1, line));
    let mut own = lines().filter(|(_, line)| heads.iter().any(|head| head == line));
    let (start, _) = own.nth(number.unwrap_or(0)).unwrap_or_else(|| panic!("{field}"));
    let part = format!("[[{kind}.");
    let mut next = lines().skip(start);
    let end = next.find(|(_, line)| line.starts_with('[') && !line.starts_with(&part));
    start..end.map_or(usize::MAX, |(line, _)| line)
}

#[test]
fn the_pack_of_these_tests_is_right() {
    let pack = Pack::from_texts("test", &[("pack.toml", PACK)]);
    assert!(Library::from_packs(&[pack]).is_ok());
}

/// The whole line as players see it.
#[test]
fn a_fault_names_file_line_field_and_reason() {
    assert_eq!(
        fault(&PACK.replacen("pips = 1", "pips = 5", 1)),
        "test/pack.toml:79: field `command[1].pips`: 5, expected 0 to 4"
    );
}

#[test]
fn an_id_is_used_once() {
    let again = |kind: &str, first: &str, second: &str| {
        let said = with(&format!("id = \"{second}\""), &format!("id = \"{first}\""));
        assert_eq!(
            said,
            format!("`{kind}[1].id`: `{first}` is empty or used twice, expected a new id")
        );
    };
    again("unit", "captain", "walker");
    again("command", "wait", "onward");
    again("objective", "one", "two");
    again("deployment", "first", "second");
    again("condition", "day", "night");
    for (kind, id) in [("upgrade", "scopes"), ("battlefield", "plain"), ("army", "small")] {
        let said = with(&format!("id = \"{id}\""), "id = \"\"");
        assert_eq!(said, format!("`{kind}[0].id`: `` is empty or used twice, expected a new id"));
    }
    assert_eq!(
        with("id = \"small\"\n", ""),
        "`army[0].id`: `` is empty or used twice, expected a new id"
    );
    let packs = ["one", "two"].map(|name| Pack::from_texts(name, &[("pack.toml", PACK)]));
    let said = Library::from_packs(&packs).expect_err("everything is there twice").to_string();
    assert!(said.starts_with("two/pack.toml:"), "{said}");
}

#[test]
fn references_must_exist() {
    let unknown = |field: &str, id: &str, what: &str| {
        let meant = match id {
            "capitan" => "; the closest is `captain`",
            "scope" => "; the closest is `scopes`",
            "forward" => "; the closest is `onward`",
            _ => "",
        };
        format!("`{field}`: `{id}` is unknown, expected the id of {what}{meant}")
    };
    assert_eq!(
        with("units = [\"captain\"]\nkeywords", "units = [\"capitan\"]\nkeywords"),
        unknown("upgrade[0].units[0]", "capitan", "a unit")
    );
    assert_eq!(
        with("character = \"captain\"", "character = \"capitan\""),
        unknown("command[1].character", "capitan", "a unit")
    );
    assert_eq!(
        with("orders = { units = [\"captain\"] }", "orders = { units = [\"capitan\"] }"),
        unknown("command[1].orders.units[0]", "capitan", "a unit")
    );
    assert_eq!(
        with("{ unit = \"captain\"", "{ unit = \"capitan\""),
        unknown("army[0].units[0].unit", "capitan", "a unit")
    );
    assert_eq!(
        with("upgrades = [\"scopes\"]", "upgrades = [\"scope\"]"),
        unknown("army[0].units[0].upgrades[0]", "scope", "an upgrade")
    );
    assert_eq!(
        with("commands = [\"onward\"", "commands = [\"forward\""),
        unknown("army[0].commands[0]", "forward", "a command card")
    );
    assert_eq!(
        with("format = \"skirmish\"", "format = \"war\""),
        unknown("first-game.format", "war", "a format")
    );
    assert_eq!(
        with("battlefield = \"plain\"", "battlefield = \"moon\""),
        unknown("first-game.battlefield", "moon", "a battlefield")
    );
    assert_eq!(
        with("armies = [\"small\", \"small\"]", "armies = [\"small\", \"large\"]"),
        unknown("first-game.armies[1]", "large", "an army")
    );
}

#[test]
fn formats_can_be_played() {
    let faults = [
        ("id = \"skirmish\"", "id = \"\"", "id`: `` is empty or used twice, expected a new id"),
        ("points = 400", "points = 0", "points`: 0, expected 1 to 10000"),
        (
            "commander = [1, 2]",
            "commander = [3, 2]",
            "ranks`: 3 to 2 of a rank, expected the least first",
        ),
        ("corps = [0, 6]", "corps = [32, 32]", "ranks`: 33 entries, expected 0 to 32"),
        ("[182880,", "[262145,", "battlefield[0]`: 262145, expected 15240 to 262144"),
        ("91440]", "15000]", "battlefield[1]`: 15000, expected 15240 to 262144"),
        ("91440]", "182881]", "battlefield`: expected the long side first"),
        ("\"deployment\"]", "\"objective\"]", "battle-cards.kinds[1]`: named twice"),
        ("discards = 2", "discards = 10", "battle-cards.discards`: 10, expected 0 to 9"),
        (
            ", \"deployment\"]",
            "]",
            "deployment`: no deployment cards lie open, expected zones along the edges",
        ),
        (
            "deployment = \"cards\"",
            "deployment = { edges = 2 }",
            "deployment`: deployment cards lie open, expected their zones",
        ),
        ("rounds = 6", "rounds = 0", "rounds`: 0, expected 1 to 20"),
        ("rounds = 6\n", "", "rounds`: missing: a game without a limit knows no battle cards"),
        ("per-side = 1", "per-side = 3", "armies-per-side`: expected 1, or 2 for teams"),
    ];
    for (old, new, said) in faults {
        assert_eq!(with(old, new), format!("`format[0].{said}"));
    }
    let edges = PACK.replacen(", \"deployment\"]", "]", 1);
    let edges = edges.replacen("deployment = \"cards\"", "deployment = { edges = 4 }", 1);
    let said = "field `format[0].deployment.edges`: 4, expected 1 to 3";
    assert!(fault(&edges).ends_with(said), "{}", fault(&edges));
}

#[test]
fn the_numbers_of_a_unit_have_limits() {
    let limits = [
        ("points = 50", "points = 10001", "points`: 10001, expected 1 to 10000"),
        ("minis = 1", "minis = 13", "minis`: 13, expected 1 to 12"),
        ("minis = 1", "minis = 0", "minis`: 0, expected 1 to 12"),
        ("wounds = 4", "wounds = 21", "wounds`: 21, expected 1 to 20"),
        ("wounds = 4", "wounds = 0", "wounds`: 0, expected 1 to 20"),
        ("courage = 2", "courage = 10", "courage`: 10, expected 1 to 9"),
        ("speed = 2", "speed = 4", "speed`: 4, expected 0 to 3"),
        ("base = 27", "base = 19", "base`: 19, expected 20 to 150"),
        ("base = 27", "base = 151", "base`: 151, expected 20 to 150"),
        ("height = 38", "height = 0", "height`: 0, expected 0.01 to 300"),
        ("height = 38", "height = 301", "height`: 301, expected 0.01 to 300"),
        ("{ precise = 1 }", "{ precise = 0 }", "keywords[1]`: 0, expected 1 to 9"),
        (
            "upgrades = [\"gear\"]",
            "upgrades = [\"gear\", \"gear\", \"gear\", \"gear\", \"gear\", \"gear\", \"gear\", \"gear\", \"gear\"]",
            "upgrades`: 9 entries, expected 0 to 8",
        ),
    ];
    for (old, new, said) in limits {
        assert_eq!(with(old, new), format!("`unit[0].{said}"));
    }
    assert_eq!(
        with("resilience = 4", "resilience = 21"),
        "`unit[1].resilience`: 21, expected 1 to 20"
    );
    assert_eq!(
        with("points = 6\n", "points = 10001\n"),
        "`upgrade[0].points`: 10001, expected 0 to 10000"
    );
    assert_eq!(
        with("{ precise = 2 }", "{ precise = 10 }"),
        "`upgrade[0].keywords[0]`: 10, expected 1 to 9"
    );
}

/// LG-CARD-01, LG-CARD-02.
#[test]
fn troopers_have_courage_and_vehicles_resilience() {
    assert_eq!(
        with("courage = 2", "resilience = 2"),
        "`unit[0].resilience`: a trooper has no resilience"
    );
    assert_eq!(
        with("resilience = 4", "courage = 4"),
        "`unit[1].courage`: a vehicle has no courage"
    );
}

/// LG-WEAPON-06, LG-RNG-08.
#[test]
fn a_weapon_is_for_melee_or_ranges_and_has_dice() {
    let weapon = |old, new| with(old, new);
    assert_eq!(
        weapon("range = [1, 2]\n", ""),
        "`unit[0].weapon[0]`: neither melee nor ranged, expected `melee` or `range`"
    );
    assert_eq!(
        weapon("range = [1, 2]", "range = [0, 2]"),
        "`unit[0].weapon[0].range[0]`: 0, expected 1 to 5"
    );
    assert_eq!(
        weapon("range = [1, 2]", "range = [3, 2]"),
        "`unit[0].weapon[0].range[1]`: 2, expected 3 to 5"
    );
    assert_eq!(
        weapon("range = [1, 2]", "range = [1, 6]"),
        "`unit[0].weapon[0].range[1]`: 6, expected 1 to 5"
    );
    assert_eq!(
        weapon("dice = { black = 2 }", "dice = {}"),
        "`unit[0].weapon[0].dice`: no dice, expected at least one"
    );
    assert_eq!(
        weapon("dice = { black = 2 }", "dice = { white = 21 }"),
        "`unit[0].weapon[0].dice.white`: 21, expected 0 to 20"
    );
    assert_eq!(
        weapon("{ pierce = 1 }", "{ pierce = 0 }"),
        "`unit[0].weapon[0].keywords[0]`: 0, expected 1 to 9"
    );
    assert_eq!(
        weapon(
            "dice = { red = 3 }\n",
            "dice = { red = 3 }\n\n[[unit.weapon]]\nname = \"Foot\"\ndice = {}\n"
        ),
        "`unit[1].weapon[1]`: neither melee nor ranged, expected `melee` or `range`"
    );
    let both = PACK.replacen("melee = true", "melee = true\nrange = [1, 1]", 1);
    let pack = Pack::from_texts("test", &[("pack.toml", &both)]);
    assert!(Library::from_packs(&[pack]).is_ok());
}

#[test]
fn the_parts_of_a_miniature_stand_over_each_other() {
    assert_eq!(
        with("bottom = 3, top = 68", "bottom = 3, top = 3"),
        "`unit[1].body[1].top`: 3, expected more than the bottom 3"
    );
    assert_eq!(
        with("bottom = 3, top = 68", "bottom = 3, top = 68.5"),
        "`unit[1].body[1].top`: 68.5, expected at most the height 68"
    );
    assert_eq!(
        with("bottom = 0, top = 3", "bottom = -1, top = 3"),
        "`unit[1].body[0].bottom`: -1, expected 0 to 68"
    );
    assert_eq!(
        with("radius = 25", "radius = 0"),
        "`unit[1].body[1].radius`: 0, expected 0.01 to 150"
    );
    let posts = PACK.replace("top = 3 }", "top = 3, post = true }");
    let posts = posts.replace("top = 68 }", "top = 68, post = true }");
    assert!(
        fault(&posts)
            .ends_with("field `unit[1].body`: only posts, expected a part that can be hidden")
    );
}

#[test]
fn an_upgrade_does_something() {
    assert_eq!(
        with("keywords = [{ precise = 2 }]\n", ""),
        "`upgrade[0]`: does nothing, expected a weapon, a keyword, a miniature or an effect"
    );
    assert_eq!(
        with("units = [\"captain\"]\nkeywords", "units = [\"captain\", \"captain\"]\nkeywords"),
        "`upgrade[0].units[1]`: `captain` is named twice"
    );
    assert_eq!(
        with(
            "keywords = [{ precise = 2 }]",
            "weapon = { name = \"Bomb\", range = [1, 1], dice = {} }"
        ),
        "`upgrade[0].weapon.dice`: no dice, expected at least one"
    );
}

/// LG-CCARD-215, LG-BUILD-25, LG-BUILD-26.
#[test]
fn a_command_card_gives_orders_and_belongs_to_a_leader() {
    assert_eq!(
        with("orders = { units = [\"captain\"] }", "orders = {}"),
        "`command[1].orders`: nobody, expected `units` or `others`"
    );
    assert_eq!(
        with("orders = { units = [\"captain\"] }", "orders = { others = 21 }"),
        "`command[1].orders.others`: 21, expected 0 to 20"
    );
    assert_eq!(
        with("character = \"captain\"", "character = \"walker\""),
        "`command[1].character`: `walker` is neither commander nor operative"
    );
    assert_eq!(
        with("returns = true\n", ""),
        "`command`: no card returns, expected Standing Orders among the command cards"
    );
    assert_eq!(
        with("pips = 1\ncharacter = \"captain\"", "pips = 1\nreturns = true"),
        "`command[1].returns`: a second card that returns, expected only Standing Orders to"
    );
    assert_eq!(
        with("pips = 1\n", "pips = 1\nreturns = true\n"),
        "`command[1].returns`: every hand has that card, expected nobody's"
    );
}

#[test]
fn objectives_lay_the_tokens_that_they_speak_of() {
    let control = "victory = [{ control = { range = 1, rounds = [2, 6], tokens = 1 } }]";
    let turns = "{ tokens = 4, beyond-zones = 1, beyond-tokens = 2 }";
    let faults = [
        ("{ at = [0, 0] }", "{ at = [36, 0] }", "[0].setup[0].at[0]`: 36, expected -35 to 35"),
        ("{ at = [0, 0] }", "{ at = [0, -18] }", "[0].setup[0].at[1]`: -18, expected -17 to 17"),
        (
            "{ at = [0, 0] }",
            "{ at = [0, 0] }, { at = [0, 0] }",
            "[0].setup[1]`: the same again, expected other tokens",
        ),
        (
            "setup = [{ at = [0, 0] }]\n",
            "",
            "[0].victory[0]`: no token is laid that could be controlled",
        ),
        (
            "control = { range = 1",
            "control = { range = 6",
            "[0].victory[0].control.range`: 6, expected 1 to 5",
        ),
        (
            "rounds = [2, 6]",
            "rounds = [2, 7]",
            "[0].victory[0].control.rounds[1]`: 7, expected 1 to 6",
        ),
        (
            "rounds = [2, 6]",
            "rounds = [2, 2]",
            "[0].victory[0].control.rounds[1]`: 2 is named twice",
        ),
        (
            "rounds = [2, 6]",
            "rounds = []",
            "[0].victory[0].control.rounds`: 0 entries, expected 1 to 6",
        ),
        (
            "rounds = [2, 6], tokens = 1",
            "rounds = [2, 6], tokens = 0",
            "[0].victory[0].control.tokens`: 0, expected 1 to 9",
        ),
        (control, "victory = []", "[0].victory`: 0 entries, expected 1 to 8"),
        (
            turns,
            "{ tokens = 9, beyond-zones = 1, beyond-tokens = 2 }",
            "[1].setup[0].in-turns.tokens`: 9, expected 1 to 8",
        ),
        (
            turns,
            "{ tokens = 4, beyond-zones = 0, beyond-tokens = 2 }",
            "[1].setup[0].in-turns.beyond-zones`: 0, expected 1 to 5",
        ),
        (
            turns,
            "{ tokens = 4, beyond-zones = 1, beyond-tokens = 6 }",
            "[1].setup[0].in-turns.beyond-tokens`: 6, expected 1 to 5",
        ),
        (
            "setup = [{ in-turns = { tokens = 4,",
            "setup = [\"terrain\", { in-turns = { tokens = 7,",
            "[1].setup`: 9 tokens, expected at most 8",
        ),
        (
            "claim = true\n",
            "",
            "[1].victory[0]`: nobody can claim anything, expected `claim = true`",
        ),
        (
            "setup = [\"central-terrain\", \"terrain\"]",
            "setup = [{ at = [1, 1] }]",
            "[2].victory[0]`: no terrain is marked, expected tokens on some",
        ),
    ];
    for (old, new, said) in faults {
        assert_eq!(with(old, new), format!("`objective{said}"));
    }
    let bare = format!("setup = [{{ in-turns = {turns} }}]\n");
    assert_eq!(with(&bare, ""), "`objective[1].claim`: no token is laid that could be claimed");
}

/// LG-SETUP-10.
#[test]
fn there_are_three_battle_cards_of_each_kind() {
    for (kind, id) in [("objective", "three"), ("deployment", "third"), ("condition", "ice")] {
        let start = PACK.find(&format!("[[{kind}]]\nid = \"{id}\"")).expect("it is there");
        let end = PACK[start..].find("\n\n").map_or(PACK.len(), |length| start + length);
        assert_eq!(with(&PACK[start..end], ""), format!("`{kind}`: 2 cards, expected 3 to 200"));
    }
    let start = PACK.find("[[objective]]").expect("it is there");
    let end = PACK.find("[[format]]").expect("it is there");
    let none = PACK.replace(&PACK[start..end], "");
    let pack = Pack::from_texts("test", &[("pack.toml", &none)]);
    assert!(Library::from_packs(&[pack]).is_ok(), "a pack without battle cards");
}

/// LG-DEPLOY-01, LG-DEPLOY-02.
#[test]
fn zones_lie_on_the_battlefield_and_apart() {
    let wrong = |zone: &str| {
        let said = with("blue = [[0, 0, 12, 1]]", &format!("blue = [{zone}]"));
        let expected = format!(
            "`deployment[0].blue[0]`: {zone}, expected from x, from y, to x, to y, up to 12 and 6"
        );
        assert_eq!(said, expected);
    };
    wrong("[0, 0, 13, 1]");
    wrong("[0, 4, 12, 7]");
    wrong("[4, 0, 4, 1]");
    wrong("[0, 2, 12, 1]");
    assert_eq!(
        with("blue = [[0, 0, 12, 1]]", "blue = []"),
        "`deployment[0].blue`: 0 entries, expected 1 to 8"
    );
    assert_eq!(
        with("red = [[0, 5, 12, 6]]", "red = [[0, 5, 12, 6], [11, 0, 12, 5]]"),
        "`deployment[0].red[1]`: lies over a zone of blue"
    );
}

#[test]
fn footprints_are_simple_polygons_on_the_battlefield() {
    let rectangle = |new: &str| with("rectangle = [-100, -50, 100, 50]", new);
    let corners = |new: &str| with("corners = [[300, 0], [400, 0], [350, 80]]", new);
    assert_eq!(
        rectangle("rectangle = [100, -50, -100, 50]"),
        "`battlefield[0].piece[0].rectangle`: expected west below east and south below north"
    );
    assert_eq!(
        rectangle("rectangle = [-100, -50, 915, 50]"),
        "`battlefield[0].piece[0].rectangle`: (915, -50) is off the battlefield, expected at most \
         914.4, 457.2"
    );
    assert_eq!(
        rectangle("rectangle = [-100, -458, 100, 50]"),
        "`battlefield[0].piece[0].rectangle`: (-100, -458) is off the battlefield, expected at most \
         914.4, 457.2"
    );
    assert_eq!(
        rectangle("rectangle = [-100, -50, 100, 50]\ncorners = [[0, 0], [1, 0], [0, 1]]"),
        "`battlefield[0].piece[0].rectangle`: expected corners or a rectangle"
    );
    assert_eq!(rectangle(""), "`battlefield[0].piece[0].corners`: 0 entries, expected 3 to 32");
    assert!(
        corners("corners = [[300, 0], [400, 0], [310, 80], [390, 80]]")
            .starts_with("`battlefield[0].piece[1].corners`: ")
    );
    let many = "[[battlefield.piece]]\nname = \"Post\"\nkind = \"fence\"\nrectangle = [0, 0, 1, 1]\n\
                height = 10\n\n";
    let crowd = format!("{}[[army]]", many.repeat(79));
    assert_eq!(with("[[army]]", &crowd), "`battlefield[0].piece`: 81 entries, expected 0 to 80");
}

#[test]
fn terrain_has_the_height_of_its_kind() {
    assert_eq!(
        with("height = 60", "height = 0"),
        "`battlefield[0].piece[0].height`: 0, expected 0.01 to 500"
    );
    assert_eq!(
        with("height = 60", "height = 501"),
        "`battlefield[0].piece[0].height`: 501, expected 0.01 to 500"
    );
    assert_eq!(
        with("height = 100", "height = 0"),
        "`battlefield[0].piece[1].height`: 0, expected 0.01 to 500"
    );
    let flat = |kind: &str| {
        let text = PACK.replacen("kind = \"light-woods\"", &format!("kind = \"{kind}\""), 1);
        let text = text.replacen("height = 100", "height = 0", 1);
        Library::from_packs(&[Pack::from_texts("test", &[("pack.toml", &text)])]).is_ok()
    };
    assert!(flat("shallow-water") && flat("trench") && !flat("ruins"));
    assert_eq!(
        with("height = 100", "height = 100\nstand = true"),
        "`battlefield[0].piece[1].stand`: zones and pits have no top"
    );
}

#[test]
fn lengths_can_be_measured() {
    let faults = [
        ("segment = 15240", "segment = 0", "segment`: 0, expected 1 to 32768"),
        ("12500, 17500]", "12500, 12500]", "tools[2]`: 12500, expected 12501 to 32768"),
        ("[7500,", "[0,", "tools[0]`: 0, expected 1 to 32768"),
        ("half-width = 875", "half-width = 0", "half-width`: 0, expected 1 to 32768"),
        ("notch = 300", "notch = -1", "notch`: -1, expected 1 to 32768"),
        ("token = 2540", "token = 40000", "token`: 40000, expected 1 to 32768"),
    ];
    for (old, new, said) in faults {
        assert_eq!(with(old, new), format!("`measures.{said}"));
    }
}

#[test]
fn armies_have_units_and_six_cards() {
    assert_eq!(
        with("units = [{ unit = \"captain\", upgrades = [\"scopes\"] }]", "units = []"),
        "`army[0].units`: 0 entries, expected 1 to 32"
    );
    assert_eq!(
        with("commands = [\"onward\", ", "commands = ["),
        "`army[0].commands`: 5 entries, expected 6 to 6"
    );
}

#[test]
fn sources_name_values_of_their_entry() {
    assert_eq!(
        with("sources = { segment", "sources = { segments"),
        "`measures.sources.segments`: `segments` is no value here, expected one's path"
    );
    assert_eq!(
        with("\"weapon[0].range\" = \"card\"", "\"weapon[1].range\" = \"card\""),
        "`unit[0].sources.weapon[1].range`: `weapon[1].range` is no value here, expected one's path"
    );
}

#[test]
fn unknown_words_list_the_known_ones() {
    let said = with("kind = \"light-woods\"", "kind = \"wood\"");
    assert!(said.starts_with("`battlefield[0].piece[1].kind`: unknown variant `wood`"), "{said}");
    let said = with("\"nimble\"", "\"nimbel\"");
    assert!(said.starts_with("`unit[0].keywords[0]`: unknown variant `nimbel`"), "{said}");
    let said = with("speed = 2", "speeed = 2");
    assert!(said.contains("unknown field `speeed`"), "{said}");
}
