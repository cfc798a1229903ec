from mazelib import Turn, back_of, onward_ways, right_hand, show, turn_between


class BranchStack:
    def __init__(self):
        self.cards = {}

    def turn(self, view, place, heading):
        ways = onward_ways(view, heading)
        if place not in self.cards:
            if len(ways) > 1:
                card = ways[1]
                self.cards[place] = card  # There is a second way: note it on a card.
            return right_hand(view)
        card = self.cards.pop(place)
        if card == back_of(heading):
            return Turn.AHEAD  # The card here leads back: throw it away and go ahead.
        return turn_between(heading, card)  # A card lies here: throw it away and take its way.


if __name__ == "__main__":
    show(
        BranchStack,
        task="Remember the ways not taken.",
        panels=["code", "memory"],
        maps=["loop", "trap_room", "trap_corridor"],
        ask={
            "arrived": "Which of the cards made it let go of the wall?",
            "circling": "Why did no card ever point to a?",
        },
    )
