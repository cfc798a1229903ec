"""The window itself: how SDL is to show it."""

import os

import pygame

from mazelib.window.stage.window import Window

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"


def test_on_x11_opengl_shows_no_frame_unless_somebody_asks_for_it(monkeypatch):
    """Elsewhere there may be no other way; on x11 it took 25 ms for a large frame."""
    monkeypatch.setenv(ACCELERATION, "")
    monkeypatch.delenv(ACCELERATION)
    window = Window("Not on x11", (640, 480))
    assert ACCELERATION not in os.environ
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    Window("On x11", window.surface.get_size())
    assert os.environ[ACCELERATION] == "0"
    monkeypatch.setenv(ACCELERATION, "1")
    Window("On x11", window.surface.get_size())
    assert os.environ[ACCELERATION] == "1"
