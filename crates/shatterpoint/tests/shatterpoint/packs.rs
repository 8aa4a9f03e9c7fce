//! The embedded pack is clean and its tables can be played on; faults in packs name file, line, field
//! and what was expected.

use content::Pack;
use measure::{Disc, Point, Polygon, Region, overlap};
use shatterpoint::library::Library;
use shatterpoint::pack::{Battlefield, Piece, Transfer};

fn library() -> &'static Library {
    Library::embedded().expect("the embedded pack is clean")
}

/// The one-line text of what is wrong with a pack of one file.
fn fault(text: &str) -> String {
    let pack = Pack::from_texts("test", &[("pack.toml", text)]);
    Library::from_packs(&[pack]).expect_err("the pack is refused").to_string()
}

#[test]
fn the_embedded_pack_holds_the_core_set() {
    let library = library();
    let core = library.all().unit.iter().filter(|unit| unit.source == content::Source::Card);
    assert_eq!(core.count(), 12);
    assert_eq!(library.all().mission.len(), 2);
    assert_eq!(library.all().operation.len(), 7);
    assert_eq!(library.all().battlefield.len(), 3);
    assert_eq!(library.eras().len(), 4);
    assert_eq!(library.measures().expect("there are measures").ranges[1], 7620);
    assert_eq!(library.unit("lord-maul").expect("he is there").stance.len(), 2);
    assert_eq!(library.mission("shifting-priorities").expect("it is there").struggle.len(), 9);
    assert_eq!(library.packs()[0].0, "shatterpoint");
    let first = library.first_game(Some("relay-station")).expect("there is a first game");
    assert_eq!(first.battlefield, "relay-station");
}

/// SP-BUILD-04, SP-BUILD-08, SP-BUILD-10.
#[test]
fn the_squads_of_the_first_game_are_legal() {
    let library = library();
    for team in library.first_game(None).expect("there is a first game").teams {
        for squad in &team.squads {
            let units: Vec<_> = squad.units.iter().filter_map(|id| library.unit(id)).collect();
            assert!(units[1].points + units[2].points <= units[0].points, "{squad:?}");
            assert!(units.iter().all(|unit| unit.eras == units[0].eras), "{squad:?}");
        }
    }
}

/// The rulebooks' examples win over the cards (SP-COMPONENT-16, SP-COMPONENT-26).
#[test]
fn what_the_books_show_is_what_the_cards_say() {
    use shatterpoint::language::{Entry, Symbol};
    let ahsoka = library().unit("ahsoka-tano-jedi-no-more").expect("she is there");
    let sabers = ahsoka.stance[0].melee_expertise.as_ref().expect("she has a chart");
    assert_eq!(sabers.rows[0].results, [Entry::Hit, Entry::Hit]);
    assert_eq!(ahsoka.stance[1].melee.defence, 6);
    let clones = library().unit("501st-clone-troopers").expect("they are there");
    assert_eq!(clones.stance[0].tree.options[0].effects, [Symbol::Pinned]);
}

/// A battlefield, measured in hundredths of a millimetre.
struct Layout<'a> {
    pieces: Vec<(&'a Piece, Polygon)>,
}

impl Layout<'_> {
    fn of(battlefield: &Battlefield) -> Layout<'_> {
        let pieces = battlefield.model.iter().flat_map(|model| &model.piece);
        Layout { pieces: pieces.map(|piece| (piece, footprint(piece))).collect() }
    }

    fn surface(&self, level: i32) -> Region {
        let flush = self.pieces.iter().filter(|(piece, _)| piece.stand && piece.top.0 == level);
        Region::union(&flush.map(|(_, footprint)| footprint.clone()).collect::<Vec<_>>())
    }

    fn touched(&self, disc: Disc) -> impl Iterator<Item = &Piece> {
        let touched = move |(_, footprint): &&(_, Polygon)| overlap::disc_polygon(disc, footprint);
        self.pieces.iter().filter(touched).map(|(piece, _)| *piece)
    }

    /// SP-MOVE-15, SP-MOVE-16.
    fn stands(&self, base: Disc, level: i32, headroom: i32) -> bool {
        let room = |piece: &Piece| piece.top.0 <= level || piece.bottom.0 >= level + headroom;
        (level == 0 || self.surface(level).carries(base)) && self.touched(base).all(room)
    }
}

