"""Reads skills from card files."""
