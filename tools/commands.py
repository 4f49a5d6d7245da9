"""The commands of `run.py`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

from tools import client_build, environment, rules_build, runtime_build
from tools.checkout import PYTHON, ROOT, StepFailed, run_step, say, step, variables

LONG_RUNS = {
    "first-start": "bench/first_start.py",
    "bench": "bench/playouts.py",
    "soak": "bench/soak.py",
    "skills": "bench/every_skill.py",
    "strength": "bench/strength.py",
    "bluffers": "bench/yurikure_bluffers.py",
    "calibration": "bench/calibration.py",
    "load": "bench/service_load.py",
    "idle": "-m bench.service_idle",
    "peers": "-m bench.service_peers",
    "capacity": "bench/service_capacity.py",
    "workers": "-m bench.service_workers",
    "faults": "bench/service_faults.py",
    "fuzz": "bench/service_fuzz.py",
    "week": "bench/simulated_week.py",
    "timing": "bench/timing_classifier.py",
    "abuse": "bench/service_abuse.py",
    "taps": "bench/web_taps.py",
    "first-load": "bench/web_first_load.py",
    "local-start": "bench/web_local_start.py",
    "pace": "bench/yurikure_pace.py",
    "web-pace": "bench/web_pace.py",
    "lesson-search": "tools/lesson_search.py",
    "findings": "-m bench.findings",
}
NEEDED_TO_COMPILE = ("run", "build")
"""mypyc reads the types of what the rules import, so it needs more than the compiler."""
INTERRUPTED = 130


def main(words: list[str], help_text: str) -> int:
    """Run a command; its exit status."""
    if words in (["-h"], ["--help"]):
        print(help_text)
        return 0
    if not words or (words[0].startswith("-") and words != ["--version"]):
        words = ["serve", *words]
    try:
        return _run(words[0], words[1:])
    except StepFailed as failed:
        print(f"run.py: {failed} Run the command again; what is done is kept.", file=sys.stderr)
        return 1
    except OSError as error:  # a full disk, a folder that may not be written
        where = f" ({error.filename})" if error.filename else ""
        print(
            f"run.py: {error.strerror or error}{where}. Run the command again; what is done is kept.",
            file=sys.stderr,
        )
        return 1
    except KeyboardInterrupt:
        print("\nrun.py: interrupted. Run the command again; what is done is kept.", file=sys.stderr)
        return INTERRUPTED


def _run(command: str, rest: list[str]) -> int:
    if command == "test":
        from tools.checks import test

        return test(rest)
    if command == "check":
        from tools.checks import check

        return check()
    if command == "dev":
        from tools.dev_server import develop

        return develop(rest)
    if command == "compile":
        return _compile("--background" in rest)
    if command == "wheel":
        return _wheel()
    if command == "first-start":
        return subprocess.run([sys.executable, LONG_RUNS[command], *rest], cwd=ROOT, check=False).returncode
    if command in LONG_RUNS:
        set_up("dev")
        compile_now()
        return call(PYTHON, *LONG_RUNS[command].split(), *rest, environment=compiled_environment())
    if command == "serve":
        set_up("run")
    else:
        environment.prepare("run")
    return _become_madoi(command, rest)


def set_up(purpose: str) -> None:
    """Packages and the web client, at the same time if the machine has Node. Raises `StepFailed`."""
    if client_build.is_built():
        environment.prepare(purpose)
        return
    if not client_build.has_node():
        environment.prepare(purpose)
        client_build.prepare()
        return
    failures: list[StepFailed | OSError] = []

    def build_client() -> None:
        try:
            client_build.prepare()
        except (StepFailed, OSError) as failed:
            failures.append(failed)

    building = threading.Thread(target=build_client)
    building.start()
    try:
        environment.prepare(purpose)
    finally:
        building.join()
    if failures:
        raise failures[0]


def compile_now() -> None:
    """Compile the rules, if they are not and there is a C compiler. Raises `StepFailed`."""
    if rules_build.has_compiler() and not rules_build.is_ready(rules_build.current()):
        environment.prepare(*NEEDED_TO_COMPILE)
        with step("Compiling the rules"):
            rules_build.compile_rules(os.cpu_count() or 1)


def compiled_environment() -> dict[str, str]:
    """Variables for a Madoi that uses the compiled rules, if there is a C compiler to make them with."""
    return {"MADOI_COMPILED": str(rules_build.current())} if rules_build.has_compiler() else {}


def _compile(background: bool) -> int:
    if background:
        rules_build.run_in_background()
        runtime_build.prepare_if_possible()
    if not rules_build.has_compiler():
        say("There is no C compiler with Python's headers: the rules run as plain Python.")
        return 1
    compile_now()
    say(f"The rules are compiled: {rules_build.current().relative_to(ROOT)}")
    return 0


def _wheel() -> int:
    """A wheel with the client and, where there is a C compiler, the compiled rules."""
    environment.prepare(*NEEDED_TO_COMPILE)
    with step("Building the wheel"):
        command = [
            PYTHON,
            "-m",
            "pip",
            "wheel",
            "-q",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            ROOT / "dist",
            ROOT,
        ]
        run_step("Building the wheel", command)
    for wheel in sorted((ROOT / "dist").glob("*.whl")):
        say(f"    {wheel.relative_to(ROOT)}")
    return 0


def _become_madoi(command: str, rest: list[str]) -> int:
    """Run Madoi in place of this script, so that Ctrl-C is Madoi's own to deal with."""
    words = [str(PYTHON), "-m", "madoi", command, *rest]
    environment = variables({"MADOI_COMMAND": f"python3 {sys.argv[0]}", **compiled_environment()})
    is_compiled = not rules_build.has_compiler() or rules_build.is_ready(rules_build.current())
    if command == "serve" and not (is_compiled and runtime_build.is_built()):
        if not is_compiled:
            say("Compiling the rules in the background; until then bots think more slowly.")
            say(f"Progress: {rules_build.LOG.relative_to(ROOT)}")
        rules_build.start_in_background()
    if os.name == "posix":
        os.execve(words[0], words, environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.run(words, env=environment, check=False).returncode


def call(*command: object, environment: dict[str, str] | None = None) -> int:
    """Run a command in the project's folder; its exit status."""
    words = [str(word) for word in command]
    return subprocess.run(words, env=variables(environment), cwd=ROOT, check=False).returncode
