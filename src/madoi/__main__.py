"""``python -m madoi`` is ``madoi``."""

import sys

from madoi.cli import main

sys.exit(main())
