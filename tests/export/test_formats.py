"""Formats: each file in their folder is one, and every list of formats has it."""

import re
import sys
import textwrap
from pathlib import Path

import pytest

from mazelib.commands import run_command
from mazelib.export import formats
from mazelib.export.formats import endings, endings_for_many, format_of, format_to_read
from mazelib.export.formats.xlsx import OTHER_WORKBOOKS
from mazelib.export.page import Page
from mazelib.export.printing import USUAL_ENDING, USUAL_FILE, check_may_print, print_pages, read_map
from mazelib.maps.heya_text import parse
from mazelib.text.sentences import one_of
from tests.samples import heya

FOLDER = Path(formats.__file__).parent

UPSIDE_DOWN = """\
    from mazelib.export.format import Format

    def write(pages, progress):
        return "\\n".join(reversed(pages[0].heya.rows)).encode()

    FORMAT = Format(write)
"""


@pytest.fixture
def new_format(tmp_path, monkeypatch):
    """A new format, dropped in as one file. Its folder's name has a space and umlauts."""
    folder = tmp_path / "Ümläut and space"
    folder.mkdir()
    (folder / "upsidedown.py").write_text(textwrap.dedent(UPSIDE_DOWN), encoding="utf-8")
    monkeypatch.setattr(formats, "__path__", [*formats.__path__, str(folder)])


def test_the_formats_are_the_files_of_the_folder():
    files = [path for path in FOLDER.glob("*.py") if path.name != "__init__.py"]
    assert endings() == sorted(f".{path.stem}" for path in files)
    assert {".json", ".svg", ".txt", ".xlsx", USUAL_ENDING, USUAL_FILE.suffix} <= {*endings()}


def test_a_new_format_is_one_file(new_format, tmp_path, capsys):
    path = tmp_path / "first.UpsideDown"
    check_may_print(path, 1, force=False)
    print_pages([Page(heya("first"), "first")], path, print, force=False)
    assert path.read_text().split("\n") == [*reversed(heya("first").rows)]
    assert run_command(["print", "first", "--to", str(tmp_path / "command.upsidedown")]) == 0
    assert (tmp_path / "command.upsidedown").read_bytes() == path.read_bytes()


def test_a_new_format_is_listed_wherever_formats_are(new_format, tmp_path, capsys):
    listed = f"the name has to end in {one_of(endings())}."
    assert ".upsidedown" in listed
    with pytest.raises(ValueError, match=re.escape(listed)):
        format_of(tmp_path / "maze.doc")
    assert run_command(["print", "first", "--to", str(tmp_path / "maze")]) == 2
    assert listed in capsys.readouterr().err


def test_each_format_that_takes_several_pages_is_advised(new_format, tmp_path):
    file = Path(formats.__path__[-1]) / "book.py"
    text = textwrap.dedent(UPSIDE_DOWN).replace("Format(write)", "Format(write, takes_many=True)")
    file.write_text(text, encoding="utf-8")
    assert {".book", ".xlsx"} <= {*endings_for_many()}
    with pytest.raises(ValueError, match=re.escape(f"Use {one_of(endings_for_many())} instead")):
        check_may_print(tmp_path / "maze.upsidedown", 2, force=False)


def test_a_format_that_takes_one_page_or_cannot_be_read_says_so(new_format, tmp_path):
    path = tmp_path / "maze.upsidedown"
    said = f"has one page, but there are 2. Use {one_of(endings_for_many())} instead"
    with pytest.raises(ValueError, match=re.escape(said)):
        check_may_print(path, 2, force=False)
    path.touch()
    with pytest.raises(
        ValueError, match=r"no map can be read back from a file that ends in \.upsidedown"
    ):
        read_map(path)


def can_be_read(ending):
    """Whether a map can be read back from a file that ends so."""
    return format_of(Path(f"x{ending}")).read is not None


