"""The proof of a circle: whether a rule surely does the same again when its state comes back.

A state is place, heading, target and memory. Proven is

1. a function of the view, ``def turn(view):``,
2. a class that keeps its memory in attributes, ``self.cards = {}``,

if the whole file is plain: it uses a month's worth of Python, and no other names than its own,
mazelib's, and a few of Python's. Then all values are plain data: numbers, texts, turns, headings,
views, and lists, tuples and dicts of them. All that lasts from one turn to the next is compared:
attributes, and data at the top of the file. Nothing else can decide an answer.

Counters and logs decide nothing, and need not come back (see only_noted).

The rest of the story of a circle, in the order in which it is best read:

    guard/only_noted                what need not come back
    script/script_names             what data a script keeps
    script/changes                  which of its lines may change that
    walking/memory, memory_log      how what is kept is frozen, to be compared
    walking/circle                  how a state that comes back is noticed
    walking/doubt                   why one that comes back may prove nothing
    walking/lap, lap_sentences      what is seen, and said, of a walk that nothing is proven of
"""

import ast
from dataclasses import dataclass
from functools import lru_cache

from mazelib.learner.guard.only_noted import Outer, only_noted
from mazelib.learner.script.our_names import PLAIN
from mazelib.learner.script.surroundings import PYTHONS
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES, View


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


# Add a word only if you are sure that a rule which uses it still keeps only plain data, and decides
# by nothing else. (Sets are left out: equal ones may give what they hold in another order. So is
# all that may show where a value lies in the computer's memory: id, hash, the text of an iterator.)
#: The parts of Python, as the module ast calls them, of which nothing more is asked.
WORDS = _listed("""
    Module alias Return Assign AugAssign For While If Expr Pass Break Continue BoolOp BinOp UnaryOp
    IfExp keyword Subscript Slice Constant JoinedStr FormattedValue List Tuple Dict ListComp
    comprehension
""")
SIGNS = (ast.boolop, ast.operator, ast.unaryop, ast.cmpop, ast.expr_context)
#: Python's functions that answer plain data.
FUNCTIONS = _listed("""
    abs all any bool dict divmod float int len list max min print round sorted str sum tuple
""")
#: The methods of plain data.
METHODS = _listed("""
    append clear copy count discard endswith extend get index insert items join keys lower pop
    remove replace reverse setdefault sort split startswith strip update upper values
""")
#: Functions and methods that give values one by one, and functions that take all of them.
ONE_BY_ONE = _listed("enumerate range reversed zip items keys values")
TAKE_ALL = _listed("all any dict enumerate len list max min reversed sorted sum tuple zip")
#: Functions that call their ``key``: min(ways, key=marks.get).
CALL_A_KEY = _listed("max min sorted")
#: The attributes of a view, a turn and a heading.
ATTRIBUTES = {
    *SENSES,
    *(name for name in dir(View) if not name.startswith("_")),
    *_listed("name value word AHEAD RIGHT BACK LEFT UP DOWN"),
}
#: The names to which a plain file gives no other meaning.
TAKEN = PYTHONS | {"show", "self"}
#: The most letters of a line that are quoted.
MOST_LETTERS = 50


@dataclass(frozen=True)
class Proof:
    """Whether it is proven that a rule does the same again when its state comes back.

    ``missing`` is the code because of which it is not; None if it is. ``only_noted`` are the
    counters and logs that need not come back.
    """

    missing: str | None = None
    only_noted: frozenset[str] = frozenset()


#: Only the script's own code is looked at.
OF_ANOTHER_FILE = Proof(_("it stands in another file than the script"))


@lru_cache(maxsize=16)
def proof_of(program: ast.Module, rule: str) -> Proof:
    """The proof for the function or class of this name, from the file in which it stands."""
    file = _File(program)
    if rule not in file.functions | file.classes:
        return Proof(_("it is no function or class of its own file"))
    odd = [_statement_of(node, file.outer) for node in ast.walk(program) if not file.is_plain(node)]
    if not odd:
        return Proof(only_noted=only_noted(file.outer))
    first = min(odd, key=lambda statement: statement.lineno)
    try:
        code = ast.unparse(first).splitlines()[0][:MOST_LETTERS]
    except RecursionError:
        return Proof(_("it is nested too deeply"))
    return Proof(_("line {line}: {code}").format(line=first.lineno, code=code))


def _statement_of(node: ast.AST, outer: Outer) -> ast.stmt:
    while not isinstance(node, ast.stmt):
        node = outer[node]
    return node


