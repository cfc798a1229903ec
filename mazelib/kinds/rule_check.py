"""The check of a rule by the exercises, told in the terminal: what ``--check`` does."""

from pathlib import Path

from mazelib.challenges.checking import checking
from mazelib.challenges.exercise import NotYet, Passed
from mazelib.challenges.kept_maps import keep_map
from mazelib.challenges.walks import RecordedWalkBegins
from mazelib.command_line.terminal import FINE, NOT_ARRIVED
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _


def tell_check(begin_walk: RecordedWalkBegins, seed: int) -> int:
    """Print for each exercise whether a rule passes; FINE if it passes at least one.

    The maps on which it goes wrong are printed, and kept.
    """
    status = NOT_ARRIVED
    for result in checking(begin_walk, seed):
        if result is None:
            continue
        has_passed = isinstance(result, Passed)
        mark = "x" if has_passed else " "
        print(f"[{mark}] {result.exercise.task} {result.words}", flush=True)
        if has_passed:
            status = FINE
        if isinstance(result, NotYet):
            _print_map(result.heya, keep_map(result))
    return status


def _print_map(heya: Heya, path: Path | None) -> None:
    """Print the map on which a rule goes wrong, and how to look at it if it is kept."""
    for row in heya.rows:
        print(f"        {row}")
    if path:
        sentence = _("Look at it: --map {map}")
        print("    " + sentence.format(map=f"{path.parent.name}/{path.stem}"))
