"""The wire: every message of the WebSocket protocol and every body of the HTTP interface, as types.

docs/protocol.md tells the story; the OpenAPI description and the client's types are made from here. A
message is one JSON object; ``type`` says which (`heard`, `told`). Sentences never travel: keys of the word
catalogues and facts do.
"""

PROTOCOL = 1
"""Grows when an old client could not go on."""
