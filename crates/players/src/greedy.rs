//! greedy