class _File:
    """A program: its names, and the node around each node (``outer``)."""

    def __init__(self, program: ast.Module) -> None:
        self.outer: dict[ast.AST, ast.AST] = {}
        self.functions: set[str] = set()
        self.classes: set[str] = set()
        self._methods: set[str] = set()
        self._variables: set[str] = set()
        for node in ast.walk(program):
            for inner in ast.iter_child_nodes(node):
                self.outer[inner] = node
            self._note_name(node)
        #: The names of plain values.
        self._known = self._variables | self.functions | FUNCTIONS | PLAIN | {"__name__"}

    def _note_name(self, node: ast.AST) -> None:
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                self._variables.add(name)
            case ast.ClassDef(name=name):
                self.classes.add(name)
            case ast.FunctionDef(name=name) if isinstance(self.outer[node], ast.ClassDef):
                self._methods.add(name)
            case ast.FunctionDef(name=name):
                self.functions.add(name)

    def is_plain(self, node: ast.AST) -> bool:
        """Whether a node is plain. Its parts are not looked at."""
        match node:
            case ast.Import() | ast.ImportFrom():
                return _is_plain_import(node)
            case ast.ClassDef() | ast.FunctionDef():
                return self._is_plain_definition(node)
            case ast.arguments() | ast.arg():
                return self._is_plain_parameter(node)
            case ast.Name():
                return self._is_plain_name(node)
            case ast.Attribute() | ast.Call() | ast.Compare():
                return self._is_plain_expression(node)
        return type(node).__name__ in WORDS or isinstance(node, SIGNS)

    def _is_plain_definition(self, node: ast.ClassDef | ast.FunctionDef) -> bool:
        """At the top of the file, or a method; without decorators, and made from no other class."""
        outer = self.outer[node]
        match node:
            case ast.ClassDef(bases=[], keywords=[], decorator_list=[]):
                return isinstance(outer, ast.Module) and _is_free(node.name)
            case ast.FunctionDef(decorator_list=[]):
                is_outermost = isinstance(outer, (ast.Module, ast.ClassDef))
                return is_outermost and (_is_free(node.name) or node.name == "__init__")
        return False

    def _is_plain_parameter(self, node: ast.arguments | ast.arg) -> bool:
        """A new name, or self; no default in which a function could remember something."""
        if isinstance(node, ast.arguments):
            defaults = [each for each in [*node.defaults, *node.kw_defaults] if each]
            return all(isinstance(each, ast.Constant) for each in defaults)
        match self.outer[self.outer[node]]:
            case ast.FunctionDef(args=ast.arguments(args=[first, *_others])) as function:
                if first is node and isinstance(self.outer[function], ast.ClassDef):
                    return node.arg == "self"
        return _is_free(node.arg)

    def _is_plain_name(self, node: ast.Name) -> bool:
        """A new name or a known one, self in self.cards, or a class that is given to show."""
        if isinstance(node.ctx, ast.Store):
            return _is_free(node.id)
        if node.id == "self":
            return isinstance(self.outer[node], ast.Attribute)
        if node.id in self.classes:
            return self._is_shown(node)
        return node.id in self._known or (node.id in ONE_BY_ONE and self._is_called(node))

    def _is_shown(self, node: ast.Name) -> bool:
        """Whether a class is given to show, perhaps in a list of several rules."""
        outer = self.outer[node]
        if isinstance(outer, ast.List):
            outer = self.outer[outer]
        return isinstance(outer, ast.Call) and ast.unparse(outer.func) == "show"

    def _is_plain_expression(self, node: ast.Attribute | ast.Call | ast.Compare) -> bool:
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                is_method = name in self._methods
                return is_method == self._is_called(node) and not name.startswith("__")
            case ast.Attribute(attr=name, ctx=ast.Load()):
                return name in (METHODS if self._is_called(node) else ATTRIBUTES)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return name not in ONE_BY_ONE or self._is_taken_at_once(node)
            case ast.Compare(ops=[ast.Is() | ast.IsNot()], comparators=[side]):
                return ast.unparse(side) == "None"  # Of this there is only one.
            case ast.Compare(ops=signs):
                return not any(isinstance(sign, (ast.Is, ast.IsNot)) for sign in signs)
        return False

    def _is_called(self, node: ast.expr) -> bool:
        """Whether a function or method is called where it is named."""
        match self.outer[node]:
            case ast.Call(func=called):
                return called is node
            case ast.keyword(arg="key") as key:
                call = self.outer[key]
                return isinstance(call, ast.Call) and ast.unparse(call.func) in CALL_A_KEY
        return False

    def _is_taken_at_once(self, call: ast.Call) -> bool:
        """Whether values that come one by one are all taken where they come: none are kept."""
        match self.outer[call]:
            case (
                ast.For(iter=taken)
                | ast.comprehension(iter=taken)
                | ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[taken])
            ):
                return taken is call
            case ast.Call(func=ast.Name(id=name), args=[_taken]):
                return name in TAKE_ALL
        return False


def _is_plain_import(node: ast.Import | ast.ImportFrom) -> bool:
    """The file that finds mazelib, and names of ours, as they are called here."""
    if isinstance(node, ast.Import):
        return ast.unparse(node) == "import here"
    room = (node.module or "").partition(".")[0]
    are_ours = all(alias.name in PLAIN and not alias.asname for alias in node.names)
    return room == "__future__" or (room == "mazelib" and are_ours)


def _is_free(name: str) -> bool:
    """Whether a name has no meaning yet, so that a file may give it one."""
    return name not in TAKEN and not name.startswith("__")
