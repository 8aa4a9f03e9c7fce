//! Cards of a position: those of the embedded pack or plain ones, with the values that are stated.

use std::collections::BTreeMap;

use content::{Names, Source};
use measure::Millimetres;

use super::cases::{TerrainCase, UnitCase, UpgradeCase, WeaponCase};
use crate::pack::{DefenceDie, Dice, Faction, Piece, Rank, Unit, UnitType, Upgrade, Weapon};
use crate::terrain::{Cover, Kind};

impl UnitCase {
    /// The unit that is meant: the given one of a pack or a plain one, with the values that are
    /// stated. `number` names a plain unit that has no name.
    pub(super) fn unit(&self, pack: Option<&Unit>, number: usize) -> Unit {
        let plain = || plain(self, number);
        let mut unit = pack.cloned().unwrap_or_else(plain);
        if let Some(name) = &self.name {
            unit.name = Names::from(name.as_str());
        }
        replace(&mut unit.faction, self.faction);
        replace(&mut unit.rank, self.rank);
        replace(&mut unit.kind, self.kind);
        replace(&mut unit.points, self.points);
        replace(&mut unit.minis, self.minis);
        replace(&mut unit.wounds, self.threshold);
        replace(&mut unit.courage, self.courage());
        replace(&mut unit.resilience, self.resilience());
        replace(&mut unit.defence, self.defence);
        replace(&mut unit.attack_surge, self.surge());
        replace(&mut unit.defence_surge, self.defence_surge);
        replace(&mut unit.speed, self.speed);
        replace(&mut unit.keywords, self.keywords.clone());
        unit.keywords.extend_from_slice(&self.add_keywords);
        if let Some(weapons) = &self.weapons {
            unit.weapon = weapons.iter().zip(1..).map(|(case, n)| case.weapon(n)).collect();
        }
        for case in &self.add_weapons {
            unit.weapon.push(case.weapon(unit.weapon.len() + 1));
        }
        replace(&mut unit.base, self.base);
        replace(&mut unit.height, self.height);
        replace(&mut unit.body, self.body.clone());
        replace(&mut unit.cover, self.cover);
        unit
    }
}

fn replace<T>(value: &mut T, by: Option<T>) {
    if let Some(by) = by {
        *value = by;
    }
}

/// A unit without anything special: of each type the values that make the shortest scenarios.
fn plain(case: &UnitCase, number: usize) -> Unit {
    let kind = case.kind.unwrap_or(UnitType::Trooper);
    let added = case.add_upgrades.iter().filter(|upgrade| upgrade.adds_mini).count();
    let places = case.places().saturating_sub(added).max(1);
    let trooper = kind.is_trooper();
    let ranged = WeaponCase::plain("Blaster", false).weapon(1);
    let melee = trooper.then(|| WeaponCase::plain("Unarmed", true).weapon(2));
    Unit {
        id: "plain".to_owned(),
        name: Names::from(format!("Unit {number}").as_str()),
        figure: None,
        unique: false,
        faction: if case.player == 1 { Faction::Imperials } else { Faction::Rebels },
        rank: if trooper { Rank::Corps } else { Rank::Support },
        kind,
        points: 50,
        minis: u8::try_from(places).unwrap_or(u8::MAX),
        wounds: if trooper { 1 } else { 6 },
        courage: trooper.then_some(1),
        resilience: None,
        defence: DefenceDie::White,
        attack_surge: None,
        defence_surge: false,
        speed: 2,
        keywords: Vec::new(),
        weapon: [ranged].into_iter().chain(melee).collect(),
        upgrades: Vec::new(),
        base: if kind.is_notched() { 50 } else { 27 },
        height: Millimetres::whole(if kind.is_vehicle() { 70 } else { 40 }),
        body: Vec::new(),
        cover: Cover::Light,
        source: Source::House,
        sources: BTreeMap::new(),
    }
}

impl WeaponCase {
    fn plain(name: &str, melee: bool) -> WeaponCase {
        let name = Some(name.to_owned());
        WeaponCase { name, melee, ..WeaponCase::default() }
    }

    /// The weapon that is meant; `number` names one that has no name.
    pub(super) fn weapon(&self, number: usize) -> Weapon {
        let name = self.name.clone().unwrap_or_else(|| format!("Weapon {number}"));
        Weapon {
            name: Names::from(name.as_str()),
            melee: self.melee,
            range: self.range.or((!self.melee && self.area.is_none()).then_some([1, 3])),
            area: self.area,
            surge: self.surge,
            dice: self.dice.unwrap_or(Dice { red: 0, black: 1, white: 0 }),
            keywords: self.keywords.clone(),
        }
    }
}

impl UpgradeCase {
    /// The upgrade that is meant.
    pub(super) fn upgrade(&self) -> Upgrade {
        let named = |case: &WeaponCase| {
            let mut weapon = case.weapon(1);
            if case.name.is_none() {
                weapon.name = Names::from(self.name.as_str());
            }
            weapon
        };
        Upgrade {
            id: self.name.clone(),
            name: Names::from(self.name.as_str()),
            text: None,
            unique: false,
            slot: self.slot,
            points: self.points,
            units: Vec::new(),
            types: Vec::new(),
            faction: None,
            bar: Vec::new(),
            joins_fixed: false,
            throws: None,
            courage: 0,
            orders: Vec::new(),
            adds_mini: self.adds_mini,
            weapon: self.weapon.as_ref().map(named),
            keywords: self.keywords.clone(),
            mini_keywords: self.mini_keywords.clone(),
            effects: Vec::new(),
            exhaust: self.exhaust,
            source: Source::House,
        }
    }
}

impl TerrainCase {
    /// The piece that is meant; `number` names one that has no name.
    pub(super) fn piece(&self, number: usize) -> Piece {
        let name = || Names::from(format!("Terrain {number}").as_str());
        Piece {
            name: self.name.clone().unwrap_or_else(name),
            kind: self.kind,
            corners: self.corners.clone(),
            rectangle: self.rectangle,
            height: self.height.unwrap_or_else(|| usual_height(self.kind)),
            cover: self.cover,
            covers_troopers: self.covers_troopers,
            covers_vehicles: self.covers_vehicles,
            movement: self.movement,
            stand: self.stand,
            stairs: self.stairs,
            bottom: Millimetres::default(),
        }
    }
}

/// A height that fits a kind of terrain: low things hide half of a trooper.
fn usual_height(kind: Kind) -> Millimetres {
    use Kind as K;
    Millimetres::whole(match kind {
        K::ShallowWater | K::DeepWater => 5,
        K::Crater | K::Trench | K::Pit => 10,
        K::TallGrass => 30,
        K::Fence | K::Sandbags | K::LowHedge | K::LowMudWall | K::LowStoneWall | K::Barricade => 25,
        K::Hill => 40,
        K::TallHedge | K::HighMudWall | K::HighStoneWall => 80,
        K::LightWoods | K::Ruins | K::DenseWoods | K::Building => 100,
    })
}
