"""Panels stand beside the map. Each is one file with one class, and is found by its name."""

from functools import cache
from importlib import import_module

from mazelib.window.panel import Panel


def new_panel(name: str) -> Panel:
    """A new panel of the class in the file of that name. Every scene has panels of its own."""
    return _panel_class(name)()


@cache
def _panel_class(name: str) -> type[Panel]:
    module = import_module(f"{__name__}.{name}")
    for value in vars(module).values():
        is_panel = isinstance(value, type) and issubclass(value, Panel)
        if is_panel and value.__module__ == module.__name__:
            panel_class: type[Panel] = value
            return panel_class
    raise ValueError(f"{module.__name__} has no class of a panel")
