"""What may follow a hint's choice: the client says it in the words of the terminal, whatever is done in whatever game."""

from __future__ import annotations

import pytest

from madoi.core.capabilities import reference_data
from madoi.games import NAMES, find
from madoi.terminal.boards import board_for
from madoi.words import LANGUAGES, words
from support.node import catalogues, run_in_node

SAY = """
const { parts, printed } = given;
const said = {};
for (const [language, catalogue] of Object.entries(given.catalogues)) {
  globalThis.fetch = async () => new Response(catalogue);
  await client.words.setLanguage(language);
  said[language] = parts.map((one) => client.futureActionText(one, printed));
}
console.log(JSON.stringify(said));
"""


@pytest.mark.parametrize("name", NAMES)
def test_the_client_says_what_may_follow_as_the_terminal_does(name: str) -> None:
    game = find(name)
    settings = game.settings({}, game.seat_counts[-1])
    actions = game.vocabulary(settings)
    parts = [action.parts() for action in actions]
    printed = reference_data(game, settings)
    given = {"catalogues": catalogues(), "parts": parts, "printed": printed}
    said = run_in_node([f"games/{name}/action-text", "i18n/words.svelte"], SAY, given)
    for language in LANGUAGES:
        board = board_for(game, words(language), [], printed)
        assert said[language] == [board.later(action.text) for action in actions]
