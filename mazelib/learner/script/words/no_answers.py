"""Questions and answers that are none (see script/no_answers)."""

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _

_WRITE = _("Write: {code}")


def has_no_return(name: str, line: int, code: str) -> Explanation:
    """``if dead_end(view):``, where dead_end ends in this line and never returns an answer.

    ``code`` is that line with a return; "" if that is not sure.
    """
    what = _("{name} has no return, so this question never gets a yes.").format(name=name)
    if code:
        return Explanation(what, _("Write in line {line}: {code}").format(line=line, code=code))
    advice = _("Let it answer, below line {line}, with return True or return False.")
    return Explanation(what, advice.format(line=line))


def is_always_this(name: str, value: str, code: str) -> Explanation:
    """``right = "view.right"``, and below it ``if right:``."""
    what = _("{name} is always {value}, whatever the walker sees, and counts as a yes.")
    return Explanation(what.format(name=name, value=value), _WRITE.format(code=code))


def are_the_dice(code: str) -> Explanation:
    """``if rng == 0:``."""
    what = _("the name rng stands for the dice, and the dice are no number.")
    advice = _("Throw them. Write: {code}")
    return Explanation(what, advice.format(code=code or "rng.randint(0, 1)"))


def is_a_side(side: str, code: str) -> Explanation:
    """``return view.left``."""
    what = _("a side of the view is True or False, and no turn: {side}.").format(side=side)
    return Explanation(what, _WRITE.format(code=code))
