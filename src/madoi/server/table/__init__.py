"""A table as a pure value: its log, the state folded from it, commands, projections. No I/O."""
