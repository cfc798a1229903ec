"""Sides of the view, and the view itself, where they are compared with what they never equal.

    if view.front == "open":            view.front is True or False: if view.front:
    if "wall" in (view.front, ...):     not looked at: only what is sure is found
"""

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mazelib.learner.script.words.wrong_fields import is_no_side, is_the_whole_view
from mazelib.text.diagnostics import Explanation
from mazelib.walking.view import SENSES

#: Words that learners write for a way that is open, and for wall.
_OPEN = ("open", "free", "clear", "empty", "floor", "path", "way", "true", "yes", "y", "1")
_WALL = ("wall", "closed", "blocked", "block", "full", "false", "no", "n", "0", "")
#: The sign of a question, and whether it asks if two values are the same.
_SAME = {
    ast.Eq: True, ast.NotEq: False, ast.Is: True, ast.IsNot: False, ast.In: True, ast.NotIn: False,
}  # fmt: skip


class _Compared(NamedTuple):
    """A question: the side as it is written, and with what it is compared, and whether as equal."""

    node: ast.Compare
    side: str
    other: ast.expr
    asks_same: bool

    @property
    def instead(self) -> str:
        """What asks for the same in Python; "" if that is not sure."""
        words = [*map(_word_of, _values(self.other))]
        if all(word in _OPEN for word in words):
            asks_open = self.asks_same
        elif all(word in _WALL for word in words):
            asks_open = not self.asks_same
        else:
            return ""
        return self.side if asks_open else f"not {self.side}"


def sides_compared(
    program: ast.Module, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """The lines that compare a side of the view with a text or a turn, and what to write."""
    names = _names_of_sides(program)
    found = [
        compared
        for node in ast.walk(program)
        if isinstance(node, ast.Compare)
        for compared in [_compared(node, names)]
        if compared
    ]
    for each in found:
        others = [other for other in found if other.node.lineno == each.node.lineno]
        code = _line_instead(others, lines[each.node.lineno - 1])
        yield each.node.lineno, is_no_side(each.side, ast.unparse(_values(each.other)[0]), code)


def views_compared(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The view itself, compared with a text, a number or the like: it is never equal to one."""
    for node in ast.walk(program):
        match node:
            case ast.Compare(
                left=ast.Name(id="view"),
                ops=[ast.Eq() | ast.NotEq() as sign],
                comparators=[ast.Constant() | ast.Attribute(value=ast.Name(id="Turn" | "view"))],
            ):
                yield node.lineno, is_the_whole_view("==" if isinstance(sign, ast.Eq) else "!=")
            case _:
                pass


def _compared(node: ast.Compare, names: set[str]) -> _Compared | None:
    """The side in a question with one sign, and what it is compared with; None if there is none."""
    if len(node.ops) != 1 or type(node.ops[0]) not in _SAME:
        return None
    same = _SAME[type(node.ops[0])]
    left = node.left
    right = node.comparators[0]
    if side := _side(left, names):
        other = right
    elif side := _side(right, names):
        other = left
    else:
        return None
    is_list = isinstance(other, (ast.List, ast.Tuple, ast.Set))
    if is_list != isinstance(node.ops[0], (ast.In, ast.NotIn)):
        return None
    values = _values(other)
    if not values or not all(map(_is_never_a_side, values)):
        return None
    return _Compared(node, side, other, same)


def _names_of_sides(program: ast.Module) -> set[str]:
    """The names that get nothing but sides of the view, wherever they get a value."""
    of_sides = set[str]()
    of_others = set[str]()
    counted = set[ast.Name]()
    for node in ast.walk(program):
        match node:
            case ast.Assign(targets=[ast.Name() as target], value=value) if _side(value, set()):
                of_sides.add(target.id)
                counted.add(target)
            case _:
                pass
    for node in ast.walk(program):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            if node not in counted:
                of_others.add(node.id)
        elif isinstance(node, ast.arg):
            of_others.add(node.arg)
    return of_sides - of_others


def _side(node: ast.expr, names: set[str]) -> str:
    """A side of the view as it is written; "" if the expression is none."""
    match node:
        case ast.Attribute(value=ast.Name(id="view"), attr=side) if side in SENSES:
            return ast.unparse(node)
        case ast.Name(id=name) if name in names:
            return name
        case _:
            return ""


def _values(other: ast.expr) -> list[ast.expr]:
    return list(other.elts) if isinstance(other, (ast.List, ast.Tuple, ast.Set)) else [other]


def _is_never_a_side(other: ast.expr) -> bool:
    match other:
        case ast.Constant(value=str()) | ast.Attribute(value=ast.Name(id="Turn")):
            return True
        case ast.Name(id="open"):
            return True
        case _:
            return False


def _word_of(other: ast.expr) -> str:
    match other:
        case ast.Constant(value=str(word)):
            return word.strip().lower()
        case ast.Name(id=name):
            return name
        case _:
            return ast.unparse(other)


def _line_instead(found: Sequence[_Compared], line: str) -> str:
    """The line with all its questions written as Python asks them; "" if that is not sure."""
    written = line.encode()
    for each in sorted(found, key=lambda each: -each.node.col_offset):
        node = each.node
        if not each.instead or node.end_lineno != node.lineno:
            return ""
        written = (
            written[: node.col_offset] + each.instead.encode() + written[node.end_col_offset :]
        )
    code = written.decode().strip()
    return "" if "not not " in code else code
