"""Characters as messages show them."""

import pytest

from mazelib.text.characters import WIDE_SPACE, clipped, spoken, visible


def test_what_cannot_be_seen_is_shown_as_a_dot_but_the_wide_space_as_it_is():
    assert visible("a\tb\x00c\u00a0d\ufeffａ" + WIDE_SPACE) == "a→b·c·d·ａ\u3000"


@pytest.mark.parametrize(
    ("character", "name"),
    [
        ("?", "'?'"),
        ("é", "'é' (U+00E9)"),
        ("！", "'！' (U+FF01)"),
        ("\t", "a tab (U+0009)"),
        ("\x07", "the invisible character U+0007"),
        ("\ud800", "the invisible character U+D800"),
    ],
)
def test_a_character_is_named_so_that_it_can_be_found(character, name):
    assert spoken(character) == name


@pytest.mark.parametrize(("most", "shown"), [(3, "abc"), (4, "abc"), (2, "a…"), (1, "…")])
def test_a_text_is_clipped_to_so_many_characters_ellipsis_counted(most, shown):
    assert clipped("abc", most) == shown
