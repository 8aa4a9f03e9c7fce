//! Who stands where.

use measure::{Bounds, Disc};

use crate::table::{MiniId, Stand, Table, UnitId};

/// Where every miniature stands, and round each unit's bases a box that leaves out at once whom a
/// place cannot concern. Both change in [`Stands::put`] alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Stands {
    minis: Vec<Option<Stand>>,
    boxes: Vec<Option<Bounds>>,
}

impl Stands {
    /// Nobody stands anywhere yet.
    #[must_use]
    pub fn nowhere(table: &Table) -> Stands {
        Stands { minis: vec![None; table.minis.len()], boxes: vec![None; table.units.len()] }
    }

    /// Where a miniature stands; nowhere before deployment and after defeat.
    #[must_use]
    pub fn of(&self, mini: MiniId) -> Option<Stand> {
        self.minis.get(mini.index()).copied().flatten()
    }

    /// The box round the bases of a unit that is on the battlefield.
    #[must_use]
    pub fn around(&self, unit: UnitId) -> Option<Bounds> {
        self.boxes[unit.index()]
    }

    /// A miniature comes to a place, or leaves the battlefield.
    pub fn put(&mut self, table: &Table, mini: MiniId, stand: Option<Stand>) {
        self.minis[mini.index()] = stand;
        let unit = table.unit_of(mini);
        let stands = table.minis_of(unit).filter_map(|mini| self.of(mini));
        let boxes = stands.map(|stand| table.base(unit, stand.point()).bounds());
        self.boxes[unit.index()] = boxes.reduce(|all, one| all.with(one.min).with(one.max));
    }

    /// The miniatures on the battlefield, by their numbers.
    pub fn standing(&self) -> impl Iterator<Item = MiniId> + '_ {
        let all = (0..).map(MiniId).zip(&self.minis);
        all.filter(|(_, stand)| stand.is_some()).map(|(mini, _)| mini)
    }
}

/// A miniature on the battlefield.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Who.
    pub mini: MiniId,
    /// Of which unit.
    pub unit: UnitId,
    /// Where.
    pub stand: Stand,
    /// Its base.
    pub base: Disc,
}
