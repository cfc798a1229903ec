"""What ``python -m mazelib`` can do: make a map, check maps, solve a map.

A command answers with text and an exit status; it prints nothing itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mazelib.diagnostics import LocatedError
from mazelib.files import find_map, read_heya, write_text
from mazelib.heya import Heya, write
from mazelib.makers import made_map
from mazelib.map_warnings import warnings
from mazelib.options import Options, chosen_seed
from mazelib.routes import shortest_tour

FINE, UNREACHABLE, BAD = 0, 1, 2


class CommandError(ValueError):
    """What was asked for cannot be done; the message is one line."""


@dataclass(frozen=True)
class Answer:
    """What a command has to say: ``text`` as asked for, ``trouble`` aside, and the exit status."""

    text: str = ""
    trouble: str = ""
    status: int = FINE


def answer(options: Options) -> Answer:
    """Do what the options say.

    Raises:
        CommandError, MakerError, LocatedError: it cannot be done.
    """
    if options.command == "check":
        return check(options.files)
    return solve(options.files[0]) if options.command == "solve" else make(options)


def make(options: Options) -> Answer:
    """Make a maze: its text, or with ``save`` a file."""
    if options.save:
        check_may_save(options.save, force=options.force)
    seed = chosen_seed(options.seed)
    heya = made_map(
        options.maker or "", *options.size(), seed, braid=options.braid, goal=options.goal
    )  # fmt: skip
    return Answer(saved(heya, options.save, force=options.force) + "\n" if options.save else write(heya))


def check_may_save(path: Path, *, force: bool) -> None:
    """CommandError if a map cannot go there, told before a large one is made."""
    try:
        if path.exists() and not force:
            advice = "choose another name, or add --force to overwrite it."
            raise CommandError(f"{path} exists already: {advice}")
        if not path.parent.is_dir():
            raise CommandError(f"{path} cannot be written: there is no folder {path.parent}.")
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror or error}.") from None


def saved(heya: Heya, path: Path, *, force: bool) -> str:
    """Save a map, and say so in a line; CommandError if the file is there or cannot be written."""
    try:
        write_text(path, write(heya), force=force)
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror or error}.") from None
    return f"{path}: {heya.note}"


def check(names: Sequence[str]) -> Answer:
    """Every error and warning of each map; the status is 2 if one of them has an error."""
    told, status = [], FINE
    for name in (each for pattern in names for each in _spread(pattern)):
        try:
            heya = read_heya(find_map(name))
        except LocatedError as error:
            told.append(str(error))
            status = BAD
        else:
            told += warnings(heya) or [f"{heya.name}: nothing wrong."]
    return Answer("\n".join(told) + "\n", status=status)


def _spread(name: str) -> list[str]:
    """The files that a pattern such as heya/*.txt means, where the shell has not told them; else the name."""
    path = Path(name)
    if path.exists() or not set(name) & set("*?"):
        return [name]
    return sorted(map(str, path.parent.glob(path.name))) or [name]


def solve(name: str) -> Answer:
    """The map with its shortest route dotted, and the route's length in steps.

    Raises:
        LocatedError: the map cannot be used.
        CommandError: it has no control point.
    """
    heya = read_heya(find_map(name))
    if not heya.controls:
        raise CommandError(f"{heya.name} has no control point to walk to: put the letter a on a floor place.")
    tour = shortest_tour(heya)
    if tour is None:
        return Answer(trouble=warnings(heya)[0], status=UNREACHABLE)
    rows = [list(row) for row in heya.rows]
    for x, y in tour:
        rows[y][x] = "." if rows[y][x] == " " else rows[y][x]
    dotted = "\n".join("".join(row).rstrip() for row in rows)
    letters = ", ".join(letter for letter, _ in heya.controls)
    return Answer(f"{dotted}\n\nShortest route past {letters}: {len(tour) - 1} steps.\n")
