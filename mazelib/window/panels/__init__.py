"""Panels stand beside the map. Each has one file, called like the panel: its PANEL is the class."""

from importlib import import_module

from mazelib.window.panel import Panel
from mazelib.window.shown import Shown


def new_panel(name: str) -> Panel[Shown]:
    """A new panel of the class in the file of that name. Every scene has panels of its own.

    This is the one place that mypy cannot see through: it takes the panel for one that draws every
    Shown. A kind of lesson names only panels that draw what its own scene makes. That is proven in
    tests/window/test_panels.py.
    """
    panel_class: type[Panel[Shown]] = import_module(f"{__name__}.{name}").PANEL
    return panel_class()
