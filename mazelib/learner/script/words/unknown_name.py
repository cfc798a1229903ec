"""A name that nothing has, and what the program says about the place where it stands.

Only the text of the program is asked, and no value: so the same is told of a name whether its line
has run, or is only read.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

#: A line that gives a value to one name.
_GETS_A_VALUE = re.compile(r"\s*(\w+)\s*=(?!=)")


@dataclass(frozen=True)
class UnknownName:
    """A name that nothing has, the number of its line, all lines of the file, and its program."""

    name: str
    line: int
    lines: Sequence[str]
    program: ast.Module

    @property
    def quoted(self) -> str:
        """The line in which it stands."""
        return self.lines[self.line - 1]

    @cached_property
    def _function(self) -> ast.FunctionDef | None:
        """The innermost function around the line; None outside all functions."""
        around = [
            node
            for node in ast.walk(self.program)
            if isinstance(node, ast.FunctionDef) and self._is_in(node)
        ]
        return max(around, key=lambda node: node.lineno, default=None)

    def _is_in(self, node: ast.stmt | ast.expr) -> bool:
        return node.lineno <= self.line <= (node.end_lineno or node.lineno)

    @property
    def function(self) -> str:
        """The name of the function in which it stands; "" outside all functions."""
        return self._function.name if self._function else ""

    @property
    def line_of_function(self) -> int:
        """The line of the def of that function; its own outside all functions."""
        return self._function.lineno if self._function else self.line

    @property
    def lines_of_statement(self) -> tuple[int, int]:
        """The first and the last line of what stands at the left edge around it."""
        for node in self.program.body:
            if self._is_in(node):
                return node.lineno, node.end_lineno or node.lineno
        return self.line, self.line

    @property
    def parameters(self) -> list[str]:
        """The names between the brackets of that function."""
        return [each.arg for each in self._function.args.args] if self._function else []

    def def_with(self, parameter: str) -> str:
        """The def of that function with one more parameter; "" outside all functions."""
        if self._function is None:
            return ""
        return f"def {self.function}({', '.join([*self.parameters, parameter])}):"

    @cached_property
    def lines_of_own_names(self) -> dict[str, int]:
        """The names to which that function gave a value above, each with its first line."""
        found = dict[str, int]()
        first = self._function.lineno if self._function else self.line
        for number in range(first, self.line):
            name = _GETS_A_VALUE.match(self.lines[number - 1])
            if name:
                found.setdefault(name[1], number)
        return found

    @cached_property
    def is_in_a_call_of_show(self) -> bool:
        """Whether it stands between the brackets of show, or is that very word."""
        return any(self._is_in(call) for call in self._calls_of("show", self.name))

    def _calls_of(self, *names: str) -> Iterator[ast.Call]:
        for node in ast.walk(self.program):
            match node:
                case ast.Call(func=ast.Name(id=name)) if name in names and not self._function:
                    yield node
                case _:
                    pass

    @cached_property
    def definitions(self) -> dict[str, int]:
        """The functions and classes of the file, each with the number of its line."""
        return {
            node.name: node.lineno
            for node in self.program.body
            if isinstance(node, (ast.FunctionDef, ast.ClassDef))
        }

    @property
    def rules(self) -> list[str]:
        """The functions and classes that could be the rule: the view or the maze comes first.

        If there are none, all of them.
        """
        found = []
        for node in self.program.body:
            match node:
                case ast.FunctionDef(args=ast.arguments(args=[ast.arg(arg="view" | "maze"), *_])):
                    found.append(node.name)
                case ast.ClassDef():
                    found.append(node.name)
                case _:
                    pass
        return found or list(self.definitions)

    @property
    def line_in_a_comment(self) -> int | None:
        """The line of a comment that would define it, were it no comment; None if none would."""
        for number, text in enumerate(self.lines, start=1):
            if re.match(rf"\s*#\s*(def|class)\s+{self.name}\b", text):
                return number
        return None

    @cached_property
    def of_self(self) -> set[str]:
        """The names that self has in its class; none where there is no self."""
        found = set[str]()
        for node in ast.walk(self.program):
            if isinstance(node, ast.ClassDef) and self._is_in(node):
                found |= {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
                found |= set(_given_in(node, of_self=True))
        return found if "self" in self.parameters else set()

    @cached_property
    def known(self) -> set[str]:
        """The names that are known where it stands."""
        found = {*self.definitions, *_given_in(self.program), *self.parameters}
        if self._function:
            found |= set(_given_in(self._function))
        return found

    @property
    def view(self) -> str:
        """What the function calls the view; "" if it does not get it."""
        if "view" in self.parameters:
            return "view"
        names = [each for each in self.parameters if each != "self"]
        given = [call.args[0] for call in _calls_of_show(self.program) if call.args]
        shown = [each.id for each in given if isinstance(each, ast.Name)] or self.rules[-1:]
        is_rule = self.function == "turn" if "self" in self.parameters else self.function in shown
        return names[0] if is_rule and names and names[0] not in ("maze", "rng") else ""


def _calls_of_show(program: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(program):
        match node:
            case ast.Call(func=ast.Name(id="show")):
                yield node
            case _:
                pass


def _given_in(block: ast.AST, *, of_self: bool = False) -> Iterator[str]:
    """The names that get a value in a block, or those behind ``self.``; not in inner functions."""
    for node in ast.iter_child_nodes(block):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()) if of_self:
                yield name
            case ast.Name(id=name, ctx=ast.Store()) if not of_self:
                yield name
            case ast.alias() if not of_self:
                yield node.asname or node.name
            case _:
                pass
        is_inner = isinstance(node, (ast.FunctionDef, ast.ClassDef))
        if of_self or not is_inner:
            yield from _given_in(node, of_self=of_self)
