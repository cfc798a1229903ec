"""What README and its pages say there is, there is: files, names, keys, options and commands."""

import importlib
import io
import re
import runpy
import shlex
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pygame
import pytest

import mazelib
from mazelib.commands import COMMANDS, run_command
from mazelib.kinds.shared.registry import KINDS
from mazelib.making.maze import Maze
from mazelib.maps.signs import LETTERS, ON_MAPS, PLAIN_FLOOR, WALLS
from mazelib.window.input.keys import Action, Command, action_of
from mazelib.window.panel import keys_of
from mazelib.window.panels import new_panel
from tests.conftest import PROJECT
from tests.learners import saved
from tests.samples import HEYA_FOLDER
from tests.window.on_stage import paused_stage

#: The first page, and each page that it leads to.
PAGES = {
    name: (PROJECT / name).read_text(encoding="utf-8")
    for name in (
        "README.md",
        "lessons/README.md",
        "lessons/reference.md",
        "heya/README.md",
        "mazelib/README.md",
    )
}
FRONT = PAGES["README.md"]
README = "\n".join(PAGES.values())
LESSONS = sorted((PROJECT / "lessons").glob("[0-9]*.py"))
#: All prose that names options and keys.
PROSE = "\n".join([README, *(path.read_text(encoding="utf-8") for path in LESSONS)])


def section(heading: str) -> str:
    """What stands below a heading, up to the next one."""
    found = re.search(
        rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", README, re.MULTILINE | re.DOTALL
    )
    assert found, f"README, or one of its pages, has a part called {heading}"
    return found[1]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


# --- files and names -------------------------------------------------------------------------


def paths_of_tree(tree: str) -> list[str]:
    """The files and folders of a list that is indented four columns a folder."""
    folders: list[str] = []
    found = []
    for line in tree.splitlines():
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // 4
        folders[depth:] = [name.rstrip("/")]
        found.append("/".join(folders))
    return found


def test_a_tree_is_read_folder_by_folder():
    assert paths_of_tree("a/  one\n    b.py  two\n    c/\n        d.py\ne/\n") == [
        "a",
        "a/b.py",
        "a/c",
        "a/c/d.py",
        "e",
    ]


def test_every_listed_path_exists():
    tree = re.search(r"```text\n(.*?)```", section("Where things are"), re.DOTALL)[1]
    listed = paths_of_tree(tree)
    assert len(listed) > 15
    assert [path for path in listed if not (PROJECT / path).exists()] == []
    rooms = {
        f"mazelib/{path.name}"
        for path in (PROJECT / "mazelib").iterdir()
        if (path / "__init__.py").exists()
    }
    assert rooms <= set(listed), "every room is listed"


def test_every_path_that_readme_names_is_there():
    named = re.findall(r"`((?:mazelib|lessons|tests|heya|\.ci|\.images)/[\w./-]*)`", README)
    assert len(named) > 20
    made_when_needed = {"heya/checks/", "lessons/my_rules.py"}
    assert [
        path for path in named if path not in made_when_needed and not (PROJECT / path).exists()
    ] == []


@pytest.mark.parametrize("name", PAGES)
def test_every_link_and_picture_of_a_page_leads_to_a_file_beside_it(name):
    links = re.findall(r"\]\(([^)#:]+)\)", PAGES[name])
    folder = (PROJECT / name).parent
    assert [link for link in links if not (folder / link).exists()] == []


def test_the_first_page_leads_to_every_other_one_and_says_little_before():
    before, reference = FRONT.split("\n## Reference\n")
    assert {name for name in PAGES if f"]({name})" in reference} == {*PAGES} - {"README.md"}
    assert len(before.split()) <= 700


def test_the_script_of_the_first_page_is_twelve_lines_and_arrives(tmp_path, run_here):
    (script,) = re.findall(r"```python\n(.*?)```", FRONT, re.DOTALL)
    assert len(script.splitlines()) <= 12
    done = run_here(saved(tmp_path, script), "--headless", "--map", "first")
    assert "arrived after 218 ticks" in done.stdout


def exists(dotted: str) -> bool:
    """Whether a dotted name is a module, or a name in one."""
    module, _, name = dotted.rpartition(".")
    try:
        importlib.import_module(dotted)
    except ModuleNotFoundError:
        return bool(module) and hasattr(importlib.import_module(module), name)
    return True


def test_every_dotted_name_of_ours_is_there():
    assert exists("mazelib.walking.walk.Walk")
    assert not exists("mazelib.walking.walk.Wolk")
    named = set(re.findall(r"`(mazelib(?:\.\w+)+)", README))
    assert [name for name in named if not exists(name)] == []


