"""Puts the folder of the script that Python runs last on the search path, when it is imported.

Python looks there first. A learner's copy.py or random.py beside the script would be found before
Python's own module of that name, and break every import of it.
"""

import sys
from os.path import dirname, realpath

#: What Python has in place of a script's name while it looks for the module after -m.
_A_MODULE = "-m"


def _put_scripts_folder_last() -> None:
    """Move the folder that Python put first, if it is still there.

    That is the folder of the script, or with -m the current folder.
    """
    started_in = "" if sys.argv[0] == _A_MODULE else dirname(sys.argv[0])
    if sys.path and realpath(sys.path[0]) == realpath(started_in):
        sys.path.append(sys.path.pop(0))


_put_scripts_folder_last()
