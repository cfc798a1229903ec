"""The keyboard: which keys are held, and what a key does. Some do it where the mouse points."""

from collections.abc import Iterable

import pygame

from mazelib.grid.compass import Heading
from mazelib.maps.signs import START_BY_HEADING
from mazelib.text.sentences import _
from mazelib.window.guess.guesses import Question
from mazelib.window.input.controlled import Controlled
from mazelib.window.input.hands import Drawing
from mazelib.window.input.keys import (
    ARROWS,
    LETTER_ARROWS,
    NUMBERS,
    REPEATING,
    Action,
    Command,
    action_of,
)
from mazelib.window.input.mouse import Mouse
from mazelib.window.input.silent_keys import all_named

#: Enter passes over what is only to be seen for a while, and begins what is chosen.
ENTERS = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Keyboard:
    """``held`` are the keys that are down, from the beginning on."""

    def __init__(self, stage: Controlled, mouse: Mouse, held: Iterable[int]) -> None:
        self.held = set(held)
        self._stage = stage
        self._mouse = mouse

    def take(self, event: pygame.event.Event) -> None:
        """Do what an event of the keyboard asks for; ignore all other events."""
        if event.type == pygame.KEYDOWN:
            self._press(event)
        elif event.type == pygame.KEYUP:
            self._let_go(event.key)
        elif event.type == pygame.TEXTINPUT:
            self._type(event.text)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # If a key is let go in another window, this one never hears of it.
            self.held.clear()

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

    def _press(self, event: pygame.event.Event) -> None:
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

    def _let_go(self, key: int) -> None:
        self.held.discard(key)
        # Not while it is down: the new window would be told of the press once more.
        if key == pygame.K_F11:
            self._stage.do(Command.FULL_SCREEN)

    def _type(self, words: str) -> None:
        """Take words that an input method has typed."""
        typing = self._stage.scene.typing
        if typing:
            typing.type_words(words)

    def _puts(self, sign: str) -> bool:
        """Put a sign where the mouse points, if there is one that can be put there."""
        drawing = self._drawing
        if not drawing or self._mouse.place is None or not sign or sign not in drawing.signs_to_put:
            return False
        drawing.put(self._mouse.place, sign)
        return True

    def _press_command(self, event: pygame.event.Event, sign: str, *, is_repeat: bool) -> None:
        """Do what a key stands for that makes no choice and takes no step."""
        if event.key in ENTERS and self._stage.overlay is None and self._stage.scene.skip():
            return
        commands = self._stage.scene.all_commands
        action = action_of(event, commands)
        if event.key == pygame.K_BACKSPACE and Command.TAKE_OUT in commands:
            action = Command.TAKE_OUT
        means_letter = self._mouse.place is not None and action is Command.THEME
        if self._drawing and sign and (means_letter or action not in commands):
            self._drawing.explain_key(self._mouse.place, sign)
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

    def _act_by_key(self, action: Action | None, *, is_repeat: bool, with_shift: bool) -> None:
        if action is None or action is Command.FULL_SCREEN:
            return
        if not is_repeat or action in REPEATING:
            self._stage.do(action, with_shift=with_shift)

    @property
    def _drawing(self) -> Drawing | None:
        """What takes what the class draws, if it draws in this lesson."""
        return self._stage.scene.drawing
