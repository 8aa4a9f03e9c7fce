//! Anything that can be serialised as a row of numbers of fixed width, by feature hashing: what stands
//! where in the data says which number it adds to. It knows no game, and what a seat does not see is
//! not in it, since it is made of what a ruleset shows that seat.

use serde::ser::{self, Serialize};

/// Numbers up to here are counts and fill one feature from -1 to 1; a larger one adds a second, in
/// units of [`LARGE`].
const SMALL: f32 = 10.0;

/// A decimetre, in the hundredths of a millimetre that places are written in.
const LARGE: f32 = 10_000.0;

/// Adds a thing to a row. The name tells it apart from other things in the same row.
pub fn encode(thing: &impl Serialize, name: &str, row: &mut [f32]) {
    let path = word(START, name);
    // Nothing in it can fail but keys that are no words, which nothing here has.
    let _ = thing.serialize(Writer { row, path });
}

/// Where hashes begin, and by what they are multiplied: those of FNV-1a.
const START: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// A word as a number. It is inlined up to where the names of fields stand, as all that leads here: so
/// the compiler finds their numbers, and none is looked for while games are played.
#[inline(always)]
fn hash(word: &str) -> u64 {
    let (eights, rest) = word.as_bytes().as_chunks();
    let hash = eights.iter().fold(START, |hash, eight| step(hash, u64::from_le_bytes(*eight)));
    rest.iter().fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(PRIME))
}

/// A path with a word more.
#[inline(always)]
fn word(path: u64, word: &str) -> u64 {
    step(path, hash(word))
}

/// A path with a number more.
fn step(path: u64, number: u64) -> u64 {
    (path ^ number).wrapping_mul(PRIME).rotate_left(29).wrapping_mul(PRIME)
}

struct Writer<'a> {
    row: &'a mut [f32],
    path: u64,
}

impl Writer<'_> {
    fn at(&mut self, path: u64) -> Writer<'_> {
        Writer { row: self.row, path }
    }

    /// Adds to the feature of a path. Nothing is added too: that is quicker than to ask.
    fn add(&mut self, path: u64, value: f32) {
        // The upper bits are the better mixed ones.
        let width = self.row.len() as u64;
        let slot = ((path >> 32) * width) >> 32;
        if let Some(slot) = self.row.get_mut(slot as usize) {
            *slot += value;
        }
    }

    fn number(mut self, number: f32) {
        self.add(self.path, (number / SMALL).clamp(-1.0, 1.0));
        if number.abs() > SMALL {
            self.add(step(self.path, 1), number / LARGE);
        }
    }

    #[inline(always)]
    fn is(mut self, name: &str) {
        self.add(word(self.path, name), 1.0);
    }
}

/// Nothing goes wrong while numbers are added, but serialisers must be able to say so.
#[derive(Debug)]
pub struct Never;

impl std::fmt::Display for Never {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a key that is no word")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Never
    }
}

type Done = Result<(), Never>;

/// Writes numbers of all types in one way.
macro_rules! numbers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, number: $type) -> Done {
            self.number(number as f32);
            Ok(())
        })*
    };
}

impl<'a> ser::Serializer for Writer<'a> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Fields<'a>;
    type SerializeTuple = Fields<'a>;
    type SerializeTupleStruct = Fields<'a>;
    type SerializeTupleVariant = Fields<'a>;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    }

    /// Whoever writes a fraction has measured it already.
    fn serialize_f32(mut self, number: f32) -> Done {
        self.add(self.path, number);
        Ok(())
    }

    fn serialize_f64(self, number: f64) -> Done {
        self.serialize_f32(number as f32)
    }

    fn serialize_bool(mut self, is: bool) -> Done {
        self.add(self.path, f32::from(u8::from(is)));
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Done {
        self.is(letter.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, text: &str) -> Done {
        self.is(text);
        Ok(())
    }

    /// A bag of small numbers (`ruleset::Bag`): each has a feature of its own.
    fn serialize_bytes(mut self, bag: &[u8]) -> Done {
        let path = step(self.path, 4);
        bag.iter().for_each(|number| self.add(step(path, u64::from(*number)), 1.0));
        Ok(())
    }

    fn serialize_none(self) -> Done {
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(mut self, thing: &T) -> Done {
        // Something that is 0 is still there.
        self.add(step(self.path, 2), 1.0);
        thing.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Ok(())
    }

    #[inline(always)]
    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Done {
        self.is(name);
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, thing: &T) -> Done {
        thing.serialize(self)
    }

    #[inline(always)]
    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        mut self,
        _: &'static str,
        _: u32,
        name: &'static str,
        thing: &T,
    ) -> Done {
        let path = word(self.path, name);
        self.add(path, 1.0);
        thing.serialize(self.at(step(path, 3)))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Fields<'a>, Never> {
        Ok(Fields::of(self))
    }

    fn serialize_tuple(self, _: usize) -> Result<Fields<'a>, Never> {
        Ok(Fields::of(self))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>, Never> {
        Ok(Fields::of(self))
    }

    #[inline(always)]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Never> {
        Ok(Fields::of_variant(self, name))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'a>, Never> {
        Ok(Fields::of(self))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>, Never> {
        Ok(Fields::of(self))
    }

    #[inline(always)]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Never> {
        Ok(Fields::of_variant(self, name))
    }
}

/// The parts of something: by their numbers, or by their names.
struct Fields<'a> {
    writer: Writer<'a>,
    number: u64,
    key: u64,
}

impl<'a> Fields<'a> {
    fn of(writer: Writer<'a>) -> Self {
        Fields { writer, number: 0, key: 0 }
    }

    #[inline(always)]
    fn of_variant(mut writer: Writer<'a>, name: &str) -> Self {
        writer.path = word(writer.path, name);
        writer.add(writer.path, 1.0);
        Fields::of(writer)
    }

    fn next<T: ?Sized + Serialize>(&mut self, thing: &T) -> Done {
        self.number += 1;
        let path = step(self.writer.path, 0x100 + self.number);
        thing.serialize(self.writer.at(path))
    }

    #[inline(always)]
    fn field<T: ?Sized + Serialize>(&mut self, name: &'static str, thing: &T) -> Done {
        let path = word(self.writer.path, name);
        thing.serialize(self.writer.at(path))
    }
}

/// Things by their numbers.
macro_rules! numbered {
    ($($of:ident: $method:ident),*) => {
        $(impl ser::$of for Fields<'_> {
            type Ok = ();
            type Error = Never;

            fn $method<T: ?Sized + Serialize>(&mut self, thing: &T) -> Done {
                self.next(thing)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

numbered! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
}

/// Things by their names.
macro_rules! named {
    ($($of:ident),*) => {
        $(impl ser::$of for Fields<'_> {
            type Ok = ();
            type Error = Never;

            #[inline(always)]
            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                name: &'static str,
                thing: &T,
            ) -> Done {
                self.field(name, thing)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

named!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Fields<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Done {
        let key = serde_json::to_string(key).map_err(|_| Never)?;
        self.key = word(self.writer.path, &key);
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, thing: &T) -> Done {
        let path = self.key;
        thing.serialize(self.writer.at(path))
    }

    fn end(self) -> Done {
        Ok(())
    }
}
