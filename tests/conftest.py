"""What all tests share: no test opens a window on the screen of whoever runs it."""

import os
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
# Also where PyPI's unrelated package of the same import name is installed, ours is tested.
sys.path.insert(0, str(PROJECT))

if "HEYA_REAL_WINDOW" not in os.environ:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
