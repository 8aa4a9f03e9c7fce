//! The content of all packs in use, checked, and the pack that comes with the program.

use content::{Checked, Embedded, Pack, Read, texts};

use crate::checks;
use crate::operations::card::Operation;
use crate::pack::{Battlefield, Era, FirstGame, Measures, Mission, PackFile, Unit};

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
        self.mission.extend(file.mission);
        self.operation.extend(file.operation);
        self.battlefield.extend(file.battlefield);
        self.era.extend(file.era);
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

    /// A mission pack by its id.
    #[must_use]
    pub fn mission(&self, id: &str) -> Option<&Mission> {
        self.mission.iter().find(|mission| mission.id == id)
    }

    /// An operation by its id.
    #[must_use]
    pub fn operation(&self, id: &str) -> Option<&Operation> {
        self.operation.iter().find(|operation| operation.id == id)
    }

    /// A battlefield by its id.
    #[must_use]
    pub fn battlefield(&self, id: &str) -> Option<&Battlefield> {
        self.battlefield.iter().find(|battlefield| battlefield.id == id)
    }

    /// The eras in their sequence (SP-BUILD-11).
    #[must_use]
    pub fn eras(&self) -> &[Era] {
        &self.era
    }

    /// The lengths of tools and tokens (SP-MEASURE-16), those of the last pack that has any.
    #[must_use]
    pub fn measures(&self) -> Option<&Measures> {
        self.measures.as_ref()
    }

    /// The first game, on its own battlefield or on another one.
    #[must_use]
    pub fn first_game(&self, battlefield: Option<&str>) -> Option<FirstGame> {
        let mut first = self.first_game.clone()?;
        if let Some(other) = battlefield {
            other.clone_into(&mut first.battlefield);
        }
        Some(first)
    }
}

/// The pack that comes with the program, as it stands in `content/shatterpoint`.
#[must_use]
pub fn embedded_pack() -> Pack {
    Pack::from_texts(
        "shatterpoint",
        texts!(
            "../../../../content/shatterpoint/":
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
            "operation-crash-landing.toml",
            "operation-explore-the-ruins.toml",
            "operation-extract-the-agent.toml",
            "operation-foil-the-heist.toml",
            "operation-jailbreak.toml",
            "operation-silent-skies.toml",
            "pack.toml",
            "units-clan-kryze.toml",
            "units-republic.toml",
            "units-separatists.toml",
            "units-shadow-collective.toml"
        ),
    )
}
