"""Keys and mouse: what is held, what is pointed at, and what the stage is to do about it."""

from collections.abc import Iterable
from typing import Protocol

import pygame

from mazelib.grid.compass import Heading, Place
from mazelib.maps.signs import START_BY_HEADING
from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen
from mazelib.window.guess.guesses import Question
from mazelib.window.guess.guessing import Guessing
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
from mazelib.window.input.hands import Drawing
from mazelib.window.input.keys import (
    ARROWS,
    LETTER_ARROWS,
    NUMBERS,
    REPEATING,
    Action,
    Command,
    PanelKey,
    action_of,
)
from mazelib.window.input.silent_keys import all_named
from mazelib.window.playing.player import Player
from mazelib.window.scene import AnyScene
from mazelib.window.screen.companions import Companions
from mazelib.window.screen.timeline_bar import ticks_of_timeline
from mazelib.window.stage.news import News

#: Mouse buttons as pygame counts them.
LEFT_BUTTON = 1
NOWHERE = (-1, -1)
#: What ends a stroke on the map; the map is saved before anything else happens.
ENDS_OF_STROKE = (pygame.MOUSEBUTTONUP, pygame.KEYDOWN, pygame.WINDOWFOCUSLOST, pygame.QUIT)
#: Enter passes over what is only to be seen for a while, and begins what is chosen.
ENTERS = (pygame.K_RETURN, pygame.K_KP_ENTER)
MOUSE_EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Controlled(Protocol):
    """What keys and mouse control: the stage, or a stand-in for it in a test."""

    player: Player
    panels: Companions
    guessing: Guessing
    news: News
    #: The page that lies on top: HELP, ABOUT or MORE.
    overlay: Command | None
    #: The pen of the last frame: it knows what can be clicked, and where.
    drawn: Pen

    @property
    def scene(self) -> AnyScene:
        """The scene that is shown and played."""

    def do(self, action: Action, *, with_shift: bool = False) -> None:
        """Carry out what a key or a button stands for."""


