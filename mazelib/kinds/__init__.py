"""Kinds of lesson, one file a kind: what show may get, options, panels, the run without a window.

A new kind is a file here, with a class of Lesson that has a ``name``, and its scene in
``mazelib/window/scenes/``. Nothing else has to know of it: whatever lies in this folder is
imported.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
