"""python -m mazelib print: print a map, or a new maze, as a worksheet."""

from dataclasses import dataclass, field, replace
from typing import ClassVar

from mazelib.command_line.options import A_MAP, ForceOption, SeedOption, how_to_repeat
from mazelib.command_line.parser import argument
from mazelib.command_line.sheet_options import NO, SheetOptions
from mazelib.command_line.terminal import FINE, progress, tell
from mazelib.commands.shared.command import Command
from mazelib.export import hardness
from mazelib.export.page import NAME_AND_DATE, Page
from mazelib.export.printing import USUAL_FILE, print_pages
from mazelib.export.sheets.design import Design
from mazelib.export.words_of_script import filled
from mazelib.export.worksheet import INSTRUCTIONS, USUAL, Worksheet
from mazelib.making.makers import make_in
from mazelib.maps.folder import find_map, read_heya
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, listed


@dataclass(frozen=True, kw_only=True)
class Print(ForceOption, SeedOption, SheetOptions, Command):
    """Write a map as a page; or as many mazes, as hard as they are asked for."""

    help: ClassVar[str] = _("print a map, or a new maze, as a worksheet")

    file: str = field(default="", metadata=argument(A_MAP, "FILE", how_many="?"))

    def run(self) -> int:
        """Write the pages to a file, and print its path."""
        path = self.to or USUAL_FILE
        remarks = print_pages(self._pages(), path, progress, force=self.force)
        tell(_("Printed: {path}").format(path=path))
        for remark in remarks:
            tell(remark)
        if not (self.file or self.code):
            tell(how_to_repeat(self.seed))
        return FINE

    def _pages(self) -> list[Page]:
        """The pages: of the map, of one maze of a size of its own, or else of a worksheet."""
        if self.file:
            return [self._page_of_map()]
        if self._is_one_maze():
            return [self._page_of_maze()]
        seed = self.code.of_class.seed if self.code else self.seed
        return list(self.changed(Worksheet()).pages(seed, self.sheet))

    def _is_one_maze(self) -> bool:
        """Whether a maze of this size is asked for, which need not be for solving on paper."""
        of_a_worksheet = (self.code, self.hard, self.count, self.on_a_page, self.book)
        is_sized = self.width is not None or self.height is not None
        return is_sized and all(option is None for option in of_a_worksheet)

    def _page_of_map(self) -> Page:
        heya = read_heya(find_map(self.file))
        title = heya.name.removesuffix(".txt").replace("_", " ").capitalize()
        line = _line_of(heya) if self.line is None else self.line
        return self._page(heya, title, replace(self._design(), instruction=line))

    def _page_of_maze(self) -> Page:
        rooms = self.read_field(hardness.ROOMS[USUAL.hard])
        maze = make_in(rooms, self.made_by or USUAL.made_by, self.seed)
        design = self._design()
        instruction = INSTRUCTIONS[design.marks] if self.line is None else self.line
        design = replace(design, instruction=instruction, foot=maze.note, first_theme=self.seed)
        return self._page(maze, _("Maze"), design)

    def _page(self, heya: Heya, title: str, design: Design) -> Page:
        """The page of one map, with this title unless another one was given."""
        page = Page(heya, title, NAME_AND_DATE, has_note=bool(self.file), design=design)
        if self.title is None:
            return page
        across, down = page.size
        gaps = {"number": 1, "across": across, "down": down, "seed": self.seed}
        return replace(page, title=filled(self.title, gaps))

    def _design(self) -> Design:
        """How the sheet of a map or of one maze looks."""
        return Design(
            paper=self.paper or USUAL.paper,
            turn=self.turn or USUAL.turn,
            marks=self.marks or USUAL.marks,
            theme=self.theme or USUAL.theme,
            answers=self.answers != NO,
            is_single=True,
        )


def _line_of(heya: Heya) -> str:
    """What is to be done on a map: which letters are to be reached, and in which order."""
    letters = [letter for letter, _place in heya.controls]
    if not letters:
        return _("There's no target on this map. Put a G on it.")
    start = heya.marks.get(heya.start, "S")
    if len(letters) == 1:
        sentence = _("Find the way from {start} to {letter}.")
        return sentence.format(start=start, letter=letters[0])
    sentence = _("Walk from {start} to {letters}, in this order.")
    return sentence.format(start=start, letters=listed(letters))


COMMAND = Print
