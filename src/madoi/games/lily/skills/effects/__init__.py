"""The effects of skills: one module per kind of thing they change."""
