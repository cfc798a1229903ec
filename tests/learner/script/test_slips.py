"""Names that nothing gives, and doubled keys, found before their lines run."""

from pathlib import Path

import pytest

from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.slips import slips_in
from tests.conftest import PROJECT

RULE = """from mazelib import Heading, Turn

def rule(view, heading):
    if view.right:
        {}"""
SLIPS = {
    "return Turn.BAKC": (5, "Turn has no BAKC. Did you mean Turn.BACK?"),
    "return Heading.LEFTT": (5, "Heading has no LEFTT. Did you mean Heading.LEFT?"),
    "return Turn.XYZ": (5, "Turn has no XYZ. The turns are Turn.AHEAD"),
    "return view.rihgt": (5, "view has no rihgt. Did you mean view.right?"),
    "bak = 1\n        return back": (6, "the name 'back' is not known. Did you mean bak?"),
    "return left": (5, "the name 'left' is not known. The view knows it. Write: view.left"),
    "return stepped": (5, "Put this line at the top of the file: from mazelib import stepped"),
    # A name of ours is meant, however much it looks like one of the learner's own.
    "steped = 1\n        return stepped": (6, "file: from mazelib import stepped"),
    "return xyzzy": (5, "the name 'xyzzy' is not known. Look for a typing mistake."),
    "return view.left == 'open'": (5, "view.left is True or False, and never 'open'. Ask it as"),
    "return view.left is open": (5, "view.left is True or False, and never open."),
    "return view.left != Turn.LEFT": (5, "never Turn.LEFT. Ask it as it is: if view.left: or,"),
    'return {"up": 1, "up": 2}': (5, 'the key "up" is here for the second time.'),
}
#: What is right, or cannot be known before it runs.
SOUND = (
    "return view.left == view.right, view.left == True, heading == 'up'",
    "return Turn.RIGHT.name",
    "return [n for n in range(3) if n]",
    "globals()['way'] = 1\n        return way",
    "setattr(__import__('__main__'), 'way', 1)\n        return way",
    "from mazelib.walking.view import *\n        return VIEWS",
    "Turn = view\n        return Turn.whatever",
    "try:\n            pass\n        except ValueError as error:\n            return error",
    "match view:\n            case {'a': 1, **rest}:\n                return rest",
    "return __file__, __name__, print",
)


def told(text):
    """The slips of a text: each with its line, in words."""
    slips = slips_in(read_learner_file(Path("mine.py"), text=text))
    return [(line, f"{told.what} {told.advice}") for line, told in slips]


@pytest.mark.parametrize("line", SLIPS)
def test_a_slip_is_told_with_its_line_before_it_runs(line):
    number, words = SLIPS[line]
    ((found, said),) = told(RULE.format(line))
    assert found == number
    assert words in said


@pytest.mark.parametrize("line", SOUND)
def test_what_may_be_right_is_no_slip(line):
    assert told(RULE.format(line)) == []


def test_no_file_of_ours_has_a_slip():
    """They use all of Python, and all of them run."""
    folders = ("lessons", "mazelib/walking", "mazelib/learner/script")
    paths = [path for folder in folders for path in (PROJECT / folder).rglob("*.py")]
    assert len(paths) > 40
    assert [path for path in paths if told(path.read_text(encoding="utf-8"))] == []
