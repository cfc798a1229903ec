"""python -m mazelib print: print a map, or a new maze, as a worksheet."""

from dataclasses import dataclass, field, replace
from typing import ClassVar

from mazelib.command_line.options import A_MAP, ForceOption, SeedOption, how_to_repeat
from mazelib.command_line.parser import argument
from mazelib.command_line.sheet_options import NO, SheetOptions
from mazelib.command_line.terminal import FINE, progress, tell
from mazelib.commands.shared.command import Command
from mazelib.export.page import NAME_AND_DATE, Page
from mazelib.export.printing import USUAL_FILE, print_pages
from mazelib.export.sheets.design import Design
from mazelib.export.worksheet import INSTRUCTIONS, Worksheet
from mazelib.making.field import Field
from mazelib.making.makers import make_in
from mazelib.maps.folder import find_map, read_heya
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, listed

#: Rooms across and down without --width and --height: for the wall of a classroom.
ROOMS_OF_A_POSTER = (50, 30)


@dataclass(frozen=True, kw_only=True)
class Print(ForceOption, SeedOption, SheetOptions, Command):
    """Write a map as a page; or a maze; or as many mazes, as hard as they are asked for."""

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
        """The pages: of the map, of a worksheet if any of its options is given, or of one maze."""
        design = self._design()
        if self.file:
            heya = read_heya(find_map(self.file))
            name = heya.name.removesuffix(".txt")
            title = name.replace("_", " ").capitalize() if self.title is None else self.title
            line = _line_of(heya) if self.line is None else self.line
            return [Page(heya, title, NAME_AND_DATE, design=replace(design, instruction=line))]
        of_a_worksheet = (self.code, self.hard, self.count, self.on_a_page)
        if any(option is not None for option in of_a_worksheet):
            seed = self.code.of_class.seed if self.code else self.seed
            return list(self.changed(Worksheet()).pages(seed, self.sheet))
        rooms = self.read_field(ROOMS_OF_A_POSTER)
        maze = make_in(rooms, self.made_by or "merge", self.seed)
        instruction = INSTRUCTIONS[design.marks] if self.line is None else self.line
        design = replace(design, instruction=instruction, foot=maze.note, turn=self.seed)
        title = _title_of(rooms) if self.title is None else self.title
        return [Page(maze, title, NAME_AND_DATE, has_note=False, design=design)]

    def _design(self) -> Design:
        """How the sheet of a map or of one maze looks."""
        usual = Worksheet()
        return Design(
            paper=self.paper or usual.paper,
            lies=self.lies or usual.lies,
            marks=self.marks or usual.marks,
            theme=self.theme or usual.theme,
            answers=self.answers != NO,
        )


def _line_of(heya: Heya) -> str:
    """What is to be done on a map: which letters are to be reached, and in which order."""
    letters = [letter for letter, _place in heya.controls]
    if not letters:
        return _("There is no target on this map. Put a G into it.")
    if len(letters) == 1:
        return _("Find the way from S to {letter}.").format(letter=letters[0])
    sentence = _("Walk from S to {letters}, in this order.")
    return sentence.format(letters=listed(letters))


def _title_of(rooms: Field) -> str:
    """The title above a new maze: the name of its shape, if it has one."""
    if rooms.mask:
        return rooms.mask.name.removesuffix(".txt").replace("_", " ").capitalize()
    return _("Maze")


COMMAND = Print
