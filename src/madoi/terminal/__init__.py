"""The terminal: play, replay, verify. An edge: it shows views and sends notation, and knows no rules."""
