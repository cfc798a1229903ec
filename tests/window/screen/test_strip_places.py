"""Heading, sentence, and what it did stand at the same heights, whatever is said."""

import itertools

import pytest
from pygame import Rect

from mazelib.window.painters.strip import draw_strip
from mazelib.window.screen.layout import Share, laid_out, text_size
from mazelib.window.screen.strip import Strip
from tests.window.on_stage import LARGE, pen_of, stage_at
from tests.window.screen.test_layout import SIZES

SHORT = "Go on."
LONG = "Wall on the right. Wall in front. It turns to the left, and then it looks once more."
DID = "→ It turns left. There's a wall, so it stays put."


def heights_of(size, strip) -> dict[str, int]:
    """The heights in the window at which the texts of a strip begin, by their words."""
    text = text_size(size)
    pen = pen_of(size, text.usual, text.smallest)
    area = laid_out(size, Share.SHORT_RULE).strip
    draw_strip(pen, area, strip)
    assert all(area.contains(each.at) for each in pen.written)
    return {each.text: each.room.top for each in pen.written}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sentence", [SHORT, LONG])
@pytest.mark.sweep(3)
def test_nothing_in_the_strip_jumps(size, sentence):
    alone = heights_of(size, Strip("It looks", SHORT))
    said = heights_of(size, Strip("It looks", sentence, did=DID))
    assert said.get("IT LOOKS") == alone.get("IT LOOKS")
    first = min(top for words, top in said.items() if sentence.startswith(words))
    assert first == alone[SHORT]
    other = heights_of(size, Strip("The rule says", SHORT, did="→ It takes a step ahead."))
    arrows = {top for heights in (said, other) for words, top in heights.items() if "→" in words}
    assert len(arrows) <= 1
    without_heading = heights_of(size, Strip("", SHORT))
    assert without_heading[SHORT] == alone[SHORT]


@pytest.mark.parametrize("size", SIZES)
def test_what_it_did_is_never_larger_than_the_sentence(size):
    text = text_size(size)
    pen = pen_of(size, text.usual, text.smallest)
    draw_strip(pen, laid_out(size, Share.SHORT_RULE).strip, Strip("A", 3 * LONG, did="→ It steps."))
    did = [each.size for each in pen.written if "→" in each.text]
    sentences = [each.size for each in pen.written if each.text in 3 * LONG and len(each.text) > 9]
    assert all(size <= min(sentences) for size in did)


def test_a_long_note_stands_below_the_sentence_without_touching_it():
    pen = pen_of(LARGE)
    note = " ".join(["Every piece of wall here is joined to the border."] * 3)
    draw_strip(pen, Rect(16, 552, 776, 160), Strip("Ask", "Where will it go?", more=note))
    tops = [each.at for each in pen.written]
    for one, other in itertools.pairwise(tops):
        assert other.top >= one.bottom - 2


def test_both_halves_of_a_tick_begin_at_one_height():
    rooms = set()
    for thinks in (False, True):
        stage = stage_at(13, thinks=thinks)
        stage.draw()
        sentence = stage.as_frame().strip.sentence
        (first, *_) = [each for each in stage.drawn.written if sentence.startswith(each.text)]
        rooms.add(first.room.top)
    assert len(rooms) == 1