class Inputs:
    """Handles the key and mouse events of a stage.

    ``at`` is where the mouse is, in pixels, ``is_pressed`` whether its left button is down;
    ``held`` are the keys that are down, from the beginning on.
    """

    def __init__(self, stage: Controlled, held: Iterable[int] = ()) -> None:
        self._stage = stage
        self.at = NOWHERE
        self.is_pressed = False
        self.held = set(held)
        #: The row that the rule was scrolled to, and the half of the scene in which that was done.
        self._scrolled: tuple[AnyScene, int, int] | None = None
        #: The half of the scene in which the mouse was moved, with no key or click since.
        self._moved_in: tuple[AnyScene, int] | None = None
        self._drags = False  # the handle of the timeline
        self._draws = False  # a stroke on the map

    def take(self, event: pygame.event.Event) -> None:
        """Do what a key or mouse event asks for; ignore all other events."""
        self._note_mouse(event)
        self._end_stroke(event)
        if event.type == pygame.KEYDOWN:
            self._press_key(event)
        elif event.type == pygame.KEYUP:
            self._let_go(event.key)
        elif event.type == pygame.TEXTINPUT:
            self._type(event.text)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # If a key is let go in another window, this one never hears of it.
            self.held.clear()
        elif event.type == pygame.MOUSEWHEEL:
            self._turn_wheel(event.y)
        elif event.type in MOUSE_EVENTS:
            self._use_mouse(event)

    def _note_mouse(self, event: pygame.event.Event) -> None:
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

    def _type(self, words: str) -> None:
        typing = self._stage.scene.typing
        if typing:
            typing.type_words(words)

    def _press_key(self, event: pygame.event.Event) -> None:
        is_repeat = event.key in self.held
        self.held.add(event.key)
        typing = self._stage.scene.typing
        if typing and typing.type_key(event.key, event.unicode):
            return
        arrow = ARROWS.get(event.key)
        sign = self._sign_of(event)
        if self._puts(sign):
            return
        if self._is_guess(event.key):
            if not is_repeat:
                self._guess_by_key(event.key)
        elif event.key in NUMBERS and self._could_guess:
            self._stage.news.bring(_("Press G to guess."))
        elif arrow is not None and self._stage.scene.features.takes_arrows:
            self._walk(arrow, is_repeat=is_repeat)
        elif self._is_letter_arrow(event, is_repeat=is_repeat):
            pass
        else:
            self._press_command(event, sign, is_repeat=is_repeat)

    @property
    def _drawing(self) -> Drawing | None:
        """What takes what the class draws, if it draws in this lesson."""
        return self._stage.scene.drawing

    def _puts(self, sign: str) -> bool:
        """Put a sign where the mouse points, if there is one that can be put there."""
        drawing = self._drawing
        if not drawing or self.place is None or not sign or sign not in drawing.signs_to_put:
            return False
        drawing.put(self.place, sign)
        return True

    def _press_command(self, event: pygame.event.Event, sign: str, *, is_repeat: bool) -> None:
        """Do what a key stands for that makes no choice and takes no step."""
        if event.key in ENTERS and self._stage.overlay is None and self._stage.scene.skip():
            return
        commands = self._stage.scene.all_commands
        action = action_of(event, commands)
        if event.key == pygame.K_BACKSPACE and Command.TAKE_OUT in commands:
            action = Command.TAKE_OUT
        means_letter = self.place is not None and action is Command.THEME
        if self._drawing and sign and (means_letter or action not in commands):
            self._drawing.explain_key(self.place, sign)
            action = None if means_letter else action
        elif action is None:
            action = action_of(event, all_named())
        if action is None and event.unicode and self._stage.guessing.asks:
            self._stage.guessing.say_how()
        with_shift = bool(event.mod & pygame.KMOD_SHIFT)
        self._act_by_key(action, is_repeat=is_repeat, with_shift=with_shift)

    @property
    def _could_guess(self) -> bool:
        """Whether a class could guess here, and has not begun to."""
        has_key = Command.GUESS in self._stage.scene.all_commands
        return has_key and not self._stage.guessing.is_on

    def _is_guess(self, key: int) -> bool:
        """Whether a key makes a choice, or would if there were one: an arrow, or a number.

        Where arrows are all that answers, they mean nothing else while the class guesses.
        """
        guessing = self._stage.guessing
        guesses = self._stage.scene.guesses
        if guessing.is_on and guesses and not guesses.has_numbers and key in ARROWS:
            return True
        return guessing.asks is Question.WHAT and (key in ARROWS or key in NUMBERS)

    def _guess_by_key(self, key: int) -> None:
        """Make a choice by its arrow key, or by its number if it has one."""
        guessing = self._stage.guessing
        guesses = self._stage.scene.guesses
        if self._stage.player.end_move():
            return
        if guessing.asks is None:
            self._stage.news.bring(_("Press N to go on."))
        elif key in ARROWS:
            guessing.guess_way(ARROWS[key])
        elif guesses and guesses.has_numbers:
            guessing.guess_number(NUMBERS[key])
        else:
            guessing.say_how()

    def _sign_of(self, event: pygame.event.Event) -> str:
        """The sign that a key types on a map; "" if none can be typed.

        An arrow key types the walker, and so do s and v without Shift.
        """
        if not self._drawing or self._stage.overlay:
            return ""
        if event.key in ARROWS:
            return START_BY_HEADING[ARROWS[event.key]]
        typed: str = event.unicode
        if typed.upper() in START_BY_HEADING.values():
            return typed.upper()
        return typed if typed.isprintable() else ""

    def _walk(self, arrow: Heading, *, is_repeat: bool) -> None:
        """Walk by an arrow key; while it is held, each step waits for the one before."""
        player = self._stage.player
        is_covered = self._stage.overlay in (Command.HELP, Command.ABOUT)
        has_clock = self._stage.scene.features.has_clock
        if is_covered or (is_repeat and (has_clock or player.phase < 1)):
            return
        if self._stage.scene.press(arrow, player.tick):
            player.show_newest()

    def _is_letter_arrow(self, event: pygame.event.Event, *, is_repeat: bool) -> bool:
        """Take W, A, S or D in a game, where they walk: for a second player, if there is one.

        For one player alone, they mean something else with Shift.
        """
        arrow = LETTER_ARROWS.get(event.key)
        if arrow is None or self._stage.overlay in (Command.HELP, Command.ABOUT):
            return False
        player = self._stage.player
        scene = self._stage.scene
        if not scene.players:
            return False
        if not scene.players.has_second_player:
            if event.mod & pygame.KMOD_SHIFT:
                return False
            self._walk(arrow, is_repeat=is_repeat)
            return True
        if not is_repeat:
            scene.players.press_second(arrow)
        if not player.playing and not scene.ended:
            player.show_newest()
        return True

    def tell_held(self) -> None:
        """Tell a scene with a clock which arrows are held: by these one walks on there.

        The system repeats only one key of all that are held, so two players need this.
        """
        scene = self._stage.scene
        if not scene.players or not scene.features.has_clock:
            return
        keys = [ARROWS, LETTER_ARROWS]
        if not scene.players.has_second_player:
            keys = [{**ARROWS, **LETTER_ARROWS}]
        for player, arrows in enumerate(keys):
            headings = {arrow for key, arrow in arrows.items() if key in self.held}
            scene.players.hold(player, headings)

    def _act_by_key(self, action: Action | None, *, is_repeat: bool, with_shift: bool) -> None:
        if action is None or action is Command.FULL_SCREEN:
            return
        if not is_repeat or action in REPEATING:
            self._stage.do(action, with_shift=with_shift)

    def _let_go(self, key: int) -> None:
        self.held.discard(key)
        # Not while it is down: the new window would be told of the press once more.
        if key == pygame.K_F11:
            self._stage.do(Command.FULL_SCREEN)

    def _turn_wheel(self, up: int) -> None:
        """Over the timeline, the wheel goes tick by tick; over a long rule, row by row."""
        player = self._stage.player
        scrolls = self._stage.drawn.scrolls
        if self._stage.drawn.timeline.collidepoint(self.at):
            player.seek(player.tick - up)
        elif scrolls and scrolls.at.collidepoint(self.at):
            first = max(0, min(scrolls.first - up, scrolls.last_first))
            self._scrolled = (player.scene, player.half, first)

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

    def _use_mouse(self, event: pygame.event.Event) -> None:
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

    def _draw(self, *, begins: bool) -> None:
        """Draw where the mouse is, if that is a place."""
        if self._drawing and self.place is not None:
            self._drawing.draw_at(self.place, begins=begins)

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

    def _text_is_shown(self) -> bool:
        panels = self._stage.scene.panels
        return any(panels[name].lights_places for name in self._stage.panels.shown)
