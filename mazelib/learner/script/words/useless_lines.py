"""Lines that can do nothing, or not what was meant: each question here is answered beforehand."""

from collections.abc import Sequence
from functools import reduce

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, all_of, listed, ngettext

#: So many values are named one by one.
PAIR = 2


def chooses_nothing(word: str, turns: Sequence[str], chosen: str) -> Explanation:
    """Two turns with or, or and, between them: the answer is always the same one."""
    what = _("{word} chooses nothing here: {joined} is always {chosen}.")
    what = what.format(word=word, joined=f" {word} ".join(turns), chosen=chosen)
    advice = _("Ask with if which one it shall be. Or, by chance: pick([{turns}], rng)")
    return Explanation(what, advice.format(turns=listed(turns)))


def never_runs(
    answered: tuple[int, int], lines: tuple[int, int], *, is_a_case: bool
) -> Explanation:
    """The lines below a return, or below an if whose ways all return.

    Each pair is a first and a last line. ``is_a_case`` says that they are several, with a return of
    their own at the end: so the if above them may be gone.
    """
    line, end = answered
    first, last = lines
    if is_a_case:
        what = _("the lines {first} to {last} never run: line {end} has already answered.")
        if last == first + 1:
            what = _("lines {first} and {last} never run: line {end} has already answered.")
        advice = _("Take them out, or put back the if above them.")
        return Explanation(what.format(first=first, last=last, end=end), advice)
    what = _("this line never runs: line {line} has already answered.")
    if end > line:
        what = _("this line never runs: the lines {line} to {end} have already answered.")
    advice = _(
        "Take it out. Or, if it belongs to another case, let it begin further to the left, under "
        "the if of that case."
    )
    return Explanation(what.format(line=line, end=end), advice)


def always_answers_first(
    answer: int, lines: tuple[int, int], *, is_alone: bool, is_a_rule: bool
) -> Explanation:
    """A return with ifs below it, which are all that a function asks if it ``is_alone``.

    ``is_a_rule`` says that what stands below it answers in each case.
    """
    first, last = lines
    what = _("line {answer} always answers, so lines {first} to {last} never run.")
    if last == first + 1:
        what = _("line {answer} always answers, so lines {first} and {last} never run.")
    if not is_alone:
        advice = _("Give line {answer} an if of its own, or take it out.")
    elif is_a_rule:
        advice = _("Take out line {answer}.")
    else:
        advice = _("Move line {answer} below line {last}.")
    named = {"answer": answer, "first": first, "last": last}
    return Explanation(what.format(**named), advice.format(**named))


def is_never_true(question: str, line: int) -> Explanation:
    """A question that was asked above, where the answer was given at once."""
    what = _("this question never gets a yes: line {line} asks the same, {question}.")
    advice = _("If it is yes, line {line} answers. Ask for something else here, or take it out.")
    return Explanation(what.format(line=line, question=question), advice.format(line=line))


def is_always_true(read: Sequence[str], code: str) -> Explanation:
    """``if coin == 0 or 1:``, where a number after or counts as yes, whatever the coin is.

    ``read`` is what Python reads on each side of or; ``code`` asks what was meant.
    """
    joined = reduce(_read_or, (f"({each})" for each in read))
    what = _("this is always true: Python reads {joined}.").format(joined=joined)
    return Explanation(what, _("Write: {code}").format(code=code))


def _read_or(one: str, other: str) -> str:
    return f"{one} or {other}"


def never_falls(name: str, value: str, numbers: range, line: int, code: str) -> Explanation:
    """``coin == 0``, where the coin comes from ``rng.randint(1, 2)`` in a line above.

    ``code`` asks for a number that can come up; "" if that is not sure.
    """
    first = numbers[0]
    last = numbers[-1]
    what = _("{name} is {first} to {last} here (line {line}), and never {value}.")
    if len(numbers) == 1:
        what = _("{name} is {first} here (line {line}), and never {value}.")
    elif len(numbers) == PAIR:
        what = _("{name} is {first} or {last} here (line {line}), and never {value}.")
    advice = _("Ask for a number that can come up, or change the numbers in line {line}.")
    if code:
        advice = _("Write: {code}")
    named = {"name": name, "first": first, "last": last, "line": line, "value": value, "code": code}
    return Explanation(what.format(**named), advice.format(**named))


def overwrites(name: str, case: str, anew: Sequence[int]) -> Explanation:
    """An if that gives a name another turn, where one above it may have given it one already.

    ``case`` says where both do. The last one counts; that may be meant.
    """
    what = _("where {case}, {name} gets one turn after another, and the last one counts.")
    advice = ngettext(
        "If the first one shall count, write elif instead of if in line {lines}.",
        "If the first one shall count, write elif instead of if in lines {lines}.",
        len(anew),
    )
    lines = all_of(map(str, anew))
    return Explanation(what.format(case=case, name=name), advice.format(lines=lines))


