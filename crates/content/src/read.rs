//! Reading TOML so that every mistake is reported with its place.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use serde::de::DeserializeOwned;
use toml::de::{DeTable, DeValue};

use crate::Fault;
use crate::locate::field_at;
use crate::node::{Node, Wrong};

/// The most bytes a file may have: 16 MiB.
pub const LARGEST_FILE: u64 = 16 * 1024 * 1024;

/// Reads a value from a TOML text; `file` is the name shown in a fault.
///
/// Fields of internally tagged and untagged enums have no place of their own (serde reads those
/// twice); the fault then names the enum's field.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Fault> {
    let document = DeTable::parse(text)
        .map_err(|error| Fault::at(file, text, error.span(), "", error.message()))?;
    let (place, table) = (document.span(), DeValue::Table(document.into_inner()));
    T::deserialize(Node::new(&table, place)).map_err(|Wrong { message, place }| {
        let field = place.as_ref().map_or_else(String::new, |place| field_at(text, place));
        Fault::at(file, text, place, field, message)
    })
}

/// Reads a text file of at most [`LARGEST_FILE`] bytes.
pub fn file(path: &Path) -> Result<String, Fault> {
    let name = path.display().to_string();
    let bytes = bytes(path, LARGEST_FILE).map_err(|error| Fault::of_file(&name, error))?;
    decode(&name, bytes)
}

/// Takes bytes from outside as text; `file` is the name shown in a fault.
pub fn decode(file: &str, bytes: Vec<u8>) -> Result<String, Fault> {
    String::from_utf8(bytes).map_err(|error| {
        let broken = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(error.as_bytes());
        let message = "this is not UTF-8 text";
        Fault::at(file, &text, Some(broken..broken), "", message)
    })
}

/// The bytes of an ordinary file. A pipe or a device is refused, since reading
/// it might never end.
fn bytes(path: &Path, limit: u64) -> std::io::Result<Vec<u8>> {
    if !path.metadata()?.is_file() {
        return Err(std::io::Error::other("not a file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        let message = format!("larger than {limit} bytes");
        return Err(std::io::Error::other(message));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_over_the_limit_is_refused() {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let size = manifest.metadata().unwrap().len();
        assert_eq!(bytes(&manifest, size).unwrap().len() as u64, size);
        let error = bytes(&manifest, size - 1).unwrap_err().to_string();
        assert_eq!(error, format!("larger than {} bytes", size - 1));
    }

    #[test]
    fn what_cannot_be_read_is_a_fault() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let fault = file(folder).unwrap_err();
        assert_eq!(fault.message(), "not a file");
        let fault = file(&folder.join("nowhere.toml")).unwrap_err();
        assert!(fault.file().ends_with("nowhere.toml"));
        assert_eq!(fault.line(), None);
    }

    #[test]
    fn broken_text_is_shown_at_its_line() {
        let fault = decode("a.toml", b"a = 1\nb = \"\xff\"\n".to_vec()).unwrap_err();
        assert_eq!(fault.to_string(), "a.toml:2: this is not UTF-8 text");
        assert_eq!(fault.column(), Some(6));
        assert_eq!(decode("a.toml", b"gr\xc3\xb6\xc3\x9fe".to_vec()).unwrap(), "größe");
    }
}
