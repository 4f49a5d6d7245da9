"""Evenings: small tournaments among friends. Pairings, standings and what happens when, without I/O."""
