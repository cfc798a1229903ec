"""Controls: carries out what keys and mouse ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from mazelib.compass import Heading
from mazelib.stage.keys import REPEATING, Command, arrow_of, command_of
from mazelib.stage.player import Player
from mazelib.stage.walk_scene import WalkScene

if TYPE_CHECKING:
    from mazelib.stage.stage import Stage

#: Commands that only switch something on or off.
SWITCHES = {Command.TEXT, Command.HELP, Command.EYES, Command.CODE, Command.THEME, Command.LENSES}


class Controls:
    """Takes the events of a stage's window."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._held: set[int] = set()
        self._drags = False

    def take(self, event: pygame.event.Event) -> None:
        """Take one event of the window."""
        if event.type == pygame.QUIT:
            self._stage.is_open = False
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # A key that is let go in another window is never heard of here.
            self._held.clear()
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            self._take_mouse(event)
        elif event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED):
            self._stage.redraw()

    def do(self, command: Command, *, with_shift: bool = False) -> None:
        """Carry out a command, from a key or from a button."""
        stage = self._stage
        if command not in stage.program.commands:
            return
        if stage.scene and command in stage.scene.hidden:
            stage.asked_for = command
            stage.show_panels()
            stage.redraw()
        elif command in SWITCHES:
            stage.switched_on ^= {command}
            if command in (Command.EYES, Command.CODE):
                stage.asked_for = command
            if command is Command.LENSES:
                stage.program.switch_lenses()
                stage.open_scene()
            stage.show_panels()
        elif command is Command.CLOSE:
            self._close_or_leave_help()
        elif command is Command.RESTART:
            if with_shift:
                stage.program.other_chance()
            stage.open_scene()
        elif command is Command.NEXT_MAP:
            stage.program.next_map()
            stage.open_scene()
        elif command is Command.GUESS:
            stage.toggle_guessing()
        elif command is Command.FULL_SCREEN:
            if stage.toggle_full_screen():
                self._held.clear()
        elif command is Command.SCREENSHOT:
            stage.save_picture()
        else:
            self._play(command)

    def _play(self, command: Command) -> None:
        if command is Command.STEP and self._stage.go_on():
            return
        if command is Command.PLAY and self._stage.rests:
            self._stage.trying(Player.stay)
            return
        self._stage.trying(
            {
                Command.PLAY: Player.toggle,
                Command.STEP: Player.step,
                Command.BACK: Player.back,
                Command.FASTER: Player.faster,
                Command.SLOWER: Player.slower,
            }[command]
        )

    def _close_or_leave_help(self) -> None:
        if Command.HELP in self._stage.switched_on:
            self._stage.switched_on.discard(Command.HELP)
        else:
            self._stage.is_open = False

    def _take_key(self, event: pygame.event.Event) -> None:
        is_repeat = event.key in self._held
        self._held.add(event.key)
        heading = arrow_of(event)
        if heading is not None:
            self._take_arrow(heading)
            return
        command = command_of(event)
        if command and (command in REPEATING or not is_repeat):
            self.do(command, with_shift=bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT))

    def _take_arrow(self, heading: Heading) -> None:
        scene, player = self._stage.scene, self._stage.player
        if scene is None or player is None:
            return
        if isinstance(scene, WalkScene) and self._stage.guessing.is_on:
            self._stage.trying(lambda player: self._stage.guessing.guess(scene, player, heading))
        elif scene.press(heading, player.tick):
            player.seek(scene.last)

    def _take_mouse(self, event: pygame.event.Event) -> None:
        stage = self._stage
        if event.type == pygame.MOUSEBUTTONUP:
            self._drags = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            command = stage.toolbar.command_at(event.pos)
            self._drags = stage.toolbar.is_on_slider(event.pos)
            if command:
                self.do(command)
        if self._drags and stage.player and stage.scene:
            stage.player.seek(stage.toolbar.tick_at(event.pos[0], stage.scene.last))
