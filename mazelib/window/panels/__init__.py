"""Panels stand beside the map. Each has one file, called like the panel: its PANEL is the class."""

from importlib import import_module

from mazelib.window.panel import Panel


def new_panel(name: str) -> Panel:
    """A new panel of the class in the file of that name. Every scene has panels of its own."""
    panel_class: type[Panel] = import_module(f"{__name__}.{name}").PANEL
    return panel_class()
