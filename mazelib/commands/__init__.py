"""The commands of ``python -m mazelib``, or ``maze-lessons``, one file each.

A new command is a file here, named after the command: its COMMAND is a subclass of Command. No
other file changes, since every file in this folder is found.

Without a command, the door to the lessons opens; a number opens the lesson of this number.
"""

import sys
from collections.abc import Sequence

from mazelib.command_line.parser import Parser, options_from
from mazelib.command_line.terminal import answered
from mazelib.commands.shared.command import Command
from mazelib.lesson import open_door, run_lesson
from mazelib.maps.course import COURSE
from mazelib.text.sentences import _
from mazelib.values.plugins import Plugins
from mazelib.version import VERSION

#: The folder of the lessons.
LESSONS = COURSE / "lessons"

PLUGINS = Plugins(__name__, "COMMAND", Command)
#: All commands by their names.
COMMANDS = {name: PLUGINS.class_named(name) for name in PLUGINS.names()}


def run_command(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, and return the exit status.

    None stands for the arguments that Python was started with.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words:
        return open_door(LESSONS)
    if words[0].isdecimal():
        return answered(lambda: _run_lesson(int(words[0]), words[1:]))
    description = _(
        "Teach mazes. Without a command, the door to the lessons opens; a number opens a lesson."
    )
    parser = Parser("maze-lessons", description=description)
    parser.add_argument("--version", action="version", version=VERSION)
    chosen = parser.add_subparsers(dest="command", required=True, metavar=" | ".join(COMMANDS))
    for name, command in COMMANDS.items():
        chosen.add_parser(name, help=command.help).add_options(command)
    parsed = parser.parse_args(words)
    asked = options_from(COMMANDS[parsed.command], parsed)
    return answered(asked.run)


def _run_lesson(number: int, options: Sequence[str]) -> int:
    """Run the lesson of a number. ValueError: there is none."""
    for script in LESSONS.glob(f"{number:02}_*.py"):
        return run_lesson(script, options)
    sentence = _("There is no lesson {number} in {folder}.")
    raise ValueError(sentence.format(number=number, folder=LESSONS))
