"""The scene in which somebody walks by the arrow keys."""

from mazelib.grid.compass import Heading
from mazelib.kinds.keys import KeysLesson
from mazelib.maps.heya import Heya
from mazelib.walking.strategies.pressed_keys import PressedKeys
from mazelib.walking.walk import Walk
from mazelib.window.keys import RUN
from mazelib.window.scene import Why
from mazelib.window.scenes import scene_for
from mazelib.window.scenes.walker_scene import WalkerScene, happened
from mazelib.window.shown import Shown, WalkShown


@scene_for("keys")
class KeyboardScene(WalkerScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    commands, panels_besides, panels_share = set(RUN), ("eyes",), 0.285
    has_halves, takes_arrows = False, True
    arrival, perfect_arrival = "You arrived.", "Perfect! You walked a shortest way."

    def __init__(self, lesson: KeysLesson) -> None:
        self._by_key = lesson.headings()
        self._pressed = list[Heading]()
        self._strategy = PressedKeys()
        super().__init__(lesson)

    def _fresh_walk(self, heya: Heya) -> Walk:
        return Walk(heya, self._strategy)

    def advance(self, ticks: int) -> None:
        """Nothing goes on by itself here."""

    def press(self, arrow: Heading, tick: int) -> bool:
        if arrow.word not in self._by_key:
            return False
        self._pressed[tick:] = [arrow]
        if tick < self.last:
            self._begin(self._fresh_walk(self.timeline.heya))
        for pressed in self._pressed[self.last :]:
            self._strategy.way = self._by_key[pressed.word]
            super().advance(1)
        return True

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        moment = WalkShown.of(shown).moment
        if not moment.tick:
            return Why("Your turn", "Press an arrow key.", True, moment.view)
        pressed, went = self._pressed[moment.tick - 1], moment.heading
        said = f"You pressed {pressed.word}{'' if went is pressed else f': the keys say {went.word}'}."
        return Why("Your turn", f"{said} {happened(moment)}".strip(), view=moment.view)
