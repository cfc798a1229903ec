"""Finds mazelib in the folder above this one, whatever else of that name is installed.

In a folder of your own, made by `maze-lessons start`, it finds the mazelib installed with it. The
file .python there says for which Python that is: any other one hands over to it.

After that, Python looks in the lessons' folder last of all. So you can call a file copy.py or
random.py, and it doesn't get in the way of Python's own.
"""

import sys
from os.path import abspath, dirname, isdir, isfile, join

OLDEST_PYTHON = (3, 10)
if sys.version_info < OLDEST_PYTHON:
    sys.exit(
        "The maze lessons need Python 3.10 or later, and this is {}.{} ({}).\n"
        "Get a newer one from python.org. If you have one already, type its name, "
        "such as python3.12, instead of python3.".format(*sys.version_info[:2], sys.executable)
    )

LESSONS = dirname(abspath(__file__))
ABOVE = dirname(LESSONS)

others = [folder for folder in sys.path if abspath(folder) != LESSONS]
sys.path[:] = [*others, LESSONS]
if isdir(join(ABOVE, "mazelib")):
    sys.path.insert(0, ABOVE)
else:
    try:
        import maze_lessons  # It puts the installed mazelib first.
    except ModuleNotFoundError:
        python = ""
        if isfile(join(LESSONS, ".python")):
            with open(join(LESSONS, ".python"), encoding="utf-8") as file:
                python = file.read()
        if isfile(python) and python != sys.executable:
            from subprocess import call

            sys.exit(call([python, *sys.argv]))
        sys.exit(f"The maze lessons are not installed for this Python: {sys.executable}")
