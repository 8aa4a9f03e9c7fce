//! The content of all packs in use, checked.

use std::ops::Deref;
use std::sync::LazyLock;

use serde::de::DeserializeOwned;

use crate::checks::{Checked, Read};
use crate::{Fault, Pack, read};

/// What a file of a pack may say; all files together say the same kind of things.
pub trait Content: Default + DeserializeOwned + Send + Sync + 'static {
    /// What games with it share beside it.
    type Shared: Send + Sync;

    /// The content that comes with the program.
    const EMBEDDED: &'static Embedded<Self>;

    /// Checks all files against each other.
    ///
    /// # Errors
    /// The first fault.
    fn check(files: &[Read<'_, Self>]) -> Checked;

    /// Adds what a further file says.
    fn add(&mut self, file: Self);

    /// What games with all of it share.
    fn share(&self) -> Self::Shared;
}

/// The content that comes with the program, read when it is first needed; a test holds it to no fault.
pub type Embedded<F> = LazyLock<Result<Library<F>, Fault>>;

/// Checked content.
#[derive(Debug)]
pub struct Library<F: Content> {
    packs: Vec<(String, String)>,
    all: F,
    shared: F::Shared,
}

impl<F: Content> Library<F> {
    /// Reads packs and checks them against each other.
    ///
    /// # Errors
    /// The first thing that is wrong, with its file, line and field.
    pub fn from_packs(packs: &[Pack]) -> Result<Self, Fault> {
        let mut files = Vec::new();
        for pack in packs {
            for (name, text) in &pack.files {
                let name = format!("{}/{name}", pack.name);
                let content = read::parse(&name, text)?;
                files.push(Read { name, text, content });
            }
        }
        F::check(&files)?;
        let mut all = F::default();
        files.into_iter().for_each(|file| all.add(file.content));
        let packs = packs.iter().map(|pack| (pack.name.clone(), pack.hash())).collect();
        let shared = all.share();
        Ok(Library { packs, all, shared })
    }

    /// The content that comes with the program.
    ///
    /// # Errors
    /// Its first fault.
    pub fn embedded() -> Result<&'static Self, &'static Fault> {
        F::EMBEDDED.as_ref()
    }

    /// Names and hashes of the packs.
    #[must_use]
    pub fn packs(&self) -> &[(String, String)] {
        &self.packs
    }

    /// Everything in the packs.
    #[must_use]
    pub fn all(&self) -> &F {
        &self.all
    }

    /// What games with it share.
    #[must_use]
    pub fn shared(&self) -> &F::Shared {
        &self.shared
    }
}

/// What is looked up in the files' content can be looked up in a library.
impl<F: Content> Deref for Library<F> {
    type Target = F;

    fn deref(&self) -> &F {
        &self.all
    }
}
