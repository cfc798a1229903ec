class Hidden:
    @staticmethod
    def more(calls=[]):
        calls.append(1)
        return len(calls)

def count():
    return Hidden.more()
