//! Where figures stand: bases of one or several hexes, adjacency, engagement, sight and reach.

use arrayvec::ArrayVec;

use crate::field::Place;
use crate::hex::{Direction, Hex};
use crate::pack::Base;
use crate::state::State;
use crate::table::FigureId;

/// The places a base occupies.
pub type Places = ArrayVec<Place, 8>;

/// The places of a base with its pivot on a place and its facing; none if it leaves the board.
#[must_use]
pub fn base_places(base: Option<&Base>, pivot: Place, facing: Direction) -> Option<Places> {
    let mut places = Places::new();
    let Some(base) = base else {
        places.push(pivot);
        return Some(places);
    };
    for walk in &base.parts {
        let hex = walk
            .iter()
            .try_fold(pivot.hex(), |hex, step| hex.neighbour(step.turned(facing.index())))?;
        places.try_push(pivot.beside(hex)).ok()?;
    }
    Some(places)
}

impl State {
    /// The base of a large figure.
    #[must_use]
    pub fn base(&self, id: FigureId) -> Option<&Base> {
        self.sheet(id).character.base.as_ref()
    }

    /// Large: its base occupies several hexes (BG-BIG-01).
    #[must_use]
    pub fn is_large(&self, id: FigureId) -> bool {
        self.base(id).is_some()
    }

    /// All places a figure occupies.
    #[must_use]
    pub fn places(&self, id: FigureId) -> Places {
        let figure = self.figure(id);
        match self.base(id) {
            None => std::iter::once(figure.place).collect(),
            base => base_places(base, figure.place, figure.facing).unwrap_or_default(),
        }
    }

    /// The place from which a figure attacks: of a large one that with the mark (BG-BIG-14).
    #[must_use]
    pub fn attack_place(&self, id: FigureId) -> Place {
        match self.base(id) {
            None => self.figure(id).place,
            Some(base) => {
                let places = self.places(id);
                places.get(usize::from(base.mark)).copied().unwrap_or(self.figure(id).place)
            }
        }
    }

    /// Who occupies a place.
    #[must_use]
    pub fn occupant(&self, place: Place) -> Option<FigureId> {
        self.fielded().find(|&id| match self.base(id) {
            None => self.figure(id).place == place,
            Some(_) => self.places(id).contains(&place),
        })
    }

    /// Whether two figures stand on adjacent hexes (BG-FIELD-04, BG-BIG-02).
    #[must_use]
    pub fn adjacent(&self, a: FigureId, b: FigureId) -> bool {
        if self.base(a).is_none() && self.base(b).is_none() {
            return self.figure(a).place.is_adjacent(self.figure(b).place);
        }
        let b = self.places(b);
        self.places(a).iter().any(|x| b.iter().any(|y| x.is_adjacent(*y)))
    }

    /// Whether a figure that stood on a place would be adjacent to another one.
    #[must_use]
    pub fn adjacent_to(&self, place: Place, id: FigureId) -> bool {
        match self.base(id) {
            None => place.is_adjacent(self.figure(id).place),
            Some(_) => self.places(id).iter().any(|other| place.is_adjacent(*other)),
        }
    }

    /// Engaged: enemies on adjacent hexes (BG-ATK-15).
    #[must_use]
    pub fn engaged(&self, a: FigureId, b: FigureId) -> bool {
        self.seat(a) != self.seat(b) && self.adjacent(a, b)
    }

    /// All enemies engaged with a character.
    pub fn engaged_with(&self, id: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        self.enemies(id).filter(move |&enemy| self.adjacent(id, enemy))
    }

    /// Whether a character is engaged with anybody.
    #[must_use]
    pub fn is_engaged(&self, id: FigureId) -> bool {
        self.engaged_with(id).next().is_some()
    }

    /// Line of sight from a place to a figure: to any hex of a large one (BG-BIG-17).
    #[must_use]
    pub fn place_sees(&self, from: Place, to: FigureId) -> bool {
        self.places(to).iter().any(|&place| self.table.field.sees(from, place))
    }

    /// Line of sight from one figure to another (BG-LOS-01, BG-BIG-17).
    #[must_use]
    pub fn sees(&self, from: FigureId, to: FigureId) -> bool {
        self.places(from).iter().any(|&place| self.place_sees(place, to))
    }

    /// Line of sight from a figure to a place.
    #[must_use]
    pub fn sees_place(&self, from: FigureId, to: Place) -> bool {
        self.places(from).iter().any(|&place| self.table.field.sees(place, to))
    }

    /// Whether a figure is within some inches of a place (BG-RANGE-02).
    #[must_use]
    pub fn place_within(&self, inches: u8, from: Place, to: FigureId) -> bool {
        self.places(to).iter().any(|place| from.hex().within(inches, place.hex()))
    }

    /// Whether two figures are within some inches of each other.
    #[must_use]
    pub fn within(&self, inches: u8, from: FigureId, to: FigureId) -> bool {
        self.places(from).iter().any(|&place| self.place_within(inches, place, to))
    }

    /// Twelve times the square of the distance in inches between two figures (BG-RANGE-02).
    #[must_use]
    pub fn distance(&self, from: FigureId, to: FigureId) -> i32 {
        let to = self.places(to);
        let apart = |place: Place| to.iter().map(move |other| place.hex().distance(other.hex()));
        self.places(from).into_iter().flat_map(apart).min().unwrap_or(0)
    }

    /// The number of steps between two figures, seen from above.
    #[must_use]
    pub fn steps(&self, from: Hex, to: FigureId) -> i32 {
        self.places(to).iter().map(|place| from.steps(place.hex())).min().unwrap_or(0)
    }

    /// Where a hex lies for a figure: positive in front, negative behind, zero cut in half
    /// (BG-FACE-01).
    #[must_use]
    pub fn side(&self, id: FigureId, hex: Hex) -> i32 {
        let figure = self.figure(id);
        figure.facing.lead(self.attack_place(id).hex().difference(hex))
    }

    /// Whether a character can stand on a place: terrain allows it and nobody is there.
    #[must_use]
    pub fn is_free(&self, place: Place) -> bool {
        self.table.field.can_stand(place) && self.occupant(place).is_none()
    }
}
