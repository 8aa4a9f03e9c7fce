-- An open challenge stands until this time; NULL: it is none, or somebody has accepted it.
ALTER TABLE games ADD COLUMN open_until BIGINT;

CREATE INDEX open_games ON games (open_until) WHERE open_until IS NOT NULL;
