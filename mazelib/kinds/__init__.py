"""The kinds of lesson, one file each: what ``show`` takes, options, panels, run without a window.

A new kind is a file here, named after the kind: its KIND is a subclass of Lesson. Its scene is the
file of the same name in ``mazelib/window/scenes/``. No other file changes, since every file in this
folder is found. ``shared`` has what kinds share.
"""

from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.registry import KINDS
from mazelib.values.plugins import Plugins

PLUGINS = Plugins(__name__, "KIND", Lesson)

for _name in PLUGINS.names():
    KINDS[_name] = PLUGINS.class_named(_name)
