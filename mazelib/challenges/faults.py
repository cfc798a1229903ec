"""The faults that any exercise can find.

A walk that stops, one that never arrives, and a turn that leads into a wall.
"""

from mazelib.challenges.exercise import Fault
from mazelib.challenges.walks import (
    TurnTaken,
    last_turn_of,
    places_of,
    steps_to,
    turns_of,
    visits_of,
)
from mazelib.grid.compass import Place, Turn, stepped, turned
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

    One that stands still or turns on the spot goes wrong when it begins to. One that goes round for
    ever goes wrong where it turned back too soon, or where a way is open that it never takes.
    """
    if ending.verdict is Verdict.CIRCLING and ending.since is not None:
        fault = _turned_back(walk, number, ending.since)
        fault = fault or _never_taken(walk, number, ending.since)
        if fault:
            return fault
    tick = ending.tick
    since = ending.since
    if ending.verdict is Verdict.TURNING:
        since = visits_of(walk)[-1].first  # What comes back began after the first wrong turn.
    if ending.verdict in (Verdict.STANDING, Verdict.TURNING) and since is not None:
        tick = since
    place = walk.timeline.place(tick)
    words = _not_arrived_words(ending).format(
        place=place,
        ticks=ending.tick,
        since=since,
        lap=ending.lap,
        deed=last_turn_of(walk).deed,
    )
    return Fault(words, tick, place, number)


#: What is said of a corridor where a rule turned back, by the side that was open besides.
_TURNED_BACK = {
    Turn.AHEAD: _("At {place} the front is open. Your rule turned back, and so on forever."),
    Turn.RIGHT: _("At {place} the right is open. Your rule turned back, and so on forever."),
    Turn.LEFT: _("At {place} the left is open. Your rule turned back, and so on forever."),
}
#: What is said of a way that a rule never takes while it goes round, by the side where it is.
_NEVER_TAKEN = {
    Turn.AHEAD: _("At {place} the front is open. Your rule goes round forever, but never there."),
    Turn.RIGHT: _("At {place} the right is open. Your rule goes round forever, but never there."),
    Turn.BACK: _("At {place} the back is open. Your rule goes round forever, but never there."),
    Turn.LEFT: _("At {place} the left is open. Your rule goes round forever, but never there."),
}


def _turned_back(walk: WalkSoFar, number: int, since: int) -> Fault | None:
    """The first turn back, from a tick on, in a corridor that goes on."""
    for turn in turns_of(walk):
        if turn.tick < since or turn.turn is not Turn.BACK or turn.view.open_count != 2:
            continue
        for side, words in _TURNED_BACK.items():
            if turn.moved and walk.heya.is_open(_beside(walk, turn, side)):
                return Fault(words.format(place=turn.place), turn.tick, turn.place, number)
    return None


def _never_taken(walk: WalkSoFar, number: int, since: int) -> Fault | None:
    """A place, from a tick on, beside which there is one that the walk never came to.

    It is the first one from which a shortest way to the target leads there; or else the first one.
    """
    targets = walk.timeline.waiting(since)
    steps = steps_to(walk.heya, targets[0][1]) if targets else {}
    first: Fault | None = None
    places = set(places_of(walk))
    for turn in turns_of(walk):
        if turn.tick < since:
            continue
        for side, words in _NEVER_TAKEN.items():
            beside = _beside(walk, turn, side)
            if walk.heya.is_open(beside) and beside not in places:
                fault = Fault(words.format(place=turn.place), turn.tick, turn.place, number)
                if steps.get(beside, 0) < steps.get(turn.place, 0):
                    return fault
                first = first or fault
    return first


def _beside(walk: WalkSoFar, turn: TurnTaken, side: Turn) -> Place:
    """The place at a side of the walker before a turn."""
    return stepped(turn.place, turned(walk.timeline.heading(turn.tick), side))


def _not_arrived_words(ending: Ending) -> str:
    match ending.verdict:
        case Verdict.STANDING:
            return _(
                "At {place} it stands still forever: at tick {since} your rule {deed}, "
                "and it does that again in every tick."
            )
        case Verdict.TURNING:
            return _("At {place} it turns on the spot forever, from tick {since} on.")
        case Verdict.CIRCLING:
            return _(
                "It repeats the same {lap} ticks forever: at {place}, at tick {ticks}, "
                "everything is as it was at tick {since}."
            )
        case _:
            return _("It hasn't arrived after {ticks} ticks. By then it's at {place}.")
