//! The embedded pack is clean, and its tables can be played on.

use legion::battle::{DeploymentCard, Laying};
use legion::format::{Deployment, Format};
use legion::library::Library;
use legion::pack::{Battlefield, Faction, Rank};
use legion::terrain::{Kind, Passage, Terrain};
use measure::{Disc, Point, Polygon, gap, overlap};

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

// ------------------------------------------------------------------------------ The embedded pack

#[test]
fn the_embedded_pack_holds_the_cards_of_the_reference() {
    let all = library().all();
    let of = |faction| all.unit.iter().filter(|unit| unit.faction == faction).count();
    assert_eq!([Faction::Rebels, Faction::Imperials].map(of), [13, 13]);
    assert_eq!((all.upgrade.len(), all.command.len()), (63, 34));
    let cards = [all.objective.len(), all.deployment.len(), all.condition.len()];
    assert_eq!(cards, [5, 5, 5]);
    assert_eq!(all.battlefield.len(), 3);
    assert_eq!(all.army.len(), 16);
    assert_eq!(library().packs()[0].0, "legion");
    let first = legion::setup::ready(library(), None, None).expect("there is a first game");
    assert_eq!(first.battlefield, "desert-outpost");
    let other = legion::setup::ready(library(), None, Some("forest-ruins")).expect("there is one");
    assert_eq!(other.battlefield, "forest-ruins");
}

/// LG-COMPONENT-106: what the measures say; LG-SETUP-02: 3 by 6 feet, 6 by 12 segments.
#[test]
fn tools_and_battlefield_have_their_lengths() {
    let measures = library().measures().expect("there are measures");
    assert_eq!(measures.tools, [7500, 12_500, 17_500]);
    let standard = library().format("standard").expect("there is a standard game");
    assert_eq!(standard.battlefield, [12, 6].map(|ranges| ranges * measures.segment));
    assert_eq!(standard.battlefield, [6, 3].map(|feet| feet * 30_480));
}

/// LG-COMPONENT-124, LG-COMPONENT-125: what the book's diagrams of unit cards show.
#[test]
fn what_the_book_shows_is_what_the_cards_say() {
    let unit = |id| library().unit(id).expect("it is there");
    let (luke, walker) = (unit("luke-skywalker"), unit("at-rt"));
    assert_eq!(
        (luke.points, luke.minis, luke.courage, luke.rank),
        (160, 1, Some(3), Rank::Commander)
    );
    assert!(luke.unique);
    assert_eq!(luke.weapon[1].range, Some([1, 2]));
    assert_eq!((walker.points, walker.minis, walker.resilience), (55, 1, Some(4)));
    assert_eq!(unit("darth-vader").courage, None);
    assert_eq!(unit("74-z-speeder-bikes").resilience, None);
    let rocket = library().upgrade("hh-12-stormtrooper").expect("it is there");
    assert_eq!((rocket.points, rocket.exhaust, rocket.adds_mini), (34, true, true));
    let motivate = library().command("new-ways-to-motivate-them").expect("it is there");
    assert_eq!((motivate.pips, motivate.orders.others), (2, 2));
}

/// LG-CCARD-202, LG-CCARD-206.
#[test]
fn four_command_cards_are_open_to_every_commander() {
    let all = &library().all().command;
    let open = all.iter().filter(|card| card.character.is_none() && card.faction.is_none());
    let open: Vec<(&str, u8, u8, bool)> =
        open.map(|card| (card.id.as_str(), card.pips, card.orders.others, card.returns)).collect();
    let expected = [
        ("ambush", 1, 1, false),
        ("push", 2, 2, false),
        ("assault", 3, 3, false),
        ("standing-orders", 4, 1, true),
    ];
    assert_eq!(open, expected);
    for character in ["luke-skywalker", "darth-vader"] {
        let own = all.iter().filter(|card| card.character.as_deref() == Some(character));
        assert_eq!(own.map(|card| card.pips).collect::<Vec<_>>(), [1, 2, 3], "{character}");
    }
}

// ----------------------------------------------------------------------------------- Battlefields

