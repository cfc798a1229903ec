"""Keys and mouse of a stage: each event goes to the mouse first, and then to the keyboard.

So a stroke on the map is saved before a key does anything else.
"""

from collections.abc import Iterable

import pygame

from mazelib.window.input.controlled import Controlled
from mazelib.window.input.keyboard import Keyboard
from mazelib.window.input.mouse import Mouse


class Inputs:
    """Handles the events of a stage; ``held`` are the keys that are down from the beginning on."""

    def __init__(self, stage: Controlled, held: Iterable[int] = ()) -> None:
        self.mouse = Mouse(stage)
        self.keyboard = Keyboard(stage, self.mouse, held)

    def take(self, event: pygame.event.Event) -> None:
        """Do what a key or mouse event asks for; ignore all other events."""
        self.mouse.take(event)
        self.keyboard.take(event)
