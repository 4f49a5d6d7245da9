"""The local table: the pure table of the service (`madoi.server.table`) without a server, in a browser.

A web worker loads these modules with Pyodide (web/src/local). They need msgspec and the standard library, and
nothing of `madoi.server` that does I/O. The page sends the same messages as over a WebSocket, and the same
requests as over HTTP.
"""
