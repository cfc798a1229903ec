"""The command line: a class says which options there are, its instance says which were given.

@dataclass(frozen=True, kw_only=True)
class MyOptions(SeedOption, MapOption):     # has --seed and --map, and one of its own:
    laps: int = field(default=3, metadata=described("how many laps (3)", "N", read=int))

options_of(MyOptions, Parser("mine"), ["--laps", "5"]).laps == 5

The command line does not offer a field that is not described: it always has its default.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import Field, dataclass, fields
from typing import NoReturn, TypeVar

from mazelib.command_line.terminal import BAD_INPUT
from mazelib.text.sentences import _, listed


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options that the command line gave."""

    @classmethod
    def offers(cls, name: str) -> bool:
        """Whether the command line offers a described field. A class may leave some out."""
        return True


AnyOptions = TypeVar("AnyOptions", bound=Options)

#: The options that several lessons and commands share, in the order in which help shows them.
SHARED = (
    "map", "code", "hard", "count", "on_a_page", "made_by", "mask", "width", "height",
    "paper", "turn", "marks", "theme", "answers", "book", "title", "line", "save", "to",
    "seed", "speed", "play", "headless", "trace",
    "walker", "film", "film_size", "film_rate", "film_seconds", "force",
)  # fmt: skip


@dataclass(frozen=True)
class Description:
    """How a field is given on the command line.

    ``help`` says what it is for, and ``metavar`` names its value in the help text. ``read`` turns
    text into the value, or raises ValueError or ArgumentTypeError. If there are ``choices``, the
    text must be one of them. An argument (``is_argument``) is given by its position, without
    ``--``; its ``how_many`` is None for exactly one, "?" for at most one, and "*" for any number.
    So it is for the values of an option; one that may stand alone is True then.
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
    how_many: str | None = None,
) -> dict[str, Description]:
    """The metadata of an option, ``--name``; if the default of its field is False, of a switch.

    With ``how_many="?"`` the switch may also have a value.
    """
    return {"option": Description(help, metavar, read, tuple(choices), False, how_many)}


def argument(
    help: str,
    metavar: str | None = None,
    *,
    choices: Sequence[str] = (),
    how_many: str | None = None,
) -> dict[str, Description]:
    """The metadata of an argument, which is given by its position, without ``--name``."""
    return {"option": Description(help, metavar, str, tuple(choices), True, how_many)}


def offered(options: type[Options]) -> list[Field[object]]:
    """The fields of a class of options that the command line offers: the described ones."""
    described_fields = [each for each in fields(options) if "option" in each.metadata]
    return [each for each in described_fields if options.offers(each.name)]


def description_of(each: Field[object]) -> Description:
    """How a field that is offered is given."""
    description: Description = each.metadata["option"]
    return description


class Parser(argparse.ArgumentParser):
    """A parser that reports a wrong argument in one line, and exits with status 2."""

    def error(self, message: str) -> NoReturn:
        """Print the message, and end the program."""
        sentence = _("{program}: {message} (See {program} --help.)")
        self.exit(BAD_INPUT, sentence.format(program=self.prog, message=message) + "\n")

    def add_options(self, options: type[Options]) -> None:
        """Add every option and argument of a class of options."""
        for each in _in_order_of_help(options):
            description = description_of(each)
            if description.is_argument:
                self.add_argument(
                    each.name,
                    nargs=description.how_many,
                    metavar=description.metavar,
                    choices=description.choices or None,
                    help=description.help,
                )
            elif each.default is False and not description.how_many:
                self.add_argument(_dashed(each.name), action="store_true", help=description.help)
            else:
                self.add_argument(
                    _dashed(each.name),
                    nargs=description.how_many,
                    const=True if description.how_many else None,
                    type=description.read,
                    metavar=description.metavar,
                    choices=description.choices or None,
                    help=description.help,
                )


def lesson_parser(name: str, text: str, panels: Sequence[str]) -> Parser:
    """Make the parser of a lesson.

    Its help shows the docstring of the script as it is, and which panels the script can open.
    """
    if "%(prog)" in text:  # Without it, argparse fills nothing in.
        text = text.replace("%", "%%")
    epilog = ""
    if panels:
        sentence = _("The script can open these panels, by show(..., panels=[...]): {panels}.")
        epilog = sentence.format(panels=listed(panels))
    formatter = argparse.RawDescriptionHelpFormatter
    return Parser(name, description=text, epilog=epilog, formatter_class=formatter)


def _in_order_of_help(options: type[Options]) -> list[Field[object]]:
    """The fields of a class of options: first those of its own, then those of SHARED."""

    def order(each: Field[object]) -> int:
        return SHARED.index(each.name) if each.name in SHARED else -1

    return sorted(offered(options), key=order)


def _dashed(name: str) -> str:
    return "--" + name.replace("_", "-")


def options_of(
    options: type[AnyOptions], parser: Parser, arguments: Sequence[str] | None
) -> AnyOptions:
    """Read the options from arguments (None: those that Python was started with).

    SystemExit: an argument is wrong, and a message was printed; or help was asked for.
    """
    parser.add_options(options)
    return options_from(options, parser.parse_args(arguments))


def options_from(options: type[AnyOptions], parsed: argparse.Namespace) -> AnyOptions:
    """Make the options from what was parsed; all others have their defaults."""
    given = {}
    for each in offered(options):
        value = getattr(parsed, each.name)
        if value is not None:
            given[each.name] = value
    return options(**given)


def kept_options(options: type[AnyOptions], before: Options) -> AnyOptions:
    """Make options of another class: with the values before, for all options that it offers."""
    kept = {}
    for each in offered(options):
        if hasattr(before, each.name):
            kept[each.name] = getattr(before, each.name)
    return options(**kept)
