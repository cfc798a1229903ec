"""Counters and logs, and what only looks like one."""

import ast

import pytest

from mazelib.learner.guard.only_noted import only_noted

CLASS = """
class MyTurn:
    def __init__(self):
        self.kept = <first>
    def turn(self, view, place, heading):
        <code>
"""


def noted(first, code, more=""):
    lines = code.replace("; ", "\n        ")
    program = ast.parse(CLASS.replace("<first>", first).replace("<code>", lines) + more)
    outer = {inner: node for node in ast.walk(program) for inner in ast.iter_child_nodes(node)}
    return only_noted(outer)


NOTED = [
    ("0", "self.kept += 1"),
    ("0", "self.kept = self.kept + 1"),
    ("0", "self.kept += 999999"),
    ("0", "self.kept += 1; print(self.kept)"),
    ("0", "self.kept += 1; print('step', f'{self.kept}: {place}', str(self.kept) + '.')"),
    ("0", "if view.front: self.kept = 0"),
    ("[]", "self.kept.append(place)"),
    ("[]", "self.kept.append((place, self.other)); print(len(self.kept), self.kept)"),
    ("[]", "self.kept += [place]; self.kept.append(heading)"),
    ("''", "self.kept += str(place)"),
    ("'way: '", "self.kept += f'{place} {self.other}'; print(self.kept)"),
    ("''", "self.kept = self.kept + str(place) + ', '; print(len(self.kept))"),
    ("''", "if view.front: self.kept = ''"),
]


@pytest.mark.parametrize(("first", "code"), NOTED)
def test_counters_and_logs_are_only_noted(first, code):
    assert noted(first, code) == {"kept"}


ASKED = [
    ("0", "if self.kept > 3: return 1"),
    ("0", "return self.kept"),
    ("0", "self.other = self.kept"),
    ("0", "self.kept *= 2"),
    ("0", "self.kept += 0.5"),
    ("0", "self.kept += 1000000"),
    ("0", "self.kept += place[0]"),
    ("0", "self.kept += 1; print(f'{self.kept:c}')"),
    ("0", "self.kept += 1; print('x' * self.kept)"),
    ("0", "self.kept += 1; print('x', sep=self.kept)"),
    ("0", "self.kept += 1; self.kept = []"),
    ("0", "self.kept += 1; x = print(self.kept) or 1"),
    ("[]", "self.kept.append(self.kept)"),
    ("[]", "self.kept.append(place); self.kept.pop()"),
    ("[]", "self.kept.append(place); x = self.kept.append(1)"),
    ("[]", "self.kept = self.cards; self.kept.append(place)"),
    ("[]", "self.kept += [self.kept]"),
    ("[]", "self.kept = self.kept + [place]"),
    ("''", "self.kept += [place]"),
    ("[1]", "self.kept.append(place)"),
    ("{}", "self.kept[place] = 1"),
    ("''", "self.kept += self.kept"),
    ("''", "self.kept = str(place) + self.kept"),
    ("''", "self.kept = self.kept + str(place) + self.kept"),
    ("''", "self.kept += 'x'; self.kept = []"),
    ("''", "self.kept += 'x'; self.kept = 0"),
    ("''", "self.kept += 'x'; self.kept = self.other"),
    ("''", "self.kept += 'x'; return self.kept"),
    ("''", "self.kept *= 2"),
    ("self.other", "self.kept += str(place)"),
]


@pytest.mark.parametrize(("first", "code"), ASKED)
def test_what_may_reach_an_answer_is_not_only_noted(first, code):
    assert "kept" not in noted(first, code)


def test_a_counter_that_anything_else_in_the_file_asks_for_is_no_counter():
    assert noted("0", "self.kept += 1", "def peek(walker):\n    return walker.other\n")
    assert not noted("0", "self.kept += 1", "def peek(walker):\n    return walker.kept\n")


def test_what_the_class_itself_begins_with_counts_too():
    assert noted("''", "self.kept += str(place)", "    kept = ''\n")
    assert "kept" not in noted("''", "self.kept += str(place)", "    kept = 0\n")
    assert "kept" not in noted("''", "self.kept += str(place)", "    kept = [7]\n")
