"""Work outside the event loop: search bots, analysis, records sent by strangers."""
