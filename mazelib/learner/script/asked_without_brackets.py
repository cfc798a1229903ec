"""A function of the learner's own that is asked without brackets: that is always a yes.

    def dead_end(view): ...

    if dead_end:                    if dead_end(view):
    if not self.is_old:             if not self.is_old(place):
"""

import ast
from collections.abc import Collection, Iterator, Sequence

from mazelib.learner.script.lines_anew import line_with
from mazelib.learner.script.names_given import names_known_at
from mazelib.learner.script.words.useless_lines import is_not_called
from mazelib.text.diagnostics import Explanation


def asked_without_brackets(
    program: ast.Module, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """The lines that ask so, and what to write."""
    functions = _functions(program)
    for node in ast.walk(program):
        if isinstance(node, (ast.If, ast.While)):
            for asked in _asked(node.test):
                name = ast.unparse(asked)
                if name in functions:
                    known = names_known_at(program, asked.lineno)
                    call = _call(name, functions[name], known)
                    code = line_with(call, asked, lines) if call else ""
                    yield asked.lineno, is_not_called(name, code)


def _asked(question: ast.expr) -> Iterator[ast.expr]:
    """What a question asks with yes or no, its parts one by one."""
    match question:
        case ast.BoolOp(values=values):
            for each in values:
                yield from _asked(each)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield from _asked(operand)
        case ast.Name() | ast.Attribute(value=ast.Name(id="self")):
            yield question
        case _:
            pass


def _functions(program: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions of a file, and with self those of its classes, that stand for nothing else."""
    found = dict[str, ast.FunctionDef]()
    defined = list[str]()
    for node in program.body:
        if isinstance(node, ast.FunctionDef):
            defined.append(node.name)
            found[node.name] = node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    defined.append(f"self.{inner.name}")
                    found[f"self.{inner.name}"] = inner
    others = {*_given_otherwise(program)}
    return {
        name: function
        for name, function in found.items()
        if defined.count(name) == 1 and name not in others and not function.decorator_list
    }


def _given_otherwise(program: ast.Module) -> Iterator[str]:
    """The names that a program gives to something else than a function, and those with self."""
    for node in ast.walk(program):
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
                yield name
                yield f"self.{name}"
            case ast.Attribute(attr=name, ctx=ast.Store() | ast.Del()):
                yield f"self.{name}"
            case ast.ClassDef(name=name):
                yield name
            case ast.alias(name=name, asname=other):
                yield other or name
            case _:
                pass


def _call(name: str, function: ast.FunctionDef, known: Collection[str]) -> str:
    """The function with its brackets; "" if it is not sure what stands in them."""
    parameters = [each.arg for each in function.args.args]
    if name.startswith("self."):
        parameters = parameters[1:]
    if not {*parameters} <= {*known}:
        return ""
    return f"{name}({', '.join(parameters)})"
