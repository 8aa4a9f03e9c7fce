-- Lists of what players bring, kept for whoever has the link.
CREATE TABLE lists (id TEXT PRIMARY KEY, body TEXT NOT NULL, created BIGINT NOT NULL);
