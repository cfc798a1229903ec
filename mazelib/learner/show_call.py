"""What a script gives to ``show``, and how its calls are caught while the script is only read.

``show`` opens a lesson when a script is started by its user. When the script is read (to see what
its rule is, and again at every save), ``show`` opens nothing: it hands its call in here.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ShowCall:
    """What a script gave to ``show``: see mazelib.lesson.show for what each of these means."""

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


#: The calls of the script that is being read; None while none is.
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
    """While this lasts a script is being read; gives the list that fills with its calls."""
    global _caught
    _caught = []
    try:
        yield _caught
    finally:
        _caught = None
