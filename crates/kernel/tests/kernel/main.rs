//! The kernel's promises, shown on a tiny game. One program, so that the tiny game is built once.
#![cfg(test)]

mod chance;
mod ends;
mod fickle;
mod moment;
mod outside;
mod play;
mod record;
mod teams;
mod tiny;
mod tree;
mod undo;
