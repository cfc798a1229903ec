"""The page of help: each key does what stands beside it."""

from mazelib.window.key_page import key_groups
from tests.window.on_stage import LARGE, paused_stage
from tests.window.test_silent_keys import press_named


def key_for(stage, meaning: str) -> str:
    """The key beside which help says this."""
    rows = [row for group in key_groups(stage.scene) for row in group.rows]
    (key,) = [row.key for row in rows if row.meaning == meaning]
    return key


def test_the_key_for_other_coins_tosses_others_on_the_same_map():
    stage = paused_stage("03", LARGE)
    before = (stage.scene.name, stage.scene.seed)
    press_named(stage, key_for(stage, stage.scene.shift_restart))
    assert stage.scene.name == before[0]
    assert stage.scene.seed != before[1]
    press_named(stage, key_for(stage, "go to the next map"))
    assert stage.scene.name != before[0]
