"""Ratings: a strength with its uncertainty, and the seasons in which games are rated. Pure."""
