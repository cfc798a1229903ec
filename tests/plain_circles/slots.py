class Mine:
    __slots__ = ("last",)

    def __init__(self):
        self.last = None

    def remember(self, view, place, heading):
        self.last = heading
