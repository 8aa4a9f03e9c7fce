//! The client is embedded: build again when it was built again.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
