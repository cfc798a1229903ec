"""Puts the folders where learners save files last on Python's search path.

Python looks first in the folder of the script that it runs. It would find a learner's copy.py or
random.py there before its own module of that name, and every import of that module would break. The
same goes for the folder above mazelib, which lessons/here.py puts first.
"""

import sys
from os.path import dirname, realpath

#: What Python has in place of a script's name while it looks for the module after -m.
_A_MODULE = "-m"


def put_learners_folders_last() -> None:
    """Move the folder of the script (with -m, the current one) and the folder above mazelib."""
    of_script = realpath("" if sys.argv[0] == _A_MODULE else dirname(sys.argv[0]))
    above_mazelib = dirname(dirname(realpath(__file__)))
    for folder in (above_mazelib, of_script):
        if sys.path and realpath(sys.path[0]) == folder:
            sys.path.append(sys.path.pop(0))
