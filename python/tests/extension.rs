//! The extension is built with the other tests, so that `make test-python` finds it; see Cargo.toml.

#[test]
fn it_can_be_imported_by_its_name() {
    let test = std::env::current_exe().expect("a test is a program");
    let built = test.ancestors().nth(1).expect("tests are built in `deps`");
    let prefix = if cfg!(windows) { "" } else { "lib" };
    let name = format!("{prefix}_gefecht{}", std::env::consts::DLL_SUFFIX);
    let extension = std::fs::read(built.join(name)).expect("it was built");
    let entry = b"PyInit__gefecht";
    assert!(extension.windows(entry.len()).any(|part| part == entry));
}
