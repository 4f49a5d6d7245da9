"""Cards, sets and decks of Lily: as data, as files people write, as statistics."""
