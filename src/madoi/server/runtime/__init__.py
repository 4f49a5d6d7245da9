"""Live tables in one process: registry, scheduling, presence, leases, bus, metrics."""
