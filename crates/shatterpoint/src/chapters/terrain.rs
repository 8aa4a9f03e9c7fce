//! Terrain: pieces, the surfaces on their tops, and where a base may stand.

use std::collections::BTreeMap;

use content::Names;
use kernel::{Refusal, Rule};
use measure::{Bounds, Boxes, Disc, Length, Point, Polygon, Region, overlap};

use crate::pack::{Battlefield, Passage, Piece as PieceData, Sight};
use crate::table::Spot;
use measure::Millimetres;

/// A terrain piece: a prism over its footprint (SP-TERRAIN-01).
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// The model it belongs to.
    pub model: u8,
    /// What the model is called.
    pub name: Names,
    /// Seen from above.
    pub footprint: Polygon,
    /// The height of its underside.
    pub bottom: Length,
    /// The height of its top, which is its elevation (SP-TERRAIN-05).
    pub top: Length,
    /// See-through or sight-blocking.
    pub sight: Sight,
    /// Passable or impassable.
    pub passage: Passage,
    /// Whether characters can stand on it.
    pub stand: bool,
}

/// All tops of one height: flush pieces make one surface (SP-MOVE-16).
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
    /// Their boxes: of most pieces nothing else is asked.
    boxes: Boxes,
    /// The surfaces above the ground, the highest first.
    pub surfaces: Vec<Surface>,
    /// Groups of linked transfer points (SP-TERRAIN-11).
    pub transfers: Vec<Vec<Spot>>,
    headroom: Length,
}

impl Terrain {
    /// The terrain of a battlefield, for miniatures that need so much room.
    ///
    /// # Errors
    /// A footprint that is no simple polygon, in words.
    pub fn of(battlefield: &Battlefield, headroom: Length) -> Result<Terrain, String> {
        let mut pieces = Vec::new();
        for (number, model) in battlefield.model.iter().enumerate() {
            for piece in &model.piece {
                pieces.push(Piece {
                    model: number as u8,
                    name: model.name.clone(),
                    footprint: footprint(piece)?,
                    bottom: piece.bottom.0,
                    top: piece.top.0,
                    sight: piece.sight,
                    passage: piece.passage,
                    stand: piece.stand,
                });
            }
        }
        let spot = |&[x, y, level]: &[Millimetres; 3]| Spot { x: x.0, y: y.0, level: level.0 };
        let transfers = battlefield.transfer.iter();
        let transfers = transfers.map(|group| group.points.iter().map(spot).collect());
        let boxes: Vec<Bounds> = pieces.iter().map(|piece| piece.footprint.bounds()).collect();
        Ok(Terrain {
            name: battlefield.name.clone(),
            surfaces: surfaces(&pieces),
            transfers: transfers.collect(),
            boxes: Boxes::new(&boxes),
            pieces,
            headroom,
        })
    }

    /// Whether a base can stand at a height: wholly on one level support, with room above it
    /// (SP-MOVE-15, SP-MOVE-16).
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn stands(&self, base: Disc, level: Length) -> Result<(), Refusal> {
        if level != 0 {
            let surface = self.surfaces.iter().find(|surface| surface.level == level);
            let surface = surface.ok_or_else(|| {
                let rule =
                    if self.carries_nobody(base, level) { "SP-MOVE-15" } else { "SP-MOVE-16" };
                Refusal::from(Rule(rule)).with("no surface at", inches(level))
            })?;
            if !surface.region.carries(base) {
                return Err(
                    Refusal::from(Rule("SP-MOVE-16")).with("over the edge at", inches(level))
                );
            }
        }
        match self.in_the_way(base, level).next() {
            // On the ground and partly on something low: no level support.
            Some(piece) => {
                let low = piece.bottom <= level;
                let rule = Rule(if low { "SP-MOVE-16" } else { "SP-MOVE-15" });
                Err(Refusal::from(rule).with("terrain", &piece.name.en))
            }
            None => Ok(()),
        }
    }

    /// Whether a base can stand at a height; [`Terrain::stands`] says why not.
    #[must_use]
    pub fn can_stand(&self, base: Disc, level: Length) -> bool {
        let supported =
            level == 0 || self.surface(level).is_some_and(|surface| surface.region.carries(base));
        supported && self.in_the_way(base, level).next().is_none()
    }

    /// Whether a base would stand on something that nobody stands on stably (SP-MOVE-15).
    fn carries_nobody(&self, base: Disc, level: Length) -> bool {
        let mut tops = self.pieces.iter().filter(|piece| piece.top == level && !piece.stand);
        tops.any(|piece| overlap::disc_polygon(base, &piece.footprint))
    }

