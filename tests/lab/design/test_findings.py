"""Sentences that claim what the figures show, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from madoi import games
from madoi.core.capabilities import Statistics
from madoi.core.event import Outcome
from madoi.lab.design.cell_text import StudyText, differing_parts
from madoi.lab.design.findings import MOST, Findings, find
from madoi.lab.design.page import study_page
from madoi.lab.design.pairs import PairsBuilder
from madoi.lab.design.study import Study
from madoi.lab.intervals import Estimate, Interval, share_interval
from madoi.lab.simulation import game_row
from madoi.words import LANGUAGES, words
from support.lab.studies import make, plan

TOP = Path(__file__).parents[3]


def spoken(study: Study, language: str = "en") -> Findings:
    return find(study, StudyText(words(language), study.plan))


def fair(seed: int, games: int = 200) -> Study:
    """Games in which nothing matters: a random seat wins, and what it did was drawn as well."""
    chance = Random(seed)
    made = plan(games=games, deals=0)
    builder = PairsBuilder(3, 1)
    for _ in range(games):
        winner = chance.randrange(3)
        shares = [float(seat == winner) for seat in range(3)]
        statistics: dict[str, float] = {}
        for place in range(3):
            statistics[f"order/{place + 1}/wins"] = shares[(chance.randrange(3) + place) % 3]
        for row in range(30):
            done = chance.randrange(3)
            statistics[f"cards/{row}/times"] = 1.0
            statistics[f"cards/{row}/won"] = shares[done]
        outcome = Outcome([1.0] * 3, shares, [winner])
        builder.add([game_row(0, ["greedy"] * 3, outcome, 30 + chance.randrange(5), statistics)])
    study = make(games=0, deals=0)
    return Study(made, builder.tally(), study.deals, 1.0)


def test_where_nothing_matters_nothing_is_claimed() -> None:
    """Without the correction for 33 comparisons most of these studies would claim something."""
    claims = 0
    naive = 0
    for seed in range(40):
        study = fair(seed)
        texts = [one.text for one in spoken(study).sentences]
        claims += any("these players" in text or "even share of" in text for text in texts)
        shares = [choice.total(1) / choice.total(0) for choice in study.pairs.sides[0].choices.values()]
        naive += any(not low <= 1 / 3 <= high for low, high in (share_interval(one, 200) for one in shares))
    assert naive > 20
    assert claims <= 5
    assert any("no advantage is shown" in text for text in texts)


def test_what_is_clear_is_said_with_its_certainty() -> None:
    found = spoken(make())
    texts = [one.text for one in found.sentences]
    assert len(texts) <= MOST
    juu = next(text for text in texts if "Juu" in text)
    value, low, high = (float(number) for number in re.findall(r"([\d.]+)%", juu)[:3])
    assert (value, high) == (100.0, 100.0)
    assert low < 91.2  # the end of the ordinary interval, in the table
    assert "Seat 3: 0.0% of the wins" in " ".join(texts)


def test_a_few_games_say_nothing() -> None:
    assert spoken(make(games=20)).sentences == []
    assert "too few games" in study_page(make(games=20), words("en"))


def test_a_change_says_what_differs() -> None:
    found = spoken(make({"twelve-points": "5"}))
    assert any("Seat 1, wins: 50.0% becomes 75.0%" in one.text for one in found.sentences)
    same = spoken(make({"twelve-points": "5"}, games=0))
    assert same.sentences == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_begins_with_sentences_and_pictures(language: str) -> None:
    for study in (make(), make({"twelve-points": "5"}), fair(1)):
        text = study_page(study, words(language))
        first = text.split("<section")[1]
        assert words(language).text("lab-findings-title") in first
        items = first.count("<li>")
        assert items == len(spoken(study, language).sentences) >= 1
        pictures = (
            first.count('class="picture"') + first.count('class="histogram"') + first.count('class="stacked"')
        )
        assert pictures == items


def test_tables_can_be_sorted() -> None:
    text = study_page(make(), words("en"))
    assert '<button type="button">wins</button>' in text
    assert re.search(r'<td data-v="0.5">50.0%', text)


def test_all_win_shares_have_one_scale() -> None:
    text = study_page(fair(2), words("en"))
    tables = text.split("<section")[2:]
    shares = [part for part in tables if ">win share" in part or ">wins<" in part]
    scales = {re.findall(r'class="track scale".*?</span>', part)[0] for part in shares}
    assert len(shares) >= 2
    assert len(scales) == 1


# ---- intervals that hold together


def test_more_comparisons_widen_an_interval() -> None:
    share = Estimate(0.4, Interval(0, 1), tries=500)
    assert share.simultaneous(1) == share_interval(0.4, 500)
    ends = [share.simultaneous(count) for count in (1, 10, 100)]
    assert ends[0].low > ends[1].low > ends[2].low
    mean = Estimate(2.0, Interval(0, 4), error=0.5)
    assert mean.simultaneous(20).high == pytest.approx(2 + 3.0233 * 0.5, abs=1e-3)


# ---- a long option


def test_of_a_long_option_only_what_differs_is_shown() -> None:
    """Both used to be cut to the same forty characters."""
    old = "kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; asagao 3=2oo 4=4oo"
    new = old.replace("4=8oo", "4=9oo").replace("3=3oo", "3=4oo")
    assert differing_parts(old, new) == ("kasane 4=8oo; juu 3=3oo", "kasane 4=9oo; juu 3=4oo")
    assert differing_parts(old, old.replace("; asagao 3=2oo 4=4oo", "")) == ("asagao 3=2oo 4=4oo", "–")
    assert differing_parts("no", "yes") == ("no", "yes")


# ---- the games' own colours


def colours(game: str, table: str, rows: list[str], seats: int) -> list[str]:
    found = games.find(game)
    statistics = found.capability(Statistics)
    assert statistics is not None
    return [statistics.row_colour(found.settings({}, seats), table, row) for row in rows]


def test_rows_have_the_colours_of_the_web_client() -> None:
    source = (TOP / "web/src/games/kasane/card-colours.ts").read_text(encoding="utf-8")
    paper = re.findall(r'"(#[0-9a-f]{6})"', source)
    assert colours("kasane", "cards", ["+1", *"123456789"], 3) == paper
    source = (TOP / "web/src/games/yurikure/girls.ts").read_text(encoding="utf-8")
    girls = dict(re.findall(r'(\w+): \{\s*colour: "(#[0-9a-f]{6})"', source))
    assert len(girls) == 9
    assert colours("yurikure", "girl", list(girls), 4) == list(girls.values())
    tints = (TOP / "web/src/games/lily/tints.css").read_text(encoding="utf-8")
    [blue] = re.findall(r"--lily-blue: light-dark\((#\w+)", tints)
    [black] = re.findall(r"--lily-black-ground: light-dark\((#\w+)", tints)
    [red] = re.findall(r"--lily-red: light-dark\((#\w+)", tints)
    shown = {colour for colour in colours("lily", "cards", _cards(), 2) if colour}
    assert shown <= {blue, black, red}
    assert len(shown) >= 2
    assert colours("kasane", "yaku", ["juu 2"], 3) == [""]


def _cards() -> list[str]:
    found = games.find("lily")
    settings = found.settings({}, 2)
    return list(settings.pool.number_of)  # type: ignore[attr-defined]


def test_the_page_shows_them() -> None:
    assert "#cc4420" not in study_page(make(), words("en"))
    text = study_page(fair(3), words("en"))
    assert 'style="background:#cc4420"' in text
