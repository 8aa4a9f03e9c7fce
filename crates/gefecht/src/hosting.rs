//! The rulesets as the server knows them.

use content::{Fault, Pack};
use ruleset::Doors;
use server::ruleset::Host;

use crate::by_ruleset;
use crate::playable::{Ruleset, packs_of};

/// A ruleset at the server's tables.
type Hosted = Box<dyn server::ruleset::Ruleset>;

/// All rulesets, each with its embedded pack and the packs at hand.
///
/// # Errors
/// The first thing that is wrong with a pack.
pub fn rulesets(more: &[Pack]) -> Result<Vec<Hosted>, Fault> {
    let hosted = |ruleset| by_ruleset!(ruleset, R => host::<R>(more, ruleset));
    Ruleset::ALL.into_iter().map(hosted).collect()
}

fn host<R: Doors>(more: &[Pack], ruleset: Ruleset) -> Result<Hosted, Fault> {
    let its = packs_of(ruleset, more)?;
    let packs = [R::embedded_pack()].into_iter().chain(its).collect();
    Ok(Box::new(Host::<R>::new(packs)?))
}
