"""Scripts for pages with a service worker."""

from __future__ import annotations

WORKER = """async () => {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
}"""
"""Wait until the worker has everything and answers for the page."""
