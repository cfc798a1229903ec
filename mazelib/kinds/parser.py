"""The command line: a class of options says what can be asked for, its instance what was.

@dataclass(frozen=True, kw_only=True)
class MyOptions(SeedOption, MapOption):     # has --seed and --map, and one of its own:
    laps: int = field(default=3, metadata=described("so often (3)", "N", read=int))

options_of(MyOptions, Parser("mine"), ["--laps", "5"]).laps == 5
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import NoReturn, TypeVar

from mazelib.kinds.terminal import BAD_INPUT


@dataclass(frozen=True, kw_only=True)
class Options:
    """What was asked for on the command line."""


AnyOptions = TypeVar("AnyOptions", bound=Options)


@dataclass(frozen=True)
class Description:
    """What the command line is told of a field: its help, how its text is read, what it may be.

    ``read`` makes a value of a text; ValueError or ArgumentTypeError: it cannot. An argument stands
    without ``--``; ``how_many`` of it is "?" for at most one, and "*" for any number.
    """

    help: str
    metavar: str | None = None
    read: Callable[[str], object] = str
    choices: tuple[str, ...] = ()
    is_argument: bool = False
    how_many: str | None = None


def described(
    help: str,
    metavar: str | None = None,
    *,
    read: Callable[[str], object] = str,
    choices: Sequence[str] = (),
) -> dict[str, Description]:
    """The metadata of a field that is an option, ``--name``; one that is False is a switch."""
    return {"option": Description(help, metavar, read, tuple(choices))}


def argument(
    help: str,
    metavar: str | None = None,
    *,
    choices: Sequence[str] = (),
    how_many: str | None = None,
) -> dict[str, Description]:
    """The metadata of a field that is given by its position, without a name before it."""
    return {"option": Description(help, metavar, str, tuple(choices), True, how_many)}


class Parser(argparse.ArgumentParser):
    """Says what is wrong with an argument in one line, and where to find help. Exit status 2."""

    def error(self, message: str) -> NoReturn:
        """Leave with the message."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (See {self.prog} --help.)\n")

    def add_options(self, options: type[Options]) -> None:
        """Add every option and argument of a class of options."""
        for each in fields(options):
            description: Description = each.metadata["option"]
            if description.is_argument:
                self.add_argument(
                    each.name,
                    nargs=description.how_many,
                    metavar=description.metavar,
                    choices=description.choices or None,
                    help=description.help,
                )
            elif each.default is False:
                self.add_argument(_dashed(each.name), action="store_true", help=description.help)
            else:
                self.add_argument(
                    _dashed(each.name),
                    type=description.read,
                    metavar=description.metavar,
                    choices=description.choices or None,
                    help=description.help,
                )


def _dashed(name: str) -> str:
    return "--" + name.replace("_", "-")


def options_of(
    options: type[AnyOptions], parser: Parser, arguments: Sequence[str] | None
) -> AnyOptions:
    """What the arguments say (None: those that Python was started with).

    SystemExit: they are wrong, which has been told; or help was asked for.
    """
    parser.add_options(options)
    return options_from(options, parser.parse_args(arguments))


def options_from(options: type[AnyOptions], parsed: argparse.Namespace) -> AnyOptions:
    """The options among what was parsed; the class itself has the defaults of what was not said."""
    given = {}
    for each in fields(options):
        value = getattr(parsed, each.name)
        if value is not None:
            given[each.name] = value
    return options(**given)


def kept_options(options: type[AnyOptions], before: Options) -> AnyOptions:
    """Options of another class: those that both know are kept, the others are as if not said."""
    kept = {}
    for each in fields(options):
        if hasattr(before, each.name):
            kept[each.name] = getattr(before, each.name)
    return options(**kept)
