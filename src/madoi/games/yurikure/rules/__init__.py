"""The rules of Yuri-Kure: sheets, control, actions, phases, orientations, scoring."""
