"""What a decision costs: Madoi beside boardgame.io and a bare echo, with the same clients.

    python3 run.py peers --tables 50 --seconds 15

Four people sit at each table, all connected, and answer as soon as they are asked. Rows, each a fresh server:

1. *Madoi*: Yuri-Kure, everything durable in an SQLite file before it is acknowledged;
2. *boardgame.io* from npm, in memory and on files: a turn-based game whose state has the size of Madoi's
   tables, with a hidden hand for each player, so that the server makes four views as well. Madoi sends what
   has changed in a table, boardgame.io the whole state;
3. *echo*: a bare WebSocket server that sends as many messages of the same sizes.

The figure is processor time of the server for one decision, which a busy machine does not disturb much.
boardgame.io is installed into a temporary folder, or into --npm, and needs npm.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table

from bench.service_load import SEATS, Load, Measured, Server, echo, leave, play, some_at_once
from madoi.version import version_text

CONSOLE = Console()
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3")
NAMESPACE = "/peer"
SERVER = """
console.log = console.info = () => {};
const { Server, FlatFile } = require("boardgame.io/server");
const [size, folder] = [Number(process.argv[2]), process.argv[3]];
const peer = {
  name: "peer",
  setup: ({ ctx }) => ({
    board: Array.from({ length: Math.max(1, Math.floor((size - 900) / 18)) }, (_, n) => ({ card: n, at: 0 })),
    hands: Object.fromEntries(ctx.playOrder.map((id) => [id, [1, 2, 3, 4, 5, 6]])),
    points: ctx.playOrder.map(() => 0),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, card) => {
      G.board[card % G.board.length].at += 1;
      G.hands[playerID][card % 6] += 1;
      G.points[Number(playerID)] += 1;
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [peer], origins: [/.*/], ...(db ? { db } : {}) });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\\n`);
});
process.on("SIGTERM", () => process.exit(0));
"""


class Peer(WSListener):
    """A player of boardgame.io, by its protocol (socket.io 4): plays when the state says that it is
    their turn, and counts the time until the state with their move has come."""

    def __init__(self, load: Load, match: str, seat: int) -> None:
        self.load = load
        self.match = match
        self.seat = seat
        self.ready = asyncio.Event()
        self.sent = 0.0
        self.state: tuple[int, str] | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_ascii_text()
        if text == "2":
            transport.send(WSMsgType.TEXT, b"3")
        elif text.startswith("0"):
            transport.send(WSMsgType.TEXT, f"40{NAMESPACE},".encode())
        elif text.startswith("40"):
            self._emit("sync", self.match, str(self.seat), None, SEATS)
        elif text.startswith("42"):
            self._hear(text)

    def _hear(self, text: str) -> None:
        name, *given = json.loads(text[text.index(",") + 1 :])
        if name == "sync":
            state = given[1]["state"]
            self.ready.set()
        elif name == "update":
            state = given[1]
            self.load.updates += 1
            self.load.bytes += len(text)
            if self.sent:
                self.load.taken.append(time.perf_counter() - self.sent)
                self.sent = 0.0
        else:
            return
        self.state = (state["_stateID"], state["ctx"]["currentPlayer"])
        if not self.load.stopped:
            self.begin()

    def begin(self) -> None:
        """Play, if it is this player's turn."""
        if self.state is None or self.state[1] != str(self.seat):
            return
        self.sent = time.perf_counter()
        args = {"type": "play", "args": [self.load.random.randrange(60)], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": args}
        self._emit("update", action, self.state[0], self.match, str(self.seat))

    def _emit(self, *message: object) -> None:
        self.transport.send(WSMsgType.TEXT, f"42{NAMESPACE},{json.dumps(message)}".encode())


async def play_boardgame_io(
    folder: Path, files: str, size: int, tables: int, seconds: float, what: str
) -> Measured:
    program = folder / "server.cjs"
    program.write_text(SERVER, encoding="utf-8")
    server = Server(shutil.which("node") or "node", str(program), str(size), files)
    load = Load(0)
    load.stopped = True
    try:
        port = server.address.rpartition(":")[2]
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        players: list[Peer] = []
        with CONSOLE.status(what):

            async def come(number: int) -> None:
                for seat in range(SEATS):
                    player = Peer(load, f"match{number}", seat)
                    await ws_connect(lambda player=player: player, address)
                    await player.ready.wait()
                    players.append(player)

            await some_at_once(come, tables)
            load.stopped = False
            for player in players:
                player.begin()
            await asyncio.sleep(min(3.0, seconds / 4))
            load.clear()
            begun, used = time.perf_counter(), server.cpu()
            await asyncio.sleep(seconds)
            measured = Measured(load, time.perf_counter() - begun, len(load.taken))
            measured.cpu = (server.cpu() - used) / max(1, len(load.taken))
            load.stopped = True
            await leave(players)
        return measured
    finally:
        server.stop()


def install(folder: Path) -> None:
    """boardgame.io from npm, unless the folder has it."""
    if not (folder / "node_modules" / "node-persist").exists():
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--legacy-peer-deps"]
        subprocess.run([*command, "--prefix", str(folder), *PACKAGES], check=True)


async def measure(options: argparse.Namespace, folder: Path) -> None:
    tables, seconds = options.tables, options.seconds
    madoi = await play(options.game, tables, seconds, 0, "Madoi")
    size = round(madoi.table_bytes)
    in_memory = await play_boardgame_io(folder, "", size, tables, seconds, "boardgame.io")
    with tempfile.TemporaryDirectory() as files:
        on_files = await play_boardgame_io(folder, files, size, tables, seconds, "boardgame.io on files")
    bare = await echo(tables, seconds, madoi)
    rows = {
        "Madoi, durable in a file": madoi,
        "boardgame.io, in memory": in_memory,
        "boardgame.io, on files": on_files,
        "bare echo": bare,
    }
    table = Table(title=f"{options.game}, {tables} tables of {SEATS}; {version_text()}")
    for column in ("server", "CPU ms per decision", "to the echo", "decisions/s", "p50 ms", "kB per update"):
        table.add_column(column, justify="left" if column == "server" else "right")
    for name, one in rows.items():
        table.add_row(
            name,
            f"{one.cpu * 1000:.2f}",
            f"{one.cpu / bare.cpu:.1f}",
            f"{one.decisions:,.0f}",
            f"{one.p50 * 1000:.1f}",
            f"{one.update / 1000:.1f}" if one.update else "",
        )
    CONSOLE.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="yurikure")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--npm", type=Path, help="a folder to keep boardgame.io in")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.npm or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        install(folder)
        asyncio.run(measure(options, folder))
    return 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
