"""``maze-lessons``, or ``python -m mazelib``: the door, a lesson, a script, or a command.

    maze-lessons                  the door to all lessons
    maze-lessons 4 --map loop     lesson 4, with its options
    maze-lessons mine.py          a script of one's own, with its options
    maze-lessons make dig         a command: see mazelib/commands/
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from mazelib.command_line.terminal import answered, tell
from mazelib.commands import run_command
from mazelib.maps.course import COURSE, IS_INSTALLED
from mazelib.open_door import open_door
from mazelib.run_lesson import run_lesson
from mazelib.text.sentences import _

#: The folder of the lessons.
LESSONS = COURSE / "lessons"


def run_program(arguments: Sequence[str] | None = None, *, lessons: Path = LESSONS) -> int:
    """Do what the arguments say, and return the exit status.

    None stands for the arguments that Python was started with. ``lessons`` is their folder.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words:
        return open_door(lessons)
    if words[0].isdecimal():
        return answered(lambda: _run_numbered(lessons, int(words[0]), words[1:]))
    if words[0].endswith(".py"):
        return run_lesson(_found(Path(words[0]), lessons), words[1:])
    return run_command(words)


def _found(script: Path, lessons: Path) -> Path:
    """The script itself, or the one of this name among the lessons if there is none here."""
    if not script.exists() and (lessons / script).exists():
        return lessons / script
    return script


def _run_numbered(lessons: Path, number: int, options: Sequence[str]) -> int:
    """Run the lesson of a number. ValueError: there is none."""
    for script in lessons.glob(f"{number:02}_*.py"):
        if IS_INSTALLED:
            tell(_("To change this lesson, make your own folder: maze-lessons start"))
        return run_lesson(script, options)
    sentence = _("There's no lesson {number} in {folder}.")
    raise ValueError(sentence.format(number=number, folder=lessons))
