"""Names that nothing gives, and doubled keys, found before their lines run."""

import sys
from pathlib import Path

import pytest

from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.slips import slips_in
from tests.conftest import PROJECT

RULE = """from mazelib import Heading, Turn, show

def rule(view, heading, rng):
    if view.right:
        {}"""
#: A rule that is one answer, and a class below it that is never shown.
FINISHED = """pass

def mine(view):
    return Turn.AHEAD

class Mine:
    def __init__(self, rng):
        self.rng = rng
    def turn(self, view, place, heading):
        return self.rng

show(mine, maps=[])  # or Mine"""
#: A class that keeps places and asks for them: what stands in its gaps may forget or mix them up.
KEEPS = """from mazelib import open_ways, stepped

class Mine:
    def __init__(self):
        self.closed = []
    def turn(self, view, place, heading):
        {}
        for way in open_ways(view, heading):
            if {} not in self.closed:  # new
                return stepped(place, way)
        self.closed.append({})"""
SLIPS = {
    "return Turn.BAKC": (5, "Turn has no 'BAKC'. Did you mean Turn.BACK?"),
    "return Heading.LEFTT": (5, "Heading has no 'LEFTT'. Did you mean Heading.LEFT?"),
    "return Turn.XYZ": (5, "Turn has no 'XYZ'. The turns are Turn.AHEAD"),
    "return view.rihgt": (5, "the view has no 'rihgt'. Did you mean view.right?"),
    "bak = 1\n        return back": (6, "'back' is not known. Did you mean bak, from line 5?"),
    "return left": (5, "the name 'left' is not known. Did you mean Turn.LEFT?"),
    "return right_hand(view)": (5, "top of the file: from mazelib import right_hand"),
    "return right_hand(view)\n\nshow(rule, kind='exercises')": (
        5, "Write the lines of right_hand here yourself: the tasks want a rule of your own."
    ),
    "return stepped": (5, "Put this line at the top of the file: from mazelib import stepped"),
    # A name of ours is meant, however much it looks like one of the learner's own.
    "steped = 1\n        return stepped": (6, "file: from mazelib import stepped"),
    "return xyzzy": (5, "the name 'xyzzy' is not known. Look for a typing mistake, or give"),
    "return view.left == 'open'": (
        5, "view.left is True or False, and never 'open'. Write: return view.left"
    ),
    "return view.left is open": (5, "is open asks nothing in Python: view.left is already Tr"),
    "return view.left is not open": (5, "Write: return not view.left"),
    "return 'wall' == view.left": (5, "never 'wall'. Write: return not view.left"),
    "return view.left in ['open', 'free']": (5, "never 'open'. Write: return view.left"),
    "return view.left not in ('wall', 'closed')": (5, "Write: return view.left"),
    "pass\n    elif view.left == 'yes' and heading:\n        pass": (
        6, "never 'yes'. Write: elif view.left and heading:"
    ),
    "return view.left == 'blue'": (5, "Ask it as it is: if view.left: or, for a wall, if not view"),
    "return not view.left == 'wall'": (5, "Ask it as it is: if view.left: or"),
    "way = view.left\n        return way == 'open'": (6, "way is True or False, and never 'open'."),
    "return view.left != Turn.LEFT": (5, "never Turn.LEFT. Ask it as it is: if view.left: or,"),
    "return view == 'wall'": (5, "the view has four sides, and == cannot compare all of them."),
    "return view != Turn.LEFT": (5, "Ask one of its sides, as in: if view.right:"),
    "n =+ 1": (5, "n =+ 1 does not add anything. =+ gives the name that very value, and += adds"),
    "n = 1\n        ++n": (6, "++n does not add anything. Python has no ++. Write: n += 1"),
    "pass\n\ndef rule(view):\n    pass": (
        7, "rule is here for the second time: only this one counts. Take it out, or give it"
    ),
    "pass\n    if view.left or 'right':\n        pass": (
        6, 'a text after or always counts as True. Write: if view.left or view.right:'
    ),
    "pass\n    if 'view.left':\n        pass": (6, "Ask the view, without quotes: if view.left:"),
    "turn = Turn.LEFT\n    turn == Turn.BACK": (6, "write: turn = Turn.BACK"),
    "Turn.LEFT == True": (5, "To answer it, write: return Turn.LEFT"),
    "pass\n    view = Turn.LEFT": (6, "To answer it, write: return Turn.LEFT"),
    "pass\n    if view.left or 'way':\n        pass": (6, "Ask each side of its own, as in: if"),
    "turn = Turn.BACK\n    if view.left:\n        turn = Turn.LEFT\n    if view.right:\n"
    "        turn = Turn.RIGHT\n    else:\n        turn = Turn.BACK": (
        10,
        "this else takes back what line 5 chose. It belongs to line 8 alone. "
        "Write elif instead of if in lines 6 and 8.",
    ),
    "way = []\n        way.pop": (6, "way.pop does nothing without brackets. Write: way.pop()"),
    "return Turn.LEFT or Turn.RIGHT": (
        5, "or chooses nothing here: Turn.LEFT or Turn.RIGHT is always Turn.LEFT. Ask with if"
    ),
    "return Turn.LEFT and Turn.AHEAD": (5, "Turn.LEFT and Turn.AHEAD is always Turn.AHEAD."),
    "return Turn.LEFT\n        return Turn.AHEAD": (
        6, "this line never runs: line 5 has already answered. Take it out. Or, if it belongs to"
    ),
    "return Turn.LEFT\n        print(1)": (6, "this line never runs: line 5 has already answered."),
    "return Turn.LEFT\n    else:\n        return Turn.BACK\n    print(1)": (
        8, "this line never runs: the lines 4 to 7 have already answered."
    ),
    "return Turn.LEFT\n    if view.right:\n        return Turn.BACK": (
        6, "this question never gets a yes: line 4 asks the same, view.right."
    ),
    "pass\n    elif not view.left or view.back:\n        pass\n"
    "    elif not view.left or view.back:\n        pass": (
        8, "this question never gets a yes: line 6 asks the same, not view.left or view.back."
    ),
    "return Turn.LEFT\n        heading = 2\n        return Turn.AHEAD": (
        6, "lines 6 and 7 never run: line 5 has already answered. Take them out, or put back the if"
    ),
    "pass\n    if heading == 0 or 1:\n        pass": (
        6,
        "this is always true: Python reads (heading == 0) or (1). "
        "Write: if heading == 0 or heading == 1:",
    ),
    "pass\n    elif view.back and (heading == 'up' or 'down'):\n        pass": (
        6, "Write: elif view.back and (heading == 'up' or heading == 'down'):"
    ),
    "coin = rng.randint(1, 2)\n        coin == 0 or print()": (
        6, "coin is 1 or 2 here (line 5), and never 0. Write: coin == 1 or print()"
    ),
    "die = rng.randint(1, 6)\n        if die == 7:\n            pass": (
        6, "die is 1 to 6 here (line 5), and never 7. Write: if die == 6:"
    ),
    "for step in range(3):\n            return Turn.AHEAD": (
        5, "this for never comes round a second time: return answers at once and ends rule."
    ),
    "for way in [1, 2]:\n            if way == heading:\n                return Turn.LEFT\n"
    "            else:\n                return Turn.BACK": (
        5, "To look at the others, too, take out the else, and write line 9 below the loop"
    ),
    "turn = Turn.LEFT\n    if view.front:\n        turn = Turn.AHEAD\n    if view.left:\n"
    "        turn = Turn.BACK\n    return turn": (
        6,
        "where right and front are both open, turn gets one turn after another, and the last "
        "one counts. If the first one shall count, write elif instead of if in lines 6 and 8.",
    ),
    "a = Turn.LEFT\n    if view.left or view.back:\n        a = Turn.AHEAD": (
        6, "where the lines 4 and 6 both get a yes, a gets one turn after another"
    ),
    "pass\n\ndef mine(view):\n    return 1\n\nshow(rule)": (
        7, "mine is never asked: show plays rule. To play mine, write it in line 10 instead of"
    ),
    "pass\n\nshow(rule)\nshow(rule, hand='left')": (
        8, "this is the second show. Only the first one counts, in line 7. Delete one of them."
    ),
    "coin = rng.randint(1, 6)\n        if coin == 0:  # heads\n            pass\n"
    "    coin = rng.randint(0, 1)\n    return coin == 0": (
        6, "coin is 1 to 6 here (line 5), and never 0. Write: if coin == 1:"
    ),
    "pass\n\ndef mine(view):\n    return Turn.AHEAD\n    if view.right:\n"
    "        return Turn.RIGHT\n    return Turn.BACK": (
        9, "line 8 always answers, so lines 9 to 11 never run. Take out line 8."
    ),
    "pass\n\ndef mine(view):\n    return Turn.AHEAD\n    if view.right:\n"
    "        return Turn.RIGHT": (
        9, "line 8 always answers, so lines 9 and 10 never run. Move line 8 below line 10."
    ),
    "pass\n\ndef mine(view):\n    if view.front:\n        return Turn.AHEAD\n"
    "    return Turn.LEFT\n    if view.right:\n        return Turn.RIGHT\n    return Turn.BACK": (
        11, "so lines 11 to 13 never run. Give line 10 an if of its own, or take it out."
    ),
    "pass\n\ndef mine(view):\n    if not rule or view.left:  # ever\n        pass": (
        8, "rule without brackets is never asked, and counts as True. Write brackets after it"
    ),
    "pass\n\ndef dead(view):\n    pass\n\ndef mine(view):\n    if not dead or view.left:  # ever\n"
    "        pass": (
        11, "and counts as True. Write: if not dead(view) or view.left:"
    ),
    "pass\n\nclass Mine:\n    def is_old(self, view):\n        pass\n    def turn(self, view):\n"
    "        while self.is_old:\n            pass": (
        11, "self.is_old without brackets is never asked, and counts as True. Write: while self.is"
    ),
    "pass\n\ndef mine(view):\n    if view.left:\n        return Turn.RIGHT  # left\n"
    "    if view.front:\n        return Turn.AHEAD\n    return Turn.RIGHT": (
        9, "line 8 asks for the left, but this answers right. For the left, write: return Turn.LEFT"
    ),
    "pass\n    elif view.left and view.right and view.front == False:  # dead end\n"
    "        return Turn.BACK": (
        6,
        "== False belongs to view.front alone. "
        "Write: elif not view.left and not view.right and not view.front:",
    ),
    FINISHED: (
        16, "mine walks here, and Mine is never asked. To let Mine walk, write: show(Mine, maps=[])"
    ),
    'return {"up": 1, "up": 2}': (5, 'the key "up" is here for the second time.'),
}
#: What is right, or cannot be known before it runs.
SOUND = (
    "return view.left == view.right, view.left == True, heading == 'up'",
    "return Turn.RIGHT.name",
    "first = view.left and Turn.LEFT\n        return first or Turn.RIGHT",
    "return Turn.LEFT\n    return Turn.AHEAD",
    "return [n for n in range(3) if n]",
    "pass\n    if view.right:\n        return Turn.LEFT",
    "return Turn.LEFT\n    if not view.right:\n        return Turn.LEFT",
    "return Turn.LEFT\n    view = turned(view)\n    if view.right:\n        return Turn.LEFT\n"
    "def turned(view):\n    return view",
    "return Turn.LEFT\n        yield 'never'",
    "return Turn.LEFT\n    elif view.left:\n        heading = 1\n    return Turn.BACK",
    "coin = 'heads'\n        return coin == 'heads' or heading in ['up', 'open']",
    "way = view.left\n        way = 'open'\n        return way == 'open'",
    "return heading == 'open' or view.right is True or view.left in (True, False)",
    "globals()['way'] = 1\n        return way",
    "setattr(__import__('__main__'), 'way', 1)\n        return way",
    "from mazelib.walking.view import *\n        return VIEWS",
    "Turn = view\n        return Turn.whatever",
    "try:\n            pass\n        except ValueError as error:\n            return error",
    "match view:\n            case {'a': 1, **rest}:\n                return rest",
    "a = Turn.BACK\n    if view.left:\n        a = Turn.LEFT\n    elif view.right:\n"
    "        a = Turn.RIGHT\n    else:\n        a = Turn.BACK\n    return a",
    "a = b = Turn.BACK\n    if view.left:\n        a = Turn.LEFT\n    if view.right:\n"
    "        b = Turn.RIGHT\n    else:\n        b = Turn.BACK\n    return a, b",
    "pop = [].pop\n        view.right\n        return pop",
    "name = view.left or 'no name'\n        return name",
    "return __file__, __name__, print",
    "n = +1\n        return view == n",
    "pass\n    if heading == 0 or heading == 1 or True:\n        pass",
    "first = heading == 0 or 1\n        return first",
    "pass\n    if heading == 1 or 0:\n        pass",
    "coin = rng.randint(0, 1)\n        if coin == 0:\n            pass",
    "coin = rng.randint(1, 2)\n        coin = coin - 1\n        return coin == 0",
    "coin = rng.randint(1, 2)\n        coin -= 1\n        return coin == 0",
    "coin = rng.randint(1, 2)\n    else:\n        coin = 0\n    return coin == 0",
    "coin = rng.randint(1, 2)\n    else:\n        coin = rng.randint(0, 1)\n    return coin == 0",
    "for way in [1, 2]:\n            return way",
    "for way in [1, 2]:\n            if way == 1:\n                return Turn.LEFT",
    "for way in range(2):\n            if way == 0:\n                continue\n"
    "            return way",
    "for place in heading:\n            return Turn.LEFT\n        return Turn.BACK",
    "a = Turn.LEFT\n    if not view.right:\n        a = Turn.AHEAD",
    "a = Turn.LEFT\n    if view.right and view.left:\n        a = Turn.AHEAD",
    "a = Turn.LEFT\n    if view.left:\n        a = Turn.LEFT",
    "a = Turn.LEFT\n    if view.left and a == Turn.LEFT:\n        a = Turn.BACK",
    "a = Turn.LEFT\n    if view.left:\n        b = Turn.BACK",
    "pass\n\ndef mine(view):\n    return 1\n\nshow(mine)",
    "pass\n\ndef mine(view):\n    return 1\n\nclass Mine:\n    def turn(self, view):\n"
    "        return 1\n\nshow(Mine)",
    "pass\n\nif Turn:\n    show(rule)\nelse:\n    show(rule, hand='left')",
    "pass\n\ndef mine(view):\n    return rule(view, 1)\n\nshow([rule, mine])",
    "pass\n\ndef mine(view, other):\n    return 1\n\nshow(rule)",
    "coin = rng.randint(1, 6)\n        print()\n        if coin == 0:\n            pass\n"
    "    coin = rng.randint(0, 1)\n    return coin == 0",
    "coin = rng.randint(1, 2)\n    if heading:\n        coin = rng.randint(0, 1)\n"
    "    if coin == 0:\n        pass",
    "pass\n\ndef dead(view):\n    pass\n\ndef mine(view):\n    if dead(view) and rule != dead:\n"
    "        pass",
    "pass\n\ndef dead(view):\n    pass\n\ndef mine(view):\n    dead = view.left\n    if dead:\n"
    "        pass",
    "pass\n\ndef dead(view):\n    pass\n\ndef mine(dead):\n    if dead:\n        pass",
    "pass\n\nclass Mine:\n    old = False\n    @property\n    def is_old(self):\n        pass\n"
    "    def turn(self, view):\n        return self.is_old and not self.old or view.left",
    "pass\n\nclass Mine:\n    @property\n    def is_old(self):\n        pass\n"
    "    def turn(self, view):\n        if self.is_old:\n            pass",
    "pass\n\ndef mine(view):\n    if view.left:\n        return Turn.RIGHT\n    if view.front:\n"
    "        return Turn.AHEAD\n    return Turn.LEFT",
    "pass\n\ndef mine(view):\n    if not view.right and view.front:\n        return Turn.AHEAD\n"
    "    if view.left:\n        return Turn.RIGHT\n    return Turn.BACK",
    "pass\n\ndef mine(view):\n    wide = view\n    if view.front:\n        return Turn.AHEAD\n"
    "    if view.left:\n        return Turn.RIGHT\n\ndef wide(view):\n    return view.right",
    "pass\n\ndef mine(view):\n    if wide(view) and view.front:\n        return Turn.AHEAD\n"
    "    if view.left:\n        return Turn.RIGHT\n\ndef wide(view):\n    return view.right",
    "pass\n\ndef mine(view):\n    if view.left:\n        return Turn.BACK\n    return Turn.AHEAD",
    "pass\n    elif view.left and view.front == False:\n        return Turn.LEFT",
    "pass\n    elif not view.left and view.front == False:\n        return Turn.BACK",
    "pass\n    elif view.left and view.front == True:\n        return Turn.BACK",
    FINISHED.replace("self.rng = rng", "self.rng = rng\n        self.closed = []"),
    FINISHED.replace("return Turn.AHEAD", "return Turn.AHEAD if view.front else Turn.LEFT"),
    FINISHED.replace("    return Turn", "    if view.left:\n        return 1\n    return Turn"),
    FINISHED.replace("def turn(", "def other("),
    FINISHED.replace("show(mine", "show(Mine"),
    "pass\n\nfirst = rule\n\ndef rule(view):\n    return first(view)",
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


@pytest.mark.parametrize("given", ["Turn.LEFT, Turn.RIGHT", "Turn.LEFT, Turn.RIGHT, rng"])
def test_turns_that_pick_gets_one_by_one_are_written_as_a_list(given):
    rule = f"from mazelib import Turn, pick\ndef rule(view, rng):\n    return pick({given})  # why"
    ((line, said),) = told(rule)
    assert line == 3
    assert said == (
        "pick takes one list, and then the dice. "
        "Write: return pick([Turn.LEFT, Turn.RIGHT], rng)"
    )
    assert not told(rule.replace("import Turn, pick", "import Turn\ndef pick(*turns):\n    pass"))
    assert not told(rule.replace(given, "[Turn.LEFT, Turn.RIGHT], rng"))
    assert not told(rule.replace(given, "Turn.LEFT, rng")), "what is meant is not sure"


def test_places_that_are_forgotten_or_asked_with_a_way_are_told():
    assert told(KEEPS.format("self.closed = []", "stepped(place, way)", "place")) == [
        (
            7,
            "this line empties self.closed at every step, so it forgets. "
            "Take this line out: the one in __init__ is enough.",
        )
    ]
    assert told(KEEPS.format("pass", "way", "place")) == [
        (
            9,
            "way is a heading, but self.closed holds places, so it is never in it. "
            "Write: if stepped(place, way) not in self.closed:",
        )
    ]


@pytest.mark.parametrize(
    "right",
    [
        KEEPS.format("pass", "stepped(place, way)", "place"),
        KEEPS.format("self.other = []", "stepped(place, way)", "place"),
        KEEPS.format("pass", "way", "way"),
        KEEPS.format("pass", "way", "place").replace("append(place)", "append(place[0])"),
        KEEPS.format("pass", "way", "place").replace("closed = []", "closed = [2]"),
        KEEPS.format("place = heading", "way", "place"),
        KEEPS.format("pass", "way", "place").replace("if", "way = place\n            if"),
        KEEPS.format("print(self.closed)\n        self.closed = []", "place", "place"),
        KEEPS.format("self.closed = []\n        self.look(place)", "place", "place"),
        KEEPS.format("self.closed = []\n        self.closed.append(heading)", "place", "place"),
        KEEPS.format("if view.left:\n            self.closed = []", "place", "place"),
        KEEPS.format("self.closed = []", "place", "place").replace("return ", "self.closed += "),
        KEEPS.format("self.closed = []", "place", "place").replace("closed", "open", 1),
    ],
)
def test_places_that_are_found_are_no_slip(right):
    assert told(right) == []


@pytest.mark.thorough
def test_no_file_of_ours_has_a_slip():
    """They use all of Python, and all of them run."""
    folders = ("lessons", "mazelib/walking", "mazelib/learner/script")
    paths = [path for folder in folders for path in (PROJECT / folder).rglob("*.py")]
    assert len(paths) > 40
    assert [path for path in paths if told(path.read_text(encoding="utf-8"))] == []


def found_by_here(monkeypatch, *others):
    """Nothing but the import of here, and these folders, lets Python find mazelib."""
    monkeypatch.setitem(sys.modules, "here", object())
    monkeypatch.setattr(sys, "path", [str(PROJECT), *others])


def test_where_mazelib_is_found_without_here_nothing_is_told(monkeypatch):
    file = read_learner_file(PROJECT / "lessons" / "mine.py", text="from mazelib import show\n")
    found_by_here(monkeypatch)
    assert slips_in(file)
    found_by_here(monkeypatch, str(PROJECT))
    assert not slips_in(file), "it is found twice: it is installed, too"
    monkeypatch.delitem(sys.modules, "here")
    assert not slips_in(file)


IMPORTS = "import here\nfrom mazelib import show\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (IMPORTS, None),
        (IMPORTS.replace("import here\n", ""), 1),
        ("from mazelib import show\nimport here\n", 1),
    ],
)
def test_a_lesson_that_does_not_say_first_where_mazelib_is_is_told(text, line, monkeypatch):
    """Python would not find it; the guard that reads the file has found it already."""
    found_by_here(monkeypatch)
    in_lessons = slips_in(read_learner_file(PROJECT / "lessons" / "mine.py", text=text))
    assert [each.line for each in in_lessons] == ([line] if line else [])
    assert all(each.explanation.advice.endswith("import here") for each in in_lessons)
    assert not slips_in(read_learner_file(PROJECT / "heya" / "mine.py", text=text)), "no here.py"


def test_all_sides_that_are_compared_in_a_line_are_written_anew_in_it():
    first, other = told(
        "def turn(view):\n    if view.left == 'wall' and 'open' == view.back: pass\n"
    )
    assert first[1].endswith("Write: if not view.left and view.back: pass")
    assert other[1].endswith("Write: if not view.left and view.back: pass")
