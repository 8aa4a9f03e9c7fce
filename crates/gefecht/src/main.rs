//! The binary `gefecht`: its library, with the browser client inside.

use std::process::ExitCode;

mod page;

/// Many small texts come and go in a server; the system's allocator leaves holes between them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    gefecht::commands::main(page::file)
}
