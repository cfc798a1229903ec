"""The panels that are open: several beside the map, or one that fills the side."""

from collections.abc import Iterable

from mazelib.window.scene import AnyScene
from mazelib.window.window import Window


class OpenPanels:
    """``names`` are open; ``filled`` has the whole side, or covers the map in a small window."""

    def __init__(self, window: Window, scene: AnyScene) -> None:
        self.names: tuple[str, ...] = ()
        self.filled = ""
        self._window = window
        self._scene = scene
        self._begun_with: tuple[type[AnyScene], tuple[str, ...]] | None = None

    def begin(self, scene: AnyScene) -> None:
        """Open the panels that a lesson names, unless the lesson before named the same."""
        self._scene = scene
        begins_with = (type(scene), tuple(scene.lesson.call.panels))
        if self._begun_with != begins_with:
            self._begun_with = begins_with
            self.names = self._in_order(scene.lesson.call.panels)
            self.filled = ""

    @property
    def shown(self) -> tuple[str, ...]:
        """The panels to be drawn."""
        if self.filled:
            return (self.filled,)
        if self._window.is_small and not self._scene.features.has_text_beside:
            return ()
        return self.names

    def toggle(self, name: str) -> None:
        """Open or close a panel; if there is no room beside others, it fills the window."""
        if self._must_fill(name):
            self.fill(name)
            return
        self.filled = ""
        if name in self.names:
            self.names = tuple(each for each in self.names if each != name)
        else:
            self.open(name)

    def toggle_all(self, names: tuple[str, ...]) -> None:
        """Open the panels that share a key; close them when all are open already.

        If one of them fills the window, each press shows the next one, and after the last none.
        """
        if len(names) == 1:
            self.toggle(names[0])
        elif any(self._must_fill(name) for name in names):
            after = names.index(self.filled) + 1 if self.filled in names else 0
            self.filled = names[after] if after < len(names) else ""
        elif set(names) <= set(self.names):
            self.filled = ""
            self.names = tuple(each for each in self.names if each not in names)
        else:
            self.filled = ""
            self.names = self._in_order([*self.names, *names])

    def fill(self, name: str) -> None:
        """Let a panel fill the side; if it does already, let it do so no longer."""
        self.filled = "" if self.filled == name else name

    def open(self, name: str) -> None:
        """Open a panel beside the map."""
        self.names = self._in_order([*self.names, name])

    def _must_fill(self, name: str) -> bool:
        """Whether the panel can only be shown alone."""
        has_text_beside = self._scene.features.has_text_beside
        return has_text_beside or self._window.is_small or self._scene.panels[name].fills

    def _in_order(self, names: Iterable[str]) -> tuple[str, ...]:
        wanted = set(names)
        return tuple(name for name in self._scene.panels if name in wanted)
