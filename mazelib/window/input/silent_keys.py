"""Why a key does nothing: no key that help or the menu names in some lesson is ever silent."""

from collections.abc import Callable
from functools import cache

from mazelib.text.sentences import _
from mazelib.window.input.keys import Action, Command, PanelKey, in_order_of_help
from mazelib.window.panel import keys_of
from mazelib.window.panels import PLUGINS, new_panel
from mazelib.window.playing.player import Player
from mazelib.window.playing.speeds import next_faster, next_slower
from mazelib.window.screen.companions import Companions

#: The keys that make a walk go by itself.
OF_A_WALK_BY_ITSELF = (Command.PLAY, Command.SLOWER, Command.FASTER, Command.GUESS)


@cache
def all_named() -> list[Action]:
    """All that has a key in some lesson."""
    return in_order_of_help(Command, keys_of([new_panel(name) for name in PLUGINS.names()]))


def why_not_here(action: Action, player: Player) -> str:
    """Why a key of other lessons does nothing in this one."""
    scene = player.scene
    if action in OF_A_WALK_BY_ITSELF and scene.features.takes_arrows:
        return _("{key} does nothing here. Walk with the arrow keys.").format(key=action.key)
    if action in OF_A_WALK_BY_ITSELF and scene.drawing:
        return _("{key} does nothing here. Nobody walks in this lesson.").format(key=action.key)
    return _("{key} does nothing in this lesson.").format(key=action.key)


def why_nothing_happens(action: Action, player: Player, panels: Companions) -> str:
    """Why a key of this lesson does nothing now; "" if it does something."""
    if isinstance(action, PanelKey):
        return "" if panels.would_change(action.names) else _already_open(action, player)
    why = WHY_NOTHING.get(action)
    return why(player) if why else ""


def _already_open(key: PanelKey, player: Player) -> str:
    return player.scene.panels[key.names[0]].when_open


def _at_start(player: Player) -> str:
    return "" if player.half else _("This is the start.")


def _not_begun(player: Player) -> str:
    return "" if player.half or player.scene.last else _("It is at the start.")


def _stopped(player: Player) -> str:
    return _("The rule has stopped. Fix the line and save it.") if player.failure else ""


def _at_end(player: Player) -> str:
    """Whether there is no step to take: the run is over, or the class walks itself."""
    scene = player.scene
    if player.failure:
        return _stopped(player)
    if player.at_end and scene.goes_on:
        return _("This maze is finished. Space starts the next one.")
    if player.at_end:
        return scene.at_end_in_words
    if scene.features.takes_arrows and player.tick == scene.last:
        return _("Press an arrow key to go on.")
    return ""


def _walk_is_over(player: Player) -> str:
    is_over = player.scene.ended and player.tick >= player.scene.last
    return player.scene.at_end_in_words if is_over else ""


def _no_next_map(player: Player) -> str:
    return player.scene.why_no_map(1)


def _no_map_before(player: Player) -> str:
    return player.scene.why_no_map(-1)


def _at_newest(player: Player) -> str:
    scene = player.scene
    if player.at_end or (scene.goes_round and player.tick >= scene.last):
        return _("This is the end.")
    if scene.features.takes_arrows and player.tick == scene.last:
        return _("Press an arrow key to go on.")
    return ""


def _slowest(player: Player) -> str:
    is_slowest = next_slower(player.pace.speed) == player.pace.speed
    return _("It can't play any slower.") if is_slowest else ""


def _fastest(player: Player) -> str:
    is_fastest = next_faster(player.pace.speed) == player.pace.speed
    return _("It can't play any faster.") if is_fastest else ""


#: Why each command that may do nothing does nothing now.
WHY_NOTHING: dict[Command, Callable[[Player], str]] = {
    Command.PLAY: _stopped,
    Command.BACK: _at_start,
    Command.FIRST: _at_start,
    Command.RESTART: _not_begun,
    Command.STEP: _at_end,
    Command.LAST: _at_newest,
    Command.GUESS: _walk_is_over,
    Command.NEXT_MAP: _no_next_map,
    Command.MAP_BEFORE: _no_map_before,
    Command.SLOWER: _slowest,
    Command.FASTER: _fastest,
}
