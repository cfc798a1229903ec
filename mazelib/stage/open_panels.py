"""Which panels are open: beside the map, one of them perhaps filling the side; or one over a small map."""

from collections.abc import Callable, Collection

from mazelib.stage.keys import Command
from mazelib.stage.scene import PANELS, Scene


class OpenPanels:
    """``names`` are open; ``filled`` has the side for itself, or lies over the map of a small window.

    ``available`` are all that the lesson has; ``is_small`` tells whether the window is.
    """

    def __init__(self, is_small: Callable[[], bool]) -> None:
        self.names: tuple[str, ...] = ()
        self.available: tuple[str, ...] = ()
        self.filled = ""
        self._is_small, self._begun_with, self._fills = is_small, object(), False

    def begin(self, scene: Scene, own: Collection[str]) -> None:
        """Open the panels that a lesson names as its own, unless it named the same before."""
        self.available, self._fills = _in_order([*own, *scene.panels_besides]), scene.in_halves
        if self._begun_with != (type(scene), *own):
            self._begun_with = type(scene), *own
            self.names, self.filled = _in_order(own), ""

    def of(self, command: Command) -> str | None:
        """The panel that a command opens and closes."""
        return next((name for name in (*self.available, *PANELS) if PANELS[name].command is command), None)

    def toggle(self, name: str) -> None:
        """Open or close a panel; where there is no room beside it, or half of it all, it fills the window."""
        if self._fills or self._is_small() or PANELS[name].fills:
            self.fill(name)
        else:
            self.names, self.filled = _in_order({*self.names} ^ {name}), ""

    def fill(self, name: str) -> None:
        """Let a panel fill the side, or no more."""
        self.filled = "" if self.filled == name else name

    def show_alone(self, name: str) -> None:
        """Open a panel, and let it fill the side."""
        self.names, self.filled = _in_order({*self.names, name}), name

    @property
    def shown(self) -> tuple[str, ...]:
        """The panels to be drawn."""
        if self.filled:
            return (self.filled,)
        return () if self._is_small() else self.names


def _in_order(names: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in PANELS if name in names)