def test_readme_tells_all_names_that_a_script_can_import_and_no_others():
    part = section("Write a rule")
    told = re.search(r"`from mazelib import \.\.\.` also has.*?\n\n(.*?)\n\n", part, re.DOTALL)[1]
    names = set(re.findall(r"`(\w+)`", told))
    assert len(names) > 10
    assert names - set(mazelib.__all__) == set()
    makers = set(re.findall(r"`(\w+)(?:\(.*?\))?`", section("Write a maker")))
    assert {name for name in mazelib.__all__ if name not in part and name not in makers} == set()


def test_readme_tells_all_words_of_a_maze_and_no_others():
    told = set(re.findall(r"`maze\.(\w+)", section("Write a maker")))
    assert told == {name for name in dir(Maze) if not name.startswith("_")}


def test_every_panel_of_a_kind_has_its_file_and_every_file_is_a_panel_of_a_kind():
    assert KINDS
    of_kinds = set().union(*(kind.panels for kind in KINDS.values()))
    assert of_kinds == set(PANELS), (
        "write its name into WALK_PANELS, in mazelib/kinds/shared/map_lesson.py, or into the panels"
        " of a kind, in mazelib/kinds/"
    )


# --- keys ------------------------------------------------------------------------------------

#: What draws in lesson 1, and is no key of a command.
DRAWS = {"a letter", "an arrow key"}
#: Keys that README names by words of its own: arrows, and those that hold another.
PYGAME_NAMES = {"Esc": "escape"}
PANELS = sorted(path.stem for path in (PROJECT / "mazelib" / "window" / "panels").glob("[a-z]*.py"))
#: All that a key can do: the commands, and the panels that it opens.
ACTIONS: list[Action] = [*Command, *keys_of([new_panel(name) for name in PANELS])]


def actions_by(key: str) -> list[Action]:
    """What a press of this key may mean, in one lesson or another."""
    shift, _space, key = key.rpartition(" ") if key.startswith("Shift ") else ("", "", key)
    code = pygame.key.key_code(PYGAME_NAMES.get(key, key).lower())
    event = pygame.event.Event(
        pygame.KEYDOWN,
        key=code,
        unicode=key if len(key) == 1 else "",
        scancode=0,
        mod=pygame.KMOD_SHIFT if shift else 0,
    )
    return [action for action in ACTIONS if action_of(event, [action])]


@pytest.fixture(autouse=True)
def keys_have_names():
    pygame.display.init()


def keys_of_table() -> list[str]:
    """All keys that stand in the first column of a table, its first row left out."""
    tables = re.findall(r"^\|[^\n]*\n\|---.*\n((?:\|.*\n)+)", section("Keys"), re.MULTILINE)
    rows = [row for table in tables for row in table.splitlines()]
    cells = [row.split("|")[1].strip() for row in rows]
    return [key for cell in cells for key in re.split(r", | or | and ", cell)]


def test_every_key_of_readmes_table_means_something_and_whatever_has_a_key_is_in_it():
    keys = keys_of_table()
    assert len(keys) > 20
    assert [key for key in keys if key not in DRAWS and not actions_by(key)] == []
    not_told = [action.key for action in ACTIONS if action.key not in keys]
    assert not_told == [], (
        "write these keys into the table of keys in lessons/reference.md, and what they do"
    )


def lessons_named(cell: str) -> set[int]:
    """The lessons of a cell like "3 to 10, 12"."""
    found = set()
    for part in cell.split(", "):
        first, _, last = part.partition(" to ")
        found |= {*range(int(first), int(last or first) + 1)}
    return found


def test_each_key_of_the_first_table_is_a_key_in_the_lessons_that_it_names():
    first = re.search(r"^\|---.*\n((?:\|.*\n)+)", section("Keys"), re.MULTILINE)[1]
    of_lessons = {}
    for path in LESSONS:
        commands = paused_stage(path, (1280, 800)).scene.all_commands
        of_lessons[int(path.stem[:2])] = {action.key for action in commands}
    for row in first.splitlines():
        keys, _does, cell = (each.strip() for each in row.strip("|").split("|"))
        named = lessons_named(cell)
        for key in set(re.split(r", | or | and ", keys)) - {"right", "left", "F1"}:
            meant = {number for number, known in of_lessons.items() if key in known}
            assert named <= meant, (key, sorted(named - meant))


