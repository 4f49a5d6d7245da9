"""How bots value and simulate Kasane."""
