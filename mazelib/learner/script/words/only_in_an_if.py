"""A name that gets its value under an if alone, and is asked for where that if got no yes.

    if view.right:
        coin = rng.randint(0, 1)
    if view.left:
        if coin == 0:                   above it: coin = rng.randint(0, 1)
"""

import ast
from collections.abc import Sequence
from contextlib import suppress

from mazelib.learner.script.words.raised import Raised
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES


def only_in_an_if(name: str, raised: Raised) -> Explanation | None:
    """What is said of such a name, where it has no value; None: it is another case."""
    function = _function_around(raised)
    if function is None:
        return None
    given = [node for node in ast.walk(function) if _gives(node, name)]
    around = [
        (node, statement)
        for node in function.body
        if isinstance(node, ast.If)
        for statement in node.body
        if _gives(statement, name)
    ]
    if len(given) != 1 or len(around) != 1:
        return None
    question, statement = around[0]
    line = raised.line or 0
    if (question.end_lineno or 0) >= line or not isinstance(statement, ast.Assign):
        return None
    what = _("line {given} gives {name} a value only where this is true: {asked}.")
    match question.test:
        case ast.Attribute(value=ast.Name(id="view"), attr=side) if side in SENSES:
            what = _(
                "line {given} gives {name} a value only if the {asked} is open. Here it wasn't."
            )
            asked = side
        case _:
            asked = ast.unparse(question.test)
    what = what.format(given=statement.lineno, name=name, asked=asked)
    advice = _("What is it otherwise? Give {name} a value above line {line}, too.")
    if ast.unparse(statement.value).startswith("Turn."):
        advice = _("What is it otherwise? Write above line {line}, say: {name} = Turn.BACK")
    advice = advice.format(name=name, line=question.lineno)
    if isinstance(statement.value, ast.Call) and _is_known(statement.value, name, raised):
        advice = _("Write above line {line}: {code}")
        advice = advice.format(line=line, code=ast.unparse(statement))
    return Explanation(what, advice)


def _function_around(raised: Raised) -> ast.FunctionDef | None:
    """The innermost function around the line; None: it is in none, or it cannot be read."""
    found = list[ast.FunctionDef]()
    with suppress(SyntaxError):
        for node in ast.walk(ast.parse("\n".join(raised.lines))):
            match node:
                case ast.FunctionDef(lineno=first, end_lineno=int(last)):
                    if first <= (raised.line or 0) <= last:
                        found.append(node)
                case _:
                    pass
    return found[-1] if found else None


def _gives(node: ast.AST, name: str) -> bool:
    """Whether a statement gives this name a value, or takes it away."""
    targets: Sequence[ast.expr] = ()
    match node:
        case ast.Assign():
            targets = node.targets
        case ast.AugAssign() | ast.AnnAssign() | ast.For():
            targets = [node.target]
        case ast.Delete():
            targets = node.targets
        case ast.With():
            targets = [each.optional_vars for each in node.items if each.optional_vars]
        case _:
            pass
    names = (each for target in targets for each in ast.walk(target))
    return any(isinstance(each, ast.Name) and each.id == name for each in names)


def _is_known(value: ast.expr, name: str, raised: Raised) -> bool:
    """Whether all names of a value are known where the name has none."""
    names = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
    builtins = raised.names.get("__builtins__", {})
    known = set(raised.names) | set(builtins if isinstance(builtins, dict) else dir(builtins))
    return names <= known - {name}
