//! Packs from folders and from texts.

use std::path::{Path, PathBuf};
use std::{fs, io};

use content::{LARGEST_FILE, MOST_FILES, Pack};

/// An empty folder of its own for a test.
fn folder(name: &str) -> io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

#[test]
fn a_folder_is_read_in_the_order_of_names() {
    let folder = folder("heroes").unwrap();
    for name in ["weapons.toml", "characters.toml", "notes.md", ".hidden.toml", "toml"] {
        fs::write(folder.join(name), name).unwrap();
    }
    fs::create_dir(folder.join("old.toml")).unwrap();
    fs::create_dir(folder.join("drafts")).unwrap();
    fs::write(folder.join("drafts/more.toml"), "").unwrap();

    let pack = Pack::from_folder(&folder).unwrap();
    assert_eq!(pack.name, "heroes");
    let files: Vec<_> = pack.files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(files, ["characters.toml", "weapons.toml"]);
    assert_eq!(pack.files[1].1, "weapons.toml");
}

#[test]
fn the_same_files_have_the_same_hash_wherever_they_are() {
    let here = folder("hash-here").unwrap();
    let there = folder("hash-there").unwrap();
    for folder in [&here, &there] {
        fs::write(folder.join("b.toml"), "b = 2").unwrap();
        fs::write(folder.join("a.toml"), "a = 1").unwrap();
    }
    let hash = Pack::from_folder(&here).unwrap().hash();
    assert_eq!(hash, Pack::from_folder(&there).unwrap().hash());
    let texts = [("b.toml", "b = 2"), ("a.toml", "a = 1")];
    assert_eq!(hash, Pack::from_texts("embedded", &texts).hash());
}

#[test]
fn other_files_have_another_hash() {
    let hash = |files: &[(&str, &str)]| Pack::from_texts("pack", files).hash();
    let all = [
        hash(&[]),
        hash(&[("a.toml", "x")]),
        hash(&[("a.toml", "y")]),
        hash(&[("b.toml", "x")]),
        hash(&[("a.tom", "lx")]),
        hash(&[("a.toml", "x"), ("b.toml", "")]),
    ];
    for (place, one) in all.iter().enumerate() {
        assert!(!all[..place].contains(one), "{place}");
    }
}

#[test]
fn a_hash_does_not_change_between_versions() {
    let pack = Pack::from_texts("pack", &[("a.toml", "a = 1\n")]);
    assert_eq!(pack.hash(), "646533353914f5abc6de63a4b1d62e6e9803052b303ac38814b30dbad3f8dca2");
}

#[test]
fn too_many_files_are_refused() {
    let folder = folder("crowd").unwrap();
    for number in 0..MOST_FILES {
        fs::write(folder.join(format!("{number}.toml")), "").unwrap();
    }
    assert_eq!(Pack::from_folder(&folder).unwrap().files.len(), MOST_FILES);
    fs::write(folder.join("last.toml"), "").unwrap();
    let fault = Pack::from_folder(&folder).unwrap_err();
    assert_eq!(fault.message(), "more than 200 files");
}

#[test]
fn what_cannot_be_read_is_refused_with_its_name() {
    let folder = folder("broken").unwrap();
    assert_eq!(Pack::from_folder(&folder).unwrap_err().message(), "no .toml file in this folder");
    fs::write(folder.join("bytes.toml"), b"a = 1\n\xff").unwrap();
    let fault = Pack::from_folder(&folder).unwrap_err();
    assert!(fault.file().ends_with("bytes.toml"), "{fault}");
    assert_eq!(fault.line(), Some(2));
    let fault = Pack::from_folder(&folder.join("nowhere")).unwrap_err();
    assert!(fault.file().ends_with("nowhere"), "{fault}");
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let folder = folder("large").unwrap();
    let file = fs::File::create(folder.join("large.toml")).unwrap();
    file.set_len(LARGEST_FILE + 1).unwrap();
    let fault = Pack::from_folder(&folder).unwrap_err();
    assert_eq!(fault.message(), "larger than 16777216 bytes");
}
