"""The rules of Lily: setup, turn, battle, triggers, values, state-based actions."""
