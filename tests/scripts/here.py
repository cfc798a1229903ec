"""Finds mazelib above the tests, whatever else of that name may be installed.

Python then looks into the folder of the lessons last of all. So a file of yours may be called
copy.py or random.py: it does not get in the way of Python's own.
"""

import sys
from os.path import abspath, dirname

LESSONS = dirname(abspath(__file__))
ABOVE = dirname(dirname(LESSONS))

others = [folder for folder in sys.path if abspath(folder) != LESSONS]
sys.path[:] = [ABOVE, *others, LESSONS]
