"""WebSocket, middleware, rate limits and static files."""
