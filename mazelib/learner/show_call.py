"""What a script gives to ``show``, and how these calls are caught while the script is only read.

When a user starts a script, ``show`` opens a lesson. When the script is only read (to see what its
rule is, and again after every save), ``show`` opens nothing and hands in its call here.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from mazelib.learner.given import Given, describe

AnyGiven = TypeVar("AnyGiven")


@dataclass(frozen=True)
class ShowCall:
    """A call of ``show``, described in plain values; mazelib.lesson.show says what each means."""

    given: Given = None
    task: str = ""
    panels: Sequence[str] = ()
    sizes: Sequence[tuple[int, int]] = ((20, 10),)
    map: str = "first"
    hand: str = ""
    ask: Mapping[str, str] = field(default_factory=dict)

    def given_as(self, kind: type[AnyGiven]) -> AnyGiven:
        """What was given, where it is known to be of this class. TypeError: it is not."""
        if not isinstance(self.given, kind):
            raise TypeError(f"show was not given a {kind.__name__}, but {self.given!r}")
        return self.given


@dataclass(frozen=True)
class Shown:
    """A call of ``show``, and the value that was given to it: the learner's own function, say."""

    call: ShowCall
    value: object

    @classmethod
    def of(cls, value: object) -> "Shown":
        """The call that a file would make which only has a rule. RefusedError: it cannot be."""
        return cls(ShowCall(describe(value)), value)


#: What the script that is being read has shown; None while no script is read.
_caught: list[Shown] | None = None


def is_script_being_read() -> bool:
    """Whether ``show`` is to hand in its call, and not to open a lesson."""
    return _caught is not None


def hand_in(shown: Shown) -> None:
    """Note a call of ``show`` by the script that is being read."""
    assert _caught is not None, "no script is being read"
    _caught.append(shown)


@contextmanager
def calls_caught() -> Iterator[list[Shown]]:
    """Read a script in the body of the with statement; the list fills with its calls of show."""
    global _caught
    _caught = []
    try:
        yield _caught
    finally:
        _caught = None
