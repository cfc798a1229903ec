"""What keeps a rule from being compared: seen from its code, before it runs.

Who uses only what is known here keeps all in names, classes and objects, as plain values, and there it is
frozen (see snapshot). Anything else is a doubt, in a few words: it may lead to where nobody looks, or to
answers that hang on more than what is kept. It is no error: the rule walks all the same.
"""

import ast
import builtins
import math
import re
from collections.abc import Collection, Iterator
from itertools import chain
from types import GeneratorType

from mazelib.learner.vocabulary import OURS

_listed = re.compile(r"\w+").findall
#: What may be imported, from where: all of it keeps nothing.
_IMPORTS = {
    "": ["here", "math"], "__future__": ["annotations"], "collections": ["Counter", "defaultdict", "deque"],
    "math": vars(math), "mazelib": OURS, "mazelib.grid.compass": OURS, "mazelib.walking.view": OURS,
}  # fmt: skip
_SIGNS = (ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop)
#: The words of Python, as ast calls them.
_WORDS = _listed("""Module FunctionDef ClassDef Return Delete Assign AugAssign AnnAssign For While If Import
    ImportFrom Global Expr Pass Break Continue BoolOp NamedExpr BinOp UnaryOp Lambda IfExp Dict Set ListComp
    SetComp DictComp GeneratorExp Compare Call JoinedStr FormattedValue Constant Attribute Subscript Starred
    Name List Tuple Slice comprehension arguments arg keyword alias""")
#: Functions of ours that change nothing they are given, and what else may stand in a line that only asks.
_ONLY_ASK = ("open_ways", "right_hand", "turn_between", "turned")
_ASKING = (ast.If, ast.Return, ast.Assign, ast.Name, ast.Constant, ast.Compare, ast.BoolOp, ast.UnaryOp)
#: Names by which a program is read here: it may have none of its own of them. And others that Python has.
_RELIED_ON = _listed("Heading Turn enumerate frozenset len list print set sorted")
_PYTHONS = _listed("""abs all any bool callable dict dir divmod filter float int isinstance iter map max min
    next object pow range reversed round sum tuple zip __name__""")
_UNKNOWN = {"here", *dir(builtins)} - {*_RELIED_ON, *_PYTHONS}
#: Attributes that lead to text, which may tell where in memory a thing lies; to classes; to what runs.
_LEAD_AWAY = {name for kind in (str, bytes, int, float, type, GeneratorType) for name in dir(kind)}
_LEAD_AWAY = (_LEAD_AWAY - {*dir(list)}) | {"__init__", "__name__"}
#: What sets may be asked: the order in which they lie hangs on more than what lies in them.
_OF_SETS = ("add", "clear", "discard", "remove", "update")
_IS_ONE = re.compile(r"None|True|False|(Turn|Heading)\.[A-Z]+")


def doubt_in(program: ast.Module) -> str:
    """Why nobody can tell whether a rule of this program circles, in a few words; empty where one can."""
    nodes = list(ast.walk(program))
    around = {inner: node for node in nodes for inner in ast.iter_child_nodes(node)}
    bound = [node.targets for node in nodes if isinstance(node, ast.Assign) and _makes_set(node.value)]
    sets = {_name(target) for targets in bound for target in targets}
    doubts = [_doubts(node, around.get(node, node), around, sets) for node in nodes]
    return next(filter(None, chain.from_iterable(doubts)), "")


def _doubts(node: ast.AST, outer: ast.AST, around: dict[ast.AST, ast.AST], sets: set[str]) -> Iterator[str]:
    word, is_called = type(node).__name__, isinstance(outer, ast.Call) and outer.func is node
    if word not in _WORDS and not isinstance(node, _SIGNS):
        yield f"the word {word.lower()}"
    match node:
        case ast.alias(name):
            module = "" if isinstance(outer, ast.Import) else getattr(outer, "module", None) or "."
            if name not in _IMPORTS.get(module, ()) or name[0] == "_" or node.asname:
                yield f"an import of {module.strip('.') or name}"
        case ast.FunctionDef(name) | ast.ClassDef(name):
            yield _of_name(name, (*_RELIED_ON, "__name__"))
            yield "a decorator" if node.decorator_list else ""
        case ast.arg(name) | ast.Name(name, ast.Store()):
            yield _of_name(name, (*_RELIED_ON, *_ONLY_ASK, "__name__"))
        case ast.Name(name):
            yield _of_name(name, _UNKNOWN)
            yield "the word del" if isinstance(node.ctx, ast.Del) else ""
            yield "the order of a set" if name in ("set", "frozenset") and not is_called else ""
        case ast.Attribute(_, name):
            yield _of_name(name, _LEAD_AWAY)
            if name in ("items", "keys") and not (is_called and _goes_through(around[outer])):
                yield f"the name {name}"  # Of two of them a set can be made.
        case ast.keyword(None | "file"):
            yield "print to a file"
        case ast.JoinedStr() if not _calls(outer, "print"):
            yield "an f-string"
        case ast.Constant(str() | bytes() as text) if "%" in str(text) and not isinstance(outer, ast.Expr):
            yield "a text with %"
        case ast.Compare(left, ops, others) if any(isinstance(each, (ast.Is, ast.IsNot)) for each in ops):
            # Two equal numbers may be one thing or two: nobody can tell by looking.
            is_one = len(ops) == 1 and any(_IS_ONE.fullmatch(ast.unparse(each)) for each in (left, *others))
            yield "" if is_one else "the word is"
    is_set = _name(node) in sets and not isinstance(getattr(node, "ctx", None), ast.Store)
    is_bound = isinstance(outer, ast.Assign) and all(map(_name, outer.targets))
    if (is_set and not _asks_set(node, outer)) or (_makes_set(node) and not is_bound):
        yield "the order of a set"


def _of_name(name: str, doubtful: Collection[str]) -> str:
    is_special = len(name) > 1 and name[0] == name[-1] == "_" and name not in ("__init__", "__name__")
    return f"the name {name}" if is_special or name in doubtful else ""


def _name(node: ast.AST) -> str:
    """What a name or an attribute is called; of anything else nothing."""
    return getattr(node, "id", "") or getattr(node, "attr", "")


def _makes_set(node: ast.AST) -> bool:
    return isinstance(node, (ast.Set, ast.SetComp)) or _calls(node, "set", "frozenset")


def _asks_set(node: ast.AST, outer: ast.AST) -> bool:
    match outer:
        case ast.Compare(_, ops, others):
            return node in others and all(isinstance(each, (ast.In, ast.NotIn)) for each in ops)
        case ast.Attribute(_, name):
            return name in _OF_SETS
    return _calls(outer, "len")


def _goes_through(node: ast.AST | None) -> bool:
    is_loop = isinstance(node, (ast.For, ast.comprehension, ast.Compare))
    return is_loop or _calls(node, "enumerate", "len", "list", "sorted")


def _calls(node: ast.AST | None, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def may_change(statement: ast.stmt) -> bool:
    """Whether a line may change what is kept; not if it asks, or gives a name of its own turn a value."""
    parts = [part for part in ast.iter_child_nodes(statement) if not isinstance(part, ast.stmt)]
    return not all(map(_asks, [statement, *chain.from_iterable(map(ast.walk, parts))]))


def _asks(node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute):
        return isinstance(node.ctx, ast.Load)
    return isinstance(node, (*_ASKING, *_SIGNS)) or _calls(node, *_ONLY_ASK)
