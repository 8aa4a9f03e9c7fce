//! A quick hash for small keys that nobody outside can choose.

use std::hash::{BuildHasherDefault, Hasher};

/// Builds it for maps.
pub type Quick = BuildHasherDefault<Mixer>;

/// Mixes numbers by multiplication: the standard hash withstands chosen keys, which takes most of the
/// time of a look-up here.
#[derive(Clone, Copy, Default, Debug)]
pub struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.mix(byte.into()));
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_i32(&mut self, number: i32) {
        self.mix(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        // The maps look at the upper bits and at the lower ones.
        self.0 ^ (self.0 >> 32)
    }
}
