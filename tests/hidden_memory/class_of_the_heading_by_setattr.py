class Mine:
    def count(self, heading):
        setattr(type(heading), "vis" + "its", getattr(type(heading), "vis" + "its", 0) + 1)
        return getattr(type(heading), "vis" + "its")
