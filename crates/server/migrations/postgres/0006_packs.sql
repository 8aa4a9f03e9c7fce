-- Packs of players, kept by their hash for whoever has the link and for the games that name them.
CREATE TABLE packs (hash TEXT PRIMARY KEY, body TEXT NOT NULL, created BIGINT NOT NULL);
