"""The WebSocket endpoint: parsing, one connection, dispatch of commands, all connections of a process."""
