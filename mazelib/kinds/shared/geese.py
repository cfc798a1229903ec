"""The goose of a garden: by a rule of the library, or by one that stands in the script."""

from mazelib.game.goose import Goose, map_of_goose
from mazelib.game.rules import Game
from mazelib.learner.learner_script import LearnerScript
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.values.settings import OwnRule
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.walk import Walk
from mazelib.walking.walk_so_far import WalkSoFar

#: How geese walk by the rules of the library.
SAYS = {
    "right_hand": _("It keeps its right wing on the hedge."),
    "branch_stack": _("It remembers the ways it didn't take, and tries them later."),
    "random_walk": _("It tosses a coin wherever it can turn off."),
    "tremaux": _("It counts how often it has walked each way, and takes the newest."),
}
#: What is said of a rule in the script that says nothing of itself.
BY_YOUR_RULE = _("It walks by the rule in your script.")


def goose_of(
    script: LearnerScript, game: Game, level: int, heya: Heya, seed: int
) -> Goose | None:
    """The goose that walks on the map of a level; None if there is none."""
    rule = game.goose(level)
    its_map = map_of_goose(heya)
    if rule is None or its_map is None:
        return None
    walk: WalkSoFar
    if isinstance(rule, OwnRule):
        walk = script.walk(its_map, seed, rule=rule.number)
        return Goose(walk, game.goose_speed, rule.says or BY_YOUR_RULE)
    walk = Walk(its_map, fresh_strategy(str(rule), seed))
    return Goose(walk, game.goose_speed, SAYS[str(rule)])