fn footprint(piece: &Piece) -> Polygon {
    let corners = match piece.rectangle {
        Some([west, south, east, north]) => {
            vec![[west, south], [east, south], [east, north], [west, north]]
        }
        None => piece.corners.clone(),
    };
    let points = corners.into_iter().map(|[x, y]| Point::new(x.0, y.0)).collect();
    Polygon::new(points).expect("the pack was checked")
}

/// Whichever edge the first player chooses, every token of a mission or an operation lies flat
/// (SP-SETUP-07): on open ground, or wholly on the highest terrain that it touches.
#[test]
fn every_objective_lies_flat_on_every_battlefield() {
    let radius = library().measures().expect("there are measures").objective / 2;
    let all = library().all();
    let missions = all.mission.iter().map(|mission| (&mission.id, &mission.objective));
    let operations = all.operation.iter().map(|operation| (&operation.id, &operation.objective));
    for battlefield in &all.battlefield {
        let layout = Layout::of(battlefield);
        for (card, objectives) in missions.clone().chain(operations.clone()) {
            for objective in objectives {
                let [mut x, mut y] = objective.at.map(|inches| inches * 2540);
                for edge in 0..4 {
                    let token = Disc::new(Point::new(x, y), radius);
                    let top = layout.touched(token).map(|piece| piece.top.0).max();
                    let flat = top.is_none_or(|top| layout.surface(top).carries(token));
                    let (map, id) = (&battlefield.id, &objective.id);
                    assert!(flat, "{map}: {card} {id} after {edge} quarter turns");
                    (x, y) = (-y, x);
                }
            }
        }
    }
}

/// SP-SETUP-12: no terrain within range 2 of an edge.
#[test]
fn squads_can_deploy_along_every_edge() {
    let measures = library().measures().expect("there are measures");
    let most = measures.battlefield / 2 - 7500;
    for battlefield in &library().all().battlefield {
        for (_, footprint) in Layout::of(battlefield).pieces {
            let bounds = footprint.bounds();
            let corners = [bounds.min.x, bounds.min.y, bounds.max.x, bounds.max.y];
            assert!(corners.iter().all(|c| c.abs() <= most), "{}: {bounds:?}", battlefield.id);
        }
    }
}

/// SP-TERRAIN-12: both kinds of bases find room within 1 of every transfer point.
#[test]
fn transfer_points_have_room_for_a_base() {
    let measures = library().measures().expect("there are measures");
    for battlefield in &library().all().battlefield {
        let layout = Layout::of(battlefield);
        for &[x, y, level] in battlefield.transfer.iter().flat_map(|transfer| &transfer.points) {
            let point = Point::new(x.0, y.0);
            for radius in [2000, 2500] {
                let room = (-10..=10).flat_map(|x| (-10..=10).map(move |y| (x * 500, y * 500)));
                let mut room = room.map(|(x, y)| Point::new(point.x + x, point.y + y));
                let fits = room.any(|centre| {
                    let base = Disc::new(centre, radius);
                    measure::gap::within(base, point, measures.ranges[0])
                        && layout.stands(base, level.0, measures.headroom)
                });
                assert!(fits, "{}: ({x}, {y}, {level})", battlefield.id);
            }
        }
    }
}

