"""What ``python -m mazelib`` can do, with an exit status: make a map, check maps, solve a map."""

from collections.abc import Sequence
from pathlib import Path

from mazelib.diagnostics import LocatedError
from mazelib.files import check_may_save, find_map, read_heya, save_heya
from mazelib.heya import write
from mazelib.lesson.console import BAD_INPUT, FINE, NOT_ARRIVED, tell
from mazelib.makers import made_map
from mazelib.map_warnings import warnings
from mazelib.options import Options, chosen_seed
from mazelib.routes import shortest_tour


def run(options: Options) -> int:
    """Do what the options say; the exit status. MakerError or LocatedError if it cannot be done."""
    if options.command == "make":
        return make(options)
    return check(options.files) if options.command == "check" else solve(options.files[0])


def make(options: Options) -> int:
    """Make a maze and print it, or with ``save`` write it to a file."""
    if options.save:
        check_may_save(options.save, force=options.force)
    size, seed = options.size(), chosen_seed(options.seed)
    heya = made_map(options.maker or "", *size, seed, braid=options.braid, goal=options.goal)
    if options.save:
        print(save_heya(heya, options.save, force=options.force))
    else:
        print(write(heya), end="")
    return FINE


def check(names: Sequence[str]) -> int:
    """Every error and warning of each map; the status is 2 if one of them has an error."""
    status = FINE
    for name in (each for pattern in names for each in _spread(pattern)):
        try:
            heya = read_heya(find_map(name))
        except LocatedError as error:
            print(error)
            status = BAD_INPUT
        else:
            print("\n".join(warnings(heya) or [f"{heya.name}: nothing wrong."]))
    return status


def _spread(name: str) -> list[str]:
    """The files that a pattern such as heya/*.txt means, where the shell has not told them; else the name."""
    path = Path(name)
    return sorted(map(str, path.parent.glob(path.name))) if "*" in path.name else [name]


def solve(name: str) -> int:
    """The map with its shortest route dotted, and the route's length in steps. LocatedError: it is no map."""
    heya = read_heya(find_map(name))
    tour = shortest_tour(heya)
    if tour is None or not heya.controls:
        tell(warnings(heya)[0])
        return NOT_ARRIVED
    rows = [list(row) for row in heya.rows]
    for x, y in tour:
        rows[y][x] = "." if rows[y][x] == " " else rows[y][x]
    letters = ", ".join(letter for letter, _ in heya.controls)
    print("\n".join("".join(row).rstrip() for row in rows))
    print(f"\nShortest route past {letters}: {len(tour) - 1} steps.")
    return FINE
