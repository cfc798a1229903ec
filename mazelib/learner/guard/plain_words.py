"""The words of plain code: all that a rule may be written with to be proven (see proof).

Add a word only if you are sure that a rule which uses it still keeps nothing but plain data, where
it is looked for, and decides by nothing else. When in doubt, leave it out. (Sets are left out: they
may be equal, and still give what they hold in another order.)
"""

import ast
import builtins

from mazelib.walking.view import SENSES, View


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


#: The words of Python, as the module ast calls them, and its signs.
WORDS = _listed("""
    Module Import ImportFrom FunctionDef ClassDef Return Assign AugAssign For While If Expr Pass
    Break Continue BoolOp BinOp UnaryOp IfExp Compare Call keyword Attribute Subscript Slice Name
    Constant JoinedStr FormattedValue List Tuple Dict ListComp comprehension arguments arg
""")
SIGNS = (ast.boolop, ast.operator, ast.unaryop, ast.cmpop, ast.expr_context)
#: What may be given to ``show``.
SHOWN = (ast.Constant, ast.Name, ast.Tuple, ast.List, ast.Dict, ast.keyword, ast.expr_context)
#: The names that have a meaning before a file begins; those of functions that answer plain data.
KNOWN = frozenset(vars(builtins)) | {"show"}
FUNCTIONS = _listed("""
    abs all any bool dict divmod float int len list max min print round sorted str sum tuple
""")
#: What gives values one by one, and what takes them all. Nobody may keep it half given.
ONE_BY_ONE = _listed("enumerate range reversed zip items keys values")
TAKE_ALL = _listed("all any dict enumerate len list max min reversed sorted sum tuple zip")
#: What calls its ``key``, and keeps nothing of it: min(ways, key=marks.get).
TAKE_A_KEY = _listed("max min sorted")
#: What a view has (what it senses, and what it tells of that), a turn, and a heading.
TOLD_BY_A_VIEW = {name for name, what in vars(View).items() if isinstance(what, property)}
ATTRIBUTES = {*SENSES, *TOLD_BY_A_VIEW} | _listed("name value word AHEAD RIGHT BACK LEFT UP DOWN")
#: The methods of plain data.
METHODS = _listed("""
    append clear copy count discard endswith extend get index insert items join keys lower pop
    remove replace reverse setdefault sort split startswith strip update upper values
""")
