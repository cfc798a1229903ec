class Numbers:
    def turn(self, view, place, heading):
        return 7
