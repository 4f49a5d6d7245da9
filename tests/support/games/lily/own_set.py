"""A card set that a player wrote."""

from __future__ import annotations

OWN = """
[names.nagisa]
ja = "渚"
zh-Hant = "渚"
en = "Nagisa"

[[character]]
id = "my-nagisa-1"
name = "nagisa"
title = { ja = "灯台の見習い", zh-Hant = "燈塔見習生", en = "Apprentice of the Lighthouse" }
color = "white-lily"
level = 1
power = 30
support = 20
range = "1"
"""
