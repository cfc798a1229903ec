"""Printing: writes pages to a file in the format of its ending, and reads a map back from one."""

from collections.abc import Sequence
from pathlib import Path

from mazelib.export.format import Progress
from mazelib.export.formats import endings, endings_for_many, format_of, format_to_read
from mazelib.export.page import Page
from mazelib.maps.files import check_may_read, check_may_save, write_bytes
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, one_of

#: The file for a print, unless another one is asked for.
USUAL_FILE = Path("maze.pdf")
#: Spreadsheets that are no workbooks of Excel as we read them.
OTHER_SPREADSHEETS = (".ods", ".fods", ".csv", ".tsv", ".xls", ".xlsb", ".numbers")
#: The ending of worksheets, unless another one is asked for.
USUAL_ENDING = ".pdf"


def check_may_print(path: Path, how_many: int, *, force: bool) -> None:
    """ValueError: this many pages cannot be written there. This is asked before they are made.

    ModuleNotFoundError: a package that the format needs is missing.
    """
    kind = format_of(path)
    check_may_save(path, force=force)
    if how_many > 1 and not kind.takes_many:
        sentence = _(
            "{path}: a file like this has one page, but there are {count}. Use {endings} instead."
        )
        others = one_of(endings_for_many() or [USUAL_ENDING])
        raise ValueError(sentence.format(path=path, count=how_many, endings=others))


def print_pages(
    pages: Sequence[Page], path: Path, progress: Progress, *, force: bool
) -> list[str]:
    """Write pages into a file, whole or not at all. ValueError, OSError: it cannot be written.

    Gives back sentences about what could not be printed as it was asked for.
    """
    check_may_print(path, len(pages), force=force)
    kind = format_of(path)
    write_bytes(path, kind.write(pages, progress), force=force)
    return kind.remarks(pages) if kind.remarks else []


def read_map(path: Path, sheet: str = "") -> tuple[Heya, list[str]]:
    """The map in a printed file, and sentences about it, if there is anything to say.

    In a workbook, the map is on this ``sheet`` ("": the first maze). ValueError: the file cannot be
    read. ModuleNotFoundError: the format needs a package that is missing.
    """
    check_may_read(path)
    suffix = path.suffix.lower()
    if suffix in OTHER_SPREADSHEETS and suffix not in endings():
        sentence = _(
            "{path}: no map can be read from a file that ends in {ending}."
            " Open it in Excel or LibreOffice, and save it as .xlsx."
        )
        raise ValueError(sentence.format(path=path, ending=path.suffix))
    kind = format_to_read(path)
    if kind.read is None:
        sentence = _("{path}: no map can be read back from a file that ends in {ending}.")
        raise ValueError(sentence.format(path=path, ending=path.suffix))
    if sheet and not kind.has_sheets:
        sentence = _("{path}: a file that ends in {ending} has no sheets: leave out --sheet.")
        raise ValueError(sentence.format(path=path, ending=path.suffix))
    if kind.read_with_remarks:
        return kind.read_with_remarks(path, sheet)
    return kind.read(path, sheet), []
