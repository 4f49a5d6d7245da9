"""A battle of Lily in a terminal: fighters, cards and the breakdown of their power."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from madoi.core.refusal import Facts
from madoi.games.lily.data_types import Area, BattleView, CharacterView, LilyData, PowerParts
from madoi.terminal.boards.lily_cards import LEADER, Cards
from madoi.terminal.wrapping import flow
from madoi.words import Words

_STEPS = ["declared", "starts", "support", "counter", "sp", "sums", "critical", "block", "compare", "end"]


class BattlePanel:
    """Draws the battle that a view shows, step by step."""

    def __init__(self, words: Words, names: list[str], cards: Cards) -> None:
        self.words = words
        self.names = names
        self.cards = cards

    def draw(self, data: LilyData, width: int) -> list[RenderableType]:
        """Who fights, with what, step by step; the numbers add up."""
        battle = data["battle"]
        if battle is None or battle["attacker"] is None or data["result"] is not None:
            return []
        word = self.words.text
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="dim")
        table.add_column(overflow="fold")
        table.add_row(word("lily-board-attack"), self._attack(data, battle))
        for number in range(len(battle["targets"])):
            table.add_row(word("lily-board-defence"), self._defence(data, battle, number))
        return [self._steps(battle, width), table]

    def part(self, data: LilyData, seat: int, area: Area) -> str:
        """What a character does in the battle; empty: nothing."""
        battle = data["battle"]
        if battle is None or data["result"] is not None:
            return ""
        if seat == battle["side"]:
            return self.words.text("lily-board-attacks") if area == battle["area"] else ""
        if area not in battle["targets"]:
            return ""
        return self.words.text("lily-board-blocked" if area in battle["blocked"] else "lily-board-attacked")

    def draw_compact(self, data: LilyData, width: int) -> list[RenderableType]:
        """The same in a line for the step and one for each fighter."""
        battle = data["battle"]
        if battle is None or battle["attacker"] is None or data["result"] is not None:
            return []
        word = self.words.text
        kind, step = f"lily-board-battle-{battle['counter'] or 'plain'}", f"lily-board-step-{battle['step']}"
        lines = [Text.assemble((f"{word(kind)} › ", "bold"), (f"[{word(step)}]", "bold reverse"))]
        fighters = [self._attack(data, battle)]
        fighters += [self._defence(data, battle, number) for number in range(len(battle["targets"]))]
        for fighter in fighters:
            line = Text(" · ").join(fighter.split("\n"))
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return [*lines]

    def _steps(self, battle: BattleView, width: int) -> Text:
        """All steps in their order, the present one marked."""
        kind = f"lily-board-battle-{battle['counter'] or 'plain'}"
        steps = [
            Text(f"[{self.words.text(f'lily-board-step-{step}')}]", "bold reverse")
            if step == battle["step"]
            else Text(self.words.text(f"lily-board-step-{step}"), "dim")
            for step in _STEPS
        ]
        gap = " › "
        if sum(step.cell_len + len(gap) for step in steps) - len(gap) > width:
            gap = "›"
        return Text.assemble((self.words.text(kind), "bold"), "\n", flow(steps, width, gap))

    def _attack(self, data: LilyData, battle: BattleView) -> Text:
        attacker = battle["attacker"]
        assert attacker is not None
        seat = battle["side"]
        stands = data["players"][seat]["field"][battle["area"]] if battle["area"] else None
        sum_ = self._sum(battle, seat, battle["attack_parts"], battle["attack"])
        leader = stands is not None and stands["leader"]
        who = self._fighter(seat, attacker, leader, battle["area"])
        extra = f"  {self.words.text('lily-term-critical')}" if battle["critical"] else ""
        return Text.assemble(who, (extra, "bold"), "\n", sum_)

    def _defence(self, data: LilyData, battle: BattleView, number: int) -> Text:
        """One of the attacked, with what becomes of her: what would, before the sums are compared, what has
        after that."""
        seat = 1 - battle["side"]
        area, total = battle["targets"][number], battle["defence"][number]
        stands = data["players"][seat]["field"][area]
        assert stands is not None
        sum_ = self._sum(battle, seat, battle["defence_parts"][number], total)
        text = Text.assemble(self._fighter(seat, stands["card"], stands["leader"], area), "\n", sum_)
        choice = data["choice"]
        if choice and choice["kind"] == "block" and {"seat": seat, "area": area} in choice["characters"]:
            text.append(f"  ← {self.words.text('lily-term-block')}?", "bold")
        if self._revealed(battle):
            facts: Facts = {"attack": battle["attack"], "defence": total}
            text.append(f"\n{self.words.text(self._verdict(battle, number, stands), facts)}", "bold")
        return text

    def _verdict(self, battle: BattleView, number: int, stands: CharacterView) -> str:
        area = battle["targets"][number]
        if battle["step"] in ("compare", "end"):
            return "lily-board-beaten" if area in battle["beaten"] else "lily-board-held"
        if area in battle["blocked"]:
            return "lily-board-is-blocked"
        if "no-defeat" in stands["granted"]:
            return "lily-board-no-defeat"
        beats = battle["attack"] >= battle["defence"][number]
        return "lily-board-beats" if beats else "lily-board-holds"

    def _fighter(self, seat: int, id: str, leader: bool, area: str | None) -> Text:
        where = self.words.text(f"lily-area-{area}") if area else self.words.text("lily-board-off-field")
        star = (f"{LEADER} " if leader else "", "bold yellow")
        return Text.assemble(f"{self.names[seat]}: ", star, self.cards.label(id), f" ({where})")

    def _revealed(self, battle: BattleView) -> bool:
        return _STEPS.index(battle["step"]) > _STEPS.index("support") or any(battle["supports"])

    def _sum(self, battle: BattleView, seat: int, parts: PowerParts, total: int) -> Text:
        """``power 60 × 2 + support 20 (Mio) + 10 (skills) = 150``."""
        word = self.words.text
        text = Text(f"{word('lily-term-power')} {parts['power']}")
        if parts["times"] > 1:
            text.append(f" × {parts['times']}")
        support = battle["supports"][seat]
        if support is not None:
            text.append(f" + {word('lily-term-support')} {parts['support']} (")
            text.append_text(self.cards.label(support))
            text.append(f", {word('lily-board-fails')})" if parts["failed"] else ")")
        elif self._revealed(battle):
            text.append(f" + {word('lily-term-support')} 0")
        else:
            text.append(f" + {word('lily-term-support')} ?")
        more = parts["more"]
        if more:
            text.append(f" {'+' if more > 0 else '−'} {abs(more)} ({word('lily-board-by-skills')})")
        if support is not None or self._revealed(battle):
            text.append(f" = {total}", "bold")
        return text
