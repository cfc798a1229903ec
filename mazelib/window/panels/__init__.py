"""Panels stand beside the map. Each has one file, called like the panel: its PANEL is the class."""

from mazelib.values.plugins import Plugins
from mazelib.window.panel import Panel
from mazelib.window.shown import Shown

PLUGINS = Plugins[Panel[Shown]](__name__, "PANEL", Panel)


def new_panel(name: str) -> Panel[Shown]:
    """A new panel of that name. Every scene has panels of its own.

    A panel may draw only what some scenes show. It is taken here for one that draws every Shown,
    since a kind of lesson names only panels that draw what its own scene shows. That is proven in
    tests/window/panels/test_panels.py.
    """
    return PLUGINS.class_named(name)(name)
