//! Scenes that show rules on a table, and exercises, which whoever starts the server brings.

use std::collections::BTreeMap;

use crate::protocol::{ExerciseInfo, Scene, ScenePage};

/// Scenes, by the rules that they show.
#[derive(Clone, Copy)]
pub struct Scenes {
    /// The scenes that show the rules of an area such as `LG-COVER`, by rule.
    pub of: fn(&str) -> BTreeMap<String, Vec<Scene>>,
    /// A scene, played; none if there is no such scene.
    pub play: fn(&str) -> Option<ScenePage>,
    /// The exercises: lessons and puzzles.
    pub exercises: fn() -> Vec<ExerciseInfo>,
    /// The file of an exercise; none if there is no such exercise.
    pub exercise: fn(&str) -> Option<String>,
}
