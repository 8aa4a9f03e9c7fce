//! The rulesets as the server knows them.

use content::{Fault, Pack};
use server::ruleset::Host;

use crate::rulesets::{Ruleset, Task, packs_of};
use crate::speech::Spoken;

/// A ruleset at the server's tables.
type Hosted = Box<dyn server::ruleset::Ruleset>;

/// All rulesets, each with its embedded pack and the packs at hand.
///
/// # Errors
/// The first thing that is wrong with a pack.
pub fn rulesets(more: &[Pack]) -> Result<Vec<Hosted>, Fault> {
    let hosted = |ruleset: Ruleset| ruleset.perform(Hosting(packs_of(ruleset, more)?));
    Ruleset::ALL.into_iter().map(hosted).collect()
}

/// To be hosted with these packs beside the embedded one.
struct Hosting(Vec<Pack>);

impl Task for Hosting {
    type Done = Result<Hosted, Fault>;

    fn perform<R: Spoken>(self) -> Result<Hosted, Fault> {
        let packs = [R::embedded_pack()].into_iter().chain(self.0).collect();
        Ok(Box::new(Host::<R>::new(packs)?))
    }
}
