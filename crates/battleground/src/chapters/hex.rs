//! The grid: hexes, directions, steps, and the plane on which lines are drawn.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Columns A to Y (BG-FIELD-01).
pub const COLUMNS: u16 = 25;
/// Rows 1 to 30 (BG-FIELD-01).
pub const ROWS: u16 = 30;
/// All hexes of the board.
pub const HEXES: usize = (COLUMNS * ROWS) as usize;

/// A hex of the board, written with its column letter and row number: `X9` (BG-HEX-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(type = "string"))]
pub struct Hex(u16);

/// One of the six borders of a hex, and so one of the six facings (BG-HEX-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "UPPERCASE")]
pub enum Direction {
    /// Up the column.
    N,
    /// Up and to the right.
    NE,
    /// Down and to the right.
    SE,
    /// Down the column.
    S,
    /// Down and to the left.
    SW,
    /// Up and to the left.
    NW,
}

impl Direction {
    /// All six, clockwise from N.
    pub const ALL: [Direction; 6] =
        [Direction::N, Direction::NE, Direction::SE, Direction::S, Direction::SW, Direction::NW];

    /// Its place in [`Direction::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The direction after `turns` sixths of a turn clockwise.
    #[must_use]
    pub fn turned(self, turns: usize) -> Direction {
        Self::ALL[(self.index() + turns) % 6]
    }

    /// The way back.
    #[must_use]
    pub fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// The cube difference of one step (BG-HEX-02).
    const fn cube(self) -> [i32; 3] {
        match self {
            Direction::N => [0, -1, 1],
            Direction::NE => [1, -1, 0],
            Direction::SE => [1, 0, -1],
            Direction::S => [0, 1, -1],
            Direction::SW => [-1, 1, 0],
            Direction::NW => [-1, 0, 1],
        }
    }

    /// How far a cube difference leads in this direction: `da - db` of BG-FACE-01. Positive is in
    /// front of a figure that faces this way, negative behind it, zero cut in half.
    #[must_use]
    pub fn lead(self, difference: [i32; 3]) -> i32 {
        let step = self.cube();
        (0..3).map(|i| step[i] * difference[i]).sum()
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Direction {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|d| d.to_string().eq_ignore_ascii_case(text.trim()));
        found.ok_or("expected a direction: N, NE, SE, S, SW or NW")
    }
}

/// No neighbour: the edge of the board.
const EDGE: u16 = u16::MAX;

/// The neighbours of every hex, clockwise from N.
static NEIGHBOURS: [[u16; 6]; HEXES] = neighbours();

const fn neighbours() -> [[u16; 6]; HEXES] {
    let mut table = [[EDGE; 6]; HEXES];
    let mut index = 0;
    while index < HEXES {
        let column = (index as u16 / ROWS) as i32;
        let row = (index as u16 % ROWS) as i32;
        // Columns B, D, F … lie half a hex lower (BG-HEX-01).
        let lower = column % 2;
        let around = [
            (column, row - 1),
            (column + 1, row - 1 + lower),
            (column + 1, row + lower),
            (column, row + 1),
            (column - 1, row + lower),
            (column - 1, row - 1 + lower),
        ];
        let mut side = 0;
        while side < 6 {
            let (c, r) = around[side];
            if c >= 0 && c < COLUMNS as i32 && r >= 0 && r < ROWS as i32 {
                table[index][side] = (c * ROWS as i32 + r) as u16;
            }
            side += 1;
        }
        index += 1;
    }
    table
}

impl Hex {
    /// The hex in a column (0 is A) and a row (0 is row 1), if it lies on the board.
    #[must_use]
    pub fn new(column: i32, row: i32) -> Option<Hex> {
        let on_board =
            (0..i32::from(COLUMNS)).contains(&column) && (0..i32::from(ROWS)).contains(&row);
        on_board.then(|| Hex(column as u16 * ROWS + row as u16))
    }

