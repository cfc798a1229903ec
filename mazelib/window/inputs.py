"""Keys and mouse: what is held, what is pointed at, and what that asks the stage for."""

from typing import Any

import pygame

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.window.controls import TIMELINE
from mazelib.window.keys import ARROWS, REPEATING, Command, command_of
from mazelib.window.painters.place_picture import PlacePicture
from mazelib.window.scene import PANELS


class Inputs:
    """Takes the events of keys and mouse for a stage (which knows this, so that this need not know it)."""

    def __init__(self, stage: Any) -> None:
        self.stage = stage
        self.at, self.is_pressed, self._drags = (-1, -1), False, False
        self.held: set[int] = set()

    def take(self, event: pygame.event.Event) -> None:
        """Do what an event asks for; of others than those of keys and mouse nothing is done."""
        stage = self.stage
        if event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.KEYUP:
            self.held.discard(event.key)
            if event.key == pygame.K_F11:  # Of a key that is down a new window would hear again.
                stage.do(Command.FULL_SCREEN)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # A key that is let go in another window is never heard of here.
            self.held.clear()
        elif event.type == pygame.MOUSEWHEEL:
            if stage.drawn.timeline.collidepoint(self.at):
                stage.player.seek(stage.player.tick - event.y)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._take_mouse(event)

    def _take_key(self, event: pygame.event.Event) -> None:
        stage, is_repeat, arrow = self.stage, event.key in self.held, ARROWS.get(event.key)
        command = command_of(event, stage.scene.all_commands)
        self.held.add(event.key)
        if arrow is not None and stage.guessing.asks == "way":
            stage.guessing.guess_way(arrow)
        elif arrow is not None and stage.scene.takes_arrows:
            may_walk = stage.overlay is not Command.HELP and not (is_repeat and stage.player.phase < 1)
            if may_walk and stage.scene.press(arrow, stage.player.tick):
                stage.player.walked()
        elif command not in (None, Command.FULL_SCREEN) and (not is_repeat or command in REPEATING):
            stage.do(command, with_shift=bool(event.mod & pygame.KMOD_SHIFT))

    def _take_mouse(self, event: pygame.event.Event) -> None:
        self.at, stage = event.pos, self.stage
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.is_pressed, self._drags = True, self.target == TIMELINE
            self._click(self.target)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.is_pressed = self._drags = False
        if self._drags:
            timeline = stage.drawn.timeline
            share = max(0.0, min(1.0, (self.at[0] - timeline.left) / max(1, timeline.width)))
            stage.player.seek(round(share * stage.scene.last))

    def _click(self, what: object) -> None:
        """A click on a button, a panel's title, a place of the map, a line of the rule."""
        stage = self.stage
        if isinstance(what, Command):
            stage.do(what)
        elif stage.overlay is Command.MORE:
            stage.overlay = None
        elif what in PANELS:
            stage.panels.fill(str(what))
        elif isinstance(what, PlacePicture) and (place := what.place_at(self.at)):
            self._click_place(place)
        elif isinstance(what, tuple) and isinstance(what[0], str) and stage.guessing.asks == "why":
            stage.guessing.guess_why(what)
        else:
            stage.scene.choose(what)

    def _click_place(self, place: Place) -> None:
        """Guess the way to a place; or go to the next tick at which the walker is there, or the first."""
        stage, tick = self.stage, self.stage.player.tick
        scene, last = stage.scene, stage.scene.last
        if stage.guessing.asks == "way":
            ways = {stepped(scene.place_at(tick), way): way for way in Heading}
            stage.guessing.guess_way(ways.get(place))
            return
        ticks = (*range(tick + 1, last + 1), *range(min(tick, last) + 1))
        then = next((each for each in ticks if scene.place_at(each) == place), None)
        if then is not None:
            stage.player.seek(then)

    @property
    def target(self) -> object:
        """What lies uppermost under the mouse; None for nothing that can be clicked."""
        under = (what for at, what in reversed(self.stage.drawn.targets) if at.collidepoint(self.at))
        return next(under, None)

    @property
    def place(self) -> Place | None:
        """The place that is pointed at: on a card, or where its text is shown, in that or on the map."""
        what = self.target
        if isinstance(what, PlacePicture):
            return what.place_at(self.at) if "text" in self.stage.panels.shown else None
        return what if isinstance(what, tuple) and isinstance(what[0], int) else None
