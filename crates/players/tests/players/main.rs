//! Computer players at play.
#![cfg(test)]

mod shatterpoint;
