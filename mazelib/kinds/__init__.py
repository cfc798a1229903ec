"""The kinds of lesson, one file each: what ``show`` takes, options, panels, run without a window.

A new kind is a file here, called like the kind: its KIND is a subclass of Lesson. Its scene is the
file of the same name in ``mazelib/window/scenes/``. No other file changes, since every module in
this folder is imported.

What kinds share is here, too:

    lesson           the base of all kinds: a script at work
    lesson_options   the options that several kinds have
    map_lesson       the base of the kinds on a map
    trace            every tick of a run, as lines of JSON
    practice         what a class has done with the exercises
    rule_check       the check of a rule by the exercises, told in the terminal
    checked_files    the same for many files, side by side
"""

from importlib import import_module
from pkgutil import iter_modules

from mazelib.kinds.registry import KINDS

for _file in iter_modules(__path__):
    _module = import_module(f"{__name__}.{_file.name}")
    if hasattr(_module, "KIND"):
        KINDS[_file.name] = _module.KIND
