"""The text of table cells, the same for every form of the report."""

from __future__ import annotations

from collections import Counter

from madoi import games
from madoi.core.refusal import Facts
from madoi.lab.design.figure_tables import Comparison, Statistic
from madoi.lab.design.plan import DesignPlan
from madoi.lab.design.study import Study
from madoi.lab.forfeits import forfeit_sentences
from madoi.lab.intervals import Interval
from madoi.lab.labels import labels_of
from madoi.lab.report import changed_options, rate, spread_text
from madoi.lab.simulation import line_up_text
from madoi.lab.tally import Histogram
from madoi.words import Words

_LONGEST_VALUE = 40
_LONGEST_DIFFERENCE = 300
MINUS = "\u2212"


class StudyText:
    """One study in one language."""

    def __init__(self, words: Words, plan: DesignPlan) -> None:
        self.words = words
        self.plan = plan
        self.labels = labels_of(plan.base, words)
        self.changed_labels = labels_of(plan.sides[-1], words)

    def text(self, key: str, **facts: object) -> str:
        return self.words.text(key, facts)

    def row(self, comparison: Comparison) -> str:
        return self.changed_labels.row(comparison.table, comparison.row)

    def measure(self, comparison: Comparison) -> str:
        return self.labels.measure(comparison.table, comparison.measure)

    def side_names(self) -> list[str]:
        if len(self.plan.sides) == 1:
            return [self.text("lab-design-column-before")]
        return [self.text("lab-design-column-before"), self.text("lab-design-column-after")]

    def decisive(self, row: str) -> str:
        """A line about chance and skill."""
        facts: Facts = {"better": self.plan.better, "weaker": self.plan.weaker}
        facts |= {"others": self.plan.seats - 1, "even": _percent(1 / self.plan.seats)}
        named = {"better": "lab-design-better", "again": "lab-design-again"}
        return self.words.text(named[row], facts) if row in named else self.text(f"lab-design-part-{row}")

    # Figures.

    def value(self, statistic: Statistic | None) -> str:
        if statistic is None:
            return "–"
        return (
            _percent(statistic.value) if statistic.percent else f"{statistic.value:.2f}".replace("-", MINUS)
        )

    def with_interval(self, statistic: Statistic | None) -> str:
        """A statistic with a ±; with both ends where they lie unequally far, as those of shares do."""
        if statistic is None or not statistic.interval.known:
            return self.value(statistic)
        if not statistic.percent:
            return f"{self.value(statistic)} ±{statistic.interval.half_width(statistic.value):.2f}"
        low, high = (_percent(end) for end in statistic.interval)
        return self.text("lab-design-range", value=self.value(statistic), low=low, high=high)

    def difference(self, statistic: Statistic | None) -> str:
        """How much more, with both ends; where that cannot be said, only how much."""
        if statistic is None:
            return "–"
        value = _signed(statistic.value, statistic.percent)
        if not statistic.interval.known:
            return value
        low, high = (_signed(end, statistic.percent) for end in statistic.interval)
        return self.text("lab-design-range", value=value, low=low, high=high)

    def percent(self, share: float) -> str:
        return _percent(share)

    def ends(self, interval: Interval, percent: bool) -> tuple[str, str]:
        """Both ends of an interval as text; of a share without needless signs."""
        low, high = (_percent(end) if percent else f"{end:.2f}".replace("-", MINUS) for end in interval)
        return low, high

    def spread(self, histogram: Histogram) -> str:
        return spread_text(histogram, self.words)

    # What was played.

    def failures(self, study: Study) -> list[str]:
        """A sentence for each bot that lost games because it failed."""
        forfeits = sum((side.forfeits for side in study.pairs.sides), Counter[tuple[str, str, str]]())
        return forfeit_sentences(self.words, forfeits, len(study.pairs.sides) * study.pairs.games)

    def heading(self, study: Study) -> list[tuple[str, str]]:
        """What it is about, line by line; empty lines are left out."""
        plan, base = self.plan, self.plan.base
        bots = line_up_text(base.bots)
        deals: Facts = {"deals": study.deals.games, "games": plan.games_a_deal}
        duel: Facts = {**deals, "better": plan.better, "weaker": plan.weaker}
        time: Facts = {"seconds": round(study.seconds, 1), "rate": rate(study.played, study.seconds)}
        lines = [
            ("lab-head-game", self.labels.game()),
            ("lab-head-games", self.text("lab-games", games=study.pairs.games)),
            ("lab-head-line-up", self.text("lab-rotating", line_up=bots) if base.rotate else bots),
            ("lab-design-head-deals", self.words.text("lab-design-deals", duel) if plan.deals else ""),
            ("lab-head-options", self.words.joined(changed_options(base.game, base.options))),
            ("lab-head-seed", base.seed),
            ("lab-head-time", self.words.text("lab-time", time)),
        ]
        return [(self.words.text(key), value) for key, value in lines if value]

    def partial(self, study: Study) -> str:
        """Empty if everything was played."""
        if not study.partial:
            return ""
        facts: Facts = {"games": study.played, "planned": self.plan.all_games}
        return self.words.text("lab-partial", facts)

    def changes(self) -> list[tuple[str, str, str]]:
        """What is changed, with its rule: what, before, after."""
        if len(self.plan.sides) == 1:
            return []
        game = games.find(self.plan.base.game)
        before, after = (game.settings(side.options, side.seats) for side in self.plan.sides)
        found: list[tuple[str, str, str]] = []
        for option in game.options:
            old, new = (side.options.get(option.name, option.default) for side in (before, after))
            if old != new:
                name = f"{self.words.rule_title(option.rule)} ({option.name}) [{option.rule}]"
                found.append((name, *differing_parts(old, new)))
        for number in game.parameters:
            low, high = before.parameters[number.name], after.parameters[number.name]
            if low != high:
                name = f"{self.labels.parameter(number.name)} ({number.name}) [{number.rule}]"
                found.append((name, str(low), str(high)))
        return found


def _percent(share: float) -> str:
    digits = f"{100 * share:.1f}"
    return f"{0.0 if not float(digits) else digits}%".replace("-", MINUS)


def _signed(value: float, percent: bool) -> str:
    digits = f"{100 * value:+.1f}" if percent else f"{value:+.2f}"
    return (digits if float(digits) else digits[1:]).replace("-", MINUS)


def differing_parts(old: str, new: str) -> tuple[str, str]:
    """Two values of an option; of long texts only the parts that differ, each with the word that heads it."""
    if max(len(old), len(new)) <= _LONGEST_VALUE:
        return old, new
    separator = next((sign for sign in ("\n", "; ", ",") if sign in old + new), " ")
    before, after = old.split(separator), new.split(separator)
    gone = [part for part in before if part not in after]
    come = [part for part in after if part not in before]
    heads = {part.split(" ")[0]: part for part in come}
    shown_old: list[str] = []
    shown_new: list[str] = []
    for part in gone:
        head, *cells = part.split(" ")
        other = heads.pop(head, "")
        if other:
            others = other.split(" ")[1:]
            shown_old.append(" ".join([head, *(cell for cell in cells if cell not in others)]))
            shown_new.append(" ".join([head, *(cell for cell in others if cell not in cells)]))
        else:
            shown_old.append(part)
    shown_new += [part for part in come if part in heads.values()]
    return _short("; ".join(shown_old)) or "–", _short("; ".join(shown_new)) or "–"


def _short(value: str) -> str:
    return value if len(value) <= _LONGEST_DIFFERENCE else value[: _LONGEST_DIFFERENCE - 1] + "…"
