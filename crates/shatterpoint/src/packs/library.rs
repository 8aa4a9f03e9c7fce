//! The content of all packs in use, checked, and the pack that comes with the program.

use std::sync::LazyLock;

use content::{Fault, Pack};

use crate::checks;
use crate::operations::card::Operation;
use crate::pack::{Battlefield, Era, FirstGame, Measures, Mission, PackFile, Unit};

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
            all.mission.extend(file.mission);
            all.operation.extend(file.operation);
            all.battlefield.extend(file.battlefield);
            all.era.extend(file.era);
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

    /// A mission pack by its id.
    #[must_use]
    pub fn mission(&self, id: &str) -> Option<&Mission> {
        self.all.mission.iter().find(|mission| mission.id == id)
    }

    /// An operation by its id.
    #[must_use]
    pub fn operation(&self, id: &str) -> Option<&Operation> {
        self.all.operation.iter().find(|operation| operation.id == id)
    }

    /// A battlefield by its id.
    #[must_use]
    pub fn battlefield(&self, id: &str) -> Option<&Battlefield> {
        self.all.battlefield.iter().find(|battlefield| battlefield.id == id)
    }

    /// The eras in their sequence (SP-BUILD-11).
    #[must_use]
    pub fn eras(&self) -> &[Era] {
        &self.all.era
    }

    /// The lengths of tools and tokens (SP-MEASURE-16), those of the last pack that has any.
    #[must_use]
    pub fn measures(&self) -> Option<&Measures> {
        self.all.measures.as_ref()
    }

    /// The first game, on its own battlefield or on another one.
    #[must_use]
    pub fn first_game(&self, battlefield: Option<&str>) -> Option<FirstGame> {
        let mut first = self.all.first_game.clone()?;
        if let Some(other) = battlefield {
            other.clone_into(&mut first.battlefield);
        }
        Some(first)
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

/// The pack that comes with the program, as it stands in `content/shatterpoint`.
#[must_use]
pub fn embedded_pack() -> Pack {
    macro_rules! files {
        ($($name:literal),*) => {
            &[$(($name, include_str!(concat!("../../../../content/shatterpoint/", $name)))),*]
        };
    }
    Pack::from_texts(
        "shatterpoint",
        files!(
            "battlefield-desert-settlement.toml",
            "battlefield-foundry-district.toml",
            "battlefield-relay-station.toml",
            "book-examples.toml",
            "eras.toml",
            "first-game.toml",
            "measures.toml",
            "mission-sabotage-showdown.toml",
            "mission-shifting-priorities.toml",
            "operation-chain-reaction.toml",
            "operation-silent-skies.toml",
            "pack.toml",
            "units-clan-kryze.toml",
            "units-republic.toml",
            "units-separatists.toml",
            "units-shadow-collective.toml"
        ),
    )
}
