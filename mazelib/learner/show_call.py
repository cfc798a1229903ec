"""What a script gives to ``show``, and how these calls are caught while the script is only read.

When a user starts a script, ``show`` opens a lesson. When the script is only read (to see what its
rule is, and again after every save), ``show`` opens nothing and hands in its call here.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ShowCall:
    """What a script gave to ``show``; mazelib.lesson.show says what each field means."""

    rule: object = None
    task: str = ""
    panels: Sequence[str] = ()
    sizes: Sequence[tuple[int, int]] = ((20, 10),)
    map: str = "first"
    hand: str = ""
    ask: Mapping[str, str] = field(default_factory=dict)


def shown_rule(call: ShowCall) -> object:
    """The rule that was given to ``show``."""
    return call.rule


#: The calls of the script that is being read; None while no script is read.
_caught: list[ShowCall] | None = None


def is_script_being_read() -> bool:
    """Whether ``show`` is to hand in its call, and not to open a lesson."""
    return _caught is not None


def hand_in(call: ShowCall) -> None:
    """Note a call of ``show`` by the script that is being read."""
    assert _caught is not None, "no script is being read"
    _caught.append(call)


@contextmanager
def calls_caught() -> Iterator[list[ShowCall]]:
    """Read a script in the body of the with statement; the list fills with its calls of show."""
    global _caught
    _caught = []
    try:
        yield _caught
    finally:
        _caught = None
