"""The HTTP API. `router` lists all endpoints; each module has those of one subject.

To add a route: write a handler and its `Endpoint` in the module of its subject, with bodies from
`madoi.server.protocol`. A new module is added to the list in `router`.
"""
