"""The window itself: opening, full screen, and pictures of it."""

import io
import os
from pathlib import Path

import pygame

from mazelib.command_line.seen_windows import UNSEEN_DRIVERS
from mazelib.maps.files import unused_path, write_bytes
from mazelib.text.sentences import _
from mazelib.window.input.key_repeats import keys_down
from mazelib.window.screen.layout import text_size


class Window:
    """The pygame window, resizable, with a full screen to switch to; ``size`` is in pixels.

    ``held_before`` are the keys that are still down from the lesson before.
    Raises ValueError if no window can be opened, or if nobody would see it.
    """

    def __init__(self, title: str, size: tuple[int, int] | None = None) -> None:
        self.held_before = keys_down()  # Opening it may take further events.
        try:
            pygame.display.init()
            driver = pygame.display.get_driver()
            is_asked_for = os.environ.get("SDL_VIDEODRIVER") == driver
            if driver in UNSEEN_DRIVERS and not is_asked_for:
                raise pygame.error("no screen was found")
            if driver == "x11":
                # Otherwise SDL shows each frame by OpenGL. Without a graphics card, that takes
                # longer than to draw it.
                os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
            pygame.display.set_caption(title)
            self._open(size or _size_now() or _usual_size(), pygame.RESIZABLE)
        except pygame.error as error:
            message = _(
                "There's no screen to open a window on ({error}). Without one, a lesson runs with"
                " --headless. What else you can do: python3 lessons --help"
            )
            raise ValueError(message.format(error=error)) from None
        pygame.key.set_repeat(350, 45)
        self.is_full = False

    def _open(self, size: tuple[int, int], flags: int) -> None:
        pygame.display.set_mode(size, flags)
        # With text input on, an input method would keep the keys to itself.
        pygame.key.stop_text_input()

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on; a change of size makes a new one."""
        return pygame.display.get_surface()

    @property
    def is_small(self) -> bool:
        """Whether there is no room for panels beside a map."""
        return text_size(self.surface.get_size()).is_small

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window as it was."""
        self.is_full = not self.is_full
        if self.is_full:
            self._size = self.surface.get_size()
            self._open((0, 0), pygame.FULLSCREEN)
        else:
            # Once to leave the full screen, and once for the size: a window that SDL keeps does
            # not take both at once.
            self._open(self._size, pygame.RESIZABLE)
            self._open(self._size, pygame.RESIZABLE)

    def save_picture(self, name: str) -> Path:
        """Save the window in the current folder, as a PNG file with a free number.

        Returns the path. OSError: it cannot be written.
        """
        picture = io.BytesIO()
        pygame.image.save(self.surface, picture, "picture.png")
        path = unused_path(Path.cwd(), name, ".png")
        write_bytes(path, picture.getvalue())
        return path


def _size_now() -> tuple[int, int] | None:
    """The size of the window that the lesson before has left open, if there is one."""
    surface = pygame.display.get_surface()
    return None if surface is None else surface.get_size()


def close_window() -> None:
    """Close the window, if one is open."""
    pygame.display.quit()


def _usual_size() -> tuple[int, int]:
    """The size to open with: larger on a screen of many pixels, never larger than the screen."""
    width, height = pygame.display.get_desktop_sizes()[0]
    share = height / 1080 if height >= 1600 else 1
    return min(round(1280 * share), width), min(round(800 * share), height)
