"""The kinds of lesson, one file each: what ``show`` takes, options, panels, run without a window.

A new kind is a file here, called like the kind: its KIND is a subclass of Lesson. Its scene is the
file of the same name in ``mazelib/window/scenes/``. No other file changes, since every module in
this folder is imported.
"""

from importlib import import_module
from pkgutil import iter_modules

from mazelib.kinds.registry import KINDS

for _file in iter_modules(__path__):
    _module = import_module(f"{__name__}.{_file.name}")
    if hasattr(_module, "KIND"):
        KINDS[_file.name] = _module.KIND
