"""The words of plain code: all that a rule may be written with to be proven (see proof).

Add a word only if you are sure that a rule which uses it still keeps nothing but plain data, where
it is looked for, and decides by nothing else. When in doubt, leave it out. (Sets are left out: they
may be equal, and still give what they hold in another order.)
"""

import ast

from mazelib.walking.view import SENSES, View


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


#: The words of Python, as the module ast calls them, and its signs.
WORDS = _listed("""
    Return Assign AugAssign For While If Expr Pass Break Continue BoolOp BinOp UnaryOp IfExp Compare
    Call keyword Attribute Subscript Slice Name Constant JoinedStr FormattedValue List Tuple Dict
    ListComp comprehension
""")
SIGNS = (ast.boolop, ast.operator, ast.unaryop, ast.cmpop, ast.expr_context)
#: What data at the top of a file is made of. A call of ``show`` or a hint at a type may have more.
DATA = (ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.Name, ast.Attribute, ast.UnaryOp, *SIGNS)
AT_THE_TOP = (*DATA, ast.keyword, ast.Subscript)
#: Functions of Python's, which answer plain data; ours, most of which only ask; our values.
FUNCTIONS = _listed("""
    abs all any bool dict divmod float int len list max min print round sorted str sum tuple
""")
ONLY_ASK = _listed("open_ways right_hand stepped turn_between turned")
OUR_FUNCTIONS = ONLY_ASK | {"pick"}
OUR_VALUES = _listed("EXPLORED Heading Turn")
#: What gives values one by one, and what takes them all. Nobody may keep it half given.
ONE_BY_ONE = _listed("enumerate range reversed zip")
ONE_BY_ONE_METHODS = _listed("items keys values")
TAKE_ALL = _listed("all any dict len list max min sorted sum tuple") | ONE_BY_ONE
#: What compares values by a key, which may be a method, and gives it to nobody.
COMPARE_BY_A_KEY = _listed("max min sorted")
#: What a view has (what it senses, and what it tells of that), a turn, and a heading.
TOLD_BY_A_VIEW = {name for name, what in vars(View).items() if isinstance(what, property)}
ATTRIBUTES = {*SENSES, *TOLD_BY_A_VIEW} | _listed("name value word AHEAD RIGHT BACK LEFT UP DOWN")
#: The methods of plain data and of dice.
METHODS = ONE_BY_ONE_METHODS | _listed("""
    append clear copy count discard endswith extend get index insert join lower pop remove replace
    reverse setdefault sort split startswith strip update upper randint
""")
