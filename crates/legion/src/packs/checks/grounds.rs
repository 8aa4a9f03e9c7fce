//! Battlefields.

use content::{Checked, Checks};
use measure::{Millimetres, Point, Polygon};

use super::Checker;
use crate::pack::{Battlefield, Piece};
use crate::terrain::Cover;

/// The most terrain pieces of a battlefield, and corners of one.
const MOST_PIECES: usize = 80;
const MOST_CORNERS: usize = 32;
/// The highest terrain in millimetres.
const HIGHEST: Millimetres = Millimetres::whole(500);

impl Checker<'_> {
    pub(super) fn battlefield(&self, battlefield: &Battlefield, field: &str) -> Checked {
        self.count(battlefield.piece.len(), 0..=MOST_PIECES, format!("{field}.piece"))?;
        for (i, piece) in battlefield.piece.iter().enumerate() {
            self.piece(piece, &format!("{field}.piece[{i}]"))?;
        }
        Ok(())
    }

    /// What is solid or gives cover over its zone has a height; pits and water need none.
    fn piece(&self, piece: &Piece, field: &str) -> Checked {
        let kind = piece.kind;
        let covers = piece.cover.unwrap_or(kind.cover()) != Cover::None && !kind.is_depression();
        let least = Millimetres(i32::from(kind.is_solid() || covers));
        self.within(piece.height, least..=HIGHEST, format!("{field}.height"))?;
        if piece.stand == Some(true) && !kind.is_solid() {
            return self.refuse(format!("{field}.stand"), "zones and pits have no top");
        }
        self.footprint(piece, field)
    }

    fn footprint(&self, piece: &Piece, field: &str) -> Checked {
        let (name, corners) = match piece.rectangle {
            Some([west, south, east, north]) => {
                let at = format!("{field}.rectangle");
                if !piece.corners.is_empty() {
                    return self.refuse(at, "expected corners or a rectangle");
                }
                if west >= east || south >= north {
                    return self.refuse(at, "expected west below east and south below north");
                }
                (at, vec![[west, south], [east, south], [east, north], [west, north]])
            }
            None => (format!("{field}.corners"), piece.corners.clone()),
        };
        self.count(corners.len(), 3..=MOST_CORNERS, name.as_str())?;
        corners.iter().try_for_each(|corner| self.on_battlefield(*corner, &name))?;
        let points = corners.into_iter().map(|[x, y]| Point { x: x.0, y: y.0 }).collect();
        let simple =
            Polygon::new(points).map_err(|fault| format!("{fault}, in hundredths of a millimetre"));
        simple.map_or_else(|fault| self.refuse(name, fault), |_| Ok(()))
    }

    fn on_battlefield(&self, [x, y]: [Millimetres; 2], field: &str) -> Checked {
        let [long, short] = self.known.largest().map(|side| Millimetres(side / 2));
        let on = |at: Millimetres, most: Millimetres| (-most.0..=most.0).contains(&at.0);
        if on(x, long) && on(y, short) {
            return Ok(());
        }
        let message =
            format!("({x}, {y}) is off the battlefield, expected at most {long}, {short}");
        self.refuse(field, message)
    }
}
