"""Questions and answers of a rule that no view fits, or every one (see script/views_asked)."""

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _

#: How a rule asks whether a side is open.
ASK_VIEW = _("Ask the view: if view.{side}:")


def is_always_a_yes(question: str, turn: str, side: str) -> Explanation:
    """``if Turn.RIGHT:``, ``if view:`` or ``if view.right or not view.right:``.

    ``turn`` and ``side`` stand in it, or what belongs to them; "" if nothing does.
    """
    what = _("this question always gets a yes, whatever the walker sees: {question}.")
    if turn:
        what = _("the turn {turn} is an answer. Asked with if, it's always a yes.")
    elif question == "view":
        what = _("the view is all four sides. Asked with if, it's always a yes.")
    advice = _("Ask for one side, as in: if view.{side}:")
    if turn and side:
        advice = ASK_VIEW
    named = {"question": question, "turn": turn, "side": side or "front"}
    return Explanation(what.format(**named), advice.format(**named))


def is_never_a_yes(side: str) -> Explanation:
    """``if view.right and not view.right:``."""
    what = _("this question never gets a yes, whatever the walker sees.")
    advice = _("Ask whether that side is open, if {side}: or whether it's wall, if not {side}:")
    return Explanation(what, advice.format(side=f"view.{side}"))


def comes_too_late(line: int, question: str) -> Explanation:
    """``elif view.right and view.left:`` below ``if view.right:``."""
    what = _("this question never gets a yes: line {line} has said yes already, to {question}.")
    advice = _("Ask this one first: move it, with the lines under it, above line {line}.")
    return Explanation(what.format(line=line, question=question), advice.format(line=line))


def meets_wall(side: str, line: int, code: str, instead: str) -> Explanation:
    """``return Turn.AHEAD`` where the front is wall, because of the question in this line (or 0).

    ``code`` is what that line should ask, and ``instead`` another turn; "" if that is not sure.
    """
    what = _("there's always wall at the {side} where this line runs.")
    if side == "front":
        what = _("there's always wall in front where this line runs.")
    if line and code:
        advice = _("A side of the view is True where the way is open. Write in line {line}: {code}")
    elif instead:
        advice = _("Turn to a side that may be open: return {instead}")
    else:
        advice = _("Ask first whether that side is open: if view.{side}:")
    named = {"side": side, "line": line, "code": code, "instead": instead}
    return Explanation(what.format(side=side), advice.format(**named))
