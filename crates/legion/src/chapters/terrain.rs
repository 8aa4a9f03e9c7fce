//! Terrain: the tables, pieces, and where a base may stand (chapter "Further terrain rules").

use std::collections::BTreeMap;

use content::Names;
use kernel::{Refusal, Rule};
use measure::{Disc, Length, Point, Polygon, Region, overlap};
use serde::{Deserialize, Serialize};

use crate::pack::{self, UnitType};

/// Grades of cover (LG-COVER-02).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum Cover {
    #[default]
    None,
    Light,
    Heavy,
}

/// How terrain restricts movement (LG-TERRAIN-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum Passage {
    Open,
    Difficult,
    Impassable,
}

/// The kinds of terrain in the book's tables (LG-TERRAIN-21 and following).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as in the tables")]
pub enum Kind {
    ShallowWater,
    DeepWater,
    TallGrass,
    LightWoods,
    Ruins,
    DenseWoods,
    Crater,
    Trench,
    Pit,
    Fence,
    Sandbags,
    LowHedge,
    LowMudWall,
    LowStoneWall,
    Barricade,
    Hill,
    TallHedge,
    HighMudWall,
    HighStoneWall,
    Building,
}

impl Kind {
    /// The cover it gives troopers by the tables.
    #[must_use]
    pub fn cover(self) -> Cover {
        use Kind as K;
        match self {
            K::ShallowWater | K::DeepWater | K::Fence => Cover::None,
            K::TallGrass
            | K::LightWoods
            | K::Crater
            | K::Sandbags
            | K::LowHedge
            | K::LowMudWall
            | K::Hill
            | K::TallHedge
            | K::HighMudWall => Cover::Light,
            K::Ruins
            | K::DenseWoods
            | K::Trench
            | K::Pit
            | K::LowStoneWall
            | K::Barricade
            | K::HighStoneWall
            | K::Building => Cover::Heavy,
        }
    }

    /// Movement of troopers, ground vehicles and repulsor vehicles by the tables.
    #[must_use]
    pub fn movement(self) -> [Passage; 3] {
        use Kind as K;
        use Passage::{Difficult, Impassable, Open};
        match self {
            K::ShallowWater => [Difficult, Difficult, Open],
            K::DeepWater => [Impassable, Impassable, Open],
            K::TallGrass | K::LightWoods | K::Hill => [Open, Open, Open],
            K::Ruins => [Difficult, Difficult, Difficult],
            K::DenseWoods => [Difficult, Difficult, Impassable],
            K::Pit => [Difficult, Difficult, Open],
            K::Crater
            | K::Trench
            | K::Fence
            | K::Sandbags
            | K::LowHedge
            | K::LowMudWall
            | K::LowStoneWall
            | K::Barricade => [Difficult, Open, Open],
            K::TallHedge => [Difficult, Impassable, Impassable],
            K::HighMudWall | K::HighStoneWall | K::Building => [Impassable; 3],
        }
    }

    /// Area terrain: a zone and not a thing (LG-TERRAIN-17).
    #[must_use]
    pub fn is_area(self) -> bool {
        use Kind as K;
        matches!(
            self,
            K::ShallowWater
                | K::DeepWater
                | K::TallGrass
                | K::LightWoods
                | K::Ruins
                | K::DenseWoods
        )
    }

    /// Pits and trenches (LG-TERRAIN-29).
    #[must_use]
    pub fn is_depression(self) -> bool {
        matches!(self, Kind::Crater | Kind::Trench | Kind::Pit)
    }

    /// The low things of the table of barricades (LG-TERRAIN-61).
    #[must_use]
    pub fn is_barricade(self) -> bool {
        use Kind as K;
        matches!(
            self,
            K::Fence | K::Sandbags | K::LowHedge | K::LowMudWall | K::LowStoneWall | K::Barricade
        )
    }

    /// Whether it is a thing that stands on the ground.
    #[must_use]
    pub fn is_solid(self) -> bool {
        !self.is_area() && !self.is_depression()
    }

    /// Whether its top is flat and large enough to stand on, unless declared otherwise.
    #[must_use]
    pub fn has_top(self) -> bool {
        matches!(self, Kind::Hill | Kind::Building)
    }
}

/// A terrain piece as it was declared (LG-SETUP-05).
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// The model it is a part of.
    pub model: u8,
    /// What it is called.
    pub name: Names,
    /// What it is.
    pub kind: Kind,
    /// Seen from above.
    pub footprint: Polygon,
    /// The same as a region; of a trench together with its other parts.
    pub region: Region,
    /// On which height it stands: the ground, or other terrain.
    pub bottom: Length,
    /// The height of its top over the ground.
    pub top: Length,
    /// Cover for troopers and for vehicles, as far as it hides half of them.
    pub cover: [Cover; 2],
    /// Whether troopers and vehicles have it whatever their height: so it was declared.
    pub declared: [bool; 2],
    /// Movement of troopers, ground vehicles and repulsor vehicles.
    pub movement: [Passage; 3],
    /// Whether miniatures can stand on it.
    pub stand: bool,
    /// Stairs lead up.
    pub stairs: bool,
}

