"""The metrics port: Prometheus metrics of one process, at an address of their own for the operator.

Counters move with hidden events, such as a premove or a forced answer. So visitors never see them: the public
address has no metrics.
"""

from __future__ import annotations

import socket
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from madoi.server import limits
from madoi.server.runtime.metrics import REGISTRY

PATH = "/metrics"


class MetricsServer(ThreadingHTTPServer):
    """Answers requests for metrics at this socket, in threads of its own, so that a busy service answers
    too."""

    daemon_threads = True

    def __init__(self, listening: socket.socket) -> None:
        super().__init__(listening.getsockname()[:2], _Handler, bind_and_activate=False)
        self.socket.close()
        self.socket = listening

    def start(self) -> None:
        """Answer until the process ends, or until `shutdown` is called."""
        threading.Thread(target=self.serve_forever, name="metrics", daemon=True).start()


class _Handler(BaseHTTPRequestHandler):
    timeout = limits.METRICS_REQUEST_SECONDS

    def do_GET(self) -> None:
        if self.path != PATH:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        body = generate_latest(REGISTRY)
        self.send_response(HTTPStatus.OK)
        self.send_header("content-type", CONTENT_TYPE_LATEST)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def version_string(self) -> str:
        return "madoi"

    def log_message(self, *_: object) -> None:
        """Log nothing: the log is for failures of the service."""
