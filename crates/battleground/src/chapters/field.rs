//! The battlefield: terrain, two heights, adjacency, and lines of sight that are computed once.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::hex::{HEXES, Hex};
use crate::pack::{Piece, Zone};
use crate::sight;

/// A place where a character can stand: a hex at one of two heights (BG-FIELD-03). Written `M15`
/// on the ground and `M15+` on a platform.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(type = "string"))]
pub struct Place(u16);

/// All places.
pub const PLACES: usize = 2 * HEXES;

impl Place {
    /// A place at standard height.
    #[must_use]
    pub fn ground(hex: Hex) -> Place {
        Place(hex.index() as u16)
    }

    /// A place on a platform (BG-FIELD-14).
    #[must_use]
    pub fn platform(hex: Hex) -> Place {
        Place((HEXES + hex.index()) as u16)
    }

    /// The place above or below a hex at the same height as this one.
    #[must_use]
    pub fn beside(self, hex: Hex) -> Place {
        if self.is_high() { Place::platform(hex) } else { Place::ground(hex) }
    }

    /// Whether it lies on a platform.
    #[must_use]
    pub fn is_high(self) -> bool {
        usize::from(self.0) >= HEXES
    }

    /// The hex, seen from above.
    #[must_use]
    pub fn hex(self) -> Hex {
        Hex::from_index(usize::from(self.0) % HEXES)
    }

    /// The place as an index below [`PLACES`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn from_index(index: usize) -> Place {
        Place(index as u16)
    }

    /// Places of one height whose hexes share a border (BG-FIELD-04, BG-FIELD-06).
    #[must_use]
    pub fn is_adjacent(self, other: Place) -> bool {
        self.is_high() == other.is_high() && self.hex().borders(other.hex())
    }
}

/// A set of places, a bit for each.
#[derive(Default)]
pub(crate) struct PlaceSet([u64; PLACES.div_ceil(64)]);

impl PlaceSet {
    pub fn insert(&mut self, place: Place) {
        self.0[place.index() / 64] |= 1 << (place.index() % 64);
    }

    pub fn insert_beside(&mut self, place: Place) {
        place.hex().neighbours().for_each(|hex| self.insert(place.beside(hex)));
    }

    pub fn contains(&self, place: Place) -> bool {
        self.0[place.index() / 64] >> (place.index() % 64) & 1 == 1
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.hex(), if self.is_high() { "+" } else { "" })
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim().strip_suffix('+') {
            Some(hex) => Ok(Place::platform(hex.parse()?)),
            None => Ok(Place::ground(text.parse()?)),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// What lies on a hex at standard height (BG-FIELD-08).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Nothing.
    Open,
    /// Difficult terrain: one can stand on it.
    Difficult,
    /// A part of a low obstacle, or one with a large opening (BG-FIELD-16).
    Low,
    /// A part of a high obstacle.
    High,
    /// A ladder.
    Ladder,
}

impl Ground {
    /// Whether a character can stand here.
    #[must_use]
    pub fn can_stand(self) -> bool {
        matches!(self, Ground::Open | Ground::Difficult)
    }

    /// Whether it is a part of an obstacle.
    #[must_use]
    pub fn is_obstacle(self) -> bool {
        matches!(self, Ground::Low | Ground::High)
    }
}

/// The battlefield of one game. Terrain never changes.
pub struct Field {
    ground: Vec<Ground>,
    /// The platform above each hex, numbered from 1; 0 is none.
    platforms: Vec<u8>,
    /// Whether anything but open ground is near: then plain steps are not all there is.
    special: Vec<bool>,
    /// The plain steps from each place: walks try every one of them.
    steps: Vec<ArrayVec<Place, 6>>,
    high: Vec<Hex>,
    obstacles: Vec<Hex>,
    zones: [Vec<bool>; 2],
    sight: Vec<AtomicU64>,
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Field").field("obstacles", &self.obstacles).finish_non_exhaustive()
    }
}

impl PartialEq for Field {
    fn eq(&self, other: &Self) -> bool {
        self.ground == other.ground
            && self.platforms == other.platforms
            && self.zones == other.zones
    }
}

/// Two pieces claim the same hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlap(pub Hex);

