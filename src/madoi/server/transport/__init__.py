"""WebSocket endpoint, uvicorn protocol classes, security middleware and static files."""