#[test]
fn the_tournament_battlefield_is_symmetric() {
    let battlefield = library().battlefield("relay-station").expect("it is there");
    let shape = |piece: &Piece, turn: i32| {
        let footprint = footprint(piece);
        let mut points: Vec<_> =
            footprint.points().iter().map(|p| (p.x * turn, p.y * turn)).collect();
        points.sort_unstable();
        (points, piece.bottom.0, piece.top.0, piece.stand)
    };
    let pieces = || battlefield.model.iter().flat_map(|model| &model.piece);
    let mut there: Vec<_> = pieces().map(|piece| shape(piece, 1)).collect();
    let mut turned: Vec<_> = pieces().map(|piece| shape(piece, -1)).collect();
    there.sort_unstable();
    turned.sort_unstable();
    assert_eq!(there, turned);
    let plain = |group: &Transfer| group.points.iter().map(|point| point.map(|c| c.0)).collect();
    let mut there: Vec<Vec<[i32; 3]>> = battlefield.transfer.iter().map(plain).collect();
    let turn = |points: &Vec<[i32; 3]>| points.iter().map(|[x, y, z]| [-x, -y, *z]).collect();
    let mut turned: Vec<Vec<_>> = there.iter().map(turn).collect();
    there.sort_unstable();
    turned.sort_unstable();
    assert_eq!(there, turned);
}

const UNIT: &str = r#"[[era]]
id = "clone-wars"
name = "Clone Wars"
source = "house"

[[unit]]
id = "scout"
name = "Scout"
type = "secondary"
points = 4
stamina = 8
durability = 2
eras = ["clone-wars"]
traits = []
characters = 1
base = 40
source = "house"

[[unit.ability]]
name = "Sprint"
text = "May dash."
kind = "active"
cost = 1
do = [{ each = { from = { of = "this-unit" }, do = [{ move = { kinds = ["dash"] } }] } }]

[[unit.ability]]
name = "Answer"
text = "Hurts whoever shot."
kind = "reactive"
cost = 0
when = { attack-resolved = { against = { of = "this-unit" }, type = "ranged" } }
do = [{ damage = { damage = 2, to = "attacker" } }]

[[unit.stance]]
name = "Stance"
melee = { attack = 5, defence = 4 }
ranged = { range = 4, attack = 5, defence = 4 }
melee-expertise = { name = "Fist", rows = [{ from = 1, results = ["hit"] }] }
ranged-expertise = { name = "Blaster", rows = [{ from = 1, results = ["hit"] }] }

[unit.stance.defence-expertise]
name = "Luck"
rows = [
    { from = 1, to = 2, results = ["block"] },
    { from = 3, results = ["block", "jump"] },
]

[unit.stance.tree]
start = ["a"]
options = [
    { id = "a", at = [1, 1], effects = ["damage"] },
    { id = "b", at = [1, 2], effects = ["shove"] },
    { id = "c", at = [1, 3], effects = ["damage"] },
]
paths = [["a", "b"], ["b", "c"]]
"#;

/// What is said of the unit above if one thing in it is different.
fn unit_with(old: &str, new: &str) -> String {
    assert!(UNIT.contains(old), "{old}");
    fault(&UNIT.replacen(old, new, 1))
}

#[test]
fn the_unit_of_these_tests_is_right() {
    let pack = Pack::from_texts("test", &[("pack.toml", UNIT)]);
    assert!(Library::from_packs(&[pack]).is_ok());
}

