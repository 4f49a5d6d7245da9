"""The pictures of links for chat programs: a scene of play beside the name of the site, 1200 by 630 pixels.

    python bench/preview_pictures.py               writes web/public/preview-*.png
    python bench/preview_pictures.py --out DIR     writes them somewhere else, to compare

Needs a built web client, Chromium and Pillow (which comes with matplotlib). Run it again after a scene has
changed, and look at the pictures before you commit. They have no words but the name, so one does for all
languages.
"""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.browser import chromium
from support.browser.boards import BOARDS
from support.browser.launching import FLAGS
from support.browser.measuring import visited_service

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
WIDTH_PX, HEIGHT_PX = 1200, 630
COLOURS = 256
"""A palette keeps a picture near 100 kB; some chat programs skip larger ones."""
STYLE = """
#picture { position: fixed; inset: 0; z-index: 999; display: grid; background: var(--paper); }
#picture .scenes { display: grid; grid-auto-flow: column; }
#picture .scenes > * { overflow: hidden; }
#picture .name { display: flex; align-items: center; justify-content: center; font-family: var(--serif); }
#picture.one { grid-template-columns: 840px 1fr; }
#picture.one .name { flex-direction: column; gap: 28px; font-size: 50px; border-left: 6px solid var(--red); }
#picture.one .name img { width: 150px; }
#picture.all { grid-template-rows: 1fr auto; padding: 0 24px 60px; }
#picture.all .scenes { grid-template-columns: repeat(3, 1fr); gap: 24px; }
#picture.all .scenes > * { border-radius: 18px; }
#picture.all .name { gap: 36px; font-size: 84px; }
#picture.all .name img { width: 130px; }
"""
COMPOSE = """([games, kind]) => {
  const name = document.createElement("div");
  name.className = "name";
  name.innerHTML = '<img src="/madoi.svg" alt=""><span>Madoi 円居</span>';
  const scenes = document.createElement("div");
  scenes.className = "scenes";
  for (const game of games) scenes.append(document.querySelector(`.games > [data-game=${game}] .scene`));
  const picture = document.createElement("div");
  picture.id = "picture";
  picture.className = kind;
  picture.append(...(kind === "one" ? [scenes, name] : [name, scenes]));
  document.body.append(picture);
}"""


def draw(page: Page, address: str, games: list[str]) -> Image.Image:
    """The scenes of these games as they are on the home page, without motion."""
    page.goto(address)
    for game in games:
        page.locator(f".games > [data-game={game}]").scroll_into_view_if_needed()
        page.locator(f".games > [data-game={game}] .box > .scene").wait_for()
    page.add_style_tag(content=STYLE)
    page.evaluate(COMPOSE, [games, "one" if len(games) == 1 else "all"])
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    drawn = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
    return drawn.convert("RGB").quantize(COLOURS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--out", type=Path, default=PUBLIC, help="where to write (default: web/public)")
    folder: Path = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    with visited_service() as (address, chromium_type):
        browser = chromium_type.launch(executable_path=chromium.shell(), args=FLAGS)
        context = browser.new_context(
            viewport={"width": WIDTH_PX, "height": HEIGHT_PX},
            locale="ja",
            color_scheme="light",
            reduced_motion="reduce",
            bypass_csp=True,  # for the style of the picture
        )
        page = context.new_page()
        for name, games in {"madoi": list(BOARDS), **{game: [game] for game in BOARDS}}.items():
            path = folder / f"preview-{name}.png"
            draw(page, address, games).save(path, optimize=True)
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main()
