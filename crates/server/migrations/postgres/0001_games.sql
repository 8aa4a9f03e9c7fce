-- As the tables were made before there were migrations: an older database is taken over as it is.
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, start TEXT NOT NULL, created BIGINT NOT NULL,
    listed BOOLEAN NOT NULL, over BOOLEAN NOT NULL);

CREATE TABLE IF NOT EXISTS entries (
    game TEXT NOT NULL, number BIGINT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (game, number));

CREATE INDEX IF NOT EXISTS listed_games ON games (listed, created);
