//! players
