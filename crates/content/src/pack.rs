//! A pack: a folder of TOML files that are read together.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::{Fault, locate, read};

/// The most files a pack may have.
pub const MOST_FILES: usize = 200;

/// Names and texts of files below a folder, for [`Pack::from_texts`]:
/// `texts!("../content/": "units.toml", "maps.toml")`.
#[macro_export]
macro_rules! texts {
    ($folder:literal: $($name:literal),*) => {
        &[$(($name, include_str!(concat!($folder, $name)))),*]
    };
}

/// What a file of a pack says of the pack.
#[derive(Deserialize)]
struct Head {
    ruleset: Option<String>,
}

/// The texts of a pack, not yet understood: that is the ruleset's part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// The folder's name.
    pub name: String,
    /// Name and text of each file, in the order of their names.
    pub files: Vec<(String, String)>,
}

impl Pack {
    /// Reads every `*.toml` directly in a folder. Other files, hidden files
    /// and folders inside it are passed over.
    pub fn from_folder(folder: &Path) -> Result<Self, Fault> {
        let shown = folder.display().to_string();
        let fail = |error: std::io::Error| Fault::of_file(&shown, error);
        let mut files = Vec::new();
        for entry in folder.read_dir().map_err(fail)? {
            let path = entry.map_err(fail)?.path();
            if let Some(name) = toml_name(&path)? {
                files.push((name, path));
            }
            if files.len() > MOST_FILES {
                return Err(Fault::of_file(&shown, format!("more than {MOST_FILES} files")));
            }
        }
        if files.is_empty() {
            return Err(Fault::of_file(&shown, "no .toml file in this folder"));
        }
        let texts = files
            .into_iter()
            .map(|(name, path)| Ok((name, read::file(&path)?)))
            .collect::<Result<_, Fault>>()?;
        Ok(Self::in_name_order(folder_name(folder), texts))
    }

    /// A pack from texts at hand, such as those embedded in the program: pairs
    /// of file name and text.
    pub fn from_texts(name: &str, files: &[(&str, &str)]) -> Self {
        let texts =
            files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect();
        Self::in_name_order(name.to_owned(), texts)
    }

    /// The ruleset whose content it is: one of its files says it at the top, and none says another.
    ///
    /// # Errors
    /// When no file says it, when two contradict each other, or when it is none of those `known`.
    pub fn ruleset<R: Copy + PartialEq>(&self, known: &[(&str, R)]) -> Result<R, Fault> {
        let mut said = None;
        for (name, text) in &self.files {
            let file = format!("{}/{name}", self.name);
            let Some(id) = read::parse::<Head>(&file, text)?.ruleset else { continue };
            let place = locate(text, "ruleset");
            let fault = |why: String| Fault::at(&file, text, place, "ruleset", why);
            let Some(&(_, found)) = known.iter().find(|(known, _)| *known == id) else {
                let known: Vec<&str> = known.iter().map(|(known, _)| *known).collect();
                let known = known.join("`, `");
                return Err(fault(format!("`{id}` is unknown, expected one of `{known}`")));
            };
            if said.is_some_and(|other| other != found) {
                return Err(fault("another file of this pack says another ruleset".to_owned()));
            }
            said = Some(found);
        }
        let missing = "missing field `ruleset`: one file of a pack says whose content it is";
        said.ok_or_else(|| Fault::of_file(&self.name, missing))
    }

    /// A fingerprint of the contents in hexadecimal: the same for the same
    /// files wherever the folder lies and whatever it is called.
    pub fn hash(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for (name, text) in &self.files {
            for part in [name, text] {
                hasher.update(&(part.len() as u64).to_le_bytes());
                hasher.update(part.as_bytes());
            }
        }
        hasher.finalize().to_hex().to_string()
    }

    fn in_name_order(name: String, mut files: Vec<(String, String)>) -> Self {
        files.sort();
        Self { name, files }
    }
}

/// The file's name if it belongs to a pack.
fn toml_name(path: &Path) -> Result<Option<String>, Fault> {
    if path.extension().is_none_or(|extension| extension != "toml") || path.is_dir() {
        return Ok(None);
    }
    let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
        let shown = path.display().to_string();
        return Err(Fault::of_file(&shown, "the file's name is not UTF-8 text"));
    };
    Ok((!name.starts_with('.')).then(|| name.to_owned()))
}

/// The folder's own name, also where the path is only `.` or ends in `..`.
fn folder_name(folder: &Path) -> String {
    let full: PathBuf = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let name = full.file_name().unwrap_or(full.as_os_str());
    name.to_string_lossy().into_owned()
}