    /// Pieces that leave no room for a base at a height.
    fn in_the_way(&self, base: Disc, level: Length) -> impl Iterator<Item = &Piece> {
        let pieces = self.near(base).filter(move |piece| self.takes_room(piece, level));
        pieces.filter(move |piece| overlap::disc_polygon(base, &piece.footprint))
    }

    /// Pieces whose boxes meet that of a base.
    fn near(&self, base: Disc) -> impl Iterator<Item = &Piece> {
        self.boxes.near(base).map(|number| &self.pieces[number])
    }

    /// Whether a piece takes the room just above a height.
    #[must_use]
    pub fn takes_room(&self, piece: &Piece, level: Length) -> bool {
        piece.top > level && piece.bottom < level + self.headroom
    }

    /// The heights at which a base can stand at a point, the highest first.
    pub fn levels(&self, base: Disc) -> impl Iterator<Item = Length> + '_ {
        // Most of the battlefield is open: no piece there stands in the way or carries anybody.
        let open = self.near(base).next().is_none();
        let above = self.surfaces.iter().map(|surface| surface.level).filter(move |_| !open);
        above.chain([0]).filter(move |&level| open || self.can_stand(base, level))
    }

    /// Where a token lies that terrain was put on: on the highest top that carries it whole, else
    /// on the ground (SP-SETUP-07).
    ///
    /// # Errors
    /// Terrain overlaps it, and it lies flat nowhere.
    pub fn token_level(&self, token: Disc) -> Result<Length, Refusal> {
        let covered = |piece: &&Piece| overlap::disc_polygon(token, &piece.footprint);
        if self.pieces.iter().find(covered).is_none() {
            return Ok(0);
        }
        let inside = |level: Length| {
            let mut covering = self.pieces.iter().filter(covered);
            covering.any(|piece| piece.bottom <= level && piece.top > level)
        };
        let flat = |surface: &&Surface| surface.region.carries(token) && !inside(surface.level);
        let level = self.surfaces.iter().find(flat).map(|surface| surface.level);
        level.ok_or_else(|| Refusal::from(Rule("SP-SETUP-07")).with("token", "lies flat nowhere"))
    }

    /// The sight-blocking terrain that rises above a height.
    pub fn walls_above(&self, height: Length) -> impl Iterator<Item = &Polygon> {
        let walls = self
            .pieces
            .iter()
            .filter(move |piece| piece.sight == Sight::Blocking && piece.top > height);
        walls.map(|piece| &piece.footprint)
    }

    /// The surface that a base at a height rests on, if it is not the ground.
    #[must_use]
    pub fn surface(&self, level: Length) -> Option<&Surface> {
        self.surfaces.iter().find(|surface| surface.level == level)
    }

    /// Whether a point lies in bounds of a square battlefield with a whole base (SP-MOVE-21).
    #[must_use]
    pub fn on_battlefield(base: Disc, side: Length) -> bool {
        let Point { x, y } = base.centre;
        let most = i64::from(side / 2 - base.radius);
        i64::from(x).abs() <= most && i64::from(y).abs() <= most
    }
}

/// A height or length in inches, as players say it.
#[must_use]
pub fn inches(length: Length) -> String {
    let tenths = (i64::from(length) * 10 + 1270) / 2540;
    format!("{}.{} in", tenths / 10, tenths % 10)
}

fn footprint(piece: &PieceData) -> Result<Polygon, String> {
    let corners = match piece.rectangle {
        Some([west, south, east, north]) => {
            vec![[west, south], [east, south], [east, north], [west, north]]
        }
        None => piece.corners.clone(),
    };
    let points = corners.into_iter().map(|[x, y]| Point { x: x.0, y: y.0 });
    Polygon::new(points.collect()).map_err(|fault| fault.to_string())
}

fn surfaces(pieces: &[Piece]) -> Vec<Surface> {
    let mut tops: BTreeMap<Length, Vec<Polygon>> = BTreeMap::new();
    for piece in pieces.iter().filter(|piece| piece.stand) {
        tops.entry(piece.top).or_default().push(piece.footprint.clone());
    }
    let surface = |(level, polygons): (Length, Vec<Polygon>)| Surface {
        level,
        region: Region::union(&polygons),
    };
    tops.into_iter().rev().map(surface).collect()
}
