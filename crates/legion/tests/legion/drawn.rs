//! Armies drawn by chance from all packs: whatever the rules of building allow can be played.

use std::path::Path;
use std::sync::OnceLock;

use content::Pack;
use kernel::{Chance, Chooser, Seat, Seed};
use legion::Legion;
use legion::army;
use legion::library::{Library, embedded_pack};
use legion::lobby::lobby;
use legion::pack::{Army, ArmyUnit, CommandCard, Faction, Rank, Unit};
use legion::player::Greedy;
use legion::setup::{self, Setup};

use crate::random::{games, play_through, randoms};

const FORMAT: &str = "standard";

/// The pack that comes with the program, and the later one.
fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/legion-later");
        let later = Pack::from_folder(&folder).unwrap_or_else(|fault| panic!("{fault}"));
        Library::from_packs(&[embedded_pack(), later]).unwrap_or_else(|fault| panic!("{fault}"))
    })
}

fn one<T: Copy>(of: &[T], chance: &mut Chance) -> T {
    of[chance.below(of.len())]
}

/// A unit with upgrades drawn for it, if it may have them.
fn drawn(unit: &Unit, chance: &mut Chance) -> Option<ArmyUnit> {
    let fitting = library().all().upgrade.iter();
    let fitting: Vec<_> =
        fitting.filter(|upgrade| army::restriction(unit, upgrade).is_none()).collect();
    let mut entry = ArmyUnit { unit: unit.id.clone(), upgrades: Vec::new() };
    for slot in &unit.upgrades {
        let of_slot: Vec<_> =
            fitting.iter().copied().filter(|upgrade| upgrade.slot == *slot).collect();
        if !of_slot.is_empty() && chance.below(3) > 0 {
            let upgrade = one(&of_slot, chance);
            entry.upgrades.push(upgrade.id.clone());
            let added = upgrade.bar.iter().filter_map(|slot| {
                fitting.iter().find(|upgrade| upgrade.slot == *slot).map(|more| more.id.clone())
            });
            entry.upgrades.extend(added);
        }
    }
    let alone = Army { id: None, units: vec![entry.clone()], commands: Vec::new() };
    let (_, broken) = army::assemble(library(), Seat(0), &alone, 0);
    broken.is_empty().then_some(entry)
}

/// An army of a faction that costs at most so many points: the fewest units that each rank needs, then
/// whatever fits. None if that did not come out.
fn army_of(faction: Faction, points: u32, chance: &mut Chance) -> Option<Army> {
    let format = library().format(FORMAT).expect("the format");
    let mut army = Army { id: None, units: Vec::new(), commands: Vec::new() };
    let needed =
        Rank::ALL.into_iter().flat_map(|rank| vec![Some(rank); format.rank(rank)[0].into()]);
    let wanted: Vec<Option<Rank>> = needed.chain([None; 40]).collect();
    for rank in wanted {
        let of_rank = |unit: &&Unit| rank.is_none_or(|rank| unit.rank == rank);
        let units = library().all().unit.iter().filter(|unit| unit.faction == faction);
        let units: Vec<&Unit> = units.filter(of_rank).collect();
        // What is needed is tried again until it fits.
        for _ in 0..if rank.is_some() { 1000 } else { 1 } {
            let Some(entry) = drawn(one(&units, chance), chance) else { continue };
            let mut more = army.clone();
            more.units.push(entry);
            let (sheets, _) = army::assemble(library(), Seat(0), &more, 0);
            if army::points(&sheets) <= points && army::excess(format, &sheets).is_empty() {
                army = more;
                break;
            }
        }
    }
    army.commands = hand(&army, chance)?;
    army::muster(library(), format, Seat(0), &army, 0).is_ok().then_some(army)
}

/// Six command cards that the army may have.
fn hand(army: &Army, chance: &mut Chance) -> Option<Vec<String>> {
    let mut hand = Vec::new();
    for (pips, count) in army::HAND {
        let open = |card: &&CommandCard| {
            card.counts_as.unwrap_or(card.pips) == pips
                && army::is_led(card, army)
                && !army::is_foreign(library(), card, army)
        };
        let mut cards: Vec<_> = library().all().command.iter().filter(open).collect();
        for _ in 0..count {
            let place = (!cards.is_empty()).then(|| chance.below(cards.len()))?;
            hand.push(cards.remove(place).id.clone());
        }
    }
    Some(hand)
}

/// A game of two armies of 400 to 800 points on one of the battlefields.
fn setup_of(seed: u64) -> Setup {
    let mut chance = Chance::seeded(Seed::from(seed));
    let mut army = || loop {
        let faction = one(&[Faction::Rebels, Faction::Imperials], &mut chance);
        let points = 400 + chance.below(401) as u32;
        if let Some(army) = army_of(faction, points, &mut chance) {
            return army;
        }
    };
    let armies = [army(), army()];
    let formats = lobby(library()).formats;
    let format = formats.iter().find(|view| view.format.id == FORMAT).expect("it is offered");
    let battlefields: Vec<&str> = format.battlefields.iter().map(String::as_str).collect();
    Setup::of(one(&battlefields, &mut chance).to_owned(), FORMAT.to_owned(), armies)
}

#[test]
fn random_games_of_drawn_armies_end_and_replay() {
    for seed in 0..games(2) {
        play_through(library(), &setup_of(seed), seed, randoms(seed));
    }
}

#[test]
fn greedy_games_of_drawn_armies_end_and_replay() {
    for seed in 0..games(1) {
        let seats = [2 * seed, 2 * seed + 1]
            .map(|seed| Box::new(Greedy::new(seed)) as Box<dyn Chooser<Legion>>);
        play_through(library(), &setup_of(seed), seed, seats);
    }
}

/// The armies that are drawn cost from the fewest to the most points, and every unit, upgrade and
/// command card comes up.
#[test]
fn the_draw_reaches_everything() {
    let (mut seen, mut least, mut most) = (std::collections::BTreeSet::new(), u32::MAX, 0);
    for seed in 0..300 {
        let setup = setup_of(seed);
        setup::start(library(), &setup).unwrap_or_else(|refusal| panic!("{seed}: {refusal}"));
        for army in setup.armies.iter().cloned() {
            let (sheets, _) = army::assemble(library(), Seat(0), &army, 0);
            (least, most) = (least.min(army::points(&sheets)), most.max(army::points(&sheets)));
            seen.extend(army.commands);
            seen.extend(
                army.units.into_iter().flat_map(|own| own.upgrades.into_iter().chain([own.unit])),
            );
        }
    }
    let all = library().all();
    let ids = all.unit.iter().map(|unit| &unit.id);
    let ids = ids.chain(all.upgrade.iter().map(|upgrade| &upgrade.id));
    let ids = ids.chain(all.command.iter().filter(|card| !card.returns).map(|card| &card.id));
    let missing: Vec<&String> = ids.filter(|id| !seen.contains(*id)).collect();
    assert_eq!(missing, Vec::<&String>::new());
    assert!(least < 420 && most > 780, "from {least} to {most} points");
}
