language-name = Sindarin
language-mark = SJ
play-bots = Tolo na i ngelaidh
