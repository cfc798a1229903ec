"""Settings: the numbers and names that a script gives, and what they have to be."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import TypeGuard

from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.sentences import _

#: At most this many characters of a wrong value are shown.
MOST_CHARACTERS = 150
#: The advice about a value that is not text.
WRITE_A_TEXT = _("Write some text in quotes.")


@dataclass(frozen=True)
class Demand:
    """A demand on one value. If it is not met, the ``advice`` says what to write instead.

    ``is_number`` says that the value has to be a number.
    """

    name: str
    is_met: bool
    advice: str
    is_number: bool = False


def write_a_number(least: float, most: float) -> str:
    """The advice where a number must lie within limits."""
    return _("Write a number from {least} to {most}.").format(least=least, most=most)


@dataclass(frozen=True)
class Settings:
    """What a script gives to ``show`` as one value: plain numbers and text, each with a name.

    A subclass is a frozen dataclass. ExplainedError: one of its demands is not met.
    """

    def __post_init__(self) -> None:
        check(vars(self), self.demands())

    def demands(self) -> list[Demand]:
        """The demands on the values."""
        return []

    def rules(self) -> Sequence[object]:
        """The rules among the values, which the script has written itself."""
        return ()

    def described(self) -> "Settings":
        """The same, with no rule in it: each is described."""
        return self


@dataclass(frozen=True)
class OwnRule(Settings):
    """A rule that a script has written: its number among all ``rules``, and what it says it does.
    """

    number: int
    says: str


def check(values: Mapping[str, object], demands: Iterable[Demand]) -> None:
    """Check named values. ExplainedError: a demand is not met; explains the first such one."""
    for demand in demands:
        if not demand.is_met:
            value = clipped(visible(repr(values[demand.name])), MOST_CHARACTERS)
            what = _("{name}={value} is wrong.").format(name=demand.name, value=value)
            advice = _without_quotes(demand, values[demand.name]) or demand.advice
            raise ExplainedError(Explanation(what, advice), demand.name)


def _without_quotes(demand: Demand, value: object) -> str:
    """The advice about a number in quotes; "" if it is none, or if none is wanted."""
    if not demand.is_number or not isinstance(value, str) or not value.strip().isdecimal():
        return ""
    code = f"{demand.name}={int(value)},"
    return _("A number stands without quotes. Write: {code}").format(code=code)


def is_list(value: object) -> TypeGuard[Sequence[object]]:
    """Whether a value is a list, a tuple or the like. Text is not."""
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def are_sizes(sizes: object, least: float = -inf, most: float = inf) -> bool:
    """Whether a value is a list of at least one maze size, each within the limits.

    A size is a pair of numbers: rooms across and down. The limits are in rooms, too.
    """
    if not is_list(sizes) or not sizes:
        return False
    return all(_is_size(size, least, most) for size in sizes)


def _is_size(size: object, least: float, most: float) -> bool:
    """Whether a value is a pair of whole numbers within the limits. True and False do not count."""
    if not isinstance(size, tuple) or len(size) != 2:
        return False
    return all(type(rooms) is int and least <= rooms <= most for rooms in size)
