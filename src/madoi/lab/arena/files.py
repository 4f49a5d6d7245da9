"""The results of a tournament as files: one page for people, tables (CSV) for programs.

The tables are the same in every language.
"""

from __future__ import annotations

from pathlib import Path

from madoi.lab import page
from madoi.lab.arena.journal import NAME, Journal
from madoi.lab.arena.summary import Summary
from madoi.lab.arena.tournament import Results
from madoi.lab.confidence_sequences import anytime_interval
from madoi.lab.files import unwritable, write_table
from madoi.lab.game_rows import Cell, GameRow, GamesTable, game_cells, run_cells, run_versions, write_parquet
from madoi.lab.text_tables import for_page
from madoi.words import Words


def write_files(summary: Summary, words: Words, folder: Path) -> Path:
    """Write the page and the tables over what is there of the same name; says where the page is. Without
    a whole deal there is only a heading. Raises `BadOption`."""
    path = folder / "report.html"
    try:
        path.write_text(_page(summary, words), encoding="utf-8")
        _write_tables(summary.results, folder)
    except OSError as error:
        raise unwritable(folder, error) from error
    return path


def _page(summary: Summary, words: Words) -> str:
    results = summary.results
    parts: list[str] = []
    if summary.mark():
        parts.append(page.marked(summary.mark(), results.partial))
    parts.append(page.facts_list(summary.heading()))
    if results.standings.deals:
        parts += map(page.marked, summary.failures())
        findings = [(finding.text, finding.draw()) for finding in summary.findings()]
        parts.append(page.section(words.text("lab-findings-title"), page.findings_list(findings)))
        parts.append(page.note(words.text("lab-arena-plot-history")))
        parts += map(for_page, summary.tables().values())
        parts.append(page.note(summary.note()))
    return page.page(words.language, summary.title(), parts)


def _write_tables(results: Results, folder: Path) -> None:
    plan, standings = results.plan, results.standings
    about: list[list[object]] = [
        *run_versions(plan.game),
        ["game", plan.game],
        ["bots", ",".join(plan.bots)],
        ["seats", plan.seats],
        ["mix", plan.mix],
        ["seed", plan.seed],
        ["deals", standings.deals],
        ["deals-planned", plan.deals],
        ["line-ups", len(plan.line_ups)],
        ["games", standings.games],
        ["games-planned", plan.all_games],
        ["partial", "yes" if results.partial else "no"],
        ["early", "yes" if results.early else "no"],
        ["shared-wins", standings.shared],
        ["undecided", standings.undecided],
    ]
    about += [[f"option-{name}", value] for name, value in plan.options.items()]
    write_table(folder / "run.csv", ["what", "value"], about)
    if not standings.deals:
        return
    _write_games(results, folder, {str(what): str(value) for what, value in about})
    write_table(
        folder / "ratings.csv",
        ["bot", "rating", "low", "high", "score", "points"],
        [
            [
                each.bot,
                each.rating,
                *each.interval,
                standings.score(each.bot),
                standings.points[each.bot].mean,
            ]
            for each in standings.ratings()
        ],
    )
    write_table(
        folder / "pairs.csv",
        ["bot", "other", "deals", "score", "low", "high", "better", "shown-after"],
        [
            [
                each.match.first,
                each.match.second,
                standings.deals,
                each.score(each.match.first),
                *each.interval(each.match.first),
                each.better,
                each.shown_after or "",
            ]
            for each in standings.pairings
        ],
    )
    if standings.alone:
        write_table(
            folder / "alone.csv",
            ["bot", "among", "deals", "share", "low", "high"],
            [
                [
                    *pair,
                    standings.deals,
                    histogram.sums().mean,
                    *anytime_interval(histogram.counts),
                ]
                for pair, histogram in standings.alone.items()
            ],
        )


def _write_games(results: Results, folder: Path, facts: dict[str, str]) -> None:
    """One row per game of the whole deals, from the journal."""
    plan = results.plan
    if not (folder / NAME).exists():  # results without games, such as those of another folder
        return
    shared = run_cells(plan.game, plan.options)
    with Journal(plan, folder) as journal:
        played = [journal.played[number] for number in range(results.standings.games)]
    table = GamesTable(folder)
    for game in played:
        row = GameRow(
            game.number,
            plan.bots_of(game.number),
            game.shares,
            game.points,
            game.winners,
            game.decisions,
            game.forfeits,
            {},
        )
        deal = plan.deal_of(game.number)
        places: dict[str, Cell] = {"deal": deal, "line-up": game.number % len(plan.line_ups) + 1}
        table.add([{**shared, **places, **game_cells(row, plan.seed_of(deal))}])
    table.close()
    write_parquet(folder, facts)
