"""The names of a script: which stand for code, and which for data that it keeps."""

from mazelib.grid.compass import EXPLORED, Turn
from mazelib.learner.script.script_names import ScriptNames
from mazelib.walking.strategies.right_hand import right_hand

SCRIPT = """
steps = 0
def plain(view, most=3):
    pass
def keeps(view, seen=[]):
    pass
def counter():
    n = 0
    def count():
        return n
    return count
count = counter()
class Notes:
    pages = []
    def write(self):
        pass
class Grandchild(Notes):
    pass
"""


def namespace():
    names = {"__name__": "__main__", "Turn": Turn, "EXPLORED": EXPLORED}
    exec(SCRIPT, names)
    return names


def names_of(names):
    """The names of a script whose rule is its function plain, or else one that it has imported."""
    return ScriptNames(names, names.get("plain", right_hand))


def test_data_is_what_is_neither_function_nor_class():
    data, in_notes = names_of(namespace()).data()
    assert data == {"steps": 0}
    assert in_notes == {"pages": []}


def test_what_a_guard_gives_in_place_of_a_function_is_code():
    class CountedLen:
        def __call__(self, values):
            return 0

    names = {"__builtins__": {"len": CountedLen(), "None": None}}
    names["size"] = names["__builtins__"]["len"]
    names["found"] = None
    names["own"] = CountedLen()
    (data,) = names_of(names).data()
    assert data == {"found": None, "own": names["own"]}


def test_only_a_class_without_relatives_is_looked_into():
    names = namespace()
    assert names_of(names).own_classes == [names["Notes"]]


def test_a_function_whose_name_now_stands_for_another_one_is_data():
    names = namespace()
    script_names = names_of(names)
    names["plain"] = names["counter"]
    assert "plain" in script_names.data()[0]


def test_names_are_fixed_if_nobody_can_change_what_they_stand_for():
    names = {"__name__": "__main__", "steps": 3, "word": "left", "side": Turn.LEFT}
    assert names_of(names).are_fixed()
    assert not names_of({**names, "seen": []}).are_fixed()


def test_the_rule_is_looked_into_though_it_has_no_name_any_more():
    names = namespace()
    rule = names.pop("Notes")
    assert ScriptNames(names, rule).own_classes == [rule]
