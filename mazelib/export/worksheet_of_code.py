"""The worksheet of a code that stands at the bottom of a sheet."""

from dataclasses import replace

from mazelib.export.page_code import BOOK, NO_ANSWERS, SETTING_OF_WORD, PageCode
from mazelib.export.sheets.design import BEST
from mazelib.export.worksheet import USUAL, Setting, Worksheet


def worksheet_of(code: PageCode) -> Worksheet:
    """The worksheet of a code. ExplainedError: there is no such shape."""
    of_class = code.of_class
    least = 2 if code.sheet else 1  # A sheet with a number is one of several.
    settings: dict[str, Setting] = {
        "mask": of_class.mask,
        "hard": of_class.hard,
        "made_by": of_class.made_by,
        "on_a_page": of_class.on_a_page,
        "how_many": of_class.how_many or max(of_class.on_a_page * max(code.sheet, 1), least),
    }
    for word in of_class.words:
        settings[SETTING_OF_WORD[word]] = word
    if NO_ANSWERS in of_class.words:
        settings["answers"] = False
    if BOOK in of_class.words:
        settings["book"] = True
    sheet = USUAL.changed(settings)
    if sheet.book:
        return sheet
    return replace(sheet, rooms=of_class.rooms or sheet.rooms_by_stars(BEST))
