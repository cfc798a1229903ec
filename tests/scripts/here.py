"""Finds mazelib above the tests, whatever else of that name may be installed."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
