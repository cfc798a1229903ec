"""The while that goes round forever: which one, and what never changes in it.

    while way:
        walls = maze.walls_around(way[-1])      nothing that runs here changes way
        if walls:
            way.append(walls[0])                this does, but it does not run
"""

import ast
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from mazelib.learner.script.counting import Note
from mazelib.walking.view import SENSES

#: So many of the lines that ran last show which loop goes round.
_LAST = 3_000
#: Functions that change nothing that they are given.
_ONLY_LOOK = (
    "abs", "all", "any", "bool", "enumerate", "int", "len", "list", "max", "min", "pick", "print",
    "range", "reversed", "set", "sorted", "str", "sum", "tuple", "zip",
)  # fmt: skip


class EndlessLoop(NamedTuple):
    """A while that goes round: its line, and what it asks.

    ``unchanged`` are the names that it asks for, if nothing that runs in it changes any of them.
    ``waits_for_view`` is true where it goes on until the view is another one.
    """

    line: int
    question: str
    unchanged: tuple[str, ...] = ()
    waits_for_view: bool = False

    @property
    def asks_nothing(self) -> bool:
        """Whether it is a while True: that only a break, a return or an error ends."""
        return self.question in ("True", "1")


def endless_loop(program: ast.Module, notes: Sequence[Note]) -> EndlessLoop | None:
    """The innermost while around all lines that ran last; None if there is none.

    ``notes`` are those of the lines that ran in the file, in order.
    """
    ran = {note[1] for note in notes[-_LAST:]}
    loops = [node for node in ast.walk(program) if isinstance(node, ast.While)]
    around = [loop for loop in loops if ran and _holds(loop, min(ran)) and _holds(loop, max(ran))]
    if not around:
        return None
    loop = max(around, key=lambda node: node.lineno)
    names = list(dict.fromkeys(_names_asked(loop.test)))
    changed = set(_changed_in(loop, ran))
    unchanged = () if changed.intersection(_bases(names)) else tuple(names)
    waits = all(name == "view" for name in names) and (bool(names) or _asks_view(loop))
    return EndlessLoop(loop.lineno, ast.unparse(loop.test), unchanged, waits)


def _holds(loop: ast.While, line: int) -> bool:
    return loop.lineno <= line <= (loop.end_lineno or loop.lineno)


def _bases(names: Sequence[str]) -> set[str]:
    """Names as they stand, and what stands before the first dot."""
    return {*names, *(name.partition(".")[0] for name in names)}


def _names_asked(question: ast.expr) -> Iterator[str]:
    """The names that a question asks for: count, self.steps."""
    called = {node.func for node in ast.walk(question) if isinstance(node, ast.Call)}
    inner = {node.value for node in ast.walk(question) if isinstance(node, ast.Attribute)}
    for node in ast.walk(question):
        if node in called and isinstance(node, ast.Name) and node.id in _ONLY_LOOK:
            continue
        if isinstance(node, ast.Attribute) and node not in inner:
            name = _name_of(node)
            yield name if name.startswith(("self.", "maze.")) else name.partition(".")[0]
        elif isinstance(node, ast.Name) and node not in inner:
            yield node.id


def _name_of(node: ast.expr) -> str:
    """A name as it is written, without brackets behind it: self.places for self.places[0]."""
    while isinstance(node, (ast.Subscript, ast.Call)):
        node = node.value if isinstance(node, ast.Subscript) else node.func
    return ast.unparse(node) if isinstance(node, (ast.Name, ast.Attribute)) else ""


def _changed_in(loop: ast.While, ran: Collection[int]) -> Iterator[str]:
    """The names that the lines of a loop which ran may change."""
    for part in [loop.test, *loop.body]:
        for node in ast.walk(part):
            if getattr(node, "lineno", None) in ran:
                yield from _changed_by(node)


def _changed_by(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            yield name
        case ast.Attribute(ctx=ast.Store() | ast.Del()) as field:
            yield _name_of(field)
        case ast.Subscript(value=owner, ctx=ast.Store() | ast.Del()):
            yield _name_of(owner)
        case ast.Call(func=ast.Name(id=name), args=given) if name not in _ONLY_LOOK:
            yield from map(_name_of, given)
        case ast.Call(func=ast.Attribute(value=owner), args=given):
            name = _name_of(owner)
            yield name
            if name != "maze":
                yield from map(_name_of, given)
        case _:
            pass


def _asks_view(statement: ast.stmt) -> bool:
    for node in ast.walk(statement):
        if isinstance(node, ast.Attribute) and node.attr in SENSES:
            return True
    return False
