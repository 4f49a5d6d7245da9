"""What `run.py` does with a checkout: set it up, build it, check it, work on it.

In a checkout Madoi runs from `src`. What is made lies in `.venv` (packages), `build` (compiled rules, logs)
and `src/madoi/web` (the built client). Git ignores all three, and deleting them loses nothing.
"""
