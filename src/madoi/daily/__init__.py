"""The deal of the day: which deal each day has, and what a result of it is. Pure, no I/O and no clock.

Every day has one deal per game, the same for everybody, against the same bots (docs/decisions/0018).
"""
