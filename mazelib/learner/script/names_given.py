"""The names that a program gives, wherever it does so."""

import ast

#: What gives a name that stands in it.
NAMED = (
    ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.ExceptHandler, ast.MatchAs,
    ast.MatchStar,
)  # fmt: skip
#: Functions that give names which cannot be seen in the program.
GIVE_NAMES = ("exec", "eval", "globals", "locals", "vars", "setattr")


def names_known_at(program: ast.Module, line: int) -> set[str]:
    """The names that a line knows from the def around it, and those that come from mazelib."""
    names = set(NamesGiven(program).imported)
    for node in ast.walk(program):
        match node:
            case ast.FunctionDef(lineno=first, end_lineno=int(last)) if first <= line <= last:
                names.update(each.arg for each in node.args.args)
            case _:
                pass
    return names


class NamesGiven:
    """The names that a program gives, wherever it does so.

    ``imported`` are those that come from mazelib under their own names. ``hides_some`` is true
    where names may come from elsewhere.
    """

    def __init__(self, program: ast.Module) -> None:
        self.given = set[str]()
        self.assigned = set[str]()
        self.imported = set[str]()
        self.hides_some = False
        for node in ast.walk(program):
            self._take(node)
        self.given |= self.assigned | self.imported

    def _take(self, node: ast.AST) -> None:
        if isinstance(node, NAMED) and node.name:
            self.assigned.add(node.name)
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.MatchMapping(rest=str(name)):
                self.assigned.add(name)
            case ast.Name(id=name) if name in GIVE_NAMES:
                self.hides_some = True
            case ast.arg(arg=name):
                self.given.add(name)
            case ast.ImportFrom(module=module):
                is_ours = (module or "").partition(".")[0] == "mazelib"
                self._take_imports(node, is_ours=is_ours)
            case ast.Import():
                self._take_imports(node, is_ours=False)
            case _:
                pass

    def _take_imports(self, node: ast.Import | ast.ImportFrom, *, is_ours: bool) -> None:
        for alias in node.names:
            if alias.name == "*":
                self.hides_some = True
            elif is_ours and not alias.asname:
                self.imported.add(alias.name)
            else:
                self.assigned.add(alias.asname or alias.name.partition(".")[0])

    def is_ours(self, name: str) -> bool:
        """Whether a name surely stands for our Turn or Heading, or for the view of a rule."""
        is_view = name == "view" and name in self.given
        return (name in self.imported or is_view) and name not in self.assigned
