"""A maze that is made and then braided: the same maze as when it is braided at once."""

import random

import pytest

from mazelib.makers import MAKERS, begin
from mazelib.makers.braid import braid, dead_ends
from mazelib.makers.braided import Braided
from mazelib.makers.field import MakerError
from tests.makers.making_examples import NAMES, SIZES, making, run


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_step_by_step_the_same_dead_ends_are_opened_as_at_once(name, width, height):
    rng = random.Random(5)
    made = MAKERS[name].make(width, height, rng)
    made.run()
    braided = begin(name, width, height, random.Random(5), braid=0.7)
    braided.run()
    assert braided.floor == braid(made.field, made.floor, 0.7, rng)
    assert braided.steps_done == made.steps_done + len(braided.opened)


def test_every_opening_is_a_step_and_takes_a_dead_end_away():
    braided = making("braid dig", 12, 9, 2)
    while braided.unbraided_at is None:
        braided.advance(1)
    left = len(dead_ends(braided.field, braided.floor))
    while not braided.done:
        braided.advance(1)
        fewer = len(dead_ends(braided.field, braided.floor))
        assert fewer in ((left,) if braided.opened[-1][1] is None else (left - 1, left - 2))
        left = fewer
    assert len(braided.opened) > 5


def test_what_is_made_is_told_at_the_step_that_made_it():
    braided = making("braid fill", 8, 6, 1)
    while not braided.made:
        braided.advance(1)
    assert braided.steps_done == braided.unbraided_at + len(braided.opened)
    assert not braided.done
    ready = braided.floor
    braided.run()
    assert not any(braided.floor)
    assert sum(ready) == 2 * 8 * 6 - 1 + sum(heading is not None for _, heading in braided.opened)


def test_before_it_fills_the_digger_closes_what_was_opened():
    braided = run("braid fill", 8, 6, 1)
    shown, opened = braided.shown(), len(braided.opened)
    shown.show(braided.unbraided_at)
    dug = bytes(shown.cells)
    shown.show(braided.unbraided_at + 2 * opened)
    assert bytes(shown.cells) == dug
    assert shown.caption == "Close the newest opening again."
    assert shown.field.index(shown.worker) == braided.opened[0][0]
    shown.show(braided.unbraided_at + 2 * opened + 1)
    assert shown.caption.startswith("Fill the newest room of the dig log.")


def test_captions_say_which_wall_is_broken():
    braided = run("braid merge", 8, 6, 1)
    shown = braided.shown()
    for number, (room, heading) in enumerate(braided.opened, 1):
        shown.show(braided.unbraided_at + number)
        assert shown.worker == shown.field.place(room)
        toward = "wall stays" if heading is None else ("up", "to the right", "down", "to the left")[heading]
        assert toward in shown.caption
        assert shown.caption.endswith("That was the last one.") == (number == len(braided.opened))
    assert {heading is None for _, heading in braided.opened} == {True, False}


def test_with_a_share_of_zero_nothing_is_opened():
    assert not isinstance(begin("dig", 6, 5, random.Random(1), braid=0), Braided)


@pytest.mark.parametrize("share", [-0.1, 1.1, float("nan"), float("inf")])
def test_a_share_that_is_none_is_refused_before_anything_is_made(share):
    with pytest.raises(MakerError, match="from 0 to 1"):
        begin("dig", 3, 3, random.Random(0), braid=share)
