"""Lines whose value nobody keeps (see script/lost_answers and script/begun_anew)."""

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _

_WRITE = _("Write: {code}")
_IN_A_CLASS = _(
    "To remember it, write a class, and keep it as self.{name}: the end of lesson 7 has a class."
)


def answers_nothing(turn: str) -> Explanation:
    """``Turn.AHEAD`` in a line of its own."""
    what = _("{turn} alone answers nothing: the word return is missing.").format(turn=turn)
    return Explanation(what, _WRITE.format(code=f"return {turn}"))


def throws_away(name: str, code: str) -> Explanation:
    """``go_right(view)`` in a line of its own. ``code`` keeps its answer; "" if not sure."""
    what = _("what {name} answers is lost in this line.").format(name=name)
    advice = _WRITE.format(code=code) if code else _("Write return before it, or give it a name.")
    return Explanation(what, advice)


def gives_nothing_back(method: str, name: str, code: str) -> Explanation:
    """``ways = ways.append(way)``: after that, ways is None."""
    what = _("{method} changes the list and gives nothing back, so {name} is None from here on.")
    return Explanation(what.format(method=method, name=name), _WRITE.format(code=code))


def is_forgotten(name: str, line: int) -> Explanation:
    """``turned = True`` right before a return, where this line has given it its first value."""
    what = _("{name} is forgotten at once: at the next step, line {line} starts it again.")
    return Explanation(what.format(name=name, line=line), _IN_A_CLASS.format(name=name))


def begins_again(name: str, line: int) -> Explanation:
    """``steps += 1`` at every step, where this line makes it 0 again each time."""
    what = _("{name} never grows: at every step, line {line} starts it again.")
    return Explanation(what.format(name=name, line=line), _IN_A_CLASS.format(name=name))


def holds_only_this(name: str, added: str) -> Explanation:
    """``visited = []`` at every step, and then ``visited.append(place)``."""
    what = _("this line empties {name} at every step, so it never holds more than this {added}.")
    return Explanation(what.format(name=name, added=added), _IN_A_CLASS.format(name=name))
