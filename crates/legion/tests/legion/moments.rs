//! Where keywords stand: in `keywords/`, called at the moments, never in a chapter.

use std::fs;
use std::path::Path;

fn with_keywords(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            with_keywords(&path, found);
        } else if fs::read_to_string(&path).expect("a source").contains("Keyword::") {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            found.push(name);
        }
    }
}

#[test]
fn no_chapter_names_a_keyword() {
    let mut found = Vec::new();
    with_keywords(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/chapters"), &mut found);
    assert!(found.is_empty(), "{found:?}");
}
