"""Typefaces: the system's own, with the bundled one behind them;
letters that a face lacks come from another.
"""

import pygame
import pytest

from mazelib.window.drawing import lettering as module
from mazelib.window.drawing.lettering import BUNDLED, Face, Lettering, system_face
from tests.window.on_stage import paused_stage

HAS_JAPANESE = system_face(Face.WIDE) != BUNDLED
JAPANESE = "部屋の地図"


def drawn(lettering, words, face=Face.TEXT):
    return pygame.image.tobytes(lettering.text(words, 24, (0, 0, 0), face), "RGBA")


def test_without_any_of_the_systems_typefaces_the_bundled_one_is_taken(monkeypatch):
    monkeypatch.setattr(pygame.font, "match_font", lambda names, bold=False: None)
    assert [system_face(face) for face in Face] == [BUNDLED] * len(Face)
    assert Lettering().width("The rule", 20) > 0


def test_only_a_missing_letter_is_taken_from_another_typeface(monkeypatch):
    asked = []
    real = module.system_face
    monkeypatch.setattr(module, "system_face", lambda face: asked.append(face) or real(face))
    lettering = Lettering()
    lettering.width("é · × …", 20)
    assert asked == [Face.TEXT]
    lettering.width("部屋", 20)
    assert asked == [Face.TEXT, Face.WIDE]


@pytest.mark.skipif(not HAS_JAPANESE, reason="no typeface with Japanese letters is installed")
@pytest.mark.parametrize("face", list(Face))
def test_each_japanese_letter_is_drawn_as_itself(face):
    lettering = Lettering()
    pictures = {drawn(lettering, letter, face) for letter in JAPANESE}
    assert len(pictures) == len(set(JAPANESE)), "boxes for lacking letters all look the same"
    assert drawn(lettering, "\uffff", face) not in pictures


@pytest.mark.skipif(not HAS_JAPANESE, reason="no typeface with Japanese letters is installed")
def test_notes_captions_file_names_and_map_text_in_japanese_are_on_the_screen(tmp_path):
    path = tmp_path / "部屋.txt"
    path.write_text("#####\n#S a#\n#####\n\n地図の話です。\n", encoding="utf-8")
    rule = tmp_path / "規則.py"
    rule.write_text(
        "from mazelib import Turn\ndef turn(view):\n    return Turn.RIGHT  # 右へ。\n",
        encoding="utf-8",
    )
    stage = paused_stage("04", (1280, 800), map=str(path), strategy=rule)
    for words in ("地図の話です。", "右へ。", "部屋"):
        if words == "右へ。":
            stage.player.step()  # The map's note makes room.
        stage.draw()
        assert words in [text.text for text in stage.drawn.written]
        at = next(text.at for text in stage.drawn.written if text.text == words)
        assert (
            len(
                {
                    tuple(stage.window.surface.get_at((x, at.centery)))
                    for x in range(at.left, at.right)
                }
            )
            > 3
        )


def test_each_letter_of_code_has_a_cell_of_the_same_width():
    lettering = Lettering()
    cell = lettering.mono_width(20)
    line = lettering.mono("iiii", 20, (0, 0, 0))
    columns = []
    for x in range(line.get_width()):
        if any(line.get_at((x, y))[3] > 128 for y in range(line.get_height())):
            columns.append(x)
    assert len({x // cell for x in columns}) == 4
    assert lettering.mono("WW", 20, (0, 0, 0)).get_width() == 2 * cell


@pytest.mark.parametrize(
    "words", ["\u200b", "Right\u00ad is open", "\ud83d", "\0", "\u3099", "x" * 1_000_000]
)
def test_what_cannot_be_drawn_does_not_end_the_window(words):
    lettering = Lettering()
    for face in Face:
        drawn = lettering.text(words, 20, (0, 0, 0), face)
        assert drawn.get_width() >= 1
        assert lettering.width(words, 20, face) <= drawn.get_width()
    assert lettering.mono(words[:50], 20, (0, 0, 0)).get_width() > 0


def test_a_letter_in_a_column_one_pixel_too_narrow_is_drawn_as_in_its_own():
    lettering = Lettering()
    width = lettering.text("a", 16, (0, 0, 0), Face.CODE).get_width()
    rows = [lettering.mono(" a ", 16, (0, 0, 0), cell) for cell in (width - 1, width)]
    letters = [row.subsurface(row.get_bounding_rect()) for row in rows]
    closer, own = (pygame.image.tobytes(letter, "RGBA") for letter in letters)
    assert closer == own
