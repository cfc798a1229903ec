"""What the strip says of a worksheet: what will be saved, and where it was saved."""

import sys
from pathlib import Path

from mazelib.export.worksheet import Worksheet
from mazelib.text.sentences import _, ngettext
from mazelib.window.screen.strip import Strip
from mazelib.window.stage.open_file import can_open

PRESS_CTRL = _("Press Ctrl and P there to print it.")
PRESS_COMMAND = _("Press Command and P there to print it.")


def saves_in_words(sheet: Worksheet) -> str:
    """What P saves."""
    many = sheet.how_many
    if sheet.book:
        return _("P saves the book.")
    if not sheet.answers:
        return ngettext("P saves this maze.", "P saves {count} mazes.", many).format(count=many)
    sentence = ngettext(
        "P saves this maze and its answer.", "P saves {count} mazes and their answers.", many
    )
    return sentence.format(count=many)


def saved_in_words(path: Path, remarks: list[str]) -> Strip:
    """What is said once a file is saved: its name, how to open it and print it, its folder."""
    opens = _("V opens it.") if can_open() else _("Open it.")
    folder = _("It's in the folder {folder}.").format(folder=path.parent)
    more = " ".join([*remarks, folder, opens, how_to_print()])
    return Strip(_("Saved"), path.name, more=more)


def how_to_print() -> str:
    """What prints a file once it is open."""
    return PRESS_COMMAND if sys.platform == "darwin" else PRESS_CTRL