/// The first format whose table has room for a battlefield.
fn format_of(battlefield: &Battlefield) -> &'static Format {
    let fits = |format: &&Format| {
        Terrain::of(battlefield, format.battlefield).is_ok_and(|terrain| terrain.lies_within())
    };
    library().all().format.iter().find(fits).expect("some table has room")
}

fn terrain(battlefield: &Battlefield) -> Terrain {
    let sides = format_of(battlefield).battlefield;
    Terrain::of(battlefield, sides).unwrap_or_else(|fault| panic!("{fault}"))
}

/// LG-EPIC-05: the spaceport has room on the epic table alone.
#[test]
fn a_battlefield_is_made_for_epic_battles() {
    let of = |id: &str| {
        let battlefield = library().battlefield(id).expect("it is there");
        format_of(battlefield).battlefield
    };
    assert_eq!(of("spaceport"), [182_880, 121_920]);
    assert_eq!(of("desert-outpost"), [182_880, 91_440]);
}

/// LG-TERRAIN-21 to LG-TERRAIN-51: terrain of every kind in the book's tables.
#[test]
fn the_battlefields_show_every_kind_of_terrain() {
    use legion::terrain::Kind as K;
    let kinds = [
        K::ShallowWater,
        K::DeepWater,
        K::TallGrass,
        K::LightWoods,
        K::Ruins,
        K::DenseWoods,
        K::Crater,
        K::Trench,
        K::Pit,
        K::Fence,
        K::Sandbags,
        K::LowHedge,
        K::LowMudWall,
        K::LowStoneWall,
        K::Barricade,
        K::Hill,
        K::TallHedge,
        K::HighMudWall,
        K::HighStoneWall,
        K::Building,
    ];
    let pieces = || library().all().battlefield.iter().flat_map(|field| &field.piece);
    for kind in kinds {
        assert!(pieces().any(|piece| piece.kind == kind), "{kind:?}");
    }
    assert!(pieces().any(|piece| piece.kind == Kind::Building && piece.stairs));
}

/// LG-TERRAIN-54 advises about a quarter of the battlefield.
#[test]
fn terrain_covers_about_a_quarter_of_a_battlefield() {
    let area = |polygon: &Polygon| {
        let twice = polygon
            .edges()
            .map(|(p, q)| i64::from(p.x) * i64::from(q.y) - i64::from(q.x) * i64::from(p.y));
        twice.sum::<i64>() / 2
    };
    for battlefield in &library().all().battlefield {
        let terrain = terrain(battlefield);
        let [long, short] = terrain.sides.map(i64::from);
        let mut models = std::collections::BTreeMap::new();
        for piece in &terrain.pieces {
            let largest: &mut i64 = models.entry(piece.model).or_default();
            *largest = (*largest).max(area(&piece.footprint));
        }
        let percent = models.values().sum::<i64>() * 100 / (long * short);
        assert!((22..=30).contains(&percent), "{}: {percent} %", battlefield.id);
        let pieces = battlefield.piece.len() as i64;
        let [least, most] = [20, 26].map(|usual| usual * short / 91_440);
        assert!((least..=most).contains(&pieces), "{}", battlefield.id);
    }
}

/// Pieces do not lie over each other, except for parts of one model.
#[test]
fn terrain_pieces_lie_apart() {
    for battlefield in &library().all().battlefield {
        let terrain = terrain(battlefield);
        for (i, piece) in terrain.pieces.iter().enumerate() {
            for other in terrain.pieces[..i].iter().filter(|other| other.model != piece.model) {
                let over = gap::within(&piece.footprint, &other.footprint, 0);
                assert!(!over, "{}: {} and {}", battlefield.id, piece.name.en, other.name.en);
            }
        }
    }
}

/// Along the long edges whole armies can deploy: nothing there stops or carries a miniature.
#[test]
fn the_strips_of_the_long_edges_are_open() {
    let segment = library().measures().expect("there are measures").segment;
    for battlefield in &library().all().battlefield {
        let terrain = terrain(battlefield);
        let most = terrain.sides[1] / 2 - segment;
        for piece in &terrain.pieces {
            let bounds = piece.footprint.bounds();
            let inside = bounds.max.y <= most && bounds.min.y >= -most;
            let open = !piece.kind.is_solid() && !piece.movement.contains(&Passage::Impassable);
            assert!(inside || open, "{}: {}", battlefield.id, piece.name.en);
        }
    }
}

