//! Places on a free table, of Shatterpoint, its operations and Legion: a legal answer is drawn, and
//! the bytes change its numbers. What comes of it is judged the same way everywhere, and refused
//! without changing anything; never a panic.
#![no_main]

use gefecht_fuzz::{Games, Target, perform, with_one};
use kernel::{Chance, Deed, Doing, Seed};
use libfuzzer_sys::fuzz_target;
use ruleset::Doors;
use serde_json::Value;

struct Place<'a>(u8, &'a [u8]);

impl Target for Place<'_> {
    fn run<R: Doors>(self, games: &Games<R>) {
        let game = games.middle(self.0);
        let mut chance = Chance::seeded(Seed::from(self.1.len() as u64));
        let Some(question) = game.pending().first() else { return };
        let Some(drawn) = R::sample(game.state(), question, &mut chance) else { return };
        let mut value = serde_json::to_value(drawn).unwrap();
        change(&mut value, &mut self.1.iter().copied());
        let Ok(choice) = serde_json::from_value(value) else { return };
        perform(game, Deed { seat: question.seat, doing: Doing::Answer(choice) });
    }
}

/// Changes each number by a byte: by a little, by much, or beyond all bounds.
fn change(value: &mut Value, bytes: &mut impl Iterator<Item = u8>) {
    match value {
        Value::Number(number) => {
            let Some(by) = bytes.next().map(|byte| i64::from(byte as i8)) else { return };
            let by = match by {
                -100..=100 => by,
                101..=120 | -120..=-101 => by * 1000,
                _ => by << 55,
            };
            match (number.as_i64(), number.as_f64()) {
                (Some(old), _) => *value = old.wrapping_add(by).into(),
                (None, Some(old)) => *value = (old + by as f64 / 100.0).into(),
                _ => {}
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| change(value, bytes)),
        Value::Object(fields) => fields.values_mut().for_each(|value| change(value, bytes)),
        _ => {}
    }
}

fuzz_target!(|data: &[u8]| {
    let [ruleset, game, changes @ ..] = data else { return };
    with_one(1 + ruleset % 2, Place(*game, changes));
});
