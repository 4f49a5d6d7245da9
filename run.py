#!/usr/bin/env python3
"""Set Madoi up and run it. Needs Python 3.11 or newer and nothing else.

    python3 run.py              serve the tables, to be played in a browser (the same as `madoi serve`)
    python3 run.py test         run everything that must hold: style, types, tests, compiled and plain
    python3 run.py test ARGS    run some tests at once, from the sources: PATH, PATH::NAME, -k WORDS;
                                --compiled ARGS runs them on the compiled rules
    python3 run.py check        style, types, imports and the fast tests, within a minute
    python3 run.py dev          serve from the sources; server and page follow every change
    python3 run.py compile      compile the rules now instead of in the background
    python3 run.py wheel        build a wheel with the client and the compiled rules into dist
    python3 run.py first-start  measure both commands in fresh clones with an empty home
    python3 run.py bench        the benchmarks, as ratios in one run
    python3 run.py soak         the test kit over very many random games
    python3 run.py skills       duels of Lily until every skill of every card has been at work
    python3 run.py strength     how strong the bots are, how fast they think
    python3 run.py bluffers     Yuri-Kure's search against bots that bluff
    python3 run.py calibration  how often what a finished game's chart calls 10% happens
    python3 run.py load         the service with very many tables
    python3 run.py idle         the memory of tables where nothing happens, all their people connected
    python3 run.py first-load   how soon a first visitor sees a board, on a slow phone
    python3 run.py local-start  how soon a game starts on the player's device, without a network
    python3 run.py peers        what a decision costs, beside boardgame.io and a bare echo
    python3 run.py capacity     what 100,000 tables need, simulated
    python3 run.py workers      the service with one, two and four workers
    python3 run.py faults       the service, killed and cut off again and again
    python3 run.py fuzz         the service, given bad input
    python3 run.py week         a public server for a simulated week
    python3 run.py timing       whether a stopwatch tells forced answers from decisions
    python3 run.py taps         how soon the web client answers a tap on a phone
    python3 run.py web-pace     how long a person waits in Yuri-Kure
    python3 run.py findings     the pages of docs/findings, computed from many games of bots
    python3 run.py lesson-search  games that a lesson can be made of
    python3 run.py pace         how often Yuri-Kure asks a person, and how many steps a turn takes
    python3 run.py WORDS        the same as `madoi WORDS`: play, replay FILE, verify FILE, simulate, arena …;
                                each with --help. Words that begin with - are for serve.

The first start installs packages into .venv and builds the web client. If there is a C compiler, the rules
are then compiled in the background. Later starts do only what has changed. Deleting .venv and build loses
nothing.
"""

from __future__ import annotations

import sys

OLDEST = (3, 11)

if __name__ == "__main__":
    if sys.version_info < OLDEST:
        needed, here = ".".join(map(str, OLDEST)), sys.version.split()[0]
        sys.exit(f"Madoi needs Python {needed} or newer; this is {here}. Start run.py with a newer one.")
    from tools.commands import main

    sys.exit(main(sys.argv[1:], __doc__ or ""))
