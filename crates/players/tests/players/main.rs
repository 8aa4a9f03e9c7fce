//! Computer players at play.
#![cfg(test)]

mod legion;
mod shatterpoint;
