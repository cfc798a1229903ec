"""python -m mazelib: make, check and solve maps, print and read them, stump a rule; without a window.

    python -m mazelib make dig --width 40 --height 20 --seed 7 > heya/mine.txt
    python -m mazelib check
    python -m mazelib solve first
    python -m mazelib print first --to first.xlsx
    python -m mazelib read first.xlsx > heya/mine.txt
    python -m mazelib stump branch_stack --save heya/trap.txt

The exit status is 0 if all went well, 1 if there is no route, or nothing was found, and 2 for anything
that is wrong with what was asked for; then a message says what.
"""

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic

from mazelib.challenges.small_maps import stumped
from mazelib.export.page import NAME_AND_DATE, Page
from mazelib.export.printing import print_pages
from mazelib.kinds.command_line import (
    BAD_INPUT,
    FINE,
    NOT_ARRIVED,
    Options,
    answered,
    main_parser,
    progress,
    tell,
)
from mazelib.kinds.kind import load_walking_script
from mazelib.making.makers import make
from mazelib.maps import reach
from mazelib.maps.files import check_may_save
from mazelib.maps.folder import HEYA_FOLDER, ORDER, find_map, maps_in, read_heya, save_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import write
from mazelib.text.diagnostics import LocatedError
from mazelib.walking.strategies import RULES, Strategy, fresh_strategy


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit status."""
    options = main_parser().options(arguments)
    return answered(lambda: _done(options))


def _done(options: Options) -> int:
    if options.save:
        check_may_save(options.save, force=options.force)
    match options.command:
        case "make":
            return _given(make(options.maker, *options.rooms(), options.chosen_seed), options)
        case "read":
            from mazelib.export.read_excel import read_workbook  # openpyxl is an extra

            return _given(read_workbook(Path(options.file), options.sheet), options)
        case "print":
            return _print(options)
        case "solve":
            return _solve(read_heya(find_map(options.file)))
        case "stump":
            return _stump(options)
    return _check(options.files)


def _given(heya: Heya, options: Options) -> int:
    """Print a map, or with ``save`` write it to a file."""
    if options.save:
        print(save_heya(heya, options.save, force=options.force))
    else:
        print(write(heya), end="")
    return FINE


def _check(names: Sequence[str]) -> int:
    """Every error and warning of the maps, or of all in heya/; the status is 2 if one has an error."""
    status = FINE
    for name in names or map(str, maps_in(HEYA_FOLDER)):
        if Path(name).name == ORDER:
            continue
        try:
            heya = read_heya(find_map(name))
        except LocatedError as error:
            print(error)
            status = BAD_INPUT
        else:
            print("\n".join(reach.warnings(heya) or [f"{heya.name}: nothing wrong."]))
    return status


def _solve(heya: Heya) -> int:
    """Print a map with its shortest route dotted, and the route's length in steps."""
    tour = reach.tour(heya)
    if tour is None or not heya.controls:
        tell(reach.warnings(heya)[0])
        return NOT_ARRIVED
    rows = [list(row) for row in heya.rows]
    for x, y in tour:
        rows[y][x] = "." if rows[y][x] == " " else rows[y][x]
    letters = ", ".join(letter for letter, _ in heya.controls)
    print("\n".join("".join(row).rstrip() for row in rows))
    print(f"\nShortest route past {letters}: {len(tour) - 1} steps.")
    return FINE


def _stump(options: Options) -> int:
    """Print the smallest map found on which a rule never arrives; the status is 1 if there is none."""
    name, seed = options.file, options.chosen_seed
    fresh: Callable[[], Strategy] = partial(fresh_strategy, name, seed)
    if name not in RULES:
        rule = load_walking_script(Path(name))
        fresh = lambda: rule.strategy(random.Random(seed))  # noqa: E731
    until, heya = monotonic() + options.seconds, None
    for number, found in enumerate(stumped(fresh, seed)):
        heya = found or heya
        if number % 200 == 0:
            size = f"{heya.width} × {heya.height} places" if heya else "none yet"
            progress(f"{number:,} walks. The smallest map so far: {size}")
        if monotonic() > until:
            break
    progress("")
    if not heya:
        tell(f"{name} was never proven to walk in a circle. (Of a rule with dice that cannot be proven.)")
        return NOT_ARRIVED
    heya = replace(heya, note=f"{Path(name).stem} never gets to a: {heya.note}.")
    print(write(heya), end="")
    if options.save:
        tell(save_heya(heya, options.save, force=options.force))
    return FINE


def _print(options: Options) -> int:
    """Print a map onto a worksheet, or a fresh maze where none is named."""
    path = options.to or Path("maze.txt")
    if options.file:
        heya = read_heya(find_map(options.file))
        page = Page(heya, heya.name.removesuffix(".txt"), NAME_AND_DATE)
    else:
        seed, (across, down) = options.chosen_seed, options.rooms((30, 50))
        page = Page(make("merge", across, down, seed), f"{across} × {down} rooms, seed {seed}", NAME_AND_DATE)
    print_pages([page], path, progress, force=options.force)
    tell(f"Printed: {path}")
    return FINE


if __name__ == "__main__":
    sys.exit(main())
