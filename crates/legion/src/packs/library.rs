//! The content of all packs in use, checked, and the pack that comes with the program.

use std::sync::LazyLock;

use content::{Fault, Pack};

use crate::checks;
use crate::format::Format;
use crate::pack::{Army, Battlefield, CommandCard, FirstGame, Measures, PackFile, Unit, Upgrade};

/// Checked content.
#[derive(Debug)]
pub struct Library {
    packs: Vec<(String, String)>,
    all: PackFile,
}

impl Library {
    /// Reads packs and checks them against each other.
    ///
    /// # Errors
    /// The first thing that is wrong, with its file, line and field.
    pub fn from_packs(packs: &[Pack]) -> Result<Library, Fault> {
        let mut all = PackFile::default();
        let mut files = Vec::new();
        for pack in packs {
            for (name, text) in &pack.files {
                let file = format!("{}/{name}", pack.name);
                let content: PackFile = content::parse(&file, text)?;
                files.push((file, text.as_str(), content));
            }
        }
        checks::check(&files)?;
        for (_, _, file) in files {
            all.unit.extend(file.unit);
            all.upgrade.extend(file.upgrade);
            all.command.extend(file.command);
            all.objective.extend(file.objective);
            all.deployment.extend(file.deployment);
            all.condition.extend(file.condition);
            all.format.extend(file.format);
            all.battlefield.extend(file.battlefield);
            all.army.extend(file.army);
            all.measures = file.measures.or(all.measures);
            all.first_game = file.first_game.or(all.first_game);
        }
        let packs = packs.iter().map(|pack| (pack.name.clone(), pack.hash())).collect();
        Ok(Library { packs, all })
    }

    /// Names and hashes of the packs.
    #[must_use]
    pub fn packs(&self) -> &[(String, String)] {
        &self.packs
    }

    /// Everything in the packs.
    #[must_use]
    pub fn all(&self) -> &PackFile {
        &self.all
    }

    /// A unit by its id.
    #[must_use]
    pub fn unit(&self, id: &str) -> Option<&Unit> {
        self.all.unit.iter().find(|unit| unit.id == id)
    }

    /// An upgrade by its id.
    #[must_use]
    pub fn upgrade(&self, id: &str) -> Option<&Upgrade> {
        self.all.upgrade.iter().find(|upgrade| upgrade.id == id)
    }

    /// A command card by its id.
    #[must_use]
    pub fn command(&self, id: &str) -> Option<&CommandCard> {
        self.all.command.iter().find(|card| card.id == id)
    }

    /// A format by its id.
    #[must_use]
    pub fn format(&self, id: &str) -> Option<&Format> {
        self.all.format.iter().find(|format| format.id == id)
    }

    /// A format by its id, or the usual one.
    #[must_use]
    pub fn format_or_first(&self, id: Option<&str>) -> Option<&Format> {
        id.map_or_else(|| self.all.format.first(), |id| self.format(id))
    }

    /// A battlefield by its id.
    #[must_use]
    pub fn battlefield(&self, id: &str) -> Option<&Battlefield> {
        self.all.battlefield.iter().find(|battlefield| battlefield.id == id)
    }

    /// A ready army by its id.
    #[must_use]
    pub fn army(&self, id: &str) -> Option<&Army> {
        self.all.army.iter().find(|army| army.id.as_deref() == Some(id))
    }

    /// The lengths of tools and tokens, those of the last pack that has any.
    #[must_use]
    pub fn measures(&self) -> Option<&Measures> {
        self.all.measures.as_ref()
    }

    /// The first game.
    #[must_use]
    pub fn first_game(&self) -> Option<&FirstGame> {
        self.all.first_game.as_ref()
    }

    /// The pack that comes with the program.
    ///
    /// # Errors
    /// Its first fault; a test holds it to none.
    pub fn embedded() -> Result<&'static Library, &'static Fault> {
        static LIBRARY: LazyLock<Result<Library, Fault>> =
            LazyLock::new(|| Library::from_packs(&[embedded_pack()]));
        LIBRARY.as_ref()
    }
}

/// The pack that comes with the program, as it stands in `content/legion`.
#[must_use]
pub fn embedded_pack() -> Pack {
    macro_rules! files {
        ($($name:literal),*) => {
            &[$(($name, include_str!(concat!("../../../../content/legion/", $name)))),*]
        };
    }
    Pack::from_texts(
        "legion",
        files!(
            "armies.toml",
            "battle-cards.toml",
            "battlefield-desert-outpost.toml",
            "battlefield-forest-ruins.toml",
            "command-cards-imperials.toml",
            "command-cards-rebels.toml",
            "command-cards.toml",
            "expansion-armies.toml",
            "formats.toml",
            "measures.toml",
            "pack.toml",
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
