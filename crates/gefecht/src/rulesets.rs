//! The rulesets, by their names: the one place that tells them apart.

use battleground::Battleground;
use content::{Fault, Pack};
use legion::Legion;
use ruleset::Doors;
use shatterpoint::Shatterpoint;

use crate::speech::Spoken;

/// The rulesets that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Ruleset {
    /// Masters of the Universe: Battleground.
    Battleground,
    /// Star Wars: Shatterpoint.
    Shatterpoint,
    /// Star Wars: Legion.
    Legion,
}

impl Ruleset {
    /// All of them.
    pub const ALL: [Ruleset; 3] = [Ruleset::Battleground, Ruleset::Shatterpoint, Ruleset::Legion];

    /// Does something with the rules of this ruleset.
    pub fn perform<T: Task>(self, task: T) -> T::Done {
        match self {
            Ruleset::Battleground => task.perform::<Battleground>(),
            Ruleset::Shatterpoint => task.perform::<Shatterpoint>(),
            Ruleset::Legion => task.perform::<Legion>(),
        }
    }

    /// The id, as records and scenarios write it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.perform(Name)
    }

    /// The ruleset with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Ruleset> {
        Ruleset::ALL.into_iter().find(|ruleset| ruleset.id() == id)
    }

    /// Whose content a pack holds, as it says.
    ///
    /// # Errors
    /// A pack that does not say it, or says something unknown.
    pub fn of(pack: &Pack) -> Result<Ruleset, Fault> {
        pack.ruleset(&Self::ALL.map(|ruleset| (ruleset.id(), ruleset)))
    }
}

/// The packs of one ruleset among those at hand; a pack of another means nothing to it.
///
/// # Errors
/// A pack that does not say whose it is.
pub fn packs_of(ruleset: Ruleset, packs: &[Pack]) -> Result<Vec<Pack>, Fault> {
    let mut its = Vec::new();
    for pack in packs {
        if Ruleset::of(pack)? == ruleset {
            its.push(pack.clone());
        }
    }
    Ok(its)
}

/// Something that is done in the same way with the rules of any ruleset.
pub trait Task {
    /// What comes of it.
    type Done;

    /// Does it.
    fn perform<R: Spoken>(self) -> Self::Done;
}

struct Name;

impl Task for Name {
    type Done = &'static str;

    fn perform<R: Spoken>(self) -> &'static str {
        R::NAME
    }
}

/// What can be said about a game before it begins. Not every ruleset knows every option.
#[derive(Clone, PartialEq, Eq, Default, Debug, clap::Args)]
pub struct Options {
    /// The id of the map or battlefield.
    #[arg(long, visible_alias = "battlefield")]
    pub map: Option<String>,
    /// The edition of the rulebook: 2023-06 or 2023-07 (Shatterpoint).
    #[arg(long)]
    pub edition: Option<String>,
    /// The id of a Strategic Operation to be played (Shatterpoint).
    #[arg(long)]
    pub operation: Option<String>,
    /// Which player is its Aggressor, 1 or 2; by default by chance.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=2))]
    pub aggressor: Option<u8>,
    /// Which print of the operation counts where its prints differ: rulebook or card.
    #[arg(long)]
    pub printing: Option<String>,
    /// The standard set-up: players place their figures in turns, each in the own zone
    /// (Battleground).
    #[arg(long)]
    pub standard: bool,
    /// The id of a format, such as `standard` (Legion).
    #[arg(long)]
    pub format: Option<String>,
    /// The ids of ready armies, one for each seat (Legion).
    #[arg(long, value_delimiter = ',')]
    pub armies: Vec<String>,
}

impl Options {
    /// What the rulesets are told.
    #[must_use]
    pub fn agreed(&self) -> ruleset::Options {
        let Options { map, edition, operation, aggressor, printing, standard, format, armies } =
            self.clone();
        ruleset::Options { map, edition, operation, aggressor, printing, standard, format, armies }
    }
}

/// The packs at hand: the embedded one if none is named.
///
/// # Errors
/// The first thing that is wrong.
pub fn content<R: Doors>(packs: &[Pack]) -> Result<R::Content, Fault> {
    if packs.is_empty() { R::content(&[R::embedded_pack()]) } else { R::content(packs) }
}
