class MyTurn(list):
    def count(self, heading):
        self.append(1)
        return len(self)
