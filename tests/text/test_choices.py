"""Names to choose from, in words."""

import pytest

from mazelib.text.choices import one_of, one_of_quoted


@pytest.mark.parametrize(
    ("names", "words"),
    [([".gif"], ".gif"), ([".gif", ".png"], ".gif or .png"), (iter("abc"), "a, b or c")],
)
def test_the_last_name_stands_behind_or(names, words):
    assert one_of(names) == words


def test_names_of_a_script_stand_in_quotes():
    assert one_of_quoted({"dig": 1, "merge": 2, "road": 3}) == '"dig", "merge" or "road"'


def test_nothing_to_choose_from_is_an_error():
    with pytest.raises(ValueError):
        one_of([])
