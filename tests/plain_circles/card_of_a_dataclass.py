from dataclasses import dataclass

@dataclass
class Card:
    place: tuple
    heading: int

class Mine:
    def __init__(self):
        self.cards = []

    def remember(self, view, place, heading):
        card = Card(place, heading)
        if card not in self.cards:
            self.cards.append(card)