impl Piece {
    /// The cover it gives to a unit: to those of whose miniatures it hides at least half, standing
    /// right behind it (LG-TERRAIN-03, LG-TERRAIN-60), or for which it was declared (LG-TDECL-210).
    /// Pits always do (LG-TERRAIN-29).
    #[must_use]
    pub fn cover_for(&self, unit: &pack::Unit) -> Cover {
        let kind = usize::from(unit.kind.is_vehicle());
        let tested = !self.kind.is_depression() && !self.declared[kind];
        if tested && 2 * (self.top - self.bottom) < unit.height.0 {
            return Cover::None;
        }
        self.cover[kind]
    }

    /// How it restricts a unit type (LG-TERRAIN-06).
    #[must_use]
    pub fn passage(&self, kind: UnitType) -> Passage {
        self.movement[match kind {
            UnitType::Trooper | UnitType::EmplacementTrooper => 0,
            UnitType::GroundVehicle => 1,
            UnitType::RepulsorVehicle => 2,
        }]
    }

    /// Whether it lies below who stands at a height: who is on its top is on it, if one can stand
    /// there; over others leads a bridge.
    #[must_use]
    pub fn is_below(&self, level: Length) -> bool {
        let on_top = self.kind.is_solid() && self.stand;
        let bridged = self.kind.is_solid() || level > self.bottom;
        bridged && if on_top { level > self.top } else { level >= self.top }
    }

    /// Whether it is a part of the same trench (LG-TERRAIN-36).
    #[must_use]
    pub fn is_one_with(&self, trench: &Piece) -> bool {
        self.model == trench.model && [self.kind, trench.kind] == [Kind::Trench; 2]
    }

    /// Whether a base lies wholly inside of it.
    #[must_use]
    pub fn contains(&self, base: Disc) -> bool {
        self.region.carries(base)
    }
}

/// All tops of one height: flush pieces make one surface.
#[derive(Clone, PartialEq, Debug)]
pub struct Surface {
    /// The height.
    pub level: Length,
    /// What it covers.
    pub region: Region,
}

/// The terrain of a battlefield.
#[derive(Clone, PartialEq, Debug)]
pub struct Terrain {
    /// What the battlefield is called.
    pub name: Names,
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// The surfaces above the ground, the highest first.
    pub surfaces: Vec<Surface>,
    /// The sides of the battlefield.
    pub sides: [Length; 2],
    /// Walls around it: nobody leaves it of the own will (LG-LEAVE-03).
    pub walls: Vec<Polygon>,
}

impl Terrain {
    /// The terrain of a battlefield.
    ///
    /// # Errors
    /// A footprint that is no simple polygon, in words.
    pub fn of(battlefield: &pack::Battlefield, sides: [Length; 2]) -> Result<Terrain, String> {
        let mut pieces: Vec<Piece> = Vec::new();
        for data in &battlefield.piece {
            let model = pieces.iter().find(|piece| piece.name == data.name);
            let new = pieces.iter().map(|piece| piece.model + 1).max().unwrap_or(0);
            let model = model.map_or(new, |piece| piece.model);
            pieces.push(piece(data, model)?);
        }
        join_trenches(&mut pieces);
        let name = battlefield.name.clone();
        let walls = walls(sides)?;
        Ok(Terrain { name, surfaces: surfaces(&pieces), pieces, sides, walls })
    }

    /// Whether all pieces lie on the battlefield.
    #[must_use]
    pub fn lies_within(&self) -> bool {
        let [x, y] = self.sides.map(|side| side / 2);
        self.pieces.iter().map(|piece| piece.footprint.bounds()).all(|bounds| {
            -x <= bounds.min.x && bounds.max.x <= x && -y <= bounds.min.y && bounds.max.y <= y
        })
    }

