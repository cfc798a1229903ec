"""What a maker does in a step, in words: told from what it changes, and never from what it says."""

from collections.abc import Sequence
from typing import NamedTuple

from mazelib.grid.compass import DELTAS, Heading, Place
from mazelib.making.asked import About, Asked
from mazelib.making.field import WALL, is_room
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _, ngettext

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
    Heading.UP: _("→ Road {road} begins: upwards."),
    Heading.RIGHT: _("→ Road {road} begins: to the right."),
    Heading.DOWN: _("→ Road {road} begins: downwards."),
    Heading.LEFT: _("→ Road {road} begins: to the left."),
}


class Change(NamedTuple):
    """A room that a step has changed: its values before and after."""

    room: Place
    before: int
    after: int


def did(timeline: MakingTimeline, step: int, *, goes_back: bool) -> str:
    """What happens in a step, in a sentence; ``goes_back``: the worker goes back after it."""
    before = timeline.frame(step - 1)
    after = timeline.frame(step)
    question = after.in_question
    if after.is_ready and not before.is_ready:
        return _("→ All numbers become floor.") if after.since < after.until else ""
    if question and question.about is About.BESIDE:
        return _of_a_wall(before, after, question)
    changes = _changes(timeline, before, after)
    if not changes:
        return _of_nothing(after, goes_back=goes_back)
    if len(changes) == 1:
        return _of_a_room(before, changes[0], question)
    count = len(changes)
    words = ngettext("→ {count:,} room changes.", "→ {count:,} rooms change.", count)
    return words.format(count=count)


def _changes(
    timeline: MakingTimeline, before: MakingFrame, after: MakingFrame
) -> list[Change]:
    """The rooms that a step has changed."""
    places = timeline.field.places
    changed = dict[Place, None]()
    for index, _value in timeline.changes(before.step, after.step):
        changed[places.place(index)] = None
    rooms = [place for place in changed if is_room(place)]
    changes = [Change(room, before.value(room), after.value(room)) for room in rooms]
    return [change for change in changes if change.before != change.after]


def _of_a_wall(before: MakingFrame, after: MakingFrame, question: Asked) -> str:
    """What happens to the wall in question, and to the numbers beside it."""
    is_broken = before.value(question.place) == WALL != after.value(question.place)
    if not is_broken:
        return _("→ The wall stays.")
    numbers = [before.value(room) for room in question.found]
    new = {after.value(room) for room in question.found}
    if new != {min(numbers)} or max(numbers) == min(numbers):
        return _("→ The wall breaks.")
    rooms = [place for place in after.changed if is_room(place)]
    words = ngettext(
        "→ The wall breaks. The {larger} becomes {smaller}.",
        "→ The wall breaks. All {larger}s become {smaller}.",
        _count_of_changed(rooms),
    )
    return words.format(larger=max(numbers), smaller=min(numbers))


def _count_of_changed(rooms: Sequence[Place]) -> int:
    """How many rooms have changed; if they are too many to be told, as many as two."""
    return len(rooms) or 2


def _of_nothing(after: MakingFrame, *, goes_back: bool) -> str:
    if goes_back:
        return _("→ Nothing changes: it goes back.")
    return _("→ Nothing changes.")


def _of_a_room(before: MakingFrame, change: Change, question: Asked | None) -> str:
    """What happens to one room, seen from the room where the worker has looked around."""
    if change.after == WALL:
        return _("→ This room is wall again.")
    heading = _heading_to(question.place, change.room) if question else None
    if change.after < 0:
        return _("→ It digs a room.") if heading is None else DIGS[heading]
    if heading is None or question is None:
        return _("→ Road {road} begins here.").format(road=change.after)
    grows = before.value(question.place) == change.after
    words = GROWS[heading] if grows else BEGINS[heading]
    return words.format(road=change.after)


def _heading_to(room: Place, neighbour: Place) -> Heading | None:
    """The heading from a room to one of its neighbours; None if it is none."""
    for heading in Heading:
        dx, dy = DELTAS[heading]
        if (room[0] + 2 * dx, room[1] + 2 * dy) == neighbour:
            return heading
    return None