def test_the_formats_for_paper_alone_are_not_read_back():
    assert not can_be_read(".pdf")
    assert not can_be_read(".svg")
    assert can_be_read(".xlsx")


@pytest.mark.parametrize("ending", [*filter(can_be_read, endings())])
def test_what_can_be_read_gives_back_the_map_and_its_note(ending, tmp_path):
    path = tmp_path / f"Ümläut and space{ending}"
    read = parse("#####\n#S a#\n#####\n\nWho is first?\n")
    print_pages([Page(read, "A maze")], path, lambda words: None, force=False)
    again = read_map(path)[0]
    assert (again.floor, again.places) == (read.floor, read.places)
    assert (again.start, again.heading) == (read.start, read.heading)
    assert again.controls == read.controls
    assert again.note == "Who is first?"


def test_only_a_workbook_has_sheets(tmp_path):
    path = tmp_path / "maze.txt"
    print_pages([Page(heya("first"), "first")], path, print, force=False)
    with pytest.raises(ValueError, match="has no sheets: leave out --sheet"):
        read_map(path, "Maze 2")


def test_the_command_reads_back_what_it_printed_as_json(tmp_path, capsys):
    path = tmp_path / "first.json"
    assert run_command(["print", "first", "--to", str(path)]) == 0
    capsys.readouterr()
    assert run_command(["read", str(path)]) == 0
    assert parse(capsys.readouterr().out) == heya("first")
    path.write_text('{"rows": [')
    assert run_command(["read", str(path)]) == 2
    assert "first.json, line 1, column 1" in capsys.readouterr().err


@pytest.mark.parametrize("ending", OTHER_WORKBOOKS)
@pytest.mark.sweep(1)
def test_a_workbook_with_another_ending_is_read_and_never_written(ending, tmp_path):
    book = tmp_path / "book.xlsx"
    other = tmp_path / f"book{ending.upper()}"
    print_pages([Page(heya("first"), "first")], book, lambda words: None, force=False)
    book.rename(other)
    assert read_map(other)[0].floor == read_map(other, "Maze")[0].floor == heya("first").floor
    with pytest.raises(ValueError, match=re.escape(f"has to end in {one_of(endings())}.")):
        format_of(other)


def test_a_package_that_only_another_format_needs_is_not_asked_for(monkeypatch):
    monkeypatch.setitem(sys.modules, "mazelib.export.formats.pdf", None)
    with pytest.raises(ModuleNotFoundError):
        format_of(Path("maze.pdf"))
    assert format_to_read(Path("maze.xlsm")) is format_of(Path("maze.xlsx"))


def test_a_format_of_ours_says_itself_which_other_endings_it_reads(tmp_path, monkeypatch):
    (tmp_path / "mine.py").write_text(
        textwrap.dedent(UPSIDE_DOWN).replace("Format(write)", 'Format(write, also_reads=(".old",))')
    )
    monkeypatch.setattr(formats, "__path__", [*formats.__path__, str(tmp_path)])
    assert format_to_read(Path("maze.OLD")) is format_of(Path("maze.mine"))
    assert ".old" not in endings()
    with pytest.raises(ValueError, match="has to end in"):
        format_to_read(Path("maze.new"))


@pytest.mark.parametrize(
    "name", ["first", "nofolder/a.svg", "a.pdf", "a.xlsx", "a.xlsm", "a.txt", "a.json"]
)
def test_a_missing_file_gets_one_message_only(name, tmp_path):
    path = tmp_path / name
    with pytest.raises(ValueError) as caught:
        read_map(path, "Maze 2")
    assert (
        str(caught.value)
        == f"{path.name}: there's no such file.\n  Is this spelt right? {path}"
    )


@pytest.mark.parametrize("name", ["heya", "heya.svg"])
def test_a_folder_is_named_as_a_folder(name, tmp_path):
    (tmp_path / name).mkdir()
    with pytest.raises(ValueError, match=f"^{name}: this is a folder, not a file"):
        read_map(tmp_path / name)
