"""The scene in which somebody walks by the arrow keys."""

from mazelib.grid.compass import Heading
from mazelib.kinds.keys import KeysLesson
from mazelib.text.sentences import _, paragraph
from mazelib.walking.strategies.pressed_keys import PressedKeys
from mazelib.walking.walk import Walk
from mazelib.window.features import Features
from mazelib.window.keys import RUN
from mazelib.window.scenes.shared.walk_cards import ArrivalTitles
from mazelib.window.scenes.shared.walker_scene import WalkerScene, happened
from mazelib.window.shown import WalkShown
from mazelib.window.strip import Strip


class KeyboardScene(WalkerScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    features = Features(
        commands=frozenset(RUN),
        panels=("eyes", "text", "code"),
        takes_arrows=True,
    )
    titles = ArrivalTitles(
        usual=_("You arrived."), shortest=_("Perfect! You walked a shortest way.")
    )

    def __init__(self, lesson: KeysLesson) -> None:
        self._by_key = lesson.headings()
        self._pressed = list[Heading]()
        self._strategy = PressedKeys()
        heya = lesson.heya()
        super().__init__(lesson, heya, Walk(heya, self._strategy))

    def advance(self, ticks: int) -> None:
        """Do nothing: here only keys walk."""

    def press(self, arrow: Heading, tick: int) -> bool:
        if arrow.word not in self._by_key:
            return False
        self._pressed[tick:] = [arrow]
        if tick < self.last:
            self._begin(Walk(self.timeline.heya, self._strategy))
        for pressed in self._pressed[self.last :]:
            self._strategy.wanted = self._by_key[pressed.word]
            super().advance(1)
        return True

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        moment = shown.moment
        heading = _("Your turn")
        if not moment.tick:
            return Strip(heading, _("Press an arrow key."), asks=True, view=moment.view)
        pressed = self._pressed[moment.tick - 1]
        if moment.heading is pressed:
            sentence = _("You pressed {key}.")
        else:
            sentence = _("You pressed {key}: the keys say {heading}.")
        told = sentence.format(key=pressed.word, heading=moment.heading.word)
        return Strip(heading, paragraph(told, happened(moment)), view=moment.view)


SCENE = KeyboardScene
