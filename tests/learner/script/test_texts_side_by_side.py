"""Texts in a list with no comma between them."""

import pytest

from mazelib.learner.script.texts_side_by_side import texts_side_by_side


@pytest.mark.parametrize(
    ("text", "value", "code"),
    [
        ('x = ["ring" "first"]', "ringfirst", 'x = ["ring", "first"]'),
        ("f(maps=['a' 'b'  'c'],)  # all", "abc", "f(maps=['a', 'b',  'c'],)  # all"),
        ('x = [\n    "ring"\n    "first"\n]', "ringfirst", ""),
    ],
)
def test_texts_that_python_reads_as_one_are_found(text, value, code):
    assert texts_side_by_side(text.split("\n"), value).code == code


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('x = ["ring", "first"]', "ringfirst"),
        ('x = ["ringfirst"]', "ringfirst"),
        ('task = "Keep " "right."\nx = ["ringfirst"]', "ringfirst"),
        ('"ring"\n"first"', "ringfirst"),
        ("x = [", "ringfirst"),
    ],
)
def test_a_text_that_is_written_as_one_has_no_comma_missing(text, value):
    assert texts_side_by_side(text.split("\n"), value) is None
