"""The command line: a class of options says what can be asked for, its instance what was.

@dataclass(frozen=True, kw_only=True)
class MyOptions(SeedOption, MapOption):     # has --seed and --map, and one of its own:
    laps: int = field(default=3, metadata=described("so often (3)", "N", read=int))

options_of(MyOptions, Parser("mine"), ["--laps", "5"]).laps == 5
"""

import argparse
import inspect
from collections.abc import Callable, Sequence
from dataclasses import Field, dataclass, fields
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
    without ``--``; ``how_many`` of it is "?" for at most one, and "*" for any number. In help, what
    ``comes_last`` stands below all else.
    """

    help: str
    metavar: str | None = None
    read: Callable[[str], object] = str
    choices: tuple[str, ...] = ()
    is_argument: bool = False
    how_many: str | None = None
    comes_last: bool = False


def described(
    help: str,
    metavar: str | None = None,
    *,
    read: Callable[[str], object] = str,
    choices: Sequence[str] = (),
    comes_last: bool = False,
) -> dict[str, Description]:
    """The metadata of a field that is an option, ``--name``; one that is False is a switch."""
    return {"option": Description(help, metavar, read, tuple(choices), comes_last=comes_last)}


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
        for each in _in_order_of_help(options):
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


def lesson_parser(name: str, text: str) -> Parser:
    """The parser of a lesson; its help shows the text of the script as it is written."""
    if "%(prog)" in text:  # Only then would argparse fill something in.
        text = text.replace("%", "%%")
    formatter = argparse.RawDescriptionHelpFormatter
    return Parser(name, description=text, formatter_class=formatter)


def _in_order_of_help(options: type[Options]) -> list[Field[object]]:
    """The fields of a class of options: first its own, then those it shares, then the last."""
    own = inspect.get_annotations(options)

    def order(each: Field[object]) -> tuple[bool, bool]:
        description: Description = each.metadata["option"]
        return description.comes_last, each.name not in own

    return sorted(fields(options), key=order)


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
