"""What is known of Python and of mazelib to keep nothing: the tables that doubts are decided by.

A word or a name that stands in none of them is a doubt. Who adds one has to be sure of it: a rule
that uses it must keep all that it keeps in names, in classes and in the attributes of objects.
"""

import builtins
import math
from types import GeneratorType

from mazelib.learner.vocabulary import OURS


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


#: The words of Python, as the module ast calls them.
WORDS = _listed("""
    Module FunctionDef ClassDef Return Delete Assign AugAssign AnnAssign For While If Import
    ImportFrom Global Expr Pass Break Continue BoolOp NamedExpr BinOp UnaryOp Lambda IfExp Dict Set
    ListComp SetComp DictComp GeneratorExp Compare Call JoinedStr FormattedValue Constant Attribute
    Subscript Starred Name List Tuple Slice comprehension arguments arg keyword alias
""")

#: What may be imported, by the module that it comes from ("": the module itself is imported).
IMPORTS = {
    "": _listed("here math"),
    "__future__": _listed("annotations"),
    "collections": _listed("Counter defaultdict deque"),
    "math": frozenset(vars(math)),
    "mazelib": frozenset(OURS),
    "mazelib.grid.compass": frozenset(OURS),
    "mazelib.walking.view": frozenset(OURS),
}

#: Functions of ours that change nothing they are given.
ONLY_ASK = _listed("open_ways right_hand turn_between turned")

#: Names of Python and of ours by which a program is understood: it may have none of its own of
#: them.
RELIED_ON = _listed("Heading Turn enumerate frozenset len list print set sorted")

#: Other names that Python has, and that keep nothing.
_OF_PYTHON = _listed("""
    abs all any bool callable dict dir divmod filter float int isinstance iter map max min next
    object pow range reversed round sum tuple zip __name__
""")

#: Names that Python knows, and of which we do not know where they lead.
UNKNOWN = {"here", *dir(builtins)} - RELIED_ON - _OF_PYTHON


def _attributes_of(*kinds: type) -> set[str]:
    names: set[str] = set()
    for kind in kinds:
        names.update(dir(kind))
    return names


#: Attributes that lead to text, which may tell where in memory a thing lies; to classes; to what
#: runs.
LEAD_AWAY = _attributes_of(str, bytes, int, float, type, GeneratorType) - _attributes_of(list)
LEAD_AWAY |= {"__init__", "__name__"}

#: What a set may be asked for: the order in which its values lie depends on more than the values.
ASKED_OF_SETS = _listed("add clear discard remove update")
