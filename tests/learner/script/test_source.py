"""The source of a rule: what is shown of it, and the comments that are its captions."""

import random
from pathlib import Path

import pytest

from mazelib.grid.compass import Heading
from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import Source, comments_in, source_of, without_comment
from mazelib.values.lines_run import LinesRun
from mazelib.walking.view import VIEWS
from tests.learners import OF_PARTS, saved, script_of

TEXT = '''\
from mazelib import Turn  # this runs before any turn

# A line of its own is for the reader of the file.
def turn(view):
    """Text with # no comment in it."""
    sides = view.right, view.left  # Look to both sides.
    if any(sides):
        return Turn.RIGHT  #! Go!
    return Turn.LEFT
'''


def test_the_pieces_are_the_functions_and_classes_of_the_file_and_the_rules_of_ours_that_it_has(
    tmp_path,
):
    path = saved(tmp_path, OF_PARTS)
    pieces = script_of(path).source.pieces
    assert [(Path(piece.file).name, piece.first, piece.lines[0]) for piece in pieces] == [
        ("mine.py", 6, "class Notes:"),
        ("mine.py", 12, "def best(view):"),
        ("mine.py", 21, "def turn(view):"),
        ("mine.py", 34, "def never():"),
        ("right_hand.py", 16, "def right_hand(view: View) -> Turn:"),
    ]
    for piece in pieces:
        lines = Path(piece.file).read_text(encoding="utf-8").split("\n")
        assert tuple(lines[piece.first - 1 : piece.first - 1 + len(piece.lines)]) == piece.lines


def test_the_source_is_what_was_loaded_whatever_has_become_of_the_file(tmp_path):
    path = saved(tmp_path, OF_PARTS)
    rule = script_of(path)
    before = rule.source.pieces
    path.write_text("# gone\n")
    assert rule.source.pieces == before
    assert rule.file.text == OF_PARTS


def test_a_comment_behind_code_is_what_its_line_says():
    comments = comments_in(TEXT)
    assert [(each.line, each.words) for each in comments if not each.stands_alone] == [
        (1, "this runs before any turn"),
        (6, "Look to both sides."),
        (8, "Go!"),
    ]
    lines = TEXT.split("\n")
    alone = [number for number, line in enumerate(lines, 1) if line.lstrip().startswith("#")]
    assert alone
    assert [each.line for each in comments if each.stands_alone] == alone


def test_a_table_that_is_given_to_show_is_a_piece_with_the_lines_of_its_keys(tmp_path):
    text = (
        "from mazelib import Heading, show\n"
        "OTHER = {1: 2}\n"
        "KEYS = {\n"
        '    "up": Heading.UP,\n'
        '    "left": Heading.LEFT,\n'
        "}\n"
        "show(KEYS)\n"
    )
    rule = script_of(saved(tmp_path, text))
    (piece,) = rule.source.pieces
    assert (piece.first, len(piece.lines)) == (3, 4)
    assert rule.source.line_of_key("left") == (piece.file, 5)
    assert rule.source.line_of_key("right") is None


def test_the_caption_is_the_comments_of_the_lines_that_ran_in_their_order():
    source = Source(
        comments={("f", 6): "Look to both sides.", ("f", 8): "Go!", ("g", 1): "Elsewhere."}
    )
    assert (
        source.caption(LinesRun((), ("f", 8), (("f", 6), ("f", 7), ("f", 8))))
        == "Look to both sides. Go!"
    )
    assert source.caption(LinesRun((), ("f", 8), (("g", 1), ("f", 8)))) == "Elsewhere. Go!"
    assert source.caption(LinesRun((("f", 6),), ("f", 7))) == source.caption(None) == ""


ON_ONE_LINE = """\
from mazelib import Turn
def turn(view):
    if view.right: return Turn.RIGHT  # Right is open.
    if view.front:  # Asked, and not yet done.
        return Turn.AHEAD  # Front is open.
    return Turn.LEFT  # Neither.
"""


def test_a_question_whose_answer_is_no_says_nothing(tmp_path):
    rule = load_script(saved(tmp_path, ON_ONE_LINE))
    strategy = rule.strategy(random.Random(0))
    source = source_of(rule.files)
    said = []
    for view in (VIEWS[0][0b0010], VIEWS[0][0b0001], VIEWS[0][0]):
        strategy.turn(view, (1, 1), Heading.UP)
        said.append(source.caption(strategy.guard.lines_run()))
    assert said == ["Right is open.", "Front is open.", "Neither."]


def test_code_is_shown_without_its_comment():
    source = Source(comments={("f", 8): "Go!"})
    assert (
        source.without_comment(("f", 8), "        return Turn.RIGHT  #! Go!")
        == "        return Turn.RIGHT"
    )
    assert source.without_comment(("f", 9), "    return 1  ") == "    return 1"


def test_a_line_that_stands_alone_is_shown_without_its_comment_and_a_sign_in_a_string_is_none():
    assert without_comment("    if view.right:  # Right is open?") == "    if view.right:"
    assert without_comment('say("a  # b")  # Said.') == 'say("a  # b")'
    assert without_comment('say("a  # b")') == 'say("a  # b")'
    assert without_comment("ways = [  # All ways.") == "ways = ["
    assert without_comment('say("a').startswith("say"), "no line that Python can read"


@pytest.mark.parametrize(
    ("rule", "side"),
    [
        ("def a(view):\n    'view.right'\n    return view.left or view.right", "left"),
        ("class A:\n    def turn(self, view):\n        return view.right or view.left", "right"),
        ("def a(view):\n    return view.front", ""),
    ],
)
def test_the_side_that_a_rule_asks_about_first(rule, side):
    file = read_learner_file(Path("mine.py"), text=rule)
    assert source_of([file]).side_asked_first == side


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("def make(maze):\n    yield from fill(maze)\n\ndef fill(maze):\n    yield ''\n", ""),
        ("def make(maze):\n    yield maze.make(1)\n", ""),
        ("def make(maze):\n    yield from fill(maze)\n\ndef fill(m):\n    fill(m)\n", "fill"),
        ("def make(maze):\n    yield from make(maze)\n", "make"),
        ("def make(m):\n    a(m)\n\ndef a(m):\n    b(m)\n\ndef b(m):\n    a(m)\n", "a"),
    ],
)
def test_a_function_calls_itself_by_its_name_or_through_another_one(tmp_path, text, name):
    path = saved(tmp_path, text)
    assert source_of([read_learner_file(path)]).calls_itself == name
