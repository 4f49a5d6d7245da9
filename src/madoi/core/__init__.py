"""The pure core: the contract of a game, chance, records, refusals, sessions."""
