"""The pages of docs/findings: statements about the games, computed from many games of bots."""
