"""A format: a kind of file in which pages are printed. Some can be read back as a map."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mazelib.export.page import Page
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _

#: Is called with words that say how far the work has come; "" takes the words away.
Progress = Callable[[str], None]


def sheets_done(count: int, total: int) -> str:
    """How far a file of several sheets has come, in words."""
    sentence = _("{count:,} of {total:,} sheets are done.")
    return sentence.format(count=count, total=total)


@dataclass(frozen=True)
class Format:
    """What a file in the folder formats/ says about its format.

    ``write`` makes the content of a file from one page or, if the format ``takes_many``, from
    several.

    ``read`` gives back the map in a file, together with its note; it is None if the format cannot
    be read back. Its arguments are the file and the name of a sheet; "" is the first maze, and only
    a format that ``has_sheets`` gets another name. ValueError: the file is of another kind.

    ``read_with_remarks`` is for a format in which people draw: it also says in sentences what was
    changed, and what could not be read.

    ``remarks`` are sentences about what cannot be printed as it was asked for.

    ``also_reads`` are endings of files that the format can read, but never writes.
    """

    write: Callable[[Sequence[Page], Progress], bytes]
    read: Callable[[Path, str], Heya] | None = None
    read_with_remarks: Callable[[Path, str], tuple[Heya, list[str]]] | None = None
    remarks: Callable[[Sequence[Page]], list[str]] | None = None
    takes_many: bool = False
    has_sheets: bool = False
    also_reads: tuple[str, ...] = ()
