"""A batch of a making: what was recorded of some steps, as it goes from one process to another.

A learner's code runs where a batch comes from, and may have changed it. So it is checked.
"""

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from mazelib.making.asked import ASKED_AT, BITS, About, asked_of
from mazelib.making.field import Field
from mazelib.making.step import NOT_DUG, IndexedChange, IndexedDig, IndexedMark, Step
from mazelib.values.lines_run import PlainLinesRun

#: The fields of a step.
PlainStep = tuple[str, int | None, int, int, int, int, int, int, int | None]
#: The types that they may have.
_COUNTS = [int] * 6
_TYPES_OF_A_STEP = [
    [str, worker, *_COUNTS, newest_room]
    for worker, newest_room in product((int, type(None)), repeat=2)
]


class MakingBatch(NamedTuple):
    """What was recorded after step ``after``.

    One process can make a maze and send batches; another one appends them to a recording of its
    own, which then tells the same. All fields are plain data, so ``tuple(batch)`` and
    ``MakingBatch(*data)`` lead to any channel and back.

    ``steps`` are the fields of each Step, and ``lines_run`` the lines that ran in each.
    ``changes``, ``marks``, ``asked`` and ``digs`` are those of all these steps, in order.
    ``ready_at`` and ``ready_floor`` are as in the recording, if the maze became ready in one of
    these steps; otherwise they are None and b"". ``done`` says that no step is left.
    """

    after: int
    steps: tuple[PlainStep, ...]
    lines_run: tuple[PlainLinesRun | None, ...] = ()
    changes: tuple[IndexedChange, ...] = ()
    marks: tuple[IndexedMark, ...] = ()
    asked: tuple[int, ...] = ()
    digs: tuple[IndexedDig, ...] = ()
    ready_at: int | None = None
    ready_floor: bytes = b""
    done: bool = False


def steps_of(batch: MakingBatch, before: Step, field: Field, parts: int) -> list[Step]:
    """The steps of a batch, once all of it is checked.

    ValueError: it does not follow on the step ``before``, is not about this field, was not made by
    so many rules, or consists of something else than it should.
    """
    for plain in batch.steps:
        if type(plain) is not tuple or [type(part) for part in plain] not in _TYPES_OF_A_STEP:
            raise ValueError(f"{plain!r} is no step")
    _check_pairs(batch.changes, [int, int])
    _check_pairs(batch.marks, [str, int])
    _check_pairs(batch.digs, [int, int])
    if len(batch.lines_run) != len(batch.steps):
        raise ValueError("not each step has the lines that ran in it")
    steps = [Step(*plain) for plain in batch.steps]
    _check_counts((step.changes_until for step in steps), before.changes_until, len(batch.changes))
    _check_counts((step.marks_until for step in steps), before.marks_until, len(batch.marks))
    _check_counts((step.asked_until for step in steps), before.asked_until, len(batch.asked))
    _check_counts((step.digs_until for step in steps), before.digs_until, len(batch.digs))
    _check_parts([before.part, *(step.part for step in steps)], parts)
    _check_asked(batch.asked, field)
    _check_digs(batch.digs, field)
    if any(step.calls < 0 for step in steps):
        raise ValueError("fewer calls than none are open")
    _check_places(batch, steps, field)
    _check_ready(batch, field)
    return steps


def _check_pairs(pairs: tuple[object, ...], types: list[type]) -> None:
    """ValueError unless these are pairs of values of these types."""
    for pair in pairs:
        if type(pair) is not tuple or [type(part) for part in pair] != types:
            raise ValueError(f"{pair!r} is no pair of {types}")


def _check_counts(counts: Iterable[int], before: int, added: int) -> None:
    """ValueError unless these counts grow from the one before by all that was ``added``."""
    now = before
    for count in counts:
        if count < now:
            raise ValueError(f"{count} is less than {now} before")
        now = count
    if now != before + added:
        raise ValueError(f"the steps have {now - before} of {added}")


def _check_parts(numbers: list[int], parts: int) -> None:
    """ValueError unless these steps were made by so many rules, one after the other."""
    if sorted(numbers) != numbers or numbers[-1] >= parts:
        raise ValueError(f"{parts} rules do not work in this order: {numbers}")


def _check_asked(asked: tuple[object, ...], field: Field) -> None:
    """ValueError unless each of these stands for what can be asked of a field."""
    rooms = field.indexes_of_rooms
    steps = field.places.steps
    to_neighbours = [(bit, 2 * step) for bit, step in zip(BITS.values(), steps, strict=True)]
    for number in asked:
        if type(number) is not int:
            raise ValueError(f"{number!r} stands for nothing that is asked")
        # Most of what is asked is what is around a room: this is seen at once.
        index, ways = divmod(number, ASKED_AT)
        found = [index + step for bit, step in to_neighbours if ways & bit]
        if ways >= About.BESIDE or index not in rooms or not rooms.issuperset(found):
            asked_of(number, field)


def _check_places(batch: MakingBatch, steps: list[Step], field: Field) -> None:
    """ValueError if something is done at no place of the maze, or dug at no room."""
    workers = [step.worker_index for step in steps if step.worker_index is not None]
    changed = [index for index, _value in batch.changes]
    marked = [index for _letter, index in batch.marks]
    if any(not 0 <= index < field.places.count for index in (*workers, *changed, *marked)):
        raise ValueError("something is done at no place of the maze")
    newest = {step.newest_room for step in steps} - {None}
    if not newest <= field.indexes_of_rooms:
        raise ValueError("a room that was dug last is none of the maze")


def _check_digs(digs: tuple[IndexedDig, ...], field: Field) -> None:
    """ValueError unless each is about a room, and a neighbour from which it may have been dug."""
    rooms = field.indexes_of_rooms
    to_neighbours = {2 * step for step in field.places.steps}
    for room, dug_from in digs:
        is_alone = dug_from in (room, NOT_DUG)
        if room not in rooms or not (is_alone or dug_from in rooms):
            raise ValueError(f"{room}, dug from {dug_from}: one of them is no room")
        if not is_alone and dug_from - room not in to_neighbours:
            raise ValueError(f"{room} is no neighbour of {dug_from}, and was dug from there")


def _check_ready(batch: MakingBatch, field: Field) -> None:
    """ValueError if the maze became ready in no step of the batch, or has another floor."""
    if batch.ready_at is None:
        return
    if not batch.after < batch.ready_at <= batch.after + len(batch.steps):
        raise ValueError(f"step {batch.ready_at} is not in the batch")
    if len(batch.ready_floor) != field.places.count:
        raise ValueError("what was floor is not as large as the maze")
