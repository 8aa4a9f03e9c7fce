//! Scenarios by their rulesets.

use content::Fault;

use super::case::{Case, Head};
use super::{Verdict, run};
use crate::rulesets::{Ruleset, Task};
use crate::speech::Spoken;

/// Runs a scenario of any ruleset.
pub fn run(name: &str, text: &str) -> Verdict {
    let task = Run { name, text };
    match toml::from_str::<Head>(text) {
        Ok(Head { ruleset }) => match Ruleset::named(&ruleset) {
            Some(ruleset) => ruleset.perform(task),
            None => {
                let known = Ruleset::ALL.map(|ruleset| format!("`{}`", ruleset.id())).join(", ");
                let message = format!("`{ruleset}` is unknown, expected one of {known}");
                Verdict::Broken(Box::new(Fault::at(name, text, None, "ruleset", message)))
            }
        },
        // Other faults of the file show when it is read whole.
        Err(_) => Ruleset::Battleground.perform(task),
    }
}

/// What lists are called in a ruleset.
struct List;

impl Task for List {
    type Done = &'static str;

    fn perform<R: Spoken>(self) -> &'static str {
        R::LIST
    }
}

struct Run<'a> {
    name: &'a str,
    text: &'a str,
}

impl Task for Run<'_> {
    type Done = Verdict;

    fn perform<R: Spoken>(self) -> Verdict {
        of::<R>(self.name, self.text)
    }
}

fn of<R: Spoken>(name: &str, text: &str) -> Verdict {
    let stated = toml::from_str::<toml::Table>(text).unwrap_or_default();
    let lists = Ruleset::ALL.map(|ruleset| ruleset.perform(List));
    let strange = lists.iter().find(|list| **list != R::LIST && stated.contains_key(**list));
    if let Some(list) = strange {
        let message = format!("{} has no such list, expected `{}`", R::NAME, R::LIST);
        return Verdict::Broken(Box::new(Fault::at(name, text, None, *list, message)));
    }
    let case: Case<R::Position> = match content::parse(name, text) {
        Ok(case) => case,
        Err(fault) => return Verdict::Broken(Box::new(fault)),
    };
    match run::run_case::<R>(case) {
        Ok(None) => Verdict::Passed,
        Ok(Some(failure)) => Verdict::Failed(failure),
        Err((field, message)) => {
            Verdict::Broken(Box::new(Fault::at(name, text, None, field, message)))
        }
    }
}
