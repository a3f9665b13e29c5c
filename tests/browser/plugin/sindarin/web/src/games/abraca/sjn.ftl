abraca-ask-name-spell = Lû lîn: pedo angol.