/// Whichever edge blue chooses, tokens with a place of their own lie where troopers can come.
#[test]
fn tokens_lie_on_ground_that_troopers_reach() {
    let radius = library().measures().expect("there are measures").token / 2;
    let trooper = 1350;
    for battlefield in &library().all().battlefield {
        let terrain = terrain(battlefield);
        for card in &library().all().objective {
            for laying in &card.setup {
                let Laying::At([x, y]) = laying else { continue };
                for turn in [1, -1] {
                    let point = Point::new(x * 2540 * turn, y * 2540 * turn);
                    let room = Disc::new(point, radius + 2 * trooper);
                    let bad = terrain.pieces.iter().find(|piece| {
                        let closed = piece.movement[0] == Passage::Impassable;
                        let stands = piece.kind.is_solid() && piece.kind != Kind::Hill;
                        (closed || stands) && overlap::disc_polygon(room, &piece.footprint)
                    });
                    let bad = bad.map(|piece| &piece.name.en);
                    assert_eq!(bad, None, "{}: {} at {point:?}", battlefield.id, card.id);
                    assert!(terrain.stands(Disc::new(point, radius), 0).is_ok(), "{point:?}");
                }
            }
        }
    }
}

/// The zones on a battlefield: of each deployment card, or those along the edges, measured from a
/// corner.
fn zones_on(battlefield: &Battlefield) -> Vec<Vec<[i32; 4]>> {
    let segment = library().measures().expect("there are measures").segment;
    let format = format_of(battlefield);
    let [long, short] = format.battlefield;
    match format.deployment {
        Deployment::Edges(deep) => {
            let deep = i32::from(deep) * segment;
            vec![vec![[0, 0, long, deep], [0, short - deep, long, short]]]
        }
        Deployment::Cards | Deployment::RandomCard => {
            let lengths = |zone: &[u8; 4]| zone.map(|ranges| i32::from(ranges) * segment);
            let of = |card: &DeploymentCard| -> Vec<[i32; 4]> {
                card.blue.iter().chain(&card.red).map(lengths).collect()
            };
            library().all().deployment.iter().map(of).collect()
        }
    }
}

/// LG-ERRATA-04, LG-ERRATA-06: one piece is the nearest to the centre, and whatever the zones are,
/// both players find others beyond range 1 of it and of each other, outside of all zones.
#[test]
fn key_positions_can_be_marked() {
    let segment = library().measures().expect("there are measures").segment;
    let centre = Disc::new(Point::new(0, 0), 6000);
    for battlefield in &library().all().battlefield {
        let terrain = terrain(battlefield);
        let [long, short] = terrain.sides;
        let footprints: Vec<&Polygon> = terrain.pieces.iter().map(|p| &p.footprint).collect();
        let near: Vec<&Polygon> =
            footprints.iter().copied().filter(|f| overlap::disc_polygon(centre, f)).collect();
        assert_eq!(near.len(), 1, "{}", battlefield.id);
        let apart = |a: &Polygon, b: &Polygon| gap::beyond(a, b, segment);
        for (number, zones) in zones_on(battlefield).into_iter().enumerate() {
            let corner = |x: i32, y: i32| Point::new(x - long / 2, y - short / 2);
            let zones = zones.into_iter().map(|[x, y, to_x, to_y]| {
                Polygon::rectangle(corner(x, y), corner(to_x, to_y)).expect("the pack was checked")
            });
            let zones: Vec<Polygon> = zones.collect();
            let free: Vec<&Polygon> = footprints
                .iter()
                .copied()
                .filter(|f| apart(f, near[0]) && zones.iter().all(|zone| !gap::within(*f, zone, 0)))
                .collect();
            let second = free.iter().all(|first| free.iter().any(|other| apart(first, other)));
            assert!(!free.is_empty() && second, "{}: zones {number}", battlefield.id);
        }
    }
}
