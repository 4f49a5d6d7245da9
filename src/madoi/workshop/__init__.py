"""The workshop: cards, decks and sets of Lily, looked through, checked and counted. An edge, and the only one
that knows a game from inside: what it works on is files of cards, not a duel."""
