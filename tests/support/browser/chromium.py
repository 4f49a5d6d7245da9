"""The browsers of these tests: Chromium's headless shell, Chromium itself, and fonts for Madoi's languages.

    python tests/support/browser/chromium.py    makes sure that they are there

The shell needs a quarter less of the processor; Chromium itself is for what the shell does not do. On Debian and its
kin they are installed where that is allowed (as root); elsewhere one sentence says what is missing. MADOI_CHROMIUM
names a Chromium or Chrome for everything.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES = {
    "chromium chromium-headless-shell": "Chromium with its headless shell",
    "fontconfig fonts-noto-cjk": "fonts for Japanese and Traditional Chinese",
}
"""Debian's packages, and what they bring."""


def shell() -> str:
    """The path of the lightest browser there is, or nothing."""
    return _first(os.environ.get("MADOI_CHROMIUM", ""), *SHELLS, *BROWSERS)


def whole() -> str:
    """The path of a browser that does everything, or nothing."""
    return _first(os.environ.get("MADOI_CHROMIUM", ""), *BROWSERS)


def _first(*names: str) -> str:
    return next((path for name in names if name and (path := shutil.which(name))), "")


def has_fonts() -> bool:
    """Whether there are letters for all three languages; measures of text mean nothing without."""
    listing = shutil.which("fc-list")
    return listing is not None and all(
        subprocess.run([listing, f":lang={tag}"], capture_output=True, check=False).stdout.strip()
        for tag in ("ja", "zh-tw", "en")
    )


def missing() -> list[str]:
    """The Debian packages that bring what is not there."""
    return [
        name for name, there in zip(PACKAGES, (whole() and shell(), has_fonts()), strict=True) if not there
    ]


def what_to_install(packages: list[str]) -> str:
    what = " and ".join(PACKAGES[name] for name in packages)
    debian = " ".join(packages)
    return (
        f"The tests in a browser need {what}: install the Debian packages {debian} (apt-get install {debian}),"
        " or their like; MADOI_CHROMIUM may name the browser's program."
    )


def install(packages: list[str]) -> None:
    """Where we may; whether it helped shows afterwards."""
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0:
        return
    print(f"installing {' '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    wanted = " ".join(packages).split()
    for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *wanted]):
        subprocess.run([apt, *words], env=environment, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    packages = missing()
    if not _first(*SHELLS) and "chromium chromium-headless-shell" not in packages:
        packages.append("chromium-headless-shell")  # quicker, but the tests pass without it
    if packages:
        install(packages)
    if packages := missing():
        print(what_to_install(packages))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
