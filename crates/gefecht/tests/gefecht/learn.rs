//! Lessons can be played through, and the best deed of a puzzle is the best.

use std::path::Path;

use gefecht::{learn, scenario};

/// Checks all exercises of a ruleset; gives how many puzzles there are.
fn sound(ruleset: &str) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/learn").join(ruleset);
    let files = scenario::files(&folder).unwrap();
    // A puzzle is played out thousands of times.
    let all: Vec<_> = std::thread::scope(|scope| {
        let checks: Vec<_> =
            files.iter().map(|file| scope.spawn(move || learn::check(file))).collect();
        checks.into_iter().map(|check| check.join().unwrap()).collect()
    });
    for (file, checked) in files.iter().zip(&all) {
        assert!(checked.faults.is_empty(), "{}: {:#?}", file.display(), checked);
    }
    all.iter().filter(|checked| checked.report.is_some()).count()
}

#[test]
fn exercises_of_battleground_are_sound() {
    assert!(sound("battleground") >= 10);
}

#[test]
fn exercises_of_shatterpoint_are_sound() {
    assert!(sound("shatterpoint") >= 10);
}

#[test]
fn exercises_of_legion_are_sound() {
    assert!(sound("legion") >= 10);
}

#[test]
fn every_exercise_is_on_the_shelf() {
    let ids: Vec<String> = learn::exercises().into_iter().map(|info| info.id).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/learn");
    assert_eq!(ids.len(), scenario::files(&folder).unwrap().len());
}

/// A number that is not right is said beside the right one.
#[test]
fn a_wrong_number_of_a_puzzle_is_named() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/learn/battleground");
    let puzzle = std::fs::read_to_string(folder.join("puzzles/07-out-of-the-grip.toml")).unwrap();
    let (head, wrong) = puzzle.split_once("[[step.wrong]]").unwrap();
    let wrong = wrong.replacen("worth = ", "worth = 99 # ", 1);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzle.toml");
    std::fs::write(&file, format!("{head}[[step.wrong]]{wrong}")).unwrap();
    let faults = learn::check(&file).faults;
    assert!(faults.iter().any(|fault| fault.contains(": stated 99, found ")), "{faults:?}");
}
