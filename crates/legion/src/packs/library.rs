//! The content of all packs in use, checked, and the pack that comes with the program.

use content::{Checked, Embedded, Pack, Read, texts};

use crate::checks;
use crate::format::Format;
use crate::pack::{Army, Battlefield, CommandCard, FirstGame, Measures, PackFile, Unit, Upgrade};

/// Checked content.
pub type Library = content::Library<PackFile>;

static EMBEDDED: Embedded<PackFile> = Embedded::new(|| Library::from_packs(&[embedded_pack()]));

impl content::Content for PackFile {
    type Shared = ();

    const EMBEDDED: &'static Embedded<PackFile> = &EMBEDDED;

    fn check(files: &[Read<'_, PackFile>]) -> Checked {
        checks::check(files)
    }

    fn add(&mut self, file: PackFile) {
        self.unit.extend(file.unit);
        self.upgrade.extend(file.upgrade);
        self.command.extend(file.command);
        self.objective.extend(file.objective);
        self.deployment.extend(file.deployment);
        self.condition.extend(file.condition);
        self.format.extend(file.format);
        self.battlefield.extend(file.battlefield);
        self.army.extend(file.army);
        self.measures = file.measures.or(self.measures.take());
        self.first_game = file.first_game.or(self.first_game.take());
    }

    fn share(&self) {}
}

impl PackFile {
    /// A unit by its id.
    #[must_use]
    pub fn unit(&self, id: &str) -> Option<&Unit> {
        self.unit.iter().find(|unit| unit.id == id)
    }

    /// An upgrade by its id.
    #[must_use]
    pub fn upgrade(&self, id: &str) -> Option<&Upgrade> {
        self.upgrade.iter().find(|upgrade| upgrade.id == id)
    }

    /// A command card by its id.
    #[must_use]
    pub fn command(&self, id: &str) -> Option<&CommandCard> {
        self.command.iter().find(|card| card.id == id)
    }

    /// A format by its id.
    #[must_use]
    pub fn format(&self, id: &str) -> Option<&Format> {
        self.format.iter().find(|format| format.id == id)
    }

    /// A format by its id, or the usual one.
    #[must_use]
    pub fn format_or_first(&self, id: Option<&str>) -> Option<&Format> {
        id.map_or_else(|| self.format.first(), |id| self.format(id))
    }

    /// A battlefield by its id.
    #[must_use]
    pub fn battlefield(&self, id: &str) -> Option<&Battlefield> {
        self.battlefield.iter().find(|battlefield| battlefield.id == id)
    }

    /// A ready army by its id.
    #[must_use]
    pub fn army(&self, id: &str) -> Option<&Army> {
        self.army.iter().find(|army| army.id.as_deref() == Some(id))
    }

    /// The lengths of tools and tokens, those of the last pack that has any.
    #[must_use]
    pub fn measures(&self) -> Option<&Measures> {
        self.measures.as_ref()
    }

    /// The first game.
    #[must_use]
    pub fn first_game(&self) -> Option<&FirstGame> {
        self.first_game.as_ref()
    }
}

/// The pack that comes with the program, as it stands in `content/legion`.
#[must_use]
pub fn embedded_pack() -> Pack {
    Pack::from_texts(
        "legion",
        texts!(
            "../../../../content/legion/":
            "armies.toml",
            "battle-cards.toml",
            "battlefield-desert-outpost.toml",
            "battlefield-forest-ruins.toml",
            "battlefield-spaceport.toml",
            "command-cards-imperials.toml",
            "command-cards-rebels.toml",
            "command-cards.toml",
            "epic-armies.toml",
            "expansion-armies.toml",
            "formats.toml",
            "measures.toml",
            "pack.toml",
            "team-armies.toml",
            "units-imperials-expansions.toml",
            "units-imperials.toml",
            "units-rebels-expansions.toml",
            "units-rebels.toml",
            "upgrades-abilities.toml",
            "upgrades-miniatures.toml",
            "upgrades.toml"
        ),
    )
}

/// The pack with cards of products after the rules reference, as it stands in `content/legion-later`.
#[must_use]
pub fn later_pack() -> Pack {
    Pack::from_texts(
        "legion-later",
        texts!(
            "../../../../content/legion-later/":
            "battle-cards.toml",
            "pack.toml",
            "units.toml",
            "upgrades.toml"
        ),
    )
}
