language-name = Sindarin
language-mark = SJ
play = Tolo na i ngelaidh
