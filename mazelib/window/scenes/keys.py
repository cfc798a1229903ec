"""The scene in which somebody walks by the arrow keys."""

from dataclasses import replace

from mazelib.grid.compass import Heading
from mazelib.kinds.keys import KeysLesson
from mazelib.text.sentences import _, paragraph
from mazelib.values.lines_run import LinesRun
from mazelib.walking.moment import Moment
from mazelib.walking.strategies.pressed_keys import PressedKeys
from mazelib.walking.walk import Walk
from mazelib.window.features import Features
from mazelib.window.input.keys import RUN
from mazelib.window.scenes.shared.walk_cards import ArrivalTitles
from mazelib.window.scenes.shared.walker_scene import WalkerScene, is_reached
from mazelib.window.screen.strip import Compass, Strip
from mazelib.window.shown import WalkShown

#: What the walker did, by where it faces: if it stepped, and if there was wall.
STEPPED = {
    Heading.UP: _("→ It takes a step up."),
    Heading.RIGHT: _("→ It takes a step right."),
    Heading.DOWN: _("→ It takes a step down."),
    Heading.LEFT: _("→ It takes a step left."),
}
STAYED = {
    Heading.UP: _("→ It faces up. There's a wall, so it stays put."),
    Heading.RIGHT: _("→ It faces right. There's a wall, so it stays put."),
    Heading.DOWN: _("→ It faces down. There's a wall, so it stays put."),
    Heading.LEFT: _("→ It faces left. There's a wall, so it stays put."),
}


class KeyboardScene(WalkerScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    features = Features(
        commands=frozenset(RUN),
        panels=("eyes", "text", "code"),
        takes_arrows=True,
    )
    titles = ArrivalTitles(
        usual=_("You arrived."), shortest=_("Perfect!"), stars=1
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

    @property
    def own_keys(self) -> tuple[tuple[str, str], ...]:
        return ((_("Arrow keys"), _("take a step")),)

    def tick_words(self, tick: int) -> str:
        """Nothing: the class counts its steps, and a bump into a wall is none."""
        return ""

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> WalkShown:
        """What is shown of a tick; the line of the key that was pressed is the one that answers."""
        shown = super().shown(tick, thinks, phase)
        pressed = self._pressed_at(shown.tick)
        line = None
        if pressed is not None:
            line = self.source.line_of_key(pressed.word)
        return replace(shown, lines_run=LinesRun((line,), line) if line else None)

    def _pressed_at(self, tick: int) -> Heading | None:
        """The arrow key that led to a tick; None at the start."""
        return self._pressed[tick - 1] if tick else None

    def wants(self, shown: WalkShown) -> str:
        """Nothing: the class walks, and the title says where to."""
        return ""

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        """Which key was pressed, and what the walker did."""
        moment = shown.moment
        pressed = self._pressed_at(moment.tick)
        compass = Compass(pressed, moment.heading)
        heading = _("The keys") if shown.is_filmed else _("Your turn")
        if pressed is None and shown.is_filmed:
            return Strip(heading, _("Each arrow key takes a step."), compass=compass)
        if pressed is None:
            return Strip(heading, _("Press an arrow key."), asks=True, compass=compass)
        if moment.heading is pressed:
            sentence = _("You pressed {key}.")
        else:
            sentence = _("You pressed {key}. KEYS says {heading}.")
        told = sentence.format(key=pressed.word, heading=moment.heading.word)
        return Strip(heading, told, did=_did(moment), compass=compass)


def _did(moment: Moment) -> str:
    """What the walker did as it came here, told from the walk itself."""
    told = STEPPED[moment.heading] if moment.moved else STAYED[moment.heading]
    return paragraph(told, is_reached(moment))


SCENE = KeyboardScene