def both_are_open(one: str, other: str) -> str:
    """Where two ways are open, as a part of ``overwrites``."""
    return _("{one} and {other} are both open").format(one=one, other=other)


def both_get_a_yes(one: int, other: int) -> str:
    """Where the questions in two lines are true, as a part of ``overwrites``."""
    return _("the lines {one} and {other} both get a yes").format(one=one, other=other)


def is_not_called(name: str, code: str) -> Explanation:
    """``if dead_end:``, where dead_end is a function. ``code`` calls it; "" if it is not sure."""
    what = _("{name} without brackets is never asked, and counts as True.").format(name=name)
    if code:
        return Explanation(what, _("Write: {code}").format(code=code))
    return Explanation(what, _("Write brackets after it, and in them what it takes."))


def denies_one_side(side: str, code: str) -> Explanation:
    """``view.left and view.right and view.front == False``, where none of them is to be open."""
    what = _("== False belongs to {side} alone.").format(side=side)
    return Explanation(what, _("Write: {code}").format(code=code))


def lets_others_through(others: str, turn: str, code: str) -> Explanation:
    """``if view.right or view.left: return Turn.RIGHT``. ``code`` asks for that side alone."""
    what = _("this question also gets a yes where only {others} is open, and {turn} meets wall.")
    return Explanation(what.format(others=others, turn=turn), _("Write: {code}").format(code=code))


def denies_only_the_first(side: str, code: str) -> Explanation:
    """``not view.left and view.right and view.front``, where none of them is to be open."""
    what = _("not belongs to {side} alone.").format(side=side)
    return Explanation(what, _("Write: {code}").format(code=code))


def answers_the_other_side(line: int, side: str, other: str, turn: str) -> Explanation:
    """``if view.left:`` in this line, and below it ``return Turn.RIGHT``."""
    what = _("line {line} asks for the {side}, but this answers {other}.")
    advice = _("For the {side}, write: return {turn}")
    named = {"line": line, "side": side, "other": other, "turn": turn}
    return Explanation(what.format(**named), advice.format(**named))


def empties_again(name: str) -> Explanation:
    """``self.closed = []`` in turn, which __init__ has made already."""
    what = _("this line empties {name} at every step, so it forgets.").format(name=name)
    return Explanation(what, _("Take this line out: the one in __init__ is enough."))


def is_among_places(way: str, kept: str, code: str) -> Explanation:
    """``way in self.closed``, where places are kept. ``code`` asks for the place; or ""."""
    what = _("{way} is a heading, but {kept} holds places, so it is never in it.")
    advice = _("Write: {code}") if code else _("Ask for the place: stepped(place, {way})")
    return Explanation(what.format(way=way, kept=kept), advice.format(way=way, code=code))


def picks_no_list(code: str) -> Explanation:
    """``pick(Turn.LEFT, Turn.RIGHT)``. ``code`` is the line with a list; "" if it is not sure."""
    what = _("pick takes one list, and then the dice.")
    return Explanation(what, _("Write: {code}").format(code=code or "pick(ways, rng)"))


def never_comes_round(function: str) -> Explanation:
    """``for i in range(3): return Turn.AHEAD``."""
    what = _(
        "this for never comes round a second time: return answers at once and ends {function}."
    )
    advice = _(
        "The rule is asked again after each step. To count the steps, write a class: "
        "the end of lesson 7 has one."
    )
    return Explanation(what.format(function=function), advice)


def is_an_if(code: str) -> Explanation:
    """``while view.front: return Turn.AHEAD``."""
    what = _("this while never comes round a second time: return answers at once.")
    return Explanation(
        what, _("The rule is asked again after each step. Write: {code}").format(code=code)
    )


def looks_at_the_first(function: str, line: int) -> Explanation:
    """A for with an if and an else that both return; the else ends in this line."""
    what = _(
        "this for never comes round a second time: return answers at once and ends {function}."
    )
    advice = _(
        "To look at the others, too, take out the else, and write line {line} below the loop, "
        "exactly under the word for."
    )
    return Explanation(what.format(function=function), advice.format(line=line))


def another_walks(name: str, shown: str, code: str) -> Explanation:
    """A class that is finished, where show gets a function. ``code`` shows the class; or ""."""
    what = _("{shown} walks here, and {name} is never asked.").format(shown=shown, name=name)
    advice = _("To let {name} walk, write: {code}").format(name=name, code=code or name)
    return Explanation(what, advice)


def is_never_asked(name: str, shown: str, line: int) -> Explanation:
    """A rule that nothing names, where show gets another one in this line."""
    what = _("{name} is never asked: show plays {shown}.").format(name=name, shown=shown)
    advice = _("To play {name}, write it in line {line} instead of {shown}.")
    return Explanation(what, advice.format(name=name, shown=shown, line=line))
