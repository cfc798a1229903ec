class _:
    __kept = [0]
    def more(self):
        self.__kept[0] += 1
        return self.__kept[0]
box = _()
def count():
    return box.more()
