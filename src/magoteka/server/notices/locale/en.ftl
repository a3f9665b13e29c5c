# The words of notices: whose turn it is and at which table, and nothing else.
notice-title = Your turn: { $game }
notice-turn-of = Waiting for: { $names }.
notice-with = At the table: { $names }.
notice-somebody = somebody
notice-due = Answer by { $when }; after that a bot does.
notice-daily = Tables waiting for you: { $count }
notice-open = To the table
notice-stop = Stop telling me
notice-stop-link = Stop telling me: { $link }
notice-confirm = Magoteka: confirm your address
notice-confirm-text = Somebody, probably you, asked for a message to this address whenever it is your turn. To agree, open { $link } . If it was not you, do nothing: no other message will come.
