"""The card language: what skills are made of, read from files, run, and put into words."""
