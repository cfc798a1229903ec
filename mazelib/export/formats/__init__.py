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
