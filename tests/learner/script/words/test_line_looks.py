"""What is said of the usual slips in a line: in plain words, and at the place of the slip."""

import pytest

from mazelib.learner.script.words.pasted import is_sentence
from mazelib.learner.script.words.unreadable import unreadable_line

#: A slip, the words about it that matter, and the part of the line at which the mark is.
SLIPS = {
    "if view.right\n    pass": ("a colon is missing at the end", ""),
    "def f():\n    if view.front return 1": ("the colon before return is missing", " return"),
    "if view.right;\n    pass": ("ends with a semicolon", ";"),
    "show(\n    hard=2,5,  # of 5\n)": ("hard is one number. Write: hard=2,", ",5"),
    "show(\n    pause=2,5,\n)": ("pause is one number. Write: pause=2.5,", ",5"),
    "show(\n    rooms=2,5,\n)": ("what has no name stands after something with a name", ")"),
    "if (view.right) {\n    pass": ("It needs a colon", "{"),
    "if view.right then:\n    pass": ("does not know the word 'then'", "then"),
    "if x:\n    pass\nelse if y:\n    pass": ("Write: elif y:", "else"),
    "if x:\n    pass\nelse y:\n    pass": ("an else asks no question", "y"),
    "x = 1\nelse:\n    pass": (
        "line 1 ends the if above it, so this else belongs to no if", "else"
    ),
    "x = 1\nelif x:\n    pass": ("this elif belongs to no if", "elif"),
    "if x:\n    pass\nelif:\n    pass": ("after elif the question is missing", ":"),
    "view.right:\n    pass": ("Write the missing word, as in: if view.right:", "view"),
    "if coin = 0:\n    pass": ("one equals sign gives a name a value", "= 0"),
    "if view.not right:\n    pass": ("Write: if not view.right:", "not"),
    "if right open:\n    pass": ("Write: if view.right:", "right open"),
    "if front is a wall:\n    pass": ("Write: if not view.front:", "front is a wall"),
    "if view.left, view.right:\n    pass": ("Write: if view.left and view.right:", ","),
    "x = Turn.LEFT Turn.BACK": ("Write: x = Turn.LEFT", "Turn.BACK"),
    "view->right": ("Write: view.right", "->"),
    "if x:\n    pass\notherwise:\n    pass": ("Write: else:", "otherwise"),
    "if x: y = 1 else: y = 2": ("begins exactly where this line begins: else: y = 2", "else"),
    "repeat 10:\n    pass": ("begin 4 spaces further to the left", "repeat"),
    "def f(view):\n    return view.right ? 1 : 2": ("Write: return 1 if view.right else 2", "?"),
    "if x:\n    y = 1\n    elif z:\n        y = 2": ("exactly under line 1", "elif"),
    "if x or else y:\n    pass": ("Write: if x or y:", "else"),
    "if if x:\n    pass": ("Write: if x:", "if x"),
    "if x not self.y:\n    pass": ("Write: if x not in self.y:", "not"),
    "self y = 1": ("Write: self.y = 1", " y"),
    "x.append(y\nz = 1": ("Write: x.append(y)", ""),
    "my-coin = 0": ("Write: my_coin = 0", "-"),
    "x = toss(0, 1": ("Write: x = toss(0, 1)", ""),
    "x = toss(0, 1))": ("Write: x = toss(0, 1)", ")"),
    "x = {1: 2": ("Write } where it ends", "{"),
    "x =\n    1,\n}": ("the bracket { is missing at the end of this line. Write { after", ""),
    'x = {"a": 1, "b" = 2}': ("a colon is missing after the word in quotes", '"'),
    'x = ["a", "b")': ("the bracket ) does not fit the bracket [", ")"),
    'x = ["a",\n)': ("does not fit the bracket [ in line 1", ")"),
    'x = "a': ("this quote has no second quote", '"'),
    'x = """a': ("three quotes", '"""'),
    '"""Lesson 7: write a rule of your own.\nx = 1': ("three quotes", '"""'),
    "print('Which way?)": ("this quote has no second quote", "'"),
    "x = “a”": ('Write: x = "a"', "“"),
    "if x：\n    pass": ("the sign ： is too wide", "："),
    "if x && y:\n    pass": ("Write: if x and y:", "&&"),
    "if !x:\n    pass": ("Write: if not x:", "!"),
    "x => 1": ("Write: x >= 1", "=>"),
    "coin++": ("Write: coin += 1", "++"),
    "if x?\n    pass": ("? means nothing", "?"),
    "coin++;": ("Write: coin += 1", "++"),
    "coin := 1": ("Python writes = alone", ":="),
    "if view.left = True:\n    pass": ("Write: if view.left:", "= True"),
    "def f(x）:\n    pass": ("the sign ） is too wide", "）"),
    "if　x:\n    pass": ("a space here is too wide", "　"),
    "f(view):\n    pass": ("the word def is missing", "f(view)"),
    "function f(view):\n    pass": ("Write: def f(view):", "function"),
    "switch(view):\n    pass": ("Ask one question after the other", "switch"),
    "let x = 1": ("Leave out let: x = 1", "let"),
    "def f(view):\n    turn right": ("A rule answers. Write: return Turn.RIGHT", "turn"),
    "def f(view):\n    return = Turn.LEFT": ("Write: return Turn.LEFT", "="),
    "def f(view):\n    return to Turn.LEFT": ("Write: return Turn.LEFT", "to"),
    "def f(view):\n    print(return Turn.LEFT)": ("brackets. Write: return Turn", "pr"),
    "print(hello world)": ('If they are a text, write: print("hello world")', "hello"),
    "retrun Turn.LEFT": ("Did you mean return?", "retrun"),
    "If x:\n    pass": ("Write: if x:", "If"),
    "elseif x:\n    pass": ("Did you mean elif?", "elseif"),
    "dfe f(x):\n    pass": ("Write: def f(x):", "dfe"),
    "if x adn y:\n    pass": ("Write: if x and y:", "adn"),
    "from mazelib improt Turn": ("Write: from mazelib import Turn", "improt"),
    "if view right:\n    pass": ("Write: if view.right:", " right"),
    "x = Turn.": ("after . something is missing", "."),
    "def f:\n    pass": ("brackets", ":"),
    "def if(x):\n    pass": ("'if' is a word of Python's own", "if("),
    "1coin = 0": ("does not begin with a digit", "1"),
    'print "a"': ("this print needs brackets", "print"),
    'f(a="1"\n  b=2)': ("comma is missing at the end", ""),
    "f(a b)": ("Write: f(a, b)", " b"),
    "if x: then\n    y = 1": ("Write: if x:", "then"),
    "def f(x):\n    if x then return 1": ("Write two lines: if x: and below it, 4", " then"),
    "def f[view]:\n    pass": ("Write: def f(view):", "[view"),
    "def\n    return 1": ("after def the name of the function is missing", ""),
    "if x:\n    y = 1\nend if": ("Delete this line", "end if"),
    "from a import b c": ("Write: from a import b, c", " c"),
    "show f": ("Write: show(f)", "show"),
    "f(\n    kind: 1)": ("Write: kind=1)", ": 1"),
    'f({"a": "b"\n"c": "d"})': ('Write: f({"a": "b",', ""),
    'f(\n    a="b?,\n)': ('Write: a="b?",', '"b'),
    "for (let i = 0; i < 3; i++) {\n    y = 1\n}": ("write: for i in range(3):", "("),
    "if view.left not True:\n    pass": ("Write: if not view.left:", "not"),
    "x = 3 – 1": ("Write: x = 3 - 1", "–"),
    "if x ≠ 1:\n    pass": ("Write: if x != 1:", "≠"),
    "x = 3 👍": ("Write: x = 3", "👍"),
    "if x &lt; 1 &amp;&amp; y:\n    pass": ("Write: if x < 1 and y:", "&lt;"),
    "+-----+\n|a   S|\n+-----+": ("this is a part of a map", "+"),
    "if !x && y {\n    z = 1\n} else {\n    z = 2\n}": ("write: if not x and y:", "&&"),
    "1 x = 2\n2 y = 3": ("the numbers before the lines", "1"),
    "1. if x:\n2.     y = 3": ("the numbers before the lines", "1"),
    ">>> x = 1": ("stands on a page", ">>>"),
    "+def f(x):\n+    return x": ("the signs + and - before the lines", "+"),
    "Sure! Here's a rule for you:\n\nx = 1\nIt works because x is there.": (
        "Delete the lines 1, 4", "Sure"
    ),
    "Here is your left-hand rule! 🎉\n\n```python\nx = 1\n```": ("Delete the lines 1, 3, 5", "He"),
    "```python\nx = 1\n```\n\nThis rule keeps left": ("Delete the lines 1, 3, 5", "```"),
    "x = 1\nmine.py, line 3: the name 'right' is not known.": ("this is a message", "mine"),
    "x = 1\n**How it works:**\n* It asks the left side first": (
        "these words are no Python", "**"
    ),
    "x = 1\n    y = 1": ("Take out 4 spaces, so that it begins exactly under line 1.", " y"),
    "if x:\n    y = 1\n  z = 1": (
        "Put 2 more spaces before it, so that it begins exactly under line 2.", " z"
    ),
    "x = 1\nif x:\ny = 1": (
        "Put 4 more spaces before it, and before each other line that belongs to line 2.", "y"
    ),
    "def f(x):\n    if x:\n    return 1\n    return 2": (
        "Put 4 more spaces before it, and before each other line that belongs to line 2.", "return"
    ),
    "def f(x):\n    if x:\n    return 1\n\nf(2)": (
        "nothing stands under this if yet. Write below it what to do, 4 more spaces in. "
        "Or, if line 3 belongs to it, put 4 more spaces before line 3.", ":"
    ),
    "def f(x):\n    for y in x:\n    return y": ("nothing stands under this for yet.", ":"),
    "def f(x):\n    if x:\n    y = 1\n    else:\n        y = 2": ("Put 4 more spaces", "y"),
    'f(x,\n  maps=["a",\n)': ('is opened here and never closed. Write: maps=["a"],', "["),
    'f(x,\n  maps=["a"\n)': ('Write: maps=["a"]', "["),
    'f(\n  x=["a",  # "b"\n  y="c",\n)': ('Write: x=["a"],', "["),
    'x = f([\n  "a",\n  "b",\n)': ('It ends in line 3. Write there: "b"],', "["),
    "x = [(1, 2), (3, 4\n]": ("the bracket ( is opened here and never closed.", "(3"),
    "f(\n    task='Don't turn left!',\n)": (
        "the text ends here already, because ' is also its quote. "
        'Write: task="Don\'t turn left!",', "'t"
    ),
    "x = 'Don't say it's me'": ('Write: x = "Don\'t say it\'s me"', "'t"),
    "print('I'm', 'here')": ("Write: print(\"I'm\", 'here')", "'m"),
    "x = 'right' + 'left": ("this quote has no second quote", "'"),
    "if x:\n    y = 1\n\tz = 1": (
        "this line begins with a tab, but other lines begin with spaces", "\t"
    ),
    "return 1": ("this return is in no function", "return"),
    "break": ("this break is in no loop", "break"),
    "f(a=1, 2)": ("what has no name", ")"),
    "f(a=1, a=2)": ("a is given twice", "a=2"),
    "def f():\n    if x:\n      y = 1\n    # No.\n\n     z = 1": (
        "Put 1 more space before it, so that it begins exactly under line 3. "
        "Or: Take out 1 space, so that it begins exactly under line 2.", " z"
    ),
    "def f():\n    if x:\n        y = 1\nreturn 2": (
        "Put 4 more spaces before it, so that it begins exactly under line 2.", "return"
    ),
    "def f(x):\n    if x == 1:\n    # later\n    return 2": (
        "no line belongs to this one yet", ":"
    ),
    "def f(x):\n    # later\n\nif y:\n    pass": ("4 spaces further to the right", ":"),
    "if x:\n    y = 1\nz = 1\nelse:\n    y = 2": ("Put 4 more spaces before line 3", "else"),
    "def f(x):\n    elif x:\n        pass": ("begins with if. Write: if x:", "elif"),
    "def my turn(view):\n    pass": ("Write _ instead, as in: my_turn", " turn"),
    "def my_turn view):\n    pass": ("Write: def my_turn(view):", " view"),
    "def my_turn:\n    pass": ("Write: def my_turn(view):", ":"),
    "if f([1, 2], (x == 1:\n    pass": ("Write ) where it ends, before the colon.", "(x"),
    "if view,right:\n    pass": ("Write: if view.right:", ","),
    "x = Turn RIGHT": ("Write: x = Turn.RIGHT", " RIGHT"),
    "if x =! y:\n    pass": ("Write: if x != y:", "=!"),
    "x = Turn.RIGHT // Right is open: turn right.": ("Turn.RIGHT  # Right", "//"),
    "x = Turn.RIGHT  Right is open: turn right.": ("Write # before it", "Right is"),
    "yield Still wall: dig there.": ("Write quotes around them", "wall"),
    "self.coin++": ("Write: self.coin += 1", "++"),
    "if x:\n    y = 1\nelse:\n    y = 2\nelif x:\n    y = 3": ("Move it above line 3", "elif"),
    "if x:\n    y = 1\nif else:\n    y = 2": ("Write: else:", "if else"),
    "def f(x):\n    if x:\n        y = 1\n      else:\n        y = 2": (
        "Take out 2 spaces, so that it begins exactly under line 2.", " else"
    ),
    "when view.right:\n    pass": ("Write: if view.right:", "when"),
    "f(a=Your turn, b=1)": ("write quotes around them", "Your"),
    "x = y and Turn.": ("as in: Turn.RIGHT", "."),
    "def make(maze, rng):\n    room = maze.": ("as in: maze.rooms or maze.dig_to(room)", "."),
    "def make(maze, rng):\n    if :\n        pass": ("Write it, as in: if walls:", ":"),
    "def turn(view):\n    if :\n        pass": ("Write it, as in: if view.right:", ":"),
    "f(x，y)": ("type it again: ,", "，"),
}
#: Words that stand in Python's own messages, and say nothing to a child.
RAW = ("syntax", "indent", "literal", "parenthes", "unmatched", "expected", "Python says")


