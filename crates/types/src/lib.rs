//! Nothing but a test: it compares the types of the client and the schemas of packs with those of
//! the rulesets and the server, or writes them. Only here are they asked for, so that nobody else
//! pays for them.
