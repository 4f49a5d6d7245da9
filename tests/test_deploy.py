"""What stands in deploy/ and docs/deploy.md can be done: options exist, files parse, names lead somewhere."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from madoi.cli import parser_for
from madoi.server.http.router import ENDPOINTS

TOP = Path(__file__).parents[1]
DEPLOY = TOP / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "madoi.service").read_text(encoding="utf-8")
EXAMPLE = (DEPLOY / "madoi.conf.example").read_text(encoding="utf-8")
PAGE = (TOP / "docs" / "deploy.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
ENTRYPOINT: list[str] = yaml.safe_load(re.findall(r"^ENTRYPOINT (.*)$", DOCKERFILE, re.MULTILINE)[0])


def interpolated(text: str) -> str:
    """The text with what Compose puts in for variables: their defaults, or a number."""
    return re.sub(r"\$\{\w+(?::([-?])([^}]*))?\}", lambda found: found[2] if found[1] == "-" else "1", text)


def served_with() -> dict[str, list[str]]:
    """The words behind ``serve`` in every way of running it that we describe."""
    start = re.findall(r"^ExecStart=\S+ serve (.*)$", UNIT, re.MULTILINE)[0]
    start = start.replace("${STATE_DIRECTORY}", "/var/lib/madoi")
    command = [interpolated(word) for word in COMPOSE["services"]["madoi"]["command"]]
    found = {"Dockerfile": ENTRYPOINT[2:], "compose.yaml": [*ENTRYPOINT[2:], *command]}
    options = re.findall(r'MADOI_OPTIONS=(.*?)"$', UNIT + EXAMPLE, re.MULTILINE)
    for number, given in enumerate(options):
        words = start.replace("$MADOI_OPTIONS", given.lstrip('"'))
        found[f"madoi.service with options {number}"] = shlex.split(words)
    for number, words in enumerate(
        re.findall(r"^(?:\S*madoi|docker run .* madoi) (--.*)$", PAGE, re.MULTILINE)
    ):
        found[f"docs/deploy.md {number}"] = shlex.split(words)
    return found


@pytest.mark.parametrize("where", list(served_with()))
def test_every_option_is_one_that_the_command_takes(where: str) -> None:
    words = ["serve", *served_with()[where]]
    options, unknown = parser_for(words).parse_known_args(words)
    assert unknown == []
    assert options.workers == 1 or (options.bus and options.database)


def test_options_named_in_comments_exist() -> None:
    named = set(re.findall(r"(?<![\w-])--[a-z-]+", EXAMPLE + UNIT))
    words = parser_for(["serve"]).parse_args(["serve"]).parser.format_help()
    assert {name for name in named if name not in words} == set()


def test_there_are_several_ways_to_serve() -> None:
    assert len(served_with()) >= 5


def test_a_container_is_healthy_when_it_can_serve() -> None:
    assert "8800/readyz" in DOCKERFILE
    assert "/readyz" in [endpoint.path for endpoint in ENDPOINTS]
    assert ENTRYPOINT[ENTRYPOINT.index("--port") + 1] == "8800"


def test_containers_do_not_run_as_root_and_name_images_by_short_names() -> None:
    stages = DOCKERFILE.split("FROM ")[1:]
    assert "USER madoi" in stages[-1]
    images = [stage.split()[0] for stage in stages]
    images += [service["image"] for service in COMPOSE["services"].values()]
    assert [image for image in images if "/" in image] == []


def test_what_the_image_copies_is_there_and_not_ignored() -> None:
    kept = {
        line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line[:1] == "!"
    }
    assert {name for name in kept if not (TOP / name).exists()} == set()
    named = re.findall(r"^COPY (?!--from|\. )(\S+)", DOCKERFILE, re.MULTILINE)
    assert named
    for name in named:
        assert (TOP / name).exists()
        assert name.split("/")[0] in kept


def test_compose_hangs_together() -> None:
    services = COMPOSE["services"]
    assert (
        DEPLOY / services["madoi"]["build"]["context"] / services["madoi"]["build"]["dockerfile"]
    ).is_file()
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file()
    command = " ".join(services["madoi"]["command"])
    for address in re.findall(r"//(?:\w+@)?(\w+)[:/]", command):
        assert address in services
    assert "reverse_proxy madoi:8800" in (DEPLOY / "Caddyfile").read_text()


def test_every_variable_of_compose_is_in_the_example() -> None:
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    example = (DEPLOY / "compose.env.example").read_text()
    assert used == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "madoi.service"
    unit.write_text(UNIT.replace("/opt/madoi/bin/madoi", "/bin/true"))  # which must be there
    checked = subprocess.run([tool, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
