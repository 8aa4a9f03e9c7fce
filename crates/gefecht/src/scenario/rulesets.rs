//! Scenarios by their rulesets.

use battleground::Battleground;
use content::Fault;
use kernel::Rules;
use legion::Legion;
use ruleset::Doors;
use shatterpoint::Shatterpoint;

use super::case::{Case, Head};
use super::{Verdict, run};

/// Runs a scenario of any ruleset.
pub fn run(name: &str, text: &str) -> Verdict {
    let head = toml::from_str::<Head>(text).map(|head| head.ruleset);
    match head.as_deref() {
        Ok(Shatterpoint::NAME) => of::<Shatterpoint>(name, text),
        Ok(Legion::NAME) => of::<Legion>(name, text),
        // Other faults of the file show when it is read whole.
        Ok(Battleground::NAME) | Err(_) => of::<Battleground>(name, text),
        Ok(unknown) => {
            let message = format!(
                "`{unknown}` is unknown, expected `battleground`, `shatterpoint` or `legion`"
            );
            Verdict::Broken(Box::new(Fault::at(name, text, None, "ruleset", message)))
        }
    }
}

/// What lists are called in the rulesets.
const LISTS: [&str; 3] = [Battleground::LIST, Shatterpoint::LIST, Legion::LIST];

fn of<R: Doors>(name: &str, text: &str) -> Verdict {
    let stated = toml::from_str::<toml::Table>(text).unwrap_or_default();
    let strange = LISTS.iter().find(|list| **list != R::LIST && stated.contains_key(**list));
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
