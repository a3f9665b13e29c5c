abraca-title = Man peth?
abraca-event-round-began = Lû { $number }. { $starter } erthad.
