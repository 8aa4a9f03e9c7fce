//! What scenarios cannot show: the pack's facts and faults, armies, whole games.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod arbitrary;
mod armies;
mod cards;
mod drawn;
mod faults;
mod forecast;
mod formats;
mod keyword_page;
mod laying;
mod measuring;
mod moments;
mod needless;
mod odds;
mod packs;
mod player;
mod positions;
mod random;
mod volley;
mod ways;
