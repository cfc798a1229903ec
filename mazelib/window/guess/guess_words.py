"""What the class is asked and told while it guesses. See ``walk_guesses`` and ``maker_guesses``."""

import re

from mazelib.grid.compass import Turn
from mazelib.text.sentences import _, one_of, paragraph

#: What is said away from junctions, so that the class knows that it will be asked.
AT_NEXT_JUNCTION = _("At the next junction, you guess first.")
#: What it did in place of what was guessed, by its turn; the number is the way's on the map.
TAKEN = {
    Turn.AHEAD: _("No, it goes ahead (way {number})."),
    Turn.RIGHT: _("No, it turns right (way {number})."),
    Turn.BACK: _("No, it turns back (way {number})."),
    Turn.LEFT: _("No, it turns left (way {number})."),
}
#: What is said of a guess that came true by chance.
CAME_TRUE = _("Yes, it could, and it did.")
#: What is said of a way that it could have taken, by the turn that it took.
COULD_HAVE = {
    Turn.AHEAD: _("It could have, but no coin came up 0, so it goes ahead."),
    Turn.RIGHT: _("It could have, but this time a coin sent it right."),
    Turn.BACK: _("It could have, but no coin came up 0, so it turns back."),
    Turn.LEFT: _("It could have, but this time a coin sent it left."),
}
#: What is said of a way that it can never take here.
NEVER = {
    Turn.AHEAD: _("It never goes ahead here. If no coin comes up 0, line {line} decides."),
    Turn.RIGHT: _("It never turns right here. If no coin comes up 0, line {line} decides."),
    Turn.BACK: _("It never turns back here. If no coin comes up 0, line {line} decides."),
    Turn.LEFT: _("It never turns left here. If no coin comes up 0, line {line} decides."),
}
#: What is said of a wall, by whether its two numbers differ, and whether it breaks.
WALL_IF_RIGHT = {
    (True, True): _("Yes: {one} and {other} are different, so it breaks."),
    (True, False): _("Yes: {one} and {other} are different, but the wall stays."),
    (False, True): _("Yes: both are {one}, but it breaks."),
    (False, False): _("Yes: both are {one}, so the wall stays."),
}
WALL_IF_WRONG = {
    (True, True): _("No: {one} and {other} are different, so it breaks."),
    (True, False): _("No: {one} and {other} are different, but the wall stays."),
    (False, True): _("No: both are {one}, but it breaks."),
    (False, False): _("No: both are {one}, so the wall stays."),
}
#: The same where the rooms have no numbers, by whether it breaks.
IF_RIGHT = {True: _("Yes: it breaks."), False: _("Yes: it stays.")}
IF_WRONG = {True: _("No: it breaks."), False: _("No: it stays.")}
#: The words with which a line of code asks, and those without which no line can answer.
ASKS = re.compile(r"\s*(if|elif|while)\b")
ANSWERS = re.compile(r"\b(return|lambda)\b")


def verdict(turn: Turn, way: int, line: int, *, is_way: bool, is_line: bool) -> str:
    """What is said of a guess: the number of the ``way`` it took, and of the ``line`` it had."""
    answers = _("Line {line} decides.").format(line=line)
    if is_way:
        if is_line:
            return paragraph(_("Yes."), answers)
        return _("Yes, that way. But line {line} decides.").format(line=line)
    taken = TAKEN[turn].format(number=way)
    if is_line:
        return paragraph(taken, _("Line {line}: yes.").format(line=line))
    return paragraph(taken, answers)


def keys_of_ways(ways: int) -> str:
    """How to answer: so many ways can be guessed."""
    numbers = one_of(str(number) for number in range(1, ways + 1))
    return _("Press {numbers}, or click a way.").format(numbers=numbers)


def hint_about(text: str, *, speaks: bool) -> str:
    """What is said of a line of code that was clicked and cannot answer; "" of one that can.

    Also a line that ``speaks`` can: the rule says by its comment why it goes where it goes.
    """
    if not text or ANSWERS.search(text):
        return ""
    if ASKS.match(text):
        return _("That line only asks. Which one decides?")
    if speaks:
        return ""
    return _("That line doesn't decide. Which one does?")
