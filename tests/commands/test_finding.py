"""Commands are found in their folder, and their fields say everything about them."""

from pkgutil import iter_modules

import pytest

from mazelib import commands
from mazelib.command_line.parser import description_of, offered
from mazelib.commands import COMMANDS, run_command


def test_each_file_is_one_command_called_like_its_file():
    files = {module.name for module in iter_modules(commands.__path__)} - {"shared"}
    assert files == {*COMMANDS} >= {"check", "make", "print", "read", "solve", "stump"}
    for name, command in COMMANDS.items():
        assert command.__module__ == f"mazelib.commands.{name}"


def test_help_names_every_command_and_what_it_is_for(capsys):
    with pytest.raises(SystemExit) as end:
        run_command(["--help"])
    words = " ".join(capsys.readouterr().out.split())
    assert end.value.code == 0
    for name, command in COMMANDS.items():
        assert f"{name} {command.help}" in words


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_explains_every_field(name, capsys):
    with pytest.raises(SystemExit):
        run_command([name, "--help"])
    words = " ".join(capsys.readouterr().out.split())
    for field in offered(COMMANDS[name]):
        description = description_of(field)
        dashed = "--" + field.name.replace("_", "-")
        assert description.is_argument or dashed in words
        assert description.help in words


def test_the_command_that_is_named_is_run_with_what_was_said(monkeypatch, capsys):
    asked = []

    def run(self):
        asked.append(self)
        return 7

    for command in COMMANDS.values():
        monkeypatch.setattr(command, "run", run)
    assert run_command(["make", "dig", "--width", "3", "--force"]) == 7
    (make,) = asked
    assert type(make) is COMMANDS["make"]
    assert (make.maker, make.width, make.height) == ("dig", 3, None)
    assert make.force
    assert make.rooms((20, 10)) == (3, 10)
    assert run_command(["check"]) == 7
    assert list(asked[1].files) == []
