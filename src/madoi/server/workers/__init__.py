"""Work in other processes: search bots, analysis, records from strangers."""
