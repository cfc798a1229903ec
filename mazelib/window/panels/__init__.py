"""Panels: what stands beside the map. One file a panel, with one class; it is found by its name."""

from functools import cache
from importlib import import_module

from mazelib.window.panel import Panel


@cache
def panel_named(name: str) -> Panel:
    """The panel of that name, from the file of that name."""
    module = import_module(f"{__name__}.{name}")
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Panel) and value.__module__ == module.__name__:
            return value()
    raise ValueError(f"{module.__name__} has no class of a panel")