    /// Whether a base can stand at a height: wholly on flat ground, no part of it over an edge
    /// (LG-MOVE-26), and not in anything solid.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn stands(&self, base: Disc, level: Length) -> Result<(), Refusal> {
        match self.trouble(base, level) {
            None => Ok(()),
            Some((rule, Some(piece))) => Err(Refusal::from(rule).with("terrain", &piece.name.en)),
            Some((rule, None)) if level == 0 => Err(rule.into()),
            Some((rule, None)) => Err(Refusal::from(rule).with("height", millimetres(level))),
        }
    }

    /// The same without words, for places that are tried.
    #[must_use]
    pub fn carries(&self, base: Disc, level: Length) -> bool {
        self.trouble(base, level).is_none()
    }

    /// Why a base cannot stand at a height, without words: most places that are tried are no places.
    fn trouble(&self, base: Disc, level: Length) -> Option<(Rule, Option<&Piece>)> {
        if !self.on_battlefield(base) {
            return Some((Rule("LG-LEAVE-03"), None));
        }
        if level != 0 {
            let surface = self.surfaces.iter().find(|surface| surface.level == level);
            if !surface.is_some_and(|surface| surface.region.carries(base)) {
                return Some((Rule("LG-MOVE-26"), None));
            }
        }
        let in_the_way = self.pieces.iter().find(|piece| {
            piece.kind.is_solid()
                && piece.top > level
                && overlap::disc_polygon(base, &piece.footprint)
        })?;
        let rule = if in_the_way.stand { "LG-MOVE-26" } else { "LG-MOVE-28" };
        Some((Rule(rule), Some(in_the_way)))
    }

    /// The height at which a base can stand at a point: on the highest that is solid there, or on
    /// the ground.
    #[must_use]
    pub fn level(&self, base: Disc) -> Option<Length> {
        if !self.on_battlefield(base) {
            return None;
        }
        let bounds = base.bounds();
        let solid = self.pieces.iter().filter(|piece| {
            piece.footprint.bounds().meets(bounds)
                && piece.kind.is_solid()
                && overlap::disc_polygon(base, &piece.footprint)
        });
        let top = solid.map(|piece| piece.top).max().unwrap_or(0).max(0);
        let carried = |surface: &Surface| surface.region.carries(base);
        (top == 0 || self.surface(top).is_some_and(carried)).then_some(top)
    }

    /// Whether a whole base lies on the battlefield (LG-LEAVE-01).
    #[must_use]
    pub fn on_battlefield(&self, base: Disc) -> bool {
        let Point { x, y } = base.centre;
        let fits = |at: i32, side: Length| i64::from(at).abs() <= i64::from(side / 2 - base.radius);
        fits(x, self.sides[0]) && fits(y, self.sides[1])
    }

    /// The surface of a height above the ground.
    #[must_use]
    pub fn surface(&self, level: Length) -> Option<&Surface> {
        self.surfaces.iter().find(|surface| surface.level == level)
    }
}

/// A length in millimetres, as players say it.
#[must_use]
pub fn millimetres(length: Length) -> String {
    format!("{} mm", measure::Millimetres(length))
}

fn piece(data: &pack::Piece, model: u8) -> Result<Piece, String> {
    let corners = match data.rectangle {
        Some([west, south, east, north]) => {
            vec![[west, south], [east, south], [east, north], [west, north]]
        }
        None => data.corners.clone(),
    };
    let points = corners.into_iter().map(|[x, y]| Point { x: x.0, y: y.0 });
    let footprint = Polygon::new(points.collect()).map_err(|fault| fault.to_string())?;
    let cover = data.cover.unwrap_or(data.kind.cover());
    // Barricades and pits cover no vehicles (LG-TERRAIN-30, LG-TERRAIN-61).
    let never = data.kind.is_barricade() || data.kind.is_depression();
    let vehicles = data.covers_vehicles.unwrap_or(!never);
    let troopers = data.covers_troopers.unwrap_or(true);
    let given = |covers: bool| if covers { cover } else { Cover::None };
    // A cover that was declared was declared for troopers, unless it says otherwise.
    let for_troopers = data.cover.is_some() || data.covers_troopers == Some(true);
    Ok(Piece {
        model,
        name: data.name.clone(),
        kind: data.kind,
        region: Region::union(std::slice::from_ref(&footprint)),
        footprint,
        bottom: data.bottom.0,
        top: data.bottom.0 + data.height.0,
        cover: [given(troopers), given(vehicles)],
        declared: [for_troopers, data.covers_vehicles == Some(true)],
        movement: data.movement.unwrap_or(data.kind.movement()),
        stand: data.stand.unwrap_or(data.kind.has_top()),
        stairs: data.stairs,
    })
}

/// Inside of a trench one may go from part to part (LG-TERRAIN-36).
fn join_trenches(pieces: &mut [Piece]) {
    for number in 0..pieces.len() {
        let parts = pieces.iter().filter(|piece| piece.is_one_with(&pieces[number]));
        let parts: Vec<Polygon> = parts.map(|piece| piece.footprint.clone()).collect();
        if parts.len() > 1 {
            pieces[number].region = Region::union(&parts);
        }
    }
}

fn walls(sides: [Length; 2]) -> Result<Vec<Polygon>, String> {
    const THICK: Length = 20_000;
    let [x, y] = sides.map(|side| side / 2);
    let (far_x, far_y) = (x + THICK, y + THICK);
    let walls = [
        [-far_x, y, far_x, far_y],
        [-far_x, -far_y, far_x, -y],
        [x, -far_y, far_x, far_y],
        [-far_x, -far_y, -x, far_y],
    ];
    let wall = |[west, south, east, north]: [Length; 4]| {
        Polygon::rectangle(Point { x: west, y: south }, Point { x: east, y: north })
    };
    walls.into_iter().map(|wall_at| wall(wall_at).map_err(|fault| fault.to_string())).collect()
}

fn surfaces(pieces: &[Piece]) -> Vec<Surface> {
    let mut tops: BTreeMap<Length, Vec<Polygon>> = BTreeMap::new();
    for piece in pieces.iter().filter(|piece| piece.stand && piece.kind.is_solid()) {
        tops.entry(piece.top).or_default().push(piece.footprint.clone());
    }
    let surface = |(level, polygons): (Length, Vec<Polygon>)| Surface {
        level,
        region: Region::union(&polygons),
    };
    tops.into_iter().rev().map(surface).collect()
}
