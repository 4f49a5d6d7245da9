"""Yuri-Kure in a terminal: the relations, who controls whom, the action order, the player's own sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from madoi.core.refusal import Facts, Refusal
from madoi.games.yurikure.data_types import DueView, SheetView, YurikureData, YurikureParts
from madoi.terminal.boards import Board, Examples

_INK = {
    "akane": "bright_red",
    "shirakaba": "white",
    "kuroki": "bright_black",
    "tsuge": "yellow",
    "murafuji": "magenta",
    "midorino": "green",
    "sorai": "bright_cyan",
    "haila": "grey62",
    "momozono": "pink1",
}
_HEART, _CLOUD = "♥", "☁"


class YurikureBoard(Board[YurikureData, YurikureParts]):
    """Draws what a `YurikureView` shows."""

    EXAMPLES = Examples("reveal haila 2", "YK-4", "YK-2.5")

    def draw(self, data: YurikureData) -> RenderableType:
        parts: list[RenderableType] = [self._title(data), self._control(data)]
        question = data["question"]
        if question and question["declared"]:
            facts: Facts = {
                "girl": f"@yurikure-girl-{question['girl']}",
                "choice": self.phrase(question["declared"]),
            }
            parts.append(Text(self.words.text("yurikure-board-declared", facts), style="bold"))
        for seat, sheet in enumerate(data["sheets"]):
            if sheet is not None:
                parts += self._sheet(data, seat, sheet)
        return Group(*parts)

    def reference(self, data: YurikureData) -> RenderableType:
        """The relationship table."""
        table = Table(box=None, padding=(0, 1), show_edge=False, header_style="dim")
        table.add_column(self.words.text("yurikure-board-pair"))
        table.add_column("")
        table.add_column(f"{_HEART} {self.words.text('yurikure-term-favor')}")
        table.add_column(f"{_CLOUD} {self.words.text('yurikure-term-discomfort')}")
        relations = sorted(data["relations"], key=lambda one: (-one["couple"], -one["sworn"], -one["favor"]))
        for relation in relations:
            marker = Text("")
            if relation["couple"]:
                sworn = relation["sworn"]
                key = "yurikure-term-sworn" if sworn else "yurikure-term-unsworn"
                marker = Text(
                    f"{'◆' if sworn else '◇'} {self.words.text(key)}", "bold red" if sworn else "blue"
                )
            chosen = relation["pair"] in data["ending_pairs"]
            table.add_row(
                Text.assemble("★ " if chosen else "", self._pair(relation["pair"])),
                marker,
                Text(f"{relation['favor']} {_HEART * relation['favor']}", "red"),
                Text(f"{relation['discomfort']} {_CLOUD * relation['discomfort']}", "grey62"),
            )
        if not relations:
            table.add_row("–", "", "", "")
        return table

    def choice(self, data: YurikureData, action: str) -> RenderableType:
        return Text.assemble(self._action_text(data, action), (f"   {action}", "dim"))

    def in_words(self, data: YurikureData, action: str) -> str:
        return self._action_text(data, action).plain

    def later(self, action: str) -> str:
        """A Yes may be an answer or a vote, and whose turn it will be is not data."""
        parts = self.parts(action)
        verb = parts["verb"]
        girls = _keys(parts)
        if verb == "support":
            return self.words.text("yurikure-later-support", {"one": girls[0], "other": girls[1]})
        if verb == "reveal":
            return self.words.text("yurikure-later-reveal", {"girl": girls[0], "value": parts["value"]})
        if verb in ("yes", "no"):
            return self.words.text(f"yurikure-later-{verb}")
        if verb in ("clear", "hand-in", "pass"):
            return self.words.text(f"yurikure-menu-{verb}")
        return self.words.text("yurikure-later-declare", {"choice": self.phrase(action)})

    def explain(self, data: YurikureData, action: str) -> str:
        parts = self.parts(action)
        return self.words.text(
            f"yurikure-explain-{parts['verb']}", self._action_facts(data, parts), self.names
        )

    def phrase(self, action: str) -> str:
        """A declared choice in words, for the log."""
        parts = self.parts(action)
        return self.words.text(f"yurikure-choice-{parts['verb']}", _girl_facts(parts))

    def hint(self, data: YurikureData) -> str:
        due = data["due"]
        if due is None:
            return ""
        return self.words.text("yurikure-board-hint-setup" if due["setup"] else "yurikure-board-hint-extra")

    def in_notation(self, data: YurikureData, answer: str, offered: Sequence[str] = ()) -> str:
        """Girls may be called by the names on the screen."""
        for girl in _INK:
            answer = answer.replace(self.words.text(f"yurikure-girl-{girl}"), f" {girl} ")
        return answer

    def help(self) -> str:
        return self.words.text("yurikure-board-help")

    def several(self, data: YurikureData, answer: str) -> list[str] | list[Refusal]:
        """A whole sheet in one line, ``akane kuroki 5, sorai tsuge 4, …`` (points, for an extra sheet), with
        every fault at once."""
        due = data["due"]
        answer = re.sub("[，、;；]", ",", self.in_notation(data, answer))
        if due is None or "," not in answer:
            return []
        faults: list[Refusal] = []
        placed: list[tuple[int, list[str]]] = []
        rule = "YK-2.5" if due["setup"] else "YK-3.2"
        for part in answer.split(","):
            names = [word.lower() for word in re.split(r"[\s\-+]+", part.strip()) if word]
            value = next((int(word) for word in names if word.isdecimal()), 0 if due["setup"] else 1)
            girls = [word for word in names if not word.isdecimal()]
            faults += [
                Refusal("yurikure-notation-girl", "", {"text": girl, "allowed": data["girls"]})
                for girl in girls
                if girl not in data["girls"]
            ]
            if len(girls) != 2 or girls[0] == girls[1]:
                faults.append(Refusal("yurikure-sheet-part", rule, {"text": part.strip()}))
            placed.append((value, sorted(girls, key=lambda girl: (data["girls"] + [girl]).index(girl))))
        faults += self._sheet_faults(due, placed, rule)
        if faults:
            return faults
        texts: list[str] = []
        own = data["sheets"][data["viewer"]]
        if own is not None and own["draft"]:
            texts.append("clear")
        if due["setup"]:
            by_value = dict(placed)
            texts += [f"support {' '.join(by_value[value])}" for value in due["values"]]
        else:
            texts += [f"support {' '.join(girls)}" for points, girls in placed for _ in range(points)]
        return [*texts, "hand-in"]

    def _sheet_faults(self, due: DueView, placed: list[tuple[int, list[str]]], rule: str) -> list[Refusal]:
        faults: list[Refusal] = []
        values = sorted(value for value, _ in placed)
        if due["setup"] and values != sorted(due["values"]):
            faults.append(Refusal("yurikure-sheet-values", rule, {"given": values}))
        if not due["setup"] and sum(values) != len(due["values"]):
            facts: Facts = {"given": sum(values), "needed": len(due["values"])}
            faults.append(Refusal("yurikure-sheet-points", rule, facts))
        pairs = [tuple(girls) for _, girls in placed]
        if due["different"] and len(set(pairs)) < len(pairs):
            faults.append(Refusal("yurikure-sheet-same-pair", rule, {}))
        return faults

    # Pieces.

    def _girl(self, girl: str) -> Text:
        return Text(self.words.text(f"yurikure-girl-{girl}"), style=f"bold {_INK[girl]}")

    def _pair(self, pair: list[str]) -> Text:
        return Text.assemble(self._girl(pair[0]), " – ", self._girl(pair[1]))

    def _title(self, data: YurikureData) -> Text:
        key = "yurikure-board-title" if data["turn"] else "yurikure-board-before"
        return Text(self.words.text(key, {"turn": data["turn"], "turns": data["turns"]}), style="bold")

    def _control(self, data: YurikureData) -> Table:
        """The girls in action order, the one in question marked; every player's revealed control of her."""
        table = Table(box=None, padding=(0, 1), show_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(self.words.text("yurikure-board-order"))
        for seat, name in enumerate(self.names):
            waiting = data["due"] is not None and not data["handed_in"][seat]
            table.add_column(f"{name}{' …' if waiting else ''}", justify="right", no_wrap=True)
        own = data["sheets"][data["viewer"]] if data["viewer"] >= 0 else None
        if own is not None:
            table.add_column(self.words.text("yurikure-board-own"), justify="right")
            table.add_column(self.words.text("yurikure-board-hidden"), justify="right")
        table.add_column("")
        question = data["question"]
        for place, girl in enumerate(data["order"], 1):
            marks = ("▶" if girl == data["acting"] else " ") + (
                "?" if question and girl == question["girl"] else " "
            )
            revealed = [row[girl] for row in data["revealed"]]
            cells = [
                Text(str(value) if value else "·", "bold reverse" if value and value == max(revealed) else "")
                for value in revealed
            ]
            if own is not None:
                control = own["control"][girl]
                cells += [Text(str(control)), Text(str(control - revealed[data["viewer"]]), "dim")]
            traits = self.words.joined(
                [
                    self.words.text(f"yurikure-orientation-{name}")
                    for name in data["orientations"].get(girl, [])
                ]
            )
            table.add_row(
                Text(marks, "bold"), Text.assemble(f"{place} ", self._girl(girl)), *cells, Text(traits, "dim")
            )
        return table

    def _sheet(self, data: YurikureData, seat: int, sheet: SheetView) -> list[RenderableType]:
        line = Text(self.words.text("yurikure-board-sheet", {"seat": seat}, self.names) + "  ")
        for one in sorted(sheet["support"], key=lambda one: -one["setup"] - one["extra"]):
            points = str(one["setup"]) + (f"+{one['extra']}" if one["extra"] else "")
            line = Text.assemble(line, self._pair(one["pair"]), (f" {points}   ", "bold"))
        due = data["due"]
        if due is not None and seat == data["viewer"]:
            for value, pair in zip(due["values"], sheet["draft"], strict=False):
                line = Text.assemble(line, self._pair(pair), (f" {value}   ", "bold yellow"))
        return [line]

    def _action_text(self, data: YurikureData, action: str) -> Text:
        parts = self.parts(action)
        verb = parts["verb"]
        if verb in ("yes", "no") and data["question"] and data["question"]["kind"] == "vote":
            return Text(self.words.text(f"yurikure-choice-{'agree' if verb == 'yes' else 'disagree'}"))
        if verb in ("approach", "confess", "love", "warm", "nothing", "yes", "no"):
            return Text(self.phrase(action))
        return Text(self.words.text(f"yurikure-menu-{verb}", self._action_facts(data, parts)))

    def _action_facts(self, data: YurikureData, parts: YurikureParts) -> Facts:
        facts = _girl_facts(parts)
        own = data["sheets"][data["viewer"]]
        if parts["value"] is not None:
            control = own["control"][parts["girls"][0]] if own else 0
            facts.update({"value": parts["value"], "hidden": control - parts["value"]})
        if parts["verb"] == "support":
            due = data["due"]
            facts["value"] = due["values"][len(own["draft"])] if due and own else 0
        return facts


def _keys(parts: YurikureParts) -> list[str]:
    """The girls that an action names, for a sentence."""
    return [f"@yurikure-girl-{girl}" for girl in parts["girls"]]


def _girl_facts(parts: YurikureParts) -> Facts:
    girls = _keys(parts)
    if len(girls) == 2:
        return {"one": girls[0], "other": girls[1]}
    return {"girl": girls[0]} if girls else {}


BOARD = YurikureBoard
