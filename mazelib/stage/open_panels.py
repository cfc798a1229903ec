"""Which panels are open: beside the map, one of them perhaps filling the side; or one over a small map."""

from collections.abc import Callable, Collection

from mazelib.learner.loading import Kind, ShowCall
from mazelib.stage.keys import PANEL_COMMANDS, Command
from mazelib.stage.scene import PANELS

#: The panels that each kind of lesson has besides its own.
PANELS_OF = {
    Kind.LOOK: ("text",), Kind.KEYS: ("eyes",), Kind.WALK: ("eyes", "memory", "code"),
    Kind.MAKE: ("code",), Kind.SHEET: (), Kind.GAME: (),
}  # fmt: skip


class OpenPanels:
    """``names`` are open; ``filled`` has the side for itself, or lies over the map of a small window.

    ``available`` are all that the lesson has; ``is_small`` tells whether the window is.
    """

    def __init__(self, is_small: Callable[[], bool]) -> None:
        self.names: tuple[str, ...] = ()
        self.available: tuple[str, ...] = ()
        self.filled = ""
        self._is_small, self._begun_with = is_small, object()

    def begin(self, call: ShowCall, kind: Kind) -> None:
        """Open the panels that a lesson names, unless it named the same before."""
        self.available = _in_order([*call.panels, *PANELS_OF[kind]])
        if self._begun_with != (kind, *call.panels):
            self._begun_with = kind, *call.panels
            self.names, self.filled = _in_order(call.panels), ""

    def toggle(self, command: Command, kind: Kind) -> None:
        """Open or close the panel of a command; where the text is the lesson, it fills the window."""
        names = (*self.available, *PANELS)
        name = next(name for name in names if PANEL_COMMANDS.get(name, Command.OWN) is command)
        if kind is Kind.LOOK or self._is_small():
            self.fill(name)
        else:
            self.names, self.filled = _in_order({*self.names} ^ {name}), ""

    def fill(self, name: str) -> None:
        """Let a panel fill the side, or no more."""
        self.filled = "" if self.filled == name else name

    def close_topmost(self) -> bool:
        """Close the panel that fills the side; whether there was one."""
        had_one, self.filled = bool(self.filled), ""
        return had_one

    @property
    def shown(self) -> tuple[str, ...]:
        """The panels to be drawn."""
        if self.filled:
            return (self.filled,)
        return () if self._is_small() else self.names


def _in_order(names: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in PANELS if name in names)
