"""A rule that was written below the one that show plays, and that nothing names.

    def right_hand(view): ...
    def my_turn(view): ...          never asked

    show(right_hand)

A rule above the one that is shown may be an older one, and is left alone. So is a class in a file
with exercises, as long as it is not finished, or the rule that is shown is more than one answer.
"""

import ast
from collections.abc import Iterator, Sequence

from mazelib.learner.script.lines_anew import line_with
from mazelib.learner.script.words.useless_lines import another_walks, is_never_asked
from mazelib.text.diagnostics import Explanation


def rules_not_shown(
    program: ast.Module, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """The line of the last rule, if nothing names it and show gets another one."""
    shown = _shown(program)
    if shown:
        yield from _classes_not_shown(program, shown, lines)
    functions = (node for node in program.body if isinstance(node, ast.FunctionDef))
    rules = [*filter(_is_rule, functions)]
    if shown is None or not rules:
        return
    last = rules[-1]
    names = {node.id for node in ast.walk(program) if isinstance(node, ast.Name)}
    defined = (ast.FunctionDef, ast.ClassDef)
    named = [node.name for node in program.body if isinstance(node, defined)]
    is_known = shown.id in named or shown.id in _imported(program)
    is_alone = last.name not in names and named.count(last.name) == 1
    if is_known and is_alone and last.lineno > _line_of(shown.id, program):
        yield last.lineno, is_never_asked(last.name, shown.id, shown.lineno)


def _classes_not_shown(
    program: ast.Module, shown: ast.Name, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """The line of show, if it gets a function that asks nothing, and a class below is finished."""
    rules = [node for node in program.body if getattr(node, "name", "") == shown.id]
    match rules:
        case [ast.FunctionDef(body=body)] if not _asks(body):
            pass
        case _:
            return
    names = {node.id for node in ast.walk(program) if isinstance(node, ast.Name)}
    for node in program.body:
        if not isinstance(node, ast.ClassDef) or node.name in names:
            continue
        if node.lineno > rules[0].lineno and _is_finished(node):
            code = line_with(node.name, shown, lines)
            yield shown.lineno, another_walks(node.name, shown.id, code)
            return


def _asks(body: Sequence[ast.stmt]) -> bool:
    """Whether a function is more than one answer, and perhaps a text above it."""
    match body:
        case [*above, ast.Return(value=ast.Attribute())]:
            return not all(isinstance(each, ast.Expr) for each in above)
        case _:
            return True


def _is_finished(rule: ast.ClassDef) -> bool:
    """Whether a class has a turn that answers, and reads all that its __init__ keeps."""
    methods = {node.name: node for node in rule.body if isinstance(node, ast.FunctionDef)}
    if "turn" not in methods or not isinstance(methods["turn"].body[-1], (ast.Return, ast.If)):
        return False
    kept = set[str]()
    read = set[str]()
    for node in ast.walk(rule):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                kept.add(name)
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                read.add(name)
            case _:
                pass
    return kept <= read


def _line_of(name: str, program: ast.Module) -> int:
    """The line in which a function or class of this name begins; 0 if it is imported."""
    for node in program.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == name:
            return node.lineno
    return 0


def _shown(program: ast.Module) -> ast.Name | None:
    """The name that the only call of show gets first; None if that is no name."""
    calls = [
        node
        for node in ast.walk(program)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "show"
    ]
    match calls:
        case [ast.Call(args=[ast.Name() as first, *_others])]:
            return first
        case _:
            return None


def _is_rule(node: ast.FunctionDef) -> bool:
    """Whether a function takes what a rule that walks is given, and answers."""
    match node:
        case ast.FunctionDef(args=ast.arguments(args=[ast.arg(arg="view"), *others])):
            fits = [each.arg for each in others] in ([], ["rng"])
            return fits and any(isinstance(each, ast.Return) for each in ast.walk(node))
        case _:
            return False


def _imported(program: ast.Module) -> set[str]:
    names = set[str]()
    for node in program.body:
        if isinstance(node, ast.ImportFrom):
            names.update(alias.asname or alias.name for alias in node.names)
    return names
