//! Simulations in parts that make a whole, and the analysis of a record.

use std::fs;

use crate::command_line::{gefecht, out};

/// Does it, and gives what it says.
fn done(arguments: &str) -> String {
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let output = gefecht(&arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", out(&output));
    out(&output)
}

#[test]
fn parts_of_a_run_make_the_whole_byte_by_byte() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let sim = "sim battleground --games 12 --swap --seats greedy,random --seed 5";
    done(&format!("{sim} --out {}", at("whole.jsonl")));
    for part in 1..=3 {
        done(&format!("{sim} --shard {part}/3 --out {}", at(&format!("{part}.jsonl"))));
    }
    let [one, two, three] = [1, 2, 3].map(|part| at(&format!("{part}.jsonl")));
    let said = done(&format!("sim merge {three} {one} {two} --out {}", at("merged.jsonl")));
    assert!(said.contains("12 of 12 games"), "{said}");
    assert_eq!(fs::read(at("whole.jsonl")).unwrap(), fs::read(at("merged.jsonl")).unwrap());
    // A run that was stopped in the middle of a line goes on to the same end.
    let text = fs::read_to_string(at("whole.jsonl")).unwrap();
    fs::write(at("stopped.jsonl"), &text[..text.len() * 2 / 3]).unwrap();
    done(&format!("{sim} --out {}", at("stopped.jsonl")));
    assert_eq!(fs::read_to_string(at("stopped.jsonl")).unwrap(), text);
    let other = "sim battleground --games 12 --swap --seats greedy,random --seed 6";
    done(&format!("{other} --out {}", at("other.jsonl")));
    let merge = format!("sim merge {one} {} --out {}", at("other.jsonl"), at("none.jsonl"));
    let wrong = gefecht(&merge.split(' ').collect::<Vec<_>>(), "");
    assert!(!wrong.status.success() && out(&wrong).contains("another run"), "{}", out(&wrong));
}

#[test]
fn a_record_is_analysed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").display().to_string();
    done(&format!("play battleground --seats greedy,random --seed 4 --record {file}"));
    let said = done(&format!("analyse {file} --by search:16:1:4"));
    assert!(said.contains("The chance of Player 1 to win"), "{said}");
    assert!(said.contains("The decisions that cost most") && said.contains("Better:"), "{said}");
    assert!(said.contains("of a win"), "{said}");
    let wrong = gefecht(&["analyse", &file, "--by", "greedy"], "");
    assert!(!wrong.status.success() && out(&wrong).contains("does not think"), "{}", out(&wrong));
}