def characters_of_table() -> set[str]:
    """All that README's table of the characters of a map says there is."""
    rows = re.findall(r"^\| .*", section("Maps"), re.MULTILINE)
    quoted = " ".join(re.findall(r"`(.*?)`", " ".join(rows)))
    return set(quoted.replace("\\|", "|")) | {PLAIN_FLOOR} | set(LETTERS)


def test_every_sign_of_a_map_is_in_readmes_table():
    not_told = set(ON_MAPS + WALLS) - characters_of_table()
    assert not_told == set(), "write these signs into the table of characters in heya/README.md"


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.word)
def test_the_key_that_help_names_is_the_one_that_does_it(action):
    assert action in actions_by(action.key)


def keys_of_prose(text: str) -> set[str]:
    """The keys that sentences name: "Press M for ...", "T shows ...", "N again"."""
    found = re.findall(r"\b[Pp]ress(?:es)? ([A-Z]|Space|Home|End|Esc)\b", text)
    found += re.findall(
        r"\b([B-HJ-RT-Z]|Space|Esc) (?:is|and [A-Z] go|shows|saves|takes|plays|pauses|closes|asks"
        r"|again\b|makes|starts)",
        text,
    )
    return set(found) - {"G"}  # G is also a place of a maze.


def test_every_key_that_the_prose_names_is_a_key():
    assert keys_of_prose("Press Q for that. T shows it, and Z pauses. A maze is made.") == {
        "Q",
        "T",
        "Z",
    }
    named = keys_of_prose(PROSE)
    assert {"M", "Z", "P", "V", "Space", "R"} <= named
    assert {key for key in named if not actions_by(key)} == set()


# --- options and commands --------------------------------------------------------------------


@pytest.fixture(scope="module")
def helps() -> dict[str, str]:
    """Script or command of ours -> what its --help prints."""
    found = {path.name: help_of(path) for path in LESSONS}
    for name in COMMANDS:
        found[name] = help_of(PROJECT / "mazelib" / "__main__.py", name)
    return found


def help_of(script: Path, *words: str) -> str:
    """What a script prints when it is asked for help, run in this process."""
    printed = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed):
        patch.setattr(sys, "argv", [str(script), *words, "--help"])
        patch.setenv("COLUMNS", "200")
        patch.syspath_prepend(str(PROJECT / "lessons"))
        with pytest.raises(SystemExit) as end:
            runpy.run_path(str(script), run_name="__main__")
    assert end.value.code == 0
    return printed.getvalue()


def options_in(text: str) -> set[str]:
    """The options of command lines and of prose, but not those of other programs."""
    ours = [
        line for line in text.splitlines() if not re.search(r"\bpip\b|apt-get|venv \.venv", line)
    ]
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", "\n".join(ours)))


def test_every_option_that_any_text_names_is_one(helps):
    known = set().union(*(options_in(text) for text in helps.values())) | {"--help"}
    named = options_in(PROSE)
    assert len(named) > 15
    assert named - known == set()


def command_lines() -> list[list[str]]:
    """What follows `python3 lessons` in every block of code."""
    found = []
    for block in blocks("sh"):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            if words[:2] == ["python3", "lessons"]:
                found.append(words[2:])
    return found


def test_every_command_line_of_readme_is_one_that_can_be_typed(helps):
    lines = command_lines()
    assert len(lines) > 12
    lesson_of_number = {str(int(path.name[:2])): path.name for path in LESSONS}
    for words in lines:
        name = lesson_of_number.get(words[0], words[0])
        assert {word for word in words if word.startswith("--")} <= options_in(helps[name]), words


def test_there_is_one_way_to_type_a_command():
    assert re.findall(r"python -m mazelib|python lessons/|maze-lessons \d", PROSE) == []


def test_commands_that_only_look_do_as_readme_says(capsys, monkeypatch):
    monkeypatch.chdir(PROJECT)
    assert run_command(["solve", "first"]) == 0
    assert run_command(["check"]) == 0
    assert "." in capsys.readouterr().out


@pytest.mark.parametrize("name", PAGES)
def test_every_map_that_is_named_in_code_is_there(name):
    named = re.findall(r"heya/(\w+\.txt)|--map (\w+)", PAGES[name])
    made = {"mine.txt", "mine", "trap.txt", "FILE", "class"}
    names = {(file or name + ".txt") for file, name in named} - {
        name for each in made for name in (each, each + ".txt")
    }
    assert [name for name in names if not (HEYA_FOLDER / name).exists()] == []
