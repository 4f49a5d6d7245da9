"""Games for programs that study games.

openspiel: every game of the contract as an OpenSpiel game. It needs the extra ``research``, and nothing
else in the program imports it.
"""
