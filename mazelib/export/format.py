"""A format: a kind of file that pages are printed in, and that a map may be read back from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mazelib.export.page import Page
from mazelib.maps.heya import Heya

#: Is told how far it has come, in words; "" takes them away.
Progress = Callable[[str], None]


@dataclass(frozen=True)
class Format:
    """What a file of the folder formats/ says of its format.

    ``write`` makes the content of a file from pages: from one page or, where the format
    ``takes_many``, from as many as there are. ``read`` gives back the map in a file; None where
    nothing can be read back. It gets the name of a sheet where the format ``has_sheets``
    ("": the first maze). ValueError: it is no such file.
    """

    write: Callable[[Sequence[Page], Progress], bytes]
    read: Callable[[Path, str], Heya] | None = None
    takes_many: bool = False
    has_sheets: bool = False
