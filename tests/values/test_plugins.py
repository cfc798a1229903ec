"""What is found in a folder: each file's class or value, and a sentence where there is none."""

import sys
from types import ModuleType

import pytest

import mazelib.commands
import mazelib.export.formats
import mazelib.kinds
import mazelib.window.panels
import mazelib.window.scenes
from mazelib.commands import run_command
from mazelib.export import formats
from mazelib.values.plugins import Plugins, WrongPluginError

FILES = {
    "walk.py": "class Walk(float):\n    pass\nTHING = Walk\n",
    "another.py": "THING = float\n",
    "helpers.py": "x = 1\n",
    "whole.py": "THING = int\n",
    "number.py": "THING = 2.5\n",
    "_part.py": "raise RuntimeError('a part is not imported')\n",
    "shared/__init__.py": "raise RuntimeError('a folder is not imported')\n",
}


@pytest.fixture
def things(tmp_path, monkeypatch):
    """A package with these files, and what it finds: numbers."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    package = ModuleType("things")
    package.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, "things", package)
    yield Plugins("things", "THING", float)
    for name in FILES:
        sys.modules.pop(f"things.{name.removesuffix('.py')}", None)


def test_every_file_is_a_thing_but_parts_and_folders_are_none(things):
    assert things.names() == ["another", "helpers", "number", "walk", "whole"]


def test_a_file_is_imported_when_its_thing_is_asked_for_and_not_before(things):
    things.names()
    assert "things.walk" not in sys.modules
    assert things.class_named("walk") is sys.modules["things.walk"].Walk
    assert things.class_named("another") is float
    assert things.value_named("number") == 2.5


@pytest.mark.parametrize("ask", [Plugins.class_named, Plugins.value_named])
def test_a_file_without_the_word_is_told_with_what_to_write(things, ask):
    with pytest.raises(WrongPluginError) as caught:
        ask(things, "helpers")
    assert str(caught.value) == (
        "things/helpers.py has no THING. Write THING = ... at its end; or, if it is a part that"
        " others share, let its name begin with _."
    )


@pytest.mark.parametrize(
    ("ask", "name", "what"),
    [
        (Plugins.class_named, "whole", "a subclass of float"),
        (Plugins.class_named, "number", "a subclass of float"),
        (Plugins.value_named, "walk", "a value of the class float"),
    ],
)
def test_a_word_that_stands_for_something_else_is_told_with_what_it_has_to_be(
    things, ask, name, what
):
    with pytest.raises(WrongPluginError) as caught:
        ask(things, name)
    assert str(caught.value) == f"things/{name}.py: THING has to be {what}."


@pytest.mark.parametrize(
    ("package", "ask"),
    [
        (mazelib.commands, Plugins.class_named),
        (mazelib.export.formats, Plugins.value_named),
        (mazelib.kinds, Plugins.class_named),
        (mazelib.window.panels, Plugins.class_named),
        (mazelib.window.scenes, Plugins.class_named),
    ],
)
def test_each_file_of_our_folders_has_its_thing(package, ask):
    folder = package.PLUGINS
    assert len(folder.names()) >= 4
    for name in folder.names():
        assert ask(folder, name), name


def test_a_misspelt_format_is_told_in_one_sentence_and_not_by_a_traceback(
    tmp_path, monkeypatch, capsys
):
    (tmp_path / "misspelt.py").write_text("FROMAT = 5\n")
    monkeypatch.setattr(formats, "__path__", [*formats.__path__, str(tmp_path)])
    assert run_command(["print", "first", "--to", str(tmp_path / "maze.misspelt")]) == 2
    told = capsys.readouterr().err
    assert told.startswith("mazelib/export/formats/misspelt.py has no FORMAT.")
    assert told.count("\n") == 1


def test_a_file_that_begins_with_an_underscore_is_not_offered_as_a_format(tmp_path, monkeypatch):
    (tmp_path / "_helpers.py").touch()
    monkeypatch.setattr(formats, "__path__", [*formats.__path__, str(tmp_path)])
    assert not [ending for ending in formats.endings() if "helpers" in ending]
