//! Dice that fall one by one, and are dealt with step by step as the rulebooks say, agree with the exact
//! odds of the same parameters. `ROLLS=10000000` lets so many rolls of each game fall; `make rolls` does.

use std::collections::BTreeMap;
use std::iter;

use battleground::Battleground;
use kernel::{Chance, Seed};
use legion::Legion;
use legion::dice::{AttackDie, Block, Hit};
use legion::pack::DefenceDie;
use ruleset::Doors;
use serde_json::Value;
use shatterpoint::Shatterpoint;
use shatterpoint::dice::{AttackFace, DefenceFace};
use shatterpoint::language::Entry;
use shatterpoint::library::Library;
use shatterpoint::pack::Chart;

/// The parameters of a request.
struct Said(BTreeMap<String, String>);

impl Said {
    fn of(text: &str) -> Said {
        let pairs = text.split(' ').filter_map(|pair| pair.split_once('='));
        Said(pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    fn word(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    fn number(&self, name: &str) -> usize {
        self.word(name).parse().unwrap_or(0)
    }

    fn is(&self, name: &str) -> bool {
        self.number(name) > 0
    }
}

/// What a roll comes to.
type Roll = Box<dyn Fn(&mut Chance) -> usize>;

/// Rolls all queries, `ROLLS` times together. No chance may be more than five deviations off.
fn compare<R: Doors>(queries: &[&str], roll: fn(&Said) -> Roll) {
    let wanted = std::env::var("ROLLS").ok().and_then(|all| all.parse().ok()).unwrap_or(100_000);
    let each = usize::div_ceil(wanted, queries.len());
    let mut fallen = 0;
    for (number, text) in (0..).zip(queries) {
        let said = Said::of(text);
        let found = R::odds(&said.0).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        let found = serde_json::to_value(found).unwrap();
        let list = |value: &Value| serde_json::from_value::<Vec<f64>>(value.clone()).ok();
        let odds = found.as_object().unwrap().values().find_map(list).unwrap();
        let (roll, mut chance) = (roll(&said), Chance::seeded(Seed::from(number)));
        let mut counts = [0_u32; 128];
        for _ in 0..each {
            counts[roll(&mut chance)] += 1;
            fallen += 1;
        }
        for (result, count) in counts.into_iter().enumerate() {
            let expected = odds.get(result).copied().unwrap_or(0.0);
            let found = f64::from(count) / each as f64;
            let deviation = (expected * (1.0 - expected) / each as f64).max(0.0).sqrt();
            let near = (found - expected).abs() <= 5.0 * deviation + 5.0 / each as f64;
            assert!(near, "{text}: {result} with {expected}, rolled {found}");
        }
    }
    println!("{fallen} rolls of {}", R::NAME);
    assert!(fallen >= wanted, "{fallen} rolls, not {wanted}");
}

/// A side from 1 on.
fn side(chance: &mut Chance, sides: u8) -> u8 {
    1 + chance.below(sides.into()) as u8
}

#[test]
fn battleground_rolls_as_foretold() {
    let queries = [
        "dice=5 defence=3",
        "dice=6 needed=3 free-rerolls=2 mana=3 defence=4 defence-needed=5 defence-mana=2",
        "dice=4 more-dice=2 flank=1 focus=1 defence=5 protection=1 defence-free-rerolls=1",
        "dice=7 cover=1 blinded=1 opportunity=1 mana=5 defence=3 prone=1",
        "dice=3 range=-3 interrupt=1 engaged=1 enhancement=1 free-rerolls=1",
    ];
    compare::<Battleground>(&queries, |said| {
        let up = |names: &[&str]| names.iter().filter(|name| said.is(name)).count() as i64;
        let change = |name: &str| said.word(name).parse().unwrap_or(0);
        let needed = |side: &str, by: i64| {
            let needed = said.word(&format!("{side}needed")).parse().unwrap_or(4);
            (needed - by - change(&format!("{side}range"))).clamp(2, 6) as u8
        };
        let interrupts = if said.is("opportunity") { 1 } else { -up(&["interrupt"]) };
        let by = up(&["flank", "focus", "enhancement"]) - up(&["cover", "blinded", "engaged"]);
        let attack = needed("", by + interrupts);
        let defence = needed("defence-", up(&["protection"]) - up(&["prone"]));
        let dice = [said.number("dice") + said.number("more-dice"), said.number("defence")];
        let rerolls = ["free-rerolls", "mana"].map(|name| said.number(name));
        let again = ["defence-free-rerolls", "defence-mana"].map(|name| said.number(name));
        Box::new(move |chance| {
            let successes = test(chance, dice[0], attack, rerolls);
            successes.saturating_sub(test(chance, dice[1], defence, again))
        })
    });
}

/// A test of Battleground (BG-TEST-03).
fn test(chance: &mut Chance, dice: usize, needed: u8, rerolls: [usize; 2]) -> usize {
    let mut dice: Vec<u8> = (0..dice).map(|_| side(chance, 6)).collect();
    for most in rerolls {
        let misses = dice.iter_mut().filter(|die| **die < needed);
        misses.take(most).for_each(|die| *die = side(chance, 6));
    }
    let mut successes = dice.iter().filter(|die| **die >= needed).count();
    let mut sixes = dice.iter().filter(|die| **die == 6).count();
    while sixes > 0 {
        let extra = side(chance, 6);
        successes += usize::from(extra >= 5);
        sixes = sixes - 1 + usize::from(extra == 6);
    }
    successes
}

#[test]
fn shatterpoint_rolls_as_foretold() {
    let queries = [
        "attack=6 defence=4",
        "attack=7 defence=5 attacker=lord-maul defender=count-dooku",
        "attack=5 impact=1 focus=1 defence=4 attacker=lord-maul defender=ahsoka-tano-jedi-no-more",
        "attack=5 defence=4 attacker=lord-maul defender=count-dooku disarmed=1 exposed=1",
        "type=ranged attack=5 sharpshooter=1 abilities=1 defence=3 cover=1 hunker=1",
        "type=ranged attack=5 defence=3 cover=1 hunker=2 ignores-cover=1",
        "attack=8 attacker=count-dooku armoured=core-shield defence=4",
    ];
    compare::<Shatterpoint>(&queries, |said| {
        let ranged = said.word("type") == "ranged";
        let more = ["attack", "focus", "abilities", if ranged { "sharpshooter" } else { "impact" }];
        let attack: usize = more.iter().map(|name| said.number(name)).sum();
        let covered = ranged && !said.is("ignores-cover");
        let cover = if covered { said.number("cover") + said.number("hunker") } else { 0 };
        let defence = said.number("defence") + cover;
        let library = Library::embedded().unwrap();
        let card = |name| library.unit(said.word(name)).map(|unit| &unit.stance[0]);
        let chart = card("attacker").and_then(|stance| stance.melee_expertise.as_ref());
        let chart = chart.filter(|_| !said.is("disarmed"));
        let mut armoured = library.all().operation.iter().flat_map(|own| &own.armoured);
        let plate = armoured.find(|plate| plate.id == said.word("armoured"));
        let defends = card("defender").map(|stance| &stance.defence_expertise);
        let defends = defends.filter(|_| !said.is("exposed"));
        let defends = defends.or(plate.and_then(|plate| plate.expertise.as_ref()));
        Box::new(move |chance| duel(chance, (attack, chart), (defence, defends)))
    });
}

/// The successes of an attack of Shatterpoint (SP-ATK-17 to SP-ATK-21).
fn duel(
    chance: &mut Chance,
    (attack, chart): (usize, Option<&Chart>),
    (defence, defends): (usize, Option<&Chart>),
) -> usize {
    let [mut crits, mut hits, mut blocks] = [0_usize; 3];
    let mut skills = [0_u8; 2];
    for _ in 0..attack {
        match AttackFace::of(side(chance, AttackFace::SIDES)) {
            AttackFace::Crit => crits += 1,
            AttackFace::Hit => hits += 1,
            AttackFace::Expertise => skills[0] += 1,
            AttackFace::Failure => {}
        }
    }
    for _ in 0..defence {
        match DefenceFace::of(side(chance, DefenceFace::SIDES)) {
            DefenceFace::Block => blocks += 1,
            DefenceFace::Expertise => skills[1] += 1,
            DefenceFace::Failure => {}
        }
    }
    let entries = [chart, defends].into_iter().zip(skills).flat_map(|(chart, skill)| {
        let rows = chart.map_or(&[][..], |chart| &chart.rows).iter();
        let row = rows.filter(move |row| skill > 0 && row.from <= skill);
        row.filter(move |row| row.to.is_none_or(|to| skill <= to)).flat_map(|row| &row.results)
    });
    for entry in entries {
        match entry {
            Entry::Crit => crits += 1,
            Entry::Hit => hits += 1,
            Entry::Block => blocks += 1,
            Entry::CritToHit if crits > 0 => (crits, hits) = (crits - 1, hits + 1),
            Entry::HitToFailure if hits > 0 => hits -= 1,
            _ => {}
        }
    }
    crits + hits.saturating_sub(blocks)
}

#[test]
fn legion_rolls_as_foretold() {
    let queries = [
        "red=1 black=4 surge=hit aim=1 defence=red cover=heavy",
        "red=2 black=2 white=3 aim=2 precise=1 surge=critical pierce=2 impervious=1 uncanny-luck=2",
        "black=6 white=2 dodge=2 deflect=1 suppressed=1 sharpshooter=1 low-profile=1 cover=light",
        "black=6 dodge=2 dodge-criticals=1 defence-surge=1 defence=red cover-x=1 guardian=1",
        "red=5 armor=1 impact=1 weak-point=1 pierce=2 immune-pierce=1 surge=hit",
        "red=5 melee=1 cover=heavy suppressed=1 guardian=2 dodge=1 high-velocity=1",
        "black=7 aim=1 blast=1 cover=heavy dodge=1 deflect=1 immune-deflect=1 defence=red",
        "black=7 aim=3 blast=1 immune-blast=1 cover=heavy defence-surge=1 uncanny-luck=3",
    ];
    compare::<Legion>(&queries, |said| {
        let (attack, defend) = (volley(said), defence(said));
        Box::new(move |chance| {
            let hits = attack(chance);
            defend(chance, hits)
        })
    });
}

/// The hits and criticals of an attack of Legion after its sixth step (LG-ATK-19 to LG-ATK-26).
fn volley(said: &Said) -> impl Fn(&mut Chance) -> usize + use<> {
    let colours =
        [(AttackDie::Red, "red"), (AttackDie::Black, "black"), (AttackDie::White, "white")];
    let dice = colours.map(|(die, name)| iter::repeat_n(die, said.number(name)));
    let dice: Vec<AttackDie> = dice.into_iter().flatten().collect();
    let surge = match said.word("surge") {
        "hit" => Hit::Hit,
        "critical" => Hit::Critical,
        _ => Hit::Blank,
    };
    let open = said.is("melee") || said.is("blast") && !said.is("immune-blast");
    let grade = ["", "light", "heavy"].iter().position(|grade| *grade == said.word("cover"));
    let grade = grade.unwrap_or(0) + said.number("suppressed") + said.number("cover-x");
    let grade = if grade == 1 && said.is("low-profile") { 2 } else { grade.min(2) };
    let cover = if open { 0 } else { grade.saturating_sub(said.number("sharpshooter")) };
    let dodges = if said.is("high-velocity") { 0 } else { said.number("dodge") };
    let (aims, rerolls) = (said.number("aim"), 2 + said.number("precise"));
    let guards = if said.is("melee") { 0 } else { said.number("guardian") };
    let impact = said.number("impact") + said.number("weak-point");
    let (armor, against_criticals) = (said.is("armor"), said.is("dodge-criticals"));
    move |chance| {
        let fall = |die: AttackDie, chance: &mut Chance| {
            let face = die.face(side(chance, AttackDie::SIDES));
            if face == Hit::Surge { surge } else { face }
        };
        let mut faces: Vec<Hit> = dice.iter().map(|&die| fall(die, chance)).collect();
        for _ in 0..aims {
            let misses = dice.iter().zip(&mut faces).filter(|(_, face)| **face == Hit::Blank);
            misses.take(rerolls).for_each(|(&die, face)| *face = fall(die, chance));
        }
        let count = |wanted| faces.iter().filter(|face| **face == wanted).count();
        let (mut hits, mut criticals) =
            (count(Hit::Hit).saturating_sub(cover), count(Hit::Critical));
        for _ in 0..dodges {
            if against_criticals && criticals > 0 {
                criticals -= 1;
            } else {
                hits = hits.saturating_sub(1);
            }
        }
        criticals + if armor { hits.min(impact) } else { hits.saturating_sub(guards) }
    }
}

/// The wounds of so many hits and criticals (LG-ATK-27 to LG-ATK-31).
fn defence(said: &Said) -> impl Fn(&mut Chance, usize) -> usize + use<> {
    let die = if said.word("defence") == "red" { DefenceDie::Red } else { DefenceDie::White };
    let dodged = said.is("dodge") && !said.is("high-velocity");
    let deflects = said.is("deflect") && !said.is("immune-deflect") && dodged;
    let surges = said.is("defence-surge") || deflects;
    let extra = if said.is("impervious") { said.number("pierce") } else { 0 };
    let pierce = if said.is("immune-pierce") { 0 } else { said.number("pierce") };
    let luck = said.number("uncanny-luck");
    move |chance, hits| {
        let mut blocks = |dice: usize| {
            let is_block = |face: &Block| *face == Block::Block || surges && *face == Block::Surge;
            let faces = (0..dice).map(|_| die.face(side(chance, DefenceDie::SIDES)));
            faces.filter(is_block).count()
        };
        let dice = hits + extra;
        let first = blocks(dice);
        let blocked = first + blocks(luck.min(dice - first));
        hits.saturating_sub(blocked.saturating_sub(pierce))
    }
}
