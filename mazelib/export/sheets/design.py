"""How sheets are to look. All pages that are printed together have the same design.

Measures are in millimetres.
"""

from dataclasses import dataclass

from mazelib.export.sheets.outlines import Outline
from mazelib.text.sentences import _

#: The papers by name: the short side and the long one.
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
#: How the paper is turned: upright, across, or whichever makes the mazes larger.
BEST = "best"
UPRIGHT = "upright"
ACROSS = "across"
TURNS = (BEST, UPRIGHT, ACROSS)
#: What marks the way in and the way out: pictures or arrows at openings, or the letters S and G.
PICTURES = "pictures"
ARROWS = "arrows"
LETTERS = "letters"
MARKS = (PICTURES, ARROWS, LETTERS)
#: What is to be done where letters mark both ends.
FROM_S_TO_G = _("Find the way from S to G.")
#: How many mazes there may be on one sheet, each with the ways to lay them out on it, as how many
#: stand across and down.
GRIDS = {
    1: ((1, 1),),
    2: ((1, 2), (2, 1)),
    4: ((2, 2),),
    6: ((2, 3), (3, 2)),
}
#: How wide a place for a maze is on a sheet with so many, with its height as 1. The number of rooms
#: across and down follows from it: so mazes fill their sheets. It is fixed: codes depend on it.
PROPORTIONS = {
    UPRIGHT: {1: 1.07, 2: 2.4, 4: 1.05, 6: 1.75},
    ACROSS: {1: 2.6, 2: 1.2, 4: 2.8, 6: 1.8},
}
#: How the paper is turned for so many mazes, if it may be as is best.
USUAL_TURN = {1: UPRIGHT, 2: ACROSS, 4: UPRIGHT, 6: UPRIGHT}
#: How many answers there are on one sheet, and how they can be laid out.
ANSWERS = 12
GRIDS_OF_ANSWERS = ((3, 4), (4, 3))


@dataclass(frozen=True)
class Design:
    """How sheets look.

    ``paper`` is a name in PAPERS, ``turn`` is one of TURNS. ``on_a_page`` is how many mazes there
    are on a sheet, one of GRIDS. ``marks`` is one of MARKS. The ``theme`` says which pictures there
    are (see themes); if they come in turn, ``first_theme`` counts those before the first maze. The
    ``title`` is that of a sheet with several mazes, in which {number} stands for their numbers;
    "": the usual one. The ``instruction`` is one line above the mazes; None: each maze has that of
    its theme.
    ``stars`` says how hard they are, 1 to 5; 0: no stars. The ``code``, with the
    number of the sheet before it, gives the same sheet again; "": the ``foot`` stands in its place.
    The ``words_with_code`` are the options that give its title and line again.
    Without ``answers``, there are no sheets with them. A maze that ``is_single`` is no sheet of
    several. An ``outline`` is drawn around each maze, measured in its rooms. ``in_a_book`` says how
    many mazes a book has, which begins with a cover and ends with a certificate; 0: they are no
    book. ``themes_of_book`` are the themes of all its mazes.
    """

    paper: str = "A4"
    turn: str = BEST
    on_a_page: int = 1
    marks: str = ARROWS
    theme: str = ""
    first_theme: int = 0
    title: str = ""
    instruction: str | None = ""
    stars: int = 0
    code: str = ""
    words_with_code: str = ""
    answers: bool = True
    is_single: bool = False
    outline: Outline | None = None
    foot: str = ""
    in_a_book: int = 0
    themes_of_book: tuple[str, ...] = ()

    @property
    def sizes(self) -> list[tuple[float, float]]:
        """The widths and heights that the paper may have, as it may be turned."""
        short, long = PAPERS[self.paper]
        sizes = {UPRIGHT: [(short, long)], ACROSS: [(long, short)]}
        return sizes.get(self.turn, [(short, long), (long, short)])


#: The design of a page that says nothing about it.
USUAL_DESIGN = Design()


def rooms_on(turn: str, on_a_page: int, rooms: tuple[int, int]) -> tuple[int, int]:
    """About as many rooms as these, across and down in the proportion of their place on a sheet."""
    proportion = PROPORTIONS[USUAL_TURN[on_a_page] if turn == BEST else turn][on_a_page]
    if on_a_page == 1 and proportion == PROPORTIONS[UPRIGHT][1]:
        return rooms
    count = rooms[0] * rooms[1]
    across = round((count * proportion) ** 0.5)
    return across, round(count / across)
