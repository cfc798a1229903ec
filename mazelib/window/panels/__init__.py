"""Panels stand beside the map. Each is one file with one class, and is found by its name."""

from functools import cache
from importlib import import_module

from mazelib.window.panel import Panel


@cache
def panel_named(name: str) -> Panel:
    """The panel of that name, from the file of that name."""
    module = import_module(f"{__name__}.{name}")
    for value in vars(module).values():
        is_panel = isinstance(value, type) and issubclass(value, Panel)
        if is_panel and value.__module__ == module.__name__:
            panel: Panel = value()
            return panel
    raise ValueError(f"{module.__name__} has no class of a panel")
