"""Madoi: a table for three Japanese tabletop games."""

import os
import sys

__version__ = "0.1.0"

# In a checkout the compiled rules lie outside the sources (tools/rules_build.py), and the starter
# names their folder. While they are still being built, the sources themselves run.
_compiled = os.environ.get("MADOI_COMPILED", "")
if _compiled and os.path.exists(f"{_compiled}/ready"):
    __path__.insert(0, f"{_compiled}/madoi")
    sys.path.append(_compiled)  # for the shared libraries of the compiled modules
