"""A format: a kind of file that pages are printed in. Some formats can be read back as a map."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mazelib.export.page import Page
from mazelib.maps.heya import Heya

#: Called with words that say how far the work has come; "" takes the words away.
Progress = Callable[[str], None]


@dataclass(frozen=True)
class Format:
    """What a file in the folder formats/ says about its format.

    ``write`` makes the content of a file: from one page or, if the format ``takes_many``, from
    several. ``read`` gives back the map in a file; it is None if the format cannot be read back.
    It is called with the file and with the name of a sheet, "" for the first maze. Only a format
    that ``has_sheets`` is given such a name. ``read`` raises ValueError for a file of another kind.
    A map that is read back has the note of the map that was written.

    ``also_reads`` are endings of files that it reads, too, and that are never written.
    """

    write: Callable[[Sequence[Page], Progress], bytes]
    read: Callable[[Path, str], Heya] | None = None
    takes_many: bool = False
    has_sheets: bool = False
    also_reads: tuple[str, ...] = ()
