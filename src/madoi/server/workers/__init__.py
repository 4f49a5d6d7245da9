"""Work in other processes: search bots, analysis, untrusted records."""
