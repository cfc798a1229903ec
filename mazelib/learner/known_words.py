"""Tables of the words and names that cannot hide what a rule keeps. (See doubts.)

A word or a name in none of these tables raises a doubt. Add one only if you are sure that a rule
which uses it still keeps everything in names, in classes, or in the attributes of objects.
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

#: The names that may be imported, by their module ("": modules that may be imported themselves).
IMPORTS = {
    "": _listed("here math"),
    "__future__": _listed("annotations"),
    "collections": _listed("Counter defaultdict deque"),
    "math": frozenset(vars(math)),
    "mazelib": frozenset(OURS),
    "mazelib.grid.compass": frozenset(OURS),
    "mazelib.walking.view": frozenset(OURS),
}

#: Our functions that change nothing they are given.
ONLY_ASK = _listed("open_ways right_hand turn_between turned")

#: Names of Python's and of ours whose meaning is relied on: a program may not define them anew.
RELIED_ON = _listed("Heading Turn enumerate frozenset len list print set sorted")

#: Other names of Python's that keep nothing.
_OF_PYTHON = _listed("""
    abs all any bool callable dict dir divmod filter float int isinstance iter map max min next
    object pow range reversed round sum tuple zip __name__
""")

#: Names that Python knows, but of which we do not know what they keep.
UNKNOWN = {"here", *dir(builtins)} - RELIED_ON - _OF_PYTHON


def _attributes_of(*kinds: type) -> set[str]:
    names: set[str] = set()
    for kind in kinds:
        names.update(dir(kind))
    return names


#: Attributes that lead to classes, to running code, or to texts, which may say where in memory a
#: value lies.
LEAD_AWAY = _attributes_of(str, bytes, int, float, type, GeneratorType) - _attributes_of(list)
LEAD_AWAY |= {"__init__", "__name__"}

#: The methods of a set that may be called: they do not depend on the order of its values.
ASKED_OF_SETS = _listed("add clear discard remove update")
