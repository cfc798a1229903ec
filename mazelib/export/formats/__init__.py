"""The formats, one file each, named after its ending: svg.py is for files that end in .svg.

Each of these modules has a FORMAT. A module is imported only when its ending is asked for, and so
is a package that only this module needs. To add a format, add its file: every list of formats comes
from this folder. The name of a part that several formats share begins with ``_``.
"""

from contextlib import suppress
from pathlib import Path

from mazelib.export.format import Format
from mazelib.maps.files import check_ending
from mazelib.values.plugins import Plugins

PLUGINS = Plugins(__name__, "FORMAT", Format)


def endings() -> list[str]:
    """The endings of all formats, each with its dot, in alphabetical order."""
    return [f".{name}" for name in PLUGINS.names()]


def endings_for_many() -> list[str]:
    """The endings of the formats that take several pages, as far as they can be used here."""
    found = []
    for name in PLUGINS.names():
        with suppress(ModuleNotFoundError):
            if PLUGINS.value_named(name).takes_many:
                found.append(f".{name}")
    return found


def format_of(path: Path) -> Format:
    """The format of a file, by its ending.

    ValueError: no format has this ending, or its file has no FORMAT. ModuleNotFoundError: the
    format needs a package that is missing.
    """
    check_ending(path, endings())
    return PLUGINS.value_named(path.suffix.lower().removeprefix("."))


def format_to_read(path: Path) -> Format:
    """The format that reads a file. More endings can be read than written (see Format).

    Raises what format_of raises.
    """
    ending = path.suffix.lower()
    if ending not in endings():
        for name in PLUGINS.names():
            # Another format may need a package that is missing, which this file does not need.
            with suppress(ModuleNotFoundError):
                reader = PLUGINS.value_named(name)
                if ending in reader.also_reads:
                    return reader
    return format_of(path)
