"""The learner's room: its table of contents names each of its files."""

import re
from pathlib import Path

import mazelib.learner

ROOM = Path(mazelib.learner.__file__).parent


def test_the_table_of_contents_names_each_file_once_and_no_other():
    files = [path.stem for path in ROOM.glob("*.py") if path.name != "__init__.py"]
    named = re.findall(r"^ {7}(\w+) +\S", mazelib.learner.__doc__, re.MULTILINE)
    assert sorted(named) == sorted(files)
