"""Places that a class keeps, and that it never finds: emptied at each step, or asked with a way.

    def turn(self, view, place, heading):
        self.closed = []                        forgets what was kept before
        for way in open_ways(view, heading):
            if way not in self.closed:          a heading is no place
                ...
        self.closed.append(place)
"""

import ast
from collections.abc import Iterator, Sequence

from mazelib.learner.script.lines_anew import line_with
from mazelib.learner.script.words.useless_lines import empties_again, is_among_places
from mazelib.text.diagnostics import Explanation

#: What gives headings, one by one, and what keeps a value in a list or set.
_GIVE_HEADINGS = ("open_ways", "onward_ways")
_KEEP = ("append", "add")


def kept_places(program: ast.Module, lines: Sequence[str]) -> Iterator[tuple[int, Explanation]]:
    """The lines that empty what was kept, and those that ask with a heading for places."""
    for node in ast.walk(program):
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "turn":
                    yield from _emptied(method, node)
                    yield from _asked_with_a_way(method, node, lines)


def _emptied(turn: ast.FunctionDef, rule: ast.ClassDef) -> Iterator[tuple[int, Explanation]]:
    """``self.closed = []`` in turn and in __init__, if turn then looks into it at once."""
    for number, statement in enumerate(turn.body):
        name = _emptied_in(statement)
        is_new = not any(_uses(each, name) for each in turn.body[:number])
        is_made_twice = is_new and _is_begun(name, rule)
        if name and is_made_twice and _is_looked_into(name, turn.body[number + 1 :]):
            yield statement.lineno, empties_again(name)


def _emptied_in(statement: ast.stmt) -> str:
    """What becomes an empty list, dict or set, as in ``self.closed = []``; or ""."""
    match statement:
        case ast.Assign(
            targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)],
            value=ast.List(elts=[]) | ast.Dict(keys=[]) | ast.Call(
                func=ast.Name(id="set" | "list" | "dict"), args=[], keywords=[]
            ),
        ):
            return f"self.{name}"
        case _:
            return ""


def _is_begun(name: str, rule: ast.ClassDef) -> bool:
    """Whether the __init__ of a class makes it empty, too."""
    for method in rule.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            return any(_emptied_in(statement) == name for statement in method.body)
    return False


def _is_looked_into(name: str, below: Sequence[ast.stmt]) -> bool:
    """Whether ``in`` asks for something in it where it is still empty, and it is filled later on.

    Where anything else may have filled it by then, it is not sure.
    """
    for statement in below:
        uses = _uses(statement, name)
        if not uses and not _calls_self(statement):
            continue
        asked = [node for node in ast.walk(statement) if _asks_in(node, name)]
        return len(asked) == len(uses) and bool(asked) and not _calls_self(statement)
    return False


def _uses(statement: ast.stmt, name: str) -> list[ast.AST]:
    return [node for node in ast.walk(statement) if _written(node) == name]


def _written(node: ast.AST) -> str:
    return ast.unparse(node) if isinstance(node, ast.Attribute) else ""


def _asks_in(node: ast.AST, name: str) -> bool:
    match node:
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[asked]):
            return _written(asked) == name
        case _:
            return False


def _calls_self(statement: ast.stmt) -> bool:
    """Whether another method may be called there, or self is given away."""
    owners = {node.value for node in ast.walk(statement) if isinstance(node, ast.Attribute)}
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and node.id == "self" and node not in owners:
            return True
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="self"))):
                return True
            case _:
                pass
    return False


def _asked_with_a_way(
    turn: ast.FunctionDef, rule: ast.ClassDef, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """``way in self.closed``, where way is a heading, and places alone are kept."""
    ways = _headings(turn)
    if "place" not in [each.arg for each in turn.args.args] or "place" in _given(turn):
        return
    for node in ast.walk(turn):
        match node:
            case ast.Compare(
                left=ast.Name(id=way) as left,
                ops=[ast.In() | ast.NotIn()],
                comparators=[ast.Attribute(value=ast.Name(id="self")) as kept],
            ) if way in ways and _holds_places(_written(kept), rule):
                code = line_with(f"stepped(place, {way})", left, lines)
                yield node.lineno, is_among_places(way, _written(kept), code)
            case _:
                pass


def _headings(turn: ast.FunctionDef) -> set[str]:
    """The names that a for gives headings, and nothing else gives a value but pick."""
    found = set[str]()
    sure = set[ast.expr]()
    for node in ast.walk(turn):
        match node:
            case ast.For(target=ast.Name() as name, iter=ast.Call(func=ast.Name(id=called))):
                if called in _GIVE_HEADINGS:
                    found.add(name.id)
                    sure.add(name)
            case ast.Assign(
                targets=[ast.Name() as name], value=ast.Call(func=ast.Name(id="pick"))
            ):
                sure.add(name)
            case _:
                pass
    names = (node for node in ast.walk(turn) if isinstance(node, ast.Name))
    return found - {
        node.id for node in names if not isinstance(node.ctx, ast.Load) and node not in sure
    }


def _given(turn: ast.FunctionDef) -> set[str]:
    """The names to which a function gives a value."""
    names = (node for node in ast.walk(turn) if isinstance(node, ast.Name))
    return {node.id for node in names if not isinstance(node.ctx, ast.Load)}


def _holds_places(name: str, rule: ast.ClassDef) -> bool:
    """Whether all that a class ever keeps there are places, and it keeps one."""
    kept = list[bool]()
    uses = 0
    for node in ast.walk(rule):
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr=called), args=[value]):
                if _written(owner) == name and called in _KEEP:
                    kept.append(_is_a_place(value))
            case ast.Compare(comparators=[asked]) if _written(asked) == name:
                uses += 1
            case ast.Assign(targets=[target]) if _written(target) == name:
                uses += bool(_emptied_in(node))
            case _:
                pass
    written = [node for node in ast.walk(rule) if _written(node) == name]
    return bool(kept) and all(kept) and len(written) == len(kept) + uses


def _is_a_place(value: ast.expr) -> bool:
    match value:
        case ast.Name(id="place") | ast.Call(func=ast.Name(id="stepped")):
            return True
        case _:
            return False
