"""Which lines may change what a strategy keeps."""

import ast

import pytest

from mazelib.learner.script.changes import may_change, names_that_only_ask

ASKING = frozenset({"turned"})


@pytest.mark.parametrize(
    "line",
    [
        "if view.right: x.append(1)",
        "return turned(heading, Turn.LEFT)",
        "side = view.left and not view.right",
    ],
)
def test_a_line_that_only_asks_changes_nothing(line):
    assert not may_change(ast.parse(line).body[0], ASKING)


@pytest.mark.parametrize(
    "line",
    [
        "self.steps = 1",
        "cards[place] = heading",
        "x = cards.pop()",
        "seen.add(1)",
        "steps += 1",
        "if cards.pop(): pass",
        "return stepped(place, heading)",
    ],
)
def test_a_line_that_may_change_something_is_known(line):
    assert may_change(ast.parse(line).body[0], ASKING)


@pytest.mark.parametrize("module", ["mazelib", "mazelib.walking.view"])
def test_what_is_imported_from_us_only_asks(module):
    text = f"from {module} import Turn, stepped, turned\ndef turn(view): return stepped(1)"
    assert names_that_only_ask(ast.parse(text)) == {"stepped", "turned"}


OTHERS = [
    "stepped = seen.append",
    "def stepped(x): seen.append(x)",
    "async def stepped(x): pass",
    "class stepped: pass",
    "from helper import stepped",
    "from helper import *",
    "from mazelib import pick as stepped",
    "import helper as stepped",
    "import stepped.helper",
    "def turn(stepped): stepped(1)",
    "for stepped in [seen.append]: stepped(1)",
    "x = [stepped(1) for stepped in [seen.append]]",
    "if (stepped := seen.append): pass",
    "del stepped",
    "with seen as stepped: pass",
    "try: pass\nexcept ValueError as stepped: pass",
    "match seen:\n    case stepped: pass",
    "match seen:\n    case [*stepped]: pass",
    "match seen:\n    case {**stepped}: pass",
]


@pytest.mark.parametrize("code", ["", *OTHERS])
def test_a_name_that_stands_for_something_else_may_do_more_than_ask(code):
    imported = "from mazelib import stepped\n" if code else ""
    assert not names_that_only_ask(ast.parse(imported + code))
