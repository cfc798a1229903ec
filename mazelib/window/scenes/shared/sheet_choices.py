"""What else changes on a worksheet when a class presses one of its choices."""

from mazelib.export import hardness
from mazelib.export.book import MAZES
from mazelib.export.sheets.design import GRIDS
from mazelib.export.worksheet import Setting, Worksheet
from mazelib.text.sentences import _, ngettext
from mazelib.window.input.clicks import SheetChoice

#: What else changes, and a sentence about it; "": nothing is said.
Change = tuple[dict[str, Setting], str]


def what_else_changes(sheet: Worksheet, choice: SheetChoice) -> Change:
    """What else a choice changes, so that all choices go together."""
    change = CHANGES.get(choice.name)
    return change(sheet, choice.value) if change else ({}, "")


def _with_rooms(sheet: Worksheet, rooms: Setting) -> Change:
    if not isinstance(rooms, tuple):
        return {}, ""
    hard = hardness.stars_for(rooms)
    news = ""
    if hard != sheet.hard:
        news = ngettext(
            "This size has {count} star.", "This size has {count} stars.", hard
        ).format(count=hard)
    if sheet.mask:
        news = _("You chose a size, so the shape is gone.")
    return {"mask": "", "hard": hard, "book": False}, news


def _with_mask(sheet: Worksheet, mask: Setting) -> Change:
    if not mask:
        return {}, ""
    news = _("A shape has its own size. The stars say how many rooms.") if sheet.rooms else ""
    return {"rooms": None}, news


def _with_stars(sheet: Worksheet, _hard: Setting) -> Change:
    news = _("Now the stars set the size again.") if sheet.rooms else ""
    return {"rooms": None}, news


def _with_book(_sheet: Worksheet, _book: Setting) -> Change:
    return {"how_many": MAZES, "on_a_page": 1, "rooms": None}, ""


def _with_how_many(sheet: Worksheet, count: Setting) -> Change:
    """There are no more places on a sheet than mazes; and all mazes are as hard as each other."""
    most = min(sheet.on_a_page, int(str(count)))
    return {"on_a_page": max(many for many in GRIDS if many <= most), "book": False}, ""


def _with_so_many_on_a_sheet(sheet: Worksheet, on_a_page: Setting) -> Change:
    """There are at least as many mazes as have their places on a sheet."""
    many = int(str(on_a_page))
    news = ""
    if many > sheet.how_many:
        news = _("{count} mazes now: as many as are on a sheet.").format(count=many)
    is_book = sheet.book and many == 1
    return {"how_many": max(many, sheet.how_many), "book": is_book}, news


CHANGES = {
    "rooms": _with_rooms,
    "mask": _with_mask,
    "hard": _with_stars,
    "book": _with_book,
    "how_many": _with_how_many,
    "on_a_page": _with_so_many_on_a_sheet,
}
