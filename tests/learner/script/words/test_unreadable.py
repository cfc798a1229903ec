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


NEVER_CLOSED = '''<before>def make(maze, rng):
    """Dig all of it.
    yield "x"


def fill(maze, rng):
    """Fill it. Then go."""
    yield "y"
'''


@pytest.mark.parametrize("before", ["", 'x = "a"  # """\n', '"""All\nis well."""\n'])
def test_three_quotes_that_are_never_closed_are_told_where_they_begin(before):
    """Python takes the next ones for their end: it complains of a sentence far below."""
    text = NEVER_CLOSED.replace("<before>", before)
    told = told_of(text)
    assert told.quoted == '    """Dig all of it.'
    assert (told.line, told.column) == (before.count("\n") + 2, 5)
    assert told.what == "a text begins here with three quotes and never ends."
    closed = text.replace("all of it.", 'all of it."""')
    ast.parse(closed)
    assert told_of(closed + "x = (").quoted == "x = (", "what is closed is not to blame"


def test_no_comment_and_no_text_above_is_blamed_for_a_bracket():
    for line in ("# ======", '"""\nA title\n=======\n"""', "x = 1  # is it =", "y = '='"):
        told = told_of(f"{line}\nways = 1)\n")
        assert told.line == line.count("\n") + 2, line
    told = told_of("# ====\nfirst =  # these\n    1, 2\n# ======\n)\n")
    assert told.line == 2


def test_a_finished_line_is_told_only_if_python_can_read_it():
    assert told_of("if x && y:\n    pass\n").advice == "Write: if x and y:"
    assert told_of("if x && (y:\n    pass\n").advice == "Write 'and' instead."
    assert told_of("if x &&:\n    pass\n").advice == "Write 'and' instead."
    told = told_of("if x then\n    turn right\n")
    assert told.advice == "Write: if x:", "the line below may have a mistake of its own"


def test_a_text_that_never_ends_is_told_where_its_last_line_is():
    told = told_of('"""A title.\n\nif you like it\n\nimport here\nx = 1\n')
    assert told.line == 1
    assert told.advice.startswith("Its last line is probably line 3: write")
    assert told_of('"""A title.\nimport here\n').advice == 'Write """ at the end of line 1.'
    assert told_of('x = """a').advice == "Write three quotes after it, too."
