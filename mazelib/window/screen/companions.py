"""Which companion stands under the rule; and in a small window, which sheet lies over the strip."""

from mazelib.window.input.keys import PanelKey
from mazelib.window.scene import AnyScene
from mazelib.window.stage.window import Window

#: The panel that is the rule.
RULE = "code"
#: The share of the side that one companion or another may have without moving the rule.
HALF = 0.5


class Companions:
    """``name`` is the companion that is shown ("": none); ``sheet`` the panel on the sheet."""

    def __init__(self, window: Window, scene: AnyScene) -> None:
        self.name = ""
        self.sheet = ""
        #: How much of the width the map gets. It stays as it was when the lesson began.
        self.layout_share = scene.share
        self._own = ""
        self._window = window
        self._scene = scene
        self._begun_with: tuple[type[AnyScene], tuple[str, ...]] | None = None

    def begin(self, scene: AnyScene) -> None:
        """Show the lesson's own companion, unless the lesson before had the same one."""
        self._scene = scene
        begins_with = (type(scene), tuple(scene.lesson.call.panels))
        if self._begun_with != begins_with:
            self._begun_with = begins_with
            named = [name for name in scene.lesson.call.panels if name in scene.panels]
            companions = [name for name in named if name != RULE]
            self._own = companions[0] if companions else scene.features.companion
            self.name = self._own
            self.sheet = ""
            self.layout_share = scene.share
        elif scene.has_share_by_task:
            self.layout_share = scene.share

    @property
    def companion_share(self) -> float:
        """The share of the side for the companion: the same whichever is shown; 0 if none is.

        So the rule keeps its place. Only what needs more than half of the side gets more.
        """
        if not self.name:
            return 0.0
        shown = self._scene.panels[self.name].share
        own = self._scene.panels[self._own or self.name].share
        return shown if shown > HALF else own

    @property
    def has_rule(self) -> bool:
        """Whether there is a rule to show."""
        return RULE in self._scene.panels and bool(self._scene.source.pieces)

    @property
    def hides_rule(self) -> bool:
        """Whether the companion has the whole side: the rule is not in sight then."""
        return bool(self.name) and self._scene.panels[self.name].takes_stage

    @property
    def has_sheets(self) -> bool:
        """Whether rule and companion are sheets over the strip."""
        return self._window.is_small and not self._scene.features.has_text_beside

    @property
    def sheet_keys(self) -> tuple[PanelKey, ...]:
        """The keys that open the rule and the lesson's own companion as sheets."""
        if not self.has_sheets:
            return ()
        names = {self._own}
        if self.has_rule:
            names.add(RULE)
        keys = [key for key in self._scene.all_commands if isinstance(key, PanelKey)]
        return tuple(key for key in keys if names.intersection(key.names))

    @property
    def shown(self) -> tuple[str, ...]:
        """The panels to be drawn: the rule and the companion, or the sheet."""
        if self.has_sheets:
            return (self.sheet,) if self.sheet else ()
        names = [RULE] if self.has_rule and not self.hides_rule else []
        return (*names, self.name) if self.name else tuple(names)

    def toggle(self, names: tuple[str, ...]) -> None:
        """Show the next of these panels that share a key; after the last, the lesson's own again.

        In a small window a panel is a sheet, which the same key closes.
        """
        if self.has_sheets:
            self.sheet = _after(self.sheet, names)
        else:
            self.name = self._following(names)

    def would_change(self, names: tuple[str, ...]) -> bool:
        """Whether the key of these panels shows anything else than is shown already."""
        return self.has_sheets or self._following(names) != self.name

    def _following(self, names: tuple[str, ...]) -> str:
        """The companion that the key of these panels shows next.

        The rule is in sight already, unless a companion takes the whole side.
        """
        companions = tuple(name for name in names if name != RULE)
        if not companions:
            return self._own if self.hides_rule else self.name
        return _after(self.name, companions) or self._own

    def return_to_own(self) -> bool:
        """Show the lesson's own companion again; whether another one was open."""
        if self.has_sheets or self.name == self._own:
            return False
        self.name = self._own
        return True

    def uncover_map(self) -> None:
        """Show the lesson's own companion again, if another one stands over the map."""
        if self.name and self._scene.panels[self.name].takes_stage:
            self.name = self._own

    def close_sheet(self) -> None:
        """Show the strip again in a small window."""
        self.sheet = ""


def _after(shown: str, names: tuple[str, ...]) -> str:
    """The panel after the one that is shown; the first, if none of them is; "" after the last."""
    if shown not in names:
        return names[0]
    number = names.index(shown) + 1
    return names[number] if number < len(names) else ""
