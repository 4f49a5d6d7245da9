"""How bots value and simulate Yuri-Kure."""