#[test]
fn a_tree_has_no_circle() {
    assert_eq!(
        unit_with(r#"["b", "c"]]"#, r#"["b", "c"], ["c", "a"]]"#),
        "test/pack.toml:55: field `unit[0].stance[0].tree.paths[2]`: `c` to `a` closes a circle, \
         expected none"
    );
}

#[test]
fn paths_and_starts_name_options() {
    assert_eq!(
        unit_with(r#"["b", "c"]]"#, r#"["b", "z"]]"#),
        "test/pack.toml:55: field `unit[0].stance[0].tree.paths[1][1]`: `z` is unknown, expected \
         the id of an option of this tree"
    );
    assert_eq!(
        unit_with(r#"start = ["a"]"#, r#"start = ["q"]"#),
        "test/pack.toml:49: field `unit[0].stance[0].tree.start[0]`: `q` is unknown, expected the \
         id of an option of this tree"
    );
    assert_eq!(
        unit_with(r#"start = ["a"]"#, "start = []"),
        "test/pack.toml:49: field `unit[0].stance[0].tree.start`: 0 entries, expected 1 to 16"
    );
}

#[test]
fn every_option_can_be_reached() {
    assert_eq!(
        unit_with(r#", ["b", "c"]]"#, "]"),
        "test/pack.toml:53: field `unit[0].stance[0].tree.options[2]`: `c` cannot be reached, \
         expected a path from a start option"
    );
}

#[test]
fn the_rows_of_a_chart_follow_each_other() {
    assert_eq!(
        unit_with("{ from = 3, results", "{ from = 4, results"),
        "test/pack.toml:45: field `unit[0].stance[0].defence-expertise.rows[1].from`: 4, expected \
         3: rows follow each other"
    );
    assert_eq!(
        unit_with("{ from = 3, results", "{ from = 2, results"),
        "test/pack.toml:45: field `unit[0].stance[0].defence-expertise.rows[1].from`: 2, expected \
         3: rows follow each other"
    );
    assert_eq!(
        unit_with("{ from = 3, results", "{ from = 3, to = 5, results"),
        "test/pack.toml:45: field `unit[0].stance[0].defence-expertise.rows[1].to`: the last row is \
         open, expected no end"
    );
    assert_eq!(
        unit_with("from = 1, to = 2,", "from = 1,"),
        "test/pack.toml:44: field `unit[0].stance[0].defence-expertise.rows[0].to`: missing, only \
         the last row is open"
    );
}

#[test]
fn an_attack_has_a_chart_and_a_shot_a_range() {
    assert_eq!(
        unit_with(
            r#"melee-expertise = { name = "Fist", rows = [{ from = 1, results = ["hit"] }] }"#,
            ""
        ),
        "test/pack.toml:34: field `unit[0].stance[0].melee-expertise`: missing, expected the chart \
         of the melee attack"
    );
    assert_eq!(
        unit_with("range = 4, ", ""),
        "test/pack.toml:37: field `unit[0].stance[0].ranged.range`: missing, expected 1 to 5"
    );
    assert_eq!(
        unit_with("range = 4, ", "range = 6, "),
        "test/pack.toml:37: field `unit[0].stance[0].ranged.range`: 6, expected 1 to 5"
    );
}

#[test]
fn an_unknown_trigger_lists_the_known_ones() {
    assert_eq!(
        unit_with("when = { attack-resolved", "when = { attack-resolvd"),
        "test/pack.toml:31: field `unit[0].ability[1].when.attack-resolvd`: unknown variant `attack-resolvd`, \
         expected one of `action`, `attack-declared`, `attack-resolved`, `damage-pool`, `wounded`, \
         `left`, `moved`, `hunkered`; the closest is `attack-resolved`"
    );
}

#[test]
fn references_must_exist() {
    assert_eq!(
        unit_with(r#"eras = ["clone-wars"]"#, r#"eras = ["clone-war"]"#),
        "test/pack.toml:13: field `unit[0].eras[0]`: `clone-war` is unknown, expected the id of an \
         era; the closest is `clone-wars`"
    );
    let first = "[first-game]\nbattlefield = \"moon\"\nteams = [\n    { mission = \"m\", squads = [] \
                 },\n    { mission = \"m\", squads = [] },\n]\n";
    assert_eq!(
        fault(first),
        "test/pack.toml:2: field `first-game.battlefield`: `moon` is unknown, expected the id of a \
         battlefield"
    );
}

#[test]
fn an_id_may_not_be_used_twice() {
    let era = "[[era]]\nid = \"a\"\nname = \"A\"\nsource = \"house\"\n";
    assert_eq!(
        fault(&format!("{era}{era}")),
        "test/pack.toml:6: field `era[1].id`: `a` is empty or used twice, expected a new id"
    );
}

#[test]
fn kinds_of_abilities_have_their_parts() {
    assert_eq!(
        unit_with("cost = 1\n", ""),
        "test/pack.toml:19: field `unit[0].ability[0].cost`: missing, active and reactive abilities \
         have a Force cost"
    );
    assert_eq!(
        unit_with(r#"kind = "active""#, r#"kind = "tactic""#),
        "test/pack.toml:23: field `unit[0].ability[0].cost`: only active and reactive abilities \
         have a Force cost"
    );
    assert_eq!(
        unit_with(r#"kind = "active""#, r#"kind = "reactive""#),
        "test/pack.toml:19: field `unit[0].ability[0].when`: missing, expected what triggers the \
         ability"
    );
    assert_eq!(
        unit_with(r#"kind = "reactive""#, r#"kind = "active""#),
        "test/pack.toml:31: field `unit[0].ability[1].when`: active and tactic abilities have no \
         trigger"
    );
    assert_eq!(
        unit_with("kind = \"active\"\ncost = 1", r#"kind = "identity""#),
        "test/pack.toml:22: field `unit[0].ability[0].kind`: only primary units have identity \
         abilities (SP-ABIL-10)"
    );
    assert_eq!(
        unit_with(
            r#"{ damage = { damage = 2, to = "attacker" } }"#,
            "{ add-momentum = { tokens = 1 } }"
        ),
        "test/pack.toml:32: field `unit[0].ability[1].do[0].add-momentum`: only special rules of \
         operations do that"
    );
    assert_eq!(
        unit_with(
            r#"{ damage = { damage = 2, to = "attacker" } }"#,
            "{ remove-momentum = { tokens = 1 } }"
        ),
        "test/pack.toml:32: field `unit[0].ability[1].do[0].remove-momentum`: only special rules of \
         operations do that"
    );
    assert_eq!(
        unit_with("cost = 1\n", "cost = 1\nuses = 0\n"),
        "test/pack.toml:24: field `unit[0].ability[0].uses`: 0, expected 1 to 9"
    );
    assert_eq!(
        unit_with("do = [{ damage = { damage = 2, to = \"attacker\" } }]", ""),
        "test/pack.toml:26: field `unit[0].ability[1]`: does nothing, expected `do` or `always`"
    );
    assert_eq!(
        unit_with(r#"of = "this-unit" }, do"#, r#"of = "this-unit", within = { range = 7 } }, do"#),
        "test/pack.toml:24: field `unit[0].ability[0].do[0].each.from.within.range`: 7, expected 1 \
         to 5"
    );
}

#[test]
fn values_of_units_have_limits() {
    let limits = [
        ("characters = 1", "characters = 5", "15: field `unit[0].characters`: 5, expected 1 to 4"),
        ("base = 40", "base = 200", "16: field `unit[0].base`: 200, expected 20 to 120"),
        ("stamina = 8", "stamina = 0", "11: field `unit[0].stamina`: 0, expected 1 to 40"),
        ("durability = 2", "durability = 0", "12: field `unit[0].durability`: 0, expected 1 to 9"),
        (
            "attack = 5, defence",
            "attack = 21, defence",
            "36: field `unit[0].stance[0].melee.attack`: 21, expected 1 to 20",
        ),
        (
            "base = 40\nsource = \"house\"",
            "base = 40\nsource = \"house\"\nsources = { speed = \"card\" }",
            "18: field `unit[0].sources.speed`: `speed` is no value here, expected one's path",
        ),
    ];
    for (old, new, expected) in limits {
        assert_eq!(unit_with(old, new), format!("test/pack.toml:{expected}"));
    }
}

const MISSION: &str = r#"[[mission]]
id = "raid"
name = "Raid"
objective = [{ id = "c", at = [0, 0] }, { id = "e", at = [10, 0] }]
priority = { phases = [2] }
source = "house"

[[mission.struggle]]
name = "One"
phase = 1
map = [{ active = ["c"] }]

[[mission.struggle]]
name = "Two"
phase = 2
map = [{ active = ["c"], priority = { block = "c", expertise = "c", failure = "c" } }]

[[mission.struggle]]
name = "Three"
phase = 3
map = [{ active = ["c"] }]
"#;

#[test]
fn missions_are_whole() {
    let with = |old: &str, new: &str| fault(&MISSION.replacen(old, new, 1));
    assert_eq!(
        with("phase = 3", "phase = 1"),
        "test/pack.toml:8: field `mission[0].struggle`: no card of phase 3, expected at least one \
         of each phase"
    );
    assert_eq!(
        with(r#"active = ["c"]"#, r#"active = ["w"]"#),
        "test/pack.toml:11: field `mission[0].struggle[0].map[0].active[0]`: `w` is unknown, \
         expected the id of an objective of this mission"
    );
    assert_eq!(
        with(r#"failure = "c""#, r#"failure = "e""#),
        "test/pack.toml:16: field `mission[0].struggle[1].map[0].priority.failure`: `e` is unknown, \
         expected the id of an active objective of this map"
    );
    assert_eq!(
        with("phases = [2]", "phases = [3]"),
        "test/pack.toml:21: field `mission[0].struggle[2].map[0].priority`: missing, expected the \
         faces of the die rolled in this phase"
    );
}

fn battlefield(piece: &str, transfer: &str) -> String {
    format!(
        "[[battlefield]]\nid = \"b\"\nname = \"B\"\nsource = \"house\"\ntransfer = [{transfer}]\n\
         [[battlefield.model]]\nname = \"House\"\npiece = [\n    {{ {piece}, sight = \"blocking\", \
         passage = \"impassable\" }},\n]\n"
    )
}

#[test]
fn terrain_is_simple_and_on_the_battlefield() {
    let piece = |piece: &str| fault(&battlefield(piece, ""));
    assert_eq!(
        piece("corners = [[0, 0], [50, 50], [50, 0], [0, 50]], top = 85"),
        "test/pack.toml:9: field `battlefield[0].model[0].piece[0].corners`: the edge from (0, 0) \
         to (5000, 5000) meets the edge from (5000, 0) to (0, 5000), in hundredths of a millimetre"
    );
    assert_eq!(
        piece("rectangle = [400, 0, 500, 50], top = 85"),
        "test/pack.toml:9: field `battlefield[0].model[0].piece[0].rectangle`: (500, 0) is off the \
         battlefield, expected -457 to 457"
    );
    assert_eq!(
        piece("rectangle = [0, 0, 50, 50], bottom = 85, top = 85"),
        "test/pack.toml:9: field `battlefield[0].model[0].piece[0].top`: 85, expected more than the \
         bottom 85"
    );
    let house = "rectangle = [0, 0, 50, 50], top = 85";
    assert_eq!(
        fault(&battlefield(house, "{ points = [[0, 0, 0]] }")),
        "test/pack.toml:5: field `battlefield[0].transfer[0].points`: linked points are at least 2"
    );
    assert_eq!(
        fault(&battlefield(house, "{ points = [[0, 0, 0], [20, 20, 90]] }")),
        "test/pack.toml:5: field `battlefield[0].transfer[0].points[1]`: no surface at 90, expected \
         one of {0, 85}"
    );
    let one = "    { rectangle = [0, 0, 50, 50], top = 85, sight = \"blocking\", passage = \
               \"impassable\" },\n";
    let many = battlefield(house, "");
    assert!(many.contains(one), "{many}");
    assert_eq!(
        fault(&many.replace(one, &one.repeat(81))),
        "test/pack.toml:6: field `battlefield[0].model`: 81 pieces, expected at most 80"
    );
}
