"""How bots value and simulate Lily."""
