//! Lessons and puzzles: positions on which somebody learns a game on the real table.
//!
//! An [`Exercise`] is a file: a position, dice to begin with, steps with what is to be done and what
//! is said of other tries. A lesson is a row of them, a puzzle is one with a [`Goal`]. [`Coach`]
//! follows a game through an exercise; [`worth`] proves that the best deed of a puzzle is the best.

mod coach;
mod exercise;
pub mod worth;

pub use coach::{Coach, Coaching, Remark};
pub use exercise::{Exercise, Goal, Step, Wrong};
