//! What a way consists of: steps, crossings, climbs, ladders; and the rules that it is told with.

use kernel::Rule;

/// The kinds of ways on a route.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Trail(u8);

/// The rule of each kind, for standard figures (BG-MOVE-07 to BG-MOVE-18).
const RULES: [Rule; KINDS] = [
    Rule("BG-MOVE-07"),
    Rule("BG-MOVE-10"),
    Rule("BG-MOVE-12"),
    Rule("BG-MOVE-14"),
    Rule("BG-MOVE-16"),
    Rule("BG-MOVE-18"),
    Rule("BG-MFX-07"),
];

/// The same for large figures, which cross all obstacles and climb both ways by one rule.
const LARGE: [Rule; KINDS] = [
    Rule("BG-BIG-04"),
    Rule("BG-BIG-06"),
    Rule("BG-BIG-06"),
    Rule("BG-BIG-09"),
    Rule("BG-BIG-09"),
    Rule("BG-BIG-11"),
    Rule("BG-MFX-07"),
];

/// What each kind costs a standard figure; a flight costs that for each hex.
const PRICES: [u8; KINDS] = [1, 3, 6, 3, 3, 2, 1];

const KINDS: usize = 7;

impl Trail {
    /// A plain step.
    pub const STEP: Trail = Trail(1);
    /// Across a low obstacle.
    pub const LOW: Trail = Trail(1 << 1);
    /// Across a high obstacle.
    pub const HIGH: Trail = Trail(1 << 2);
    /// Up onto a platform.
    pub const UP: Trail = Trail(1 << 3);
    /// Down from a platform.
    pub const DOWN: Trail = Trail(1 << 4);
    /// Over a ladder.
    pub const LADDER: Trail = Trail(1 << 5);
    /// Over everything.
    pub const FLIGHT: Trail = Trail(1 << 6);

    /// Both ways one after the other.
    #[must_use]
    pub fn and(self, other: Trail) -> Trail {
        Trail(self.0 | other.0)
    }

    /// What the dearest part of such a way costs a standard figure.
    #[must_use]
    pub fn dearest(self) -> u8 {
        let parts = (0..KINDS).filter(|part| self.0 >> part & 1 == 1);
        parts.map(|part| PRICES[part]).max().unwrap_or(0)
    }

    /// The rules that such a way follows.
    #[must_use]
    pub fn rules(self, large: bool) -> &'static [Rule] {
        static STANDARD: [Listed; 1 << KINDS] = all(RULES);
        static BIG: [Listed; 1 << KINDS] = all(LARGE);
        let table: &'static [Listed] = if large { &BIG } else { &STANDARD };
        let (rules, count) = &table[usize::from(self.0)];
        &rules[..*count]
    }
}

/// The rules of one combination of kinds, and how many they are.
type Listed = ([Rule; KINDS], usize);

/// All combinations. Events are told with rules that live as long as the program.
const fn all(rules: [Rule; KINDS]) -> [Listed; 1 << KINDS] {
    let mut table = [(rules, 0); 1 << KINDS];
    let mut kinds = 0;
    while kinds < table.len() {
        let mut kind = 0;
        while kind < KINDS {
            if kinds >> kind & 1 == 1 {
                let count = table[kinds].1;
                table[kinds].0[count] = rules[kind];
                table[kinds].1 += 1;
            }
            kind += 1;
        }
        kinds += 1;
    }
    table
}
