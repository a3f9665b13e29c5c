club-mine = Govaid nîn
