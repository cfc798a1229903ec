"""Where a line that Python cannot read is quoted and marked."""

import ast

import pytest

from mazelib.learner.script.words.unreadable import unreadable_line


def told_of(text):
    """What is told of a text that Python cannot read."""
    with pytest.raises(SyntaxError) as caught:
        ast.parse(text)
    return unreadable_line(caught.value, text.split("\n"))


@pytest.mark.parametrize(("text", "line"), [("if x\n    pass\n", 1), ("y = 1\nx = (1\n", 2)])
def test_a_line_is_quoted_as_it_stands_in_the_file(text, line):
    told = told_of(text)
    assert (told.line, told.quoted) == (line, text.split("\n")[line - 1])


@pytest.mark.parametrize("place", [(9, 99), (None, None), (0, 0)])
def test_the_caret_stands_in_the_file_wherever_python_says(place):
    line, column = place
    told = unreadable_line(SyntaxError("bad", ("mine.py", line, column, None)), ["x = ", "y"])
    assert told.quoted == ["x = ", "y"][told.line - 1]
    assert 1 <= told.column <= len(told.quoted) + 1
