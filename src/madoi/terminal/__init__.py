"""The terminal: play, replay, verify. It shows views and reads notation, and knows no rules."""