@pytest.mark.parametrize("text", SLIPS)
def test_a_slip_is_told_in_plain_words_with_its_place(text):
    words, marked = SLIPS[text]
    with pytest.raises(SyntaxError) as caught:
        compile(text, "mine.py", "exec")
    told = unreadable_line(caught.value, text.split("\n"))
    sentences = f"{told.what} {told.advice}"
    assert words in sentences
    assert not [raw for raw in RAW if raw in sentences]
    assert told.quoted[told.column - 1 :].startswith(marked)
    assert marked or told.column == len(told.quoted) + 1


def test_a_rare_mistake_keeps_pythons_own_reason():
    told = unreadable_line(SyntaxError("something rare", ("mine.py", 1, 1, None)), ["x"])
    assert told.what == "Python does not understand this line."
    assert told.advice == "Python says: something rare."


def test_a_word_in_a_text_or_a_comment_is_no_slip():
    told = unreadable_line(
        SyntaxError("expected ':'", ("mine.py", 1, 1, None)), ['if x == "a then && ?"  # else if !']
    )
    assert told.what == "a colon is missing at the end of this line."


#: Lines that look like those of a chat or a page, and are a program's.
PROGRAMS = (
    "x", "view.right", "from mazelib import Turn", "while view.front and not view.left:",
    "return Turn.RIGHT", "for way in ways:", "# Sure! Here's a rule that keeps left:",
    '"""Lesson 7: your turn. Write a rule of your own."""', "if this is not that:",
    "    turn to the left side", "print hello my dear world", "turn left",
    "improt the whole mazelib",
)  # fmt: skip


@pytest.mark.parametrize("text", PROGRAMS)
def test_a_line_of_a_program_is_no_sentence_of_a_chat(text):
    assert not is_sentence(text)


def test_only_lines_that_follow_each_other_are_numbered_as_on_a_page():
    for text in ("5 x = 2\n7 y = 3", "1 x = 2\ny = 3"):
        with pytest.raises(SyntaxError) as caught:
            compile(text, "mine.py", "exec")
        assert "numbers" not in unreadable_line(caught.value, text.split("\n")).what


def test_a_mistake_further_up_is_not_put_down_to_the_line_above():
    """A comma is told as missing only where Python can read on with it."""
    text = "x = 1\ny = 2 3\n"
    with pytest.raises(SyntaxError) as caught:
        compile(text, "mine.py", "exec")
    told = unreadable_line(caught.value, text.split("\n"))
    assert told.line == 2
    assert "Write" not in told.advice
