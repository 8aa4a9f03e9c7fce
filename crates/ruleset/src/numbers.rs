//! How things of a game are numbered.

/// The number of a thing in a game, from 0 on, as a type of its own:
/// `numbered! { /// A unit, by its number. pub struct UnitId(u8); }`.
#[macro_export]
macro_rules! numbered {
    ($($(#[$doc:meta])* pub struct $name:ident($number:ty);)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl $name {
            /// As an index.
            #[must_use]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )*};
}
