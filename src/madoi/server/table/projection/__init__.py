"""Projections: everything that leaves the server for a viewer is made here."""
