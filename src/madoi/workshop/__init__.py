"""The workshop: commands that list, check and count the cards, decks and sets of Lily.

It is the only edge that knows a game from inside: it works on files of cards, not on a duel.
"""