impl Field {
    /// Lays out terrain pieces and deployment zones.
    ///
    /// # Errors
    /// Two things on one hex at the same height.
    pub fn new(pieces: &[Piece], zones: &[Zone; 2]) -> Result<Field, Overlap> {
        let mut field = Field {
            ground: vec![Ground::Open; HEXES],
            platforms: vec![0; HEXES],
            special: vec![false; HEXES],
            steps: Vec::new(),
            high: Vec::new(),
            obstacles: Vec::new(),
            zones: [&zones[0], &zones[1]].map(zone_hexes),
            sight: (0..PLACES * PLACES / 32 + 1).map(|_| AtomicU64::new(0)).collect(),
        };
        for (number, piece) in pieces.iter().enumerate() {
            field.lay(piece, number.min(254) as u8 + 1)?;
        }
        let all = || Hex::all().filter(|&hex| field.ground[hex.index()].is_obstacle());
        field.obstacles = all().collect();
        field.high = all().filter(|&hex| field.ground[hex.index()] == Ground::High).collect();
        for hex in Hex::all() {
            let plain = |hex: Hex| {
                field.ground[hex.index()].can_stand() && field.platforms[hex.index()] == 0
            };
            field.special[hex.index()] = !plain(hex) || !hex.neighbours().all(plain);
        }
        let steps = |place: Place| {
            let steps = place.hex().neighbours().map(|hex| place.beside(hex));
            steps.filter(|&step| field.can_stand(step)).collect()
        };
        field.steps = (0..PLACES).map(Place::from_index).map(steps).collect();
        Ok(field)
    }

    fn lay(&mut self, piece: &Piece, number: u8) -> Result<(), Overlap> {
        let kinds = [
            (&piece.high, Ground::High),
            (&piece.low, Ground::Low),
            (&piece.opening, Ground::Low),
            (&piece.difficult, Ground::Difficult),
            (&piece.ladder, Ground::Ladder),
        ];
        for (hexes, kind) in kinds {
            for hex in hexes {
                let ground = &mut self.ground[hex.index()];
                if std::mem::replace(ground, kind) != Ground::Open {
                    return Err(Overlap(*hex));
                }
            }
        }
        for hex in &piece.platform {
            let platform = &mut self.platforms[hex.index()];
            if std::mem::replace(platform, number) != 0 {
                return Err(Overlap(*hex));
            }
        }
        Ok(())
    }

    /// What lies on a hex at standard height.
    #[must_use]
    pub fn ground(&self, hex: Hex) -> Ground {
        self.ground[hex.index()]
    }

    /// Whether a platform lies above a hex.
    #[must_use]
    pub fn has_platform(&self, hex: Hex) -> bool {
        self.platforms[hex.index()] != 0
    }

    /// Whether the two hexes belong to the same platform.
    #[must_use]
    pub fn same_platform(&self, a: Hex, b: Hex) -> bool {
        self.has_platform(a) && self.platforms[a.index()] == self.platforms[b.index()]
    }

    /// Whether other moves than plain steps may start on a hex.
    #[must_use]
    pub fn is_special(&self, hex: Hex) -> bool {
        self.special[hex.index()]
    }

    /// Whether terrain lets a character stand on a place.
    #[must_use]
    pub fn can_stand(&self, place: Place) -> bool {
        if place.is_high() {
            self.has_platform(place.hex())
        } else {
            self.ground(place.hex()).can_stand()
        }
    }

    /// The places of one height beside a place on which terrain lets a character stand.
    #[must_use]
    pub fn steps(&self, place: Place) -> &[Place] {
        &self.steps[place.index()]
    }

    /// Whether a character on a place stands on difficult terrain.
    #[must_use]
    pub fn is_difficult(&self, place: Place) -> bool {
        !place.is_high() && self.ground(place.hex()) == Ground::Difficult
    }

    /// Whether a place holds no terrain piece at its own height (BG-MFX-19, BG-SIGN-03).
    #[must_use]
    pub fn is_clear(&self, place: Place) -> bool {
        if place.is_high() {
            self.has_platform(place.hex())
        } else {
            self.ground(place.hex()) == Ground::Open
        }
    }

    /// All parts of high obstacles.
    #[must_use]
    pub fn high_parts(&self) -> &[Hex] {
        &self.high
    }

    /// All parts of obstacles.
    #[must_use]
    pub fn obstacle_parts(&self) -> &[Hex] {
        &self.obstacles
    }

    /// Whether a hex lies in a player's deployment zone.
    #[must_use]
    pub fn in_zone(&self, seat: Seat, hex: Hex) -> bool {
        self.zones[seat.index() & 1][hex.index()]
    }

    /// Whether there is line of sight from one place to another (BG-LOS-01). Computed once.
    #[must_use]
    pub fn sees(&self, viewer: Place, target: Place) -> bool {
        let pair = viewer.index() * PLACES + target.index();
        let (cell, shift) = (&self.sight[pair / 32], 2 * (pair % 32));
        match cell.load(Ordering::Relaxed) >> shift & 3 {
            0 => {
                let sees = sight::line_of_sight(self, viewer, target);
                cell.fetch_or(if sees { 3 } else { 1 } << shift, Ordering::Relaxed);
                sees
            }
            known => known == 3,
        }
    }
}

fn zone_hexes(zone: &Zone) -> Vec<bool> {
    let in_column = |hex: Hex| {
        let letter = char::from(b'A' + hex.column() as u8);
        zone.columns.chars().any(|c| c.eq_ignore_ascii_case(&letter))
    };
    Hex::all().map(|hex| in_column(hex) || zone.hexes.contains(&hex)).collect()
}
