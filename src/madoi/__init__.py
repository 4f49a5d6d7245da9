"""Madoi: a table for three Japanese tabletop games."""

__version__ = "0.1.0"
