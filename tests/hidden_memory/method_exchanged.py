class MyTurn:
    def count(self, heading):
        n = 1

        def longer(heading):
            nonlocal n
            n += 1
            return n

        self.count = longer
        return 1
