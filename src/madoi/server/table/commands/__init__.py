"""Commands: each takes a table and returns the entry to append, or refuses."""
