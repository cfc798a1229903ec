"""The commands of ``python -m mazelib``, one file each.

A new command is a file here, called like the command: its COMMAND is a subclass of Command. No
other file changes, since every module in this folder is imported.
"""

from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

from mazelib.command_line.parser import Parser, options_from
from mazelib.command_line.terminal import answered
from mazelib.commands.command import Command
from mazelib.text.sentences import _


def _commands() -> dict[str, type[Command]]:
    """All commands by their names."""
    commands: dict[str, type[Command]] = {}
    for module_info in iter_modules(__path__):
        module = import_module(f"{__name__}.{module_info.name}")
        if hasattr(module, "COMMAND"):
            commands[module_info.name] = module.COMMAND
    return commands


COMMANDS = _commands()


def run_command(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name (None: Python's own); return the exit status."""
    parser = Parser("mazelib", description=_("Make, check, solve and print maps."))
    chosen = parser.add_subparsers(dest="command", required=True, metavar=" | ".join(COMMANDS))
    for name, command in COMMANDS.items():
        chosen.add_parser(name, help=command.help).add_options(command)
    parsed = parser.parse_args(arguments)
    asked = options_from(COMMANDS[parsed.command], parsed)
    return answered(asked.run)
