"""The wire protocol: every WebSocket message and every HTTP body, as types.

docs/protocol.md explains it. The OpenAPI description and the web client's types are generated from here.
A message is one JSON object, and ``type`` says which (`client_messages`, `server_messages`).
Sentences never travel: keys of the word catalogues and facts do.
"""

PROTOCOL = 1
"""Grows when an old client could not go on."""
