"""Which panels are open: beside the map, one of them perhaps filling the side; or one over a small map."""

from collections.abc import Callable, Sequence

from mazelib.learner.loading import Kind, ShowCall
from mazelib.stage.keys import PANEL_COMMANDS, Command
from mazelib.stage.scene import PANELS

#: The panels that each kind of lesson has besides its own.
PANELS_OF = {
    Kind.LOOK: ("text",), Kind.KEYS: ("eyes",), Kind.WALK: ("eyes", "memory", "code"), Kind.MAKE: ("code",),
}  # fmt: skip


class OpenPanels:
    """``names`` are open, ``filled`` has the side for itself, ``sheet`` lies over the map of a small window.

    ``available`` are all that the lesson has; ``is_small`` tells whether the window is.
    """

    def __init__(self, is_small: Callable[[], bool]) -> None:
        self.names: tuple[str, ...] = ()
        self.available: tuple[str, ...] = ()
        self.filled = self.sheet = ""
        self._is_small, self._begun_with = is_small, object()

    def begin(self, call: ShowCall, kind: Kind) -> None:
        """Open the panels that a lesson names, unless it named the same before."""
        self.available = _in_order([*call.panels, *PANELS_OF[kind]])
        if self._begun_with != (kind, *call.panels):
            self._begun_with = kind, *call.panels
            self.names, self.filled, self.sheet = _in_order(call.panels), "", ""

    def toggle(self, command: Command, kind: Kind) -> None:
        """Open or close the panel of a command; where the text is the lesson, it fills the window."""
        names = [name for name, each in PANEL_COMMANDS.items() if each is command]
        name = next((name for name in names if name in self.available), names[0])
        if kind is Kind.LOOK:
            self.fill(name)
        elif self._is_small():
            self.sheet = "" if self.sheet == name else name
        elif name in self.names:
            self.names = tuple(each for each in self.names if each != name)
        else:
            self.open(name)

    def open(self, name: str) -> None:
        """Open a panel."""
        self.sheet, self.filled = name, ""
        self.names = _in_order([*self.names, name])

    def fill(self, name: str) -> None:
        """Let a panel fill the side, or no more."""
        self.filled = "" if self.filled == name else name

    def close_topmost(self) -> bool:
        """Close the sheet, or the panel that fills the side; whether there was one."""
        had_one = bool(self.sheet if self._is_small() else self.filled)
        self.filled = self.sheet = ""
        return had_one

    @property
    def shown(self) -> tuple[str, ...]:
        """The panels to be drawn."""
        if self._is_small():
            return (self.sheet,) if self.sheet else ()
        return (self.filled,) if self.filled in self.names else self.names


def _in_order(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in PANELS if name in names)
