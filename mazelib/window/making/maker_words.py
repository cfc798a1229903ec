"""What a maker does in a step, in words: told from what it changes, and never from what it says."""

from collections.abc import Sequence
from typing import NamedTuple

from mazelib.grid.compass import Heading, Place, heading_to, stepped
from mazelib.making.asked import About, Asked
from mazelib.making.field import FLOOR, WALL, is_room
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _, ngettext
from mazelib.window.painters.maze_ways import way_around_wall

#: What the class is asked about a wall, if no numbers are told.
BREAK_OR_LEAVE = _("Break this wall, or leave it?")
#: What is asked before a step that only fills: with a sign on that room; while the class guesses.
WHY_THIS_ROOM = _("Why will it fill this room now?")
WHICH_TO_FILL = _("Which room will it fill now?")
#: After so many steps that only fill, the class is no longer asked what is filled next.
MOST_FILLED = 4
WALL_STAYS = _("→ The wall stays.")
DIGS = {
    Heading.UP: _("→ It digs upwards."),
    Heading.RIGHT: _("→ It digs to the right."),
    Heading.DOWN: _("→ It digs downwards."),
    Heading.LEFT: _("→ It digs to the left."),
}
GROWS = {
    Heading.UP: _("→ Road {road} grows upwards."),
    Heading.RIGHT: _("→ Road {road} grows to the right."),
    Heading.DOWN: _("→ Road {road} grows downwards."),
    Heading.LEFT: _("→ Road {road} grows to the left."),
}
BEGINS = {
    Heading.UP: _("→ Road {road} starts, going up."),
    Heading.RIGHT: _("→ Road {road} starts, going right."),
    Heading.DOWN: _("→ Road {road} starts, going down."),
    Heading.LEFT: _("→ Road {road} starts, going left."),
}

#: Which roads pass a room: one, two or three of them.
PASSES = {
    1: _("Road {one} passes here."),
    2: _("Roads {one} and {two} pass here."),
    3: _("Roads {one}, {two} and {three} pass here."),
}


class Change(NamedTuple):
    """A place that a step has changed: its values before and after."""

    place: Place
    before: int
    after: int


def only_fills(frame: MakingFrame) -> bool:
    """Whether a step asks nothing, and all that it changes becomes wall."""
    changed = frame.changed
    if frame.in_question or not changed:
        return False
    return all(frame.value(place) == WALL for place in changed)


def goes_on_filling(timeline: MakingTimeline, step: int) -> bool:
    """Whether a step only fills, and so did those before it: by now the class knows."""
    steps = range(step - MOST_FILLED, step + 1)
    return steps[0] >= 0 and all(only_fills(timeline.frame(each)) for each in steps)


def roads_that_pass(frame: MakingFrame, room: Place) -> str:
    """Which roads lie at the sides of a room, in a sentence; "" if there are none, or too many."""
    sides = [stepped(room, heading) for heading in Heading]
    roads = sorted({frame.value(side) for side in sides} - {WALL, FLOOR})
    if len(roads) not in PASSES:
        return ""
    gaps = dict(zip(("one", "two", "three")[: len(roads)], roads, strict=True))
    return PASSES[len(roads)].format(**gaps)


def went_back(rooms: int) -> str:
    """How far the worker has gone back, in a sentence."""
    words = ngettext("It has gone back {rooms:,} room.", "It has gone back {rooms:,} rooms.", rooms)
    return words.format(rooms=rooms)


def did(timeline: MakingTimeline, step: int, *, rooms_back: int) -> str:
    """What happens in a step, in a sentence; ``rooms_back``: how far the worker goes back."""
    before = timeline.frame(step - 1)
    after = timeline.frame(step)
    question = after.in_question
    if after.is_ready and not before.is_ready:
        return _("→ All numbers become floor.") if after.since < after.until else ""
    changes = _changes(timeline, before, after)
    rooms = [change for change in changes if is_room(change.place)]
    if question and question.about is About.BESIDE:
        if not changes:
            # The way that there is already is drawn as a line.
            has_way = way_around_wall(after)
            return _("→ There's already a way: the orange line.") if has_way else WALL_STAYS
        if _is_only_of_the_wall(changes, before, question):
            return _of_a_wall(before, after, question, rooms)
    elif len(rooms) == 1:
        return _of_a_room(before, rooms[0], question)
    if not changes:
        return _of_no_change(question, rooms_back)
    return _of_many(rooms, changes)


def _changes(
    timeline: MakingTimeline, before: MakingFrame, after: MakingFrame
) -> list[Change]:
    """The places that a step has changed."""
    places = timeline.field.places
    changed = dict[Place, None]()
    for index, _value in timeline.changes(before.step, after.step):
        changed[places.place(index)] = None
    changes = [Change(place, before.value(place), after.value(place)) for place in changed]
    return [change for change in changes if change.before != change.after]


def _is_only_of_the_wall(
    changes: Sequence[Change], before: MakingFrame, question: Asked
) -> bool:
    """Whether the wall in question breaks, and nothing else changes but its two groups."""
    is_broken = False
    groups = {before.value(room) for room in question.found} - {WALL, FLOOR}
    for change in changes:
        if change.place == question.place:
            is_broken = change.before == WALL
        elif change.place not in question.found and change.before not in groups:
            return False
    return is_broken


def _of_a_wall(
    before: MakingFrame, after: MakingFrame, question: Asked, rooms: Sequence[Change]
) -> str:
    """What happens to the numbers beside the wall in question, which breaks."""
    numbers = [before.value(room) for room in question.found]
    new = {after.value(room) for room in question.found}
    if new != {min(numbers)} or max(numbers) == min(numbers):
        return _("→ The wall breaks.")
    words = ngettext(
        "→ The wall breaks. The {larger} becomes {smaller}.",
        "→ The wall breaks. All {larger}s become {smaller}.",
        len(rooms),
    )
    return words.format(larger=max(numbers), smaller=min(numbers))


def _of_no_change(question: Asked | None, rooms_back: int) -> str:
    """What is told where nothing changes."""
    if rooms_back:
        words = ngettext(
            "→ It goes back one room.", "→ It goes back {rooms:,} rooms.", rooms_back
        )
        return words.format(rooms=rooms_back)
    is_stuck = question is not None and question.about is About.AROUND and not question.found
    return _("→ No way is left here.") if is_stuck else _("→ Nothing changes.")


def _of_many(rooms: Sequence[Change], changes: Sequence[Change]) -> str:
    """How many rooms change, or how many walls between rooms where no room does."""
    count = len(rooms)
    words = ngettext("→ {count:,} room changes.", "→ {count:,} rooms change.", count)
    if not rooms:
        count = len(changes)
        words = ngettext("→ {count:,} wall changes.", "→ {count:,} walls change.", count)
    return words.format(count=count)


def _of_a_room(before: MakingFrame, change: Change, question: Asked | None) -> str:
    """What happens to one room, seen from the room where the worker has looked around."""
    if change.after == WALL:
        return _("→ This room is wall again.")
    heading = None
    if question and change.place in before.field.rooms_around(question.place):
        heading = heading_to(question.place, change.place)
    if change.after < 0:
        return _("→ It digs a room.") if heading is None else DIGS[heading]
    if heading is None or question is None:
        return _("→ Road {road} starts here.").format(road=change.after)
    grows = before.value(question.place) == change.after
    words = GROWS[heading] if grows else BEGINS[heading]
    return words.format(road=change.after)