    /// All hexes of the board, column by column.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..COLUMNS * ROWS).map(Hex)
    }

    /// The hex as an index below [`HEXES`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn from_index(index: usize) -> Hex {
        Hex(index as u16)
    }

    /// The column, 0 is A.
    #[must_use]
    pub fn column(self) -> i32 {
        i32::from(self.0 / ROWS)
    }

    /// The row, 0 is row 1.
    #[must_use]
    pub fn row(self) -> i32 {
        i32::from(self.0 % ROWS)
    }

    /// Cube coordinates (BG-HEX-02).
    #[must_use]
    pub fn cube(self) -> [i32; 3] {
        let q = self.column();
        let r = self.row() - q / 2;
        [q, r, -q - r]
    }

    /// The hex at cube coordinates, if it lies on the board.
    #[must_use]
    pub fn at_cube(cube: [i32; 3]) -> Option<Hex> {
        let [q, r, _] = cube;
        if q < 0 { None } else { Hex::new(q, r + q / 2) }
    }

    /// The cube difference that leads from here to another hex.
    #[must_use]
    pub fn difference(self, to: Hex) -> [i32; 3] {
        let (a, b) = (self.cube(), to.cube());
        [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    }

    /// The number of steps to another hex (BG-HEX-02).
    #[must_use]
    pub fn steps(self, to: Hex) -> i32 {
        self.difference(to).into_iter().map(i32::abs).max().unwrap_or(0)
    }

    /// The neighbour in a direction, if it lies on the board.
    #[must_use]
    pub fn neighbour(self, direction: Direction) -> Option<Hex> {
        let index = NEIGHBOURS[self.index()][direction.index()];
        (index != EDGE).then_some(Hex(index))
    }

    /// The neighbours on the board, clockwise from N.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        NEIGHBOURS[self.index()].into_iter().filter(|&index| index != EDGE).map(Hex)
    }

    /// The hexes of a box that holds every hex within so many steps, column by column.
    pub fn around(self, steps: i32) -> impl Iterator<Item = Hex> {
        let far = |at: i32, most: u16| (at - steps).max(0)..(at + steps + 1).min(i32::from(most));
        let rows = far(self.row(), ROWS);
        far(self.column(), COLUMNS).flat_map(move |column| {
            rows.clone().map(move |row| Hex(column as u16 * ROWS + row as u16))
        })
    }

    /// Whether the two hexes share a border, seen from above (BG-FIELD-06).
    #[must_use]
    pub fn borders(self, other: Hex) -> bool {
        NEIGHBOURS[self.index()].contains(&other.0)
    }

    /// The direction of the border shared with a neighbour.
    #[must_use]
    pub fn direction_to(self, neighbour: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&d| self.neighbour(d) == Some(neighbour))
    }

    /// The directions that lead closest to another hex: one, or two that tie (BG-FACE-06).
    pub fn towards(self, to: Hex) -> impl Iterator<Item = Direction> {
        let difference = self.difference(to);
        let best = Direction::ALL.into_iter().map(|d| d.lead(difference)).max().unwrap_or(0);
        Direction::ALL.into_iter().filter(move |d| d.lead(difference) == best)
    }

    /// The centre on the plane (BG-HEX-03).
    #[must_use]
    pub fn centre(self) -> Point {
        let column = self.column();
        Point { x: 3 * column, y: 2 * self.row() + column % 2 }
    }

    /// The six corners on the plane (BG-HEX-03).
    #[must_use]
    pub fn corners(self) -> [Point; 6] {
        let centre = self.centre();
        CORNERS.map(|(x, y)| Point { x: centre.x + x, y: centre.y + y })
    }

    /// Twelve times the square of the distance in inches between the nearest points of two hexes
    /// (BG-RANGE-02).
    #[must_use]
    pub fn distance(self, to: Hex) -> i32 {
        let (a, b) = (self.centre(), to.centre());
        // The board looks the same in a mirror: only right and down matter.
        let (x, y) = ((b.x - a.x).abs(), (b.y - a.y).abs());
        let columns = (to.column() - self.column()).abs();
        if columns == 0 || columns == y {
            // In a straight row of hexes.
            let steps = columns.max(y / 2);
            return 12 * (steps - 1).max(0).pow(2);
        }
        let corner = |u: i32, v: i32| (x - 2 * u).pow(2) + 3 * (y - 2 * v).pow(2);
        corner(2, 0).min(corner(1, 1))
    }

    /// Whether another hex is within a number of inches; equal is within (BG-RANGE-03).
    #[must_use]
    pub fn within(self, inches: u8, to: Hex) -> bool {
        let inches = i32::from(inches);
        self.distance(to) <= 12 * inches * inches
    }
}

