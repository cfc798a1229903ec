"""The mouse: what it points at, what a click does, and what is drawn or dragged with it."""

import pygame

from mazelib.grid.compass import Place
from mazelib.window.guess.guesses import Question
from mazelib.window.input.clicks import (
    Click,
    ClickTarget,
    CodeLine,
    GuessButton,
    MapPlaces,
    NamedPlace,
    TickToShow,
    TimelineBar,
)
from mazelib.window.input.controlled import Controlled
from mazelib.window.input.hands import Drawing
from mazelib.window.input.keys import Command, PanelKey
from mazelib.window.scene import AnyScene
from mazelib.window.screen.timeline_bar import ticks_of_timeline

#: Mouse buttons as pygame counts them.
LEFT_BUTTON = 1
NOWHERE = (-1, -1)
#: What ends a stroke on the map; the map is saved before anything else happens.
ENDS_OF_STROKE = (pygame.MOUSEBUTTONUP, pygame.KEYDOWN, pygame.WINDOWFOCUSLOST, pygame.QUIT)
MOUSE_EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Mouse:
    """``at`` is where it is, in pixels, ``is_pressed`` whether its left button is down."""

    def __init__(self, stage: Controlled) -> None:
        self._stage = stage
        self.at = NOWHERE
        self.is_pressed = False
        #: The row that the rule was scrolled to, and the half of the scene in which that was done.
        self._scrolled: tuple[AnyScene, int, int] | None = None
        #: The half of the scene in which it was moved, with no key or click since.
        self._moved_in: tuple[AnyScene, int] | None = None
        self._drags = False  # the handle of the timeline
        self._draws = False  # a stroke on the map

    @property
    def target(self) -> Click | None:
        """The topmost thing under the mouse that can be clicked, or None."""
        for target in reversed(self._stage.drawn.targets):
            if target.at.collidepoint(self.at):
                return target.what
        return None

    @property
    def place(self) -> Place | None:
        """The place that the mouse points at: on a card, or on the map while its text is shown."""
        match self.target:
            case NamedPlace(place):
                return place
            case MapPlaces(grid) if self._text_is_shown():
                return grid.place_at(self.at)
        return None

    @property
    def hovered(self) -> Click | None:
        """What lights up under the mouse: a place, wherever it is drawn, or a thing to click."""
        place = self.place
        return self.target if place is None else NamedPlace(place)

    @property
    def first_row(self) -> int | None:
        """The row that the rule was scrolled to in this half; None if it follows what happens."""
        if self._scrolled is None:
            return None
        scene, half, row = self._scrolled
        player = self._stage.player
        return row if (scene, half) == (player.scene, player.half) else None

    @property
    def has_moved(self) -> bool:
        """Whether the mouse was moved in this half, and neither key nor button pressed since."""
        player = self._stage.player
        return self._moved_in == (player.scene, player.half)

    def take(self, event: pygame.event.Event) -> None:
        """Do what an event of the mouse asks for; note what any other event changes for it."""
        self._note_moved(event)
        self._end_stroke(event)
        if event.type == pygame.MOUSEWHEEL:
            self._turn_wheel(event.y)
        elif event.type in MOUSE_EVENTS:
            self._use(event)

    def _note_moved(self, event: pygame.event.Event) -> None:
        """Note in which half the mouse was moved; a key or a click makes that forgotten."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            self._moved_in = None
        elif event.type == pygame.MOUSEMOTION:
            self._moved_in = (self._stage.player.scene, self._stage.player.half)

    def _end_stroke(self, event: pygame.event.Event) -> None:
        """End a stroke on the map, if this event does."""
        if not self._draws or event.type not in ENDS_OF_STROKE:
            return
        self._draws = False
        if self._drawing:
            self._drawing.end_stroke()

    def _use(self, event: pygame.event.Event) -> None:
        self.at = event.pos
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            target = self.target
            self.is_pressed = True
            self._drags = isinstance(target, TimelineBar)
            self._draws = bool(self._drawing) and isinstance(target, MapPlaces)
            self._click(target)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.is_pressed = False
            self._drags = False
        elif self._draws:
            self._draw(begins=False)
        if self._drags:
            self._seek_on_timeline()

    def _turn_wheel(self, up: int) -> None:
        """Over the timeline, the wheel goes tick by tick; over a long rule, row by row."""
        player = self._stage.player
        scrolls = self._stage.drawn.scrolls
        if self._stage.drawn.timeline.collidepoint(self.at):
            player.seek(player.tick - up)
        elif scrolls and scrolls.at.collidepoint(self.at):
            first = max(0, min(scrolls.first - up, scrolls.last_first))
            self._scrolled = (player.scene, player.half, first)

    def _seek_on_timeline(self) -> None:
        timeline = self._stage.drawn.timeline
        share = (self.at[0] - timeline.left) / max(1, timeline.width)
        share = max(0.0, min(1.0, share))
        self._stage.player.seek(round(share * ticks_of_timeline(self._stage.scene)))

    def _click(self, what: Click | None) -> None:
        """Do what a click on a button, a title, a place or a line asks for."""
        stage = self._stage
        if isinstance(what, (Command, PanelKey)):
            if what is Command.SCREENSHOT:
                stage.overlay = None  # The menu does not get into a picture that it is asked for.
            stage.do(what)
        elif stage.overlay is Command.MORE:
            stage.overlay = None
        elif what is not None:
            self._click_target(what)

    def _click_target(self, what: ClickTarget) -> None:
        stage = self._stage
        match what:
            case MapPlaces() if self._drawing:
                self._draw(begins=True)
            case MapPlaces(grid):
                place = grid.place_at(self.at)
                if place is not None:
                    self._click_place(place)
            case TickToShow(tick):
                stage.player.seek(tick)
            case GuessButton(number):
                stage.guessing.guess_number(number)
            case CodeLine(line) if stage.guessing.asks is Question.WHY:
                stage.guessing.guess_why(line)
            case _:
                stage.scene.choose(what)

    def _click_place(self, place: Place) -> None:
        """Make the choice that lies at a place, or go to the next tick with the walker there.

        Where a scene asks about places, a click there answers it.
        """
        if self._stage.guessing.asks is Question.WHAT:
            if not self._stage.player.end_move():
                self._stage.guessing.guess_place(place)
            return
        scene = self._stage.scene
        tick = self._stage.player.tick
        if scene.click_place(place, tick):
            return
        later = range(tick + 1, scene.last + 1)
        earlier = range(min(tick, scene.last) + 1)
        for each in (*later, *earlier):
            if scene.place_at(each) == place:
                self._stage.player.seek(each)
                return

    def _draw(self, *, begins: bool) -> None:
        """Draw where the mouse is, if that is a place."""
        if self._drawing and self.place is not None:
            self._drawing.draw_at(self.place, begins=begins)

    @property
    def _drawing(self) -> Drawing | None:
        """What takes what the class draws, if it draws in this lesson."""
        return self._stage.scene.drawing

    def _text_is_shown(self) -> bool:
        panels = self._stage.scene.panels
        return any(panels[name].lights_places for name in self._stage.panels.shown)
