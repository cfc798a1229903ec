"""The formats, one file each, named after its ending: svg.py is for files that end in .svg.

Each of these modules has a FORMAT. It is imported only when its ending is asked for, and so is a
package that only it needs. To add a format, add its file: every list of formats is made by looking
into this folder.
"""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from mazelib.export.format import Format
from mazelib.maps.files import check_ending

#: Files that are read and never written, and the ending of the format that reads each: workbooks
#: with macros, and templates of workbooks.
READ_AS = {".xlsm": ".xlsx", ".xltx": ".xlsx", ".xltm": ".xlsx"}


def endings() -> list[str]:
    """The endings of all formats, each with its dot, in alphabetical order."""
    return sorted(f".{module.name}" for module in iter_modules(__path__))


def format_of(path: Path) -> Format:
    """The format of a file, by its ending.

    ValueError: no format has this ending. ModuleNotFoundError: the format needs a package that is
    missing.
    """
    check_ending(path, endings())
    module = import_module(f"{__name__}{path.suffix.lower()}")
    found: Format = module.FORMAT
    return found


def format_to_read(path: Path) -> Format:
    """The format that reads a file; more endings can be read than written (see READ_AS).

    Raises what format_of raises.
    """
    ending = path.suffix.lower()
    if ending in READ_AS:
        path = path.with_suffix(READ_AS[ending])
    return format_of(path)
