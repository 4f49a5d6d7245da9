"""The wire protocol: every WebSocket message and every HTTP body, as types (docs/protocol.md).

The OpenAPI description and the web client's types are generated from here.
Messages contain no sentences, only keys of the word catalogues and facts.
"""

PROTOCOL = 2
"""The version of the protocol. It grows when old clients would no longer work."""
