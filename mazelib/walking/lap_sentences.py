"""What a class is told of laps, and of a walk that may circle or not."""

from mazelib.text.sentences import _, listed, ngettext
from mazelib.walking.doubt import Doubt
from mazelib.walking.lap import Lap
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk_so_far import WalkSoFar


def whether_it_goes_on(walk: WalkSoFar, tick: int) -> list[str]:
    """What was seen of a circle, and why none is proven, once a walk is out of ticks.

    Nothing if it has ticks left, or ended in another way.
    """
    if walk.ending is None or walk.ending.verdict is not Verdict.OUT_OF_TICKS:
        return []
    doubt = walk.open_doubt
    lap = walk.lap_at(tick)
    if lap:
        return lap_sentences(lap, doubt)
    if doubt:
        return [doubt.cannot_be_told]
    return []


def lap_sentences(lap: Lap, doubt: Doubt | None) -> list[str]:
    """What is seen of a lap. ``doubt`` is why nothing is proven, None if that is not known."""
    return [_again(lap), _changes(lap), _not_proven(doubt)]


def _again(lap: Lap) -> str:
    if lap.ticks == 1 and not lap.steps:
        return _("It has stood still for {ticks:,} ticks.").format(ticks=lap.all_ticks)
    if not lap.steps:
        words = _("The same {ticks:,} turns on the spot, {count:,} times.")
        return words.format(ticks=lap.ticks, count=lap.count)
    words = ngettext(
        "The same lap of {steps:,} step, {count:,} times.",
        "The same lap of {steps:,} steps, {count:,} times.",
        lap.steps,
    )
    return words.format(steps=lap.steps, count=lap.count)


def _changes(lap: Lap) -> str:
    if lap.hides:
        return _("It remembers too much to say what changes.")
    if not lap.changing:
        return _("Nothing changes that can be seen.")
    words = ngettext("Only {names} changes.", "Only {names} change.", len(lap.changing))
    return words.format(names=listed(lap.changing))


def _not_proven(doubt: Doubt | None) -> str:
    if doubt is None:
        return _("It isn't proven that this goes on forever.")
    return _("It isn't proven that this goes on forever ({reason}).").format(reason=doubt.words)
