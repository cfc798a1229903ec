"""The commands of ``python -m mazelib``, or ``maze-lessons``, one file each.

A new command is a file here, named after the command: its COMMAND is a subclass of Command. No
other file changes, since every file in this folder is found.
"""

import sys
from collections.abc import Sequence

from mazelib.command_line.parser import Parser, options_from
from mazelib.command_line.terminal import answered, program_in_terminal
from mazelib.commands.shared.command import Command
from mazelib.text.nearest import did_you_mean
from mazelib.text.sentences import _, paragraph
from mazelib.values.plugins import Plugins
from mazelib.version import VERSION

PLUGINS = Plugins(__name__, "COMMAND", Command)
#: All commands by their names.
COMMANDS = {name: PLUGINS.class_named(name) for name in PLUGINS.names()}


def run_command(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, and return the exit status.

    None stands for the arguments that Python was started with.
    """
    description = _(
        "Lessons about mazes. Without a command, the menu of lessons opens. A number opens a "
        "lesson."
    )
    parser = Parser(program_in_terminal(), description=description)
    parser.add_argument("--version", action="version", version=VERSION)
    chosen = parser.add_subparsers(dest="command", required=True, metavar=_("COMMAND"))
    for name, command in COMMANDS.items():
        chosen.add_parser(name, help=command.help).add_options(command)
    words = sys.argv[1:] if arguments is None else arguments
    if words and not words[0].startswith("-") and words[0] not in COMMANDS:
        sentence = _("there's no command {name}.").format(name=words[0])
        parser.error(paragraph(sentence, did_you_mean(words[0], COMMANDS)))
    parsed = parser.parse_args(words)
    asked = options_from(COMMANDS[parsed.command], parsed)
    return answered(asked.run)
