"""The runtime of local tables: Pyodide, msgspec and our sources as bytecode, in `src/madoi/local/runtime`.

The service serves it under `/runtime`; a browser loads it when somebody plays on their own device.
"""

from __future__ import annotations

import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools import client_build
from tools.checkout import BUILD, ROOT, SRC, WEB, StepFailed, run_step, say, step
from tools.stamps import Stamp, files_below

OUT = SRC / "madoi" / "local" / "runtime"
WORK = BUILD / "runtime"
BYTECODE = Path(__file__).with_name("runtime_bytecode.py")
WARMING = Path(__file__).with_name("runtime_warming.py")
REQUIREMENTS = ROOT / "requirements" / "browser.txt"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON_VERSION = "314"
"""The platform and the Python of the Pyodide in web/package.json."""
PARTS = (
    r"(__init__|plugins|version)\.py",
    r"(core|games|bots|daily|local)/(?!testing/|runtime/).*\.(py|toml)",
    r"words/__init__\.py",
    r"server/(__init__|limits|tokens)\.py",
    r"server/(table|protocol)/.*\.py",
    r"server/workers/(__init__|analysis|calibration|hints|search)\.py",
)
"""What a local table needs of Madoi, as patterns of paths in the package."""
NOT_IN_PARTS = r"server/protocol/(openapi|typescript)\.py"
KNOWN_FACE = re.compile(r"^\S+-known =", re.MULTILINE)
"""Events that some viewers know more about. The table asks which there are; the page has all other words."""


def prepare() -> None:
    """Build the runtime, unless it is built from the sources as they are. Raises `StepFailed`."""
    if is_built():
        return
    client_build.install_packages()
    with step("Building the runtime of local tables"):
        build()
    _stamp().write()


def is_built() -> bool:
    """Whether the runtime is built from the sources as they are."""
    return _stamp().is_fresh() and (OUT / "manifest.json").exists()


def prepare_if_possible() -> None:
    """Build the runtime; without it everything else works."""
    try:
        prepare()
    except (StepFailed, OSError) as failed:
        say(f"Nobody can play on their own device without this server: {failed}")


def build() -> None:
    """Download the wheels, make our own, and compile them. Raises `StepFailed`."""
    WORK.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "download"]
    run_step(
        "Downloading Python packages for browsers",
        [
            *pip,
            *("--only-binary=:all:", "--no-deps", "--require-hashes", "-r", REQUIREMENTS, "-d", WORK),
            *("--platform", PLATFORM, "--python-version", PYTHON_VERSION),
            *("--implementation", "cp", "--abi", f"cp{PYTHON_VERSION}"),
        ],
    )
    wheels = [_downloaded("msgspec"), _downloaded("mypy_extensions"), make_wheel(WORK)]
    node = client_build.node_environment()
    run_step(
        "Compiling Python for browsers",
        [client_build.node_program(), "python/compile.mjs", OUT, BYTECODE, WARMING, *wheels],
        WEB,
        node,
    )


def _downloaded(name: str) -> Path:
    wanted = re.search(
        rf"^{name.replace('_', '-')}==(\S+)", REQUIREMENTS.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert wanted is not None
    [found] = WORK.glob(f"{name}-{wanted[1]}-*.whl")
    return found


def make_wheel(folder: Path) -> Path:
    """A wheel with the part of Madoi that a local table needs."""
    path = folder / "madoi-0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for source in sources():
            wheel.write(source, source.relative_to(SRC).as_posix())
        for name, text in _known_faces():
            wheel.writestr(f"madoi/words/en/{name}", text)
    return path


def sources() -> list[Path]:
    """The files of Madoi that a local table needs, besides words."""
    wanted, unwanted = re.compile("|".join(PARTS)), re.compile(NOT_IN_PARTS)
    package = SRC / "madoi"
    names = {path: path.relative_to(package).as_posix() for path in files_below(package, ".py", ".toml")}
    return [path for path, name in names.items() if wanted.fullmatch(name) and not unwanted.fullmatch(name)]


def _known_faces() -> Iterator[tuple[str, str]]:
    """The keys of events with more than one face, without their sentences."""
    for path in files_below(SRC / "madoi" / "words" / "en", ".ftl"):
        keys = KNOWN_FACE.findall(path.read_text(encoding="utf-8"))
        if keys:
            yield path.name, "".join(f"{key} x\n" for key in keys)


def _stamp() -> Stamp:
    scripts = [WEB / "python" / name for name in ("compile.mjs", "lean.mjs", "memory.mjs")]
    more = [REQUIREMENTS, WEB / "package-lock.json", *scripts, BYTECODE, WARMING, Path(__file__)]
    words = files_below(SRC / "madoi" / "words" / "en", ".ftl")
    return Stamp(BUILD / "runtime.stamp", [*sources(), *words, *more], [PLATFORM])


if __name__ == "__main__":
    prepare()
