"""A film of a map: its text beside the map, and one kind of sign after the other lit in both."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.look import LookLesson
from mazelib.maps.heya import Heya
from mazelib.maps.signs import CONTROLS, WALLS
from mazelib.text.sentences import _, listed
from mazelib.window.drawing.pen import Pen
from mazelib.window.panels.text import TextPanel
from mazelib.window.scenes.shared.map_scene import MapScene
from mazelib.window.screen.strip import Strip
from mazelib.window.shown import WalkShown


class Told(NamedTuple):
    """A sentence of the film, and the places that are lit meanwhile."""

    sentence: str
    lit: frozenset[Place] = frozenset()


class FilmedMap:
    """What is told of a map, one sentence a tick."""

    def __init__(self, heya: Heya) -> None:
        everywhere = [(x, y) for y in range(heya.height) for x in range(heya.width)]
        signs = {place: heya.rows[place[1]][place[0]] for place in everywhere}
        walls = frozenset(place for place in everywhere if signs[place] in WALLS)
        letters = frozenset(place for place in everywhere if signs[place] in CONTROLS)
        used = " ".join(sign for sign in WALLS if sign in signs.values())
        named = listed(sorted(signs[place] for place in letters))
        told = [
            Told(_("A map is text.")),
            Told(_("Wall: {signs}").format(signs=used), walls),
            Told(_("Floor: a space"), frozenset(everywhere) - walls - letters - {heya.start}),
            Told(_("To be reached, in this order: {letters}").format(letters=named), letters),
            Told(_("Here the walker starts."), frozenset([heya.start])),
        ]
        kept = [each for each in told[1:] if each.lit]
        self.told = [told[0], *kept, Told(_("Each sign of the text is one place of the map."))]

    @property
    def last(self) -> int:
        """The number of the last sentence, from 0."""
        return len(self.told) - 1

    def traced(self, tick: int) -> dict[str, object]:
        """Nothing: nobody walks."""
        return {}


class MapFilm(MapScene):
    """Plays what is told of a map."""

    def __init__(self, lesson: LookLesson, heya: Heya) -> None:
        super().__init__(lesson, heya)
        self._filmed = FilmedMap(heya)
        self._text = TextPanel("text")
        self.recording = self._filmed

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> WalkShown:
        return replace(super().shown(0), tick=tick)

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        """The sentence of a tick."""
        return Strip("", self._filmed.told[shown.tick].sentence)

    def told_apart(self) -> Sequence[tuple[Hashable, ...]]:
        """Each sentence."""
        return [(each.sentence,) for each in self._filmed.told[:-1]]

    def draw_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the text over the map or beside it: whichever way both are larger."""
        heya = self.timeline.heya
        text = Rect(area)
        of_map = Rect(area)
        over = min(area.width / heya.width, area.height / 2 / heya.height)
        beside = min(area.width / 2 / heya.width, area.height / heya.height)
        if over > beside:
            text.height //= 2
            of_map.height -= text.height
            of_map.bottom = area.bottom
        else:
            text.width //= 2
            of_map.width -= text.width
            of_map.right = area.right
        pen.card(text)
        lit = replace(shown, tick=0, lit=self._filmed.told[shown.tick].lit)
        super().draw_map(pen, of_map, lit)
        self._text.draw(pen, text, lit)
