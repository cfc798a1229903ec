"""The faults that any exercise can find.

A walk that stops, one that never arrives, and a turn that leads into a wall.
"""

from mazelib.challenges.exercise import Fault
from mazelib.challenges.walks import TurnTaken, last_turn_of
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _, paragraph
from mazelib.walking.strategy import StrategyError
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk_so_far import WalkSoFar


def stopped(walk: WalkSoFar, number: int, error: StrategyError) -> Fault:
    """The fault of a rule that went wrong at a turn: where, and what was wrong."""
    words = place_and_what(_("It stopped in {place}: {what}"), error)
    tick = walk.tick
    return Fault(words, tick, walk.timeline.place(tick), number, error.first.advice)


def place_and_what(sentence: str, error: LocatedError) -> str:
    """A sentence with the place of an error, and what was wrong there."""
    return sentence.format(place=error.first.place_in(error.name), what=error.first.what)


def into_a_wall(turn: TurnTaken, number: int) -> Fault:
    """The fault of a turn that leads into a wall: what the rule did, and what was sensed there."""
    words = _("At {place} your rule {deed}.").format(place=turn.place, deed=turn.deed)
    return Fault(paragraph(words, turn.view.in_words), turn.tick, turn.place, number)


def not_arrived_fault(walk: WalkSoFar, number: int, ending: Ending) -> Fault:
    """The fault of a walk that ended before it arrived.

    One that stands still or turns on the spot goes wrong when it begins to; any other at its end.
    """
    tick = ending.tick
    if ending.verdict in (Verdict.STANDING, Verdict.TURNING) and ending.since is not None:
        tick = ending.since
    place = walk.timeline.place(tick)
    words = _not_arrived_words(ending).format(
        place=place, ticks=ending.tick, since=ending.since, deed=last_turn_of(walk).deed
    )
    return Fault(words, tick, place, number)


def _not_arrived_words(ending: Ending) -> str:
    match ending.verdict:
        case Verdict.STANDING:
            return _(
                "At {place} it stands still for ever: at tick {since} your rule {deed}, "
                "and it does so again in every tick."
            )
        case Verdict.TURNING:
            return _("At {place} it turns on the spot for ever, from tick {since} on.")
        case Verdict.CIRCLING:
            return _(
                "It goes on like this for ever: at {place}, at tick {ticks}, "
                "all is as it was at tick {since}."
            )
        case _:
            return _("It has not arrived after {ticks} ticks; then it is at {place}.")
