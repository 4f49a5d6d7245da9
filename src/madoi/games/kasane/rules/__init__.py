"""The rules of Kasane: cards, turns and rounds, yaku, points, ending."""
