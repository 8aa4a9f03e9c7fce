-- Who is alive among the servers over this database.
CREATE TABLE processes (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);

-- Which of them lets the computer players of a game think and its clocks fall.
CREATE TABLE leases (game TEXT PRIMARY KEY, process TEXT NOT NULL);

CREATE INDEX leases_of_processes ON leases (process);