/// The corners of a hex, as offsets from its centre (BG-HEX-03).
const CORNERS: [(i32, i32); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = "expected a hex from A1 to Y30";
        let mut letters = text.trim().chars();
        let letter = letters.next().ok_or(expected)?.to_ascii_uppercase();
        let row: i32 = match letters.as_str() {
            digits if digits.bytes().all(|b| b.is_ascii_digit()) => {
                digits.parse().map_err(|_| expected)?
            }
            _ => return Err(expected),
        };
        Hex::new(letter as i32 - 'A' as i32, row - 1).ok_or(expected)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(feature = "types")]
impl schemars::JsonSchema for Hex {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hex".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[A-Y]([1-9]|[12][0-9]|30)$" })
    }
}

/// A point of the plane in the units of BG-HEX-03: not square, so never measure lengths with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

/// A straight line between two points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Line {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

impl Line {
    /// Whether the line contains an inner point of the union of a set of hexes (BG-HEX-04): a point
    /// inside one of them, or a stretch of the seam between two of them. A corner between three of
    /// them needs no test of its own: a line through it enters one of the three or runs along a seam.
    pub fn passes_through(self, mut hexes: impl Iterator<Item = Hex> + Clone) -> bool {
        let all = hexes.clone();
        hexes.any(|hex| {
            self.enters(hex)
                || self.touches_box(hex)
                    && [Direction::N, Direction::NE, Direction::SE].into_iter().any(|side| {
                        hex.neighbour(side).is_some_and(|next| {
                            self.runs_along(hex, side) && all.clone().any(|other| other == next)
                        })
                    })
        })
    }

    /// Whether the closed line contains a point of the open hex: three pairs of open half planes,
    /// |y| < 1, |x + y| < 2 and |x - y| < 2 about the centre, cut from the line's parameter.
    fn enters(self, hex: Hex) -> bool {
        if !self.touches_box(hex) {
            return false;
        }
        let centre = hex.centre();
        let (ax, ay) = (self.from.x - centre.x, self.from.y - centre.y);
        let (dx, dy) = (self.to.x - self.from.x, self.to.y - self.from.y);
        let strips = [(ay, dy, 1), (ax + ay, dx + dy, 2), (ax - ay, dx - dy, 2)];
        // The open interval of parameters, as fractions with positive denominators.
        let (mut low, mut high) = ((-1, 1), (2, 1));
        for (start, slope, width) in strips {
            if slope == 0 {
                if start.abs() >= width {
                    return false;
                }
                continue;
            }
            let (enter, leave) = if slope > 0 {
                ((-width - start, slope), (width - start, slope))
            } else {
                ((start - width, -slope), (start + width, -slope))
            };
            low = if less(low, enter) { enter } else { low };
            high = if less(leave, high) { leave } else { high };
        }
        less(low, high) && less(low, (1, 1)) && less((0, 1), high)
    }

    /// A cheap first test: the line's bounding box meets the hex's.
    fn touches_box(self, hex: Hex) -> bool {
        let centre = hex.centre();
        let (a, b) = (self.from, self.to);
        a.x.min(b.x) <= centre.x + 2
            && a.x.max(b.x) >= centre.x - 2
            && a.y.min(b.y) <= centre.y + 1
            && a.y.max(b.y) >= centre.y - 1
    }

    /// Whether the line shares a stretch with the border of a hex on one side.
    fn runs_along(self, hex: Hex, side: Direction) -> bool {
        let corners = hex.corners();
        // The border towards N lies between the corners (-1,-1) and (1,-1), and so on clockwise.
        let (p, q) = (corners[(side.index() + 4) % 6], corners[(side.index() + 5) % 6]);
        let (dx, dy) = (self.to.x - self.from.x, self.to.y - self.from.y);
        let off = |point: Point| dx * (point.y - self.from.y) - dy * (point.x - self.from.x);
        if off(p) != 0 || off(q) != 0 {
            return false;
        }
        let along = |point: Point| dx * (point.x - self.from.x) + dy * (point.y - self.from.y);
        let (low, high) = (along(p).min(along(q)), along(p).max(along(q)));
        low < along(self.to) && high > 0
    }
}

/// Compares two fractions with positive denominators.
fn less(a: (i32, i32), b: (i32, i32)) -> bool {
    i64::from(a.0) * i64::from(b.1) < i64::from(b.0) * i64::from(a.1)
}
