"""The kinds of lesson, one file each: what ``show`` takes, options, panels, run without a window.

A new kind is a file here, with a subclass of Lesson that has a ``name``, and a file with its scene
in ``mazelib/window/scenes/``. No other file changes: every module in this folder is imported.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
