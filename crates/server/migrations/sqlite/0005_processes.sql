-- Several processes share a PostgreSQL; a file belongs to one.
SELECT 1;
