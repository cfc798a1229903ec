"""Which panels are open: beside the map, one of them perhaps filling the side; or one over a small map."""

from collections.abc import Collection

from mazelib.window.keys import Command
from mazelib.window.scene import PANELS, Scene
from mazelib.window.window import Window


class OpenPanels:
    """``names`` are open; ``filled`` has the side for itself, or lies over the map of a small window."""

    def __init__(self, window: Window, scene: Scene) -> None:
        self.names: tuple[str, ...] = ()
        self.filled = ""
        self._window, self._scene = window, scene
        self._begun_with: object = None

    def begin(self, scene: Scene) -> None:
        """Open the panels that a lesson names as its own, unless it named the same before."""
        self._scene, own = scene, scene.lesson.call.panels
        if self._begun_with != (type(scene), *own):
            self._begun_with, self.names, self.filled = (type(scene), *own), _in_order(own), ""

    @property
    def shown(self) -> tuple[str, ...]:
        """The panels to be drawn."""
        has_room = self._scene.in_halves or not self._window.is_small
        return (self.filled,) if self.filled else self.names if has_room else ()

    def of(self, command: Command) -> str | None:
        """The panel that a command opens and closes."""
        names = (*self._scene.panels, *PANELS)
        return next((name for name in names if PANELS[name].command is command), None)

    def toggle(self, name: str) -> None:
        """Open or close a panel; where there is no room beside it, or half of it all, it fills the window."""
        if self._scene.in_halves or self._window.is_small or PANELS[name].fills:
            self.fill(name)
        else:
            self.names, self.filled = _in_order({*self.names} ^ {name}), ""

    def fill(self, name: str) -> None:
        """Let a panel fill the side, or no more."""
        self.filled = "" if self.filled == name else name

    def open(self, name: str) -> None:
        """Have a panel open beside the map."""
        self.names = _in_order({*self.names, name})


def _in_order(names: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in PANELS if name in names)
