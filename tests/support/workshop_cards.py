"""A small set of cards and a deck, of which everything is known."""

from __future__ import annotations


def character(
    id: str,
    name: str,
    level: int,
    support: int,
    reach: str = "1",
    color: str = "white-lily",
    skills: str = "",
) -> str:
    title = f'{{ ja = "題{id}", zh-Hant = "稱{id}", en = "Title {id}" }}'
    lines = [f'id = "{id}"', f'name = "{name}"', f"title = {title}", f'color = "{color}"', f"level = {level}"]
    return "\n".join(
        ["[[character]]", *lines, "power = 40", f"support = {support}", f'range = "{reach}"', skills]
    )


def other(kind: str, id: str, name: str, when: str) -> str:
    title = f'{{ ja = "題{id}", zh-Hant = "稱{id}", en = "Title {id}" }}'
    skills = f'[{{ when = "{when}", do = [{{ draw = 1 }}] }}]'
    return f'[[{kind}]]\nid = "{id}"\nname = {name}\ntitle = {title}\nskills = {skills}\n'


NAMES = "".join(
    f'[names.{key}]\nja = "{ja}"\nzh-Hant = "{ja}"\nen = "{key.title()}"\n'
    for key, ja in (("aya", "綾乃"), ("bea", "美亜"), ("cleo", "紅緒"))
)
MANY = 'skills = [{ type = "special", gives = [{ any-number = true }] }]\n'
"""So that the deck may have as many cards of one name as it has (LY-D15)."""
SET = "\n".join(
    [
        NAMES,
        character("xa1", "aya", 1, 10),
        character("xa2", "aya", 2, 10, skills=MANY),
        character("xa3", "aya", 3, 10, skills=MANY),
        character("xb1", "bea", 1, 20, color="hexagram"),
        character("xb2", "bea", 2, 20, "1-2", "hexagram", MANY),
        character("xb4", "bea", 4, 30, color="hexagram"),
        character("xc1", "cleo", 1, 30),
        character("xc5", "cleo", 5, 30, "1-3"),
        other("event", "xe1", '{ ja = "雨", zh-Hant = "雨", en = "Rain" }', "you turn-end"),
        other("event", "xe2", '"aya"', "you turn-end"),
        *(
            other("potential", f"xp{n}", f'{{ ja = "芽{n}", zh-Hant = "芽{n}", en = "Bud {n}" }}', "action")
            for n in range(1, 5)
        ),
    ]
)
DECK = """
name = "Test"
leader = "xa1"
partner = "xb1"
[cards]
xa1 = 4
xa2 = 4
xa3 = 4
xb1 = 4
xb2 = 4
xb4 = 4
xc1 = 4
xc5 = 4
xe1 = 4
xe2 = 4
[potentials]
xp1 = 2
xp2 = 2
xp3 = 2
xp4 = 2
"""
