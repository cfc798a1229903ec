"""What ``python -m mazelib`` can do: make a map, check maps, solve a map.

A command answers with text and an exit status; it prints nothing itself.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from mazelib.diagnostics import LocatedError
from mazelib.doctor import warnings
from mazelib.files import read_heya, write_text
from mazelib.find import find_map
from mazelib.heya import Heya, write
from mazelib.makers import MAKERS, begin
from mazelib.makers.field import MakerError
from mazelib.makers.goals import GOALS, made_heya
from mazelib.options import chosen_seed
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


def make(
    maker: str,
    width: int,
    height: int,
    *,
    seed: int | None = None,
    share: float = 0.0,
    goal: str = "corner",
    save: Path | None = None,
    force: bool = False,
) -> Answer:
    """Make a maze of ``width`` × ``height`` rooms: its text, or with ``save`` a file.

    Raises:
        CommandError: a size or share that cannot be, a file that is there already or cannot be
            written.
    """
    if save is not None:
        check_may_save(save, force=force)
    heya = made_map(maker, width, height, seed, share, goal)
    return Answer(write(heya)) if save is None else Answer(saved(heya, save, force=force) + "\n")


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


def made_map(maker: str, width: int, height: int, seed: int | None, share: float, goal: str) -> Heya:
    """The map of a maze; without a seed it is a new one every time. CommandError if it cannot be."""
    seed = chosen_seed(seed)
    try:
        making = begin(maker, width, height, random.Random(seed), braid=share, recorded=False)
        making.run()
        note = f"Made by {MAKERS[maker].name}: {width} × {height} rooms, seed {seed}"
        note += f", {share:g} of the dead ends opened." if share else "."
        return made_heya(making.field, making.floor, goal, note)
    except MakerError as error:
        raise CommandError(str(error)) from None


def check(names: Sequence[str]) -> Answer:
    """Every error and warning of each map; the status is 2 if one of them has an error."""
    told, status = [], FINE
    for name in chain.from_iterable(map(spread, names)):
        try:
            heya = read_heya(find_map(name))
        except LocatedError as error:
            told.append(str(error))
            status = BAD
        else:
            told += warnings(heya) or [f"{heya.name}: nothing wrong."]
    return Answer("\n".join(told) + "\n", status=status)


def spread(name: str) -> list[str]:
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
    letters = ", ".join(letter for letter, _ in heya.controls)
    return Answer(f"{dotted(heya, tour)}\n\nShortest route past {letters}: {len(tour) - 1} steps.\n")


def dotted(heya: Heya, route: Sequence[tuple[int, int]]) -> str:
    """The map's rows with a dot on each floor place of a route; letters and the start stay."""
    rows = [list(row) for row in heya.rows]
    for x, y in route:
        if rows[y][x] == " ":
            rows[y][x] = "."
    return "\n".join("".join(row).rstrip() for row in rows)


def goals() -> list[str]:
    """The goals that a made map can have."""
    return list(GOALS)
