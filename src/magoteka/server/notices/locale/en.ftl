# The words of notices: whose turn it is and at which table, and nothing else.
notice-title = Your turn: { $game }
notice-turn-of = Waited for: { $names }.
notice-with = At the table: { $names }.
notice-somebody = somebody
notice-due = Answer by { $when }; then a bot does.
notice-daily = Tables that wait for you: { $count }
notice-open = To the table
notice-stop = Tell me no more
notice-stop-link = Tell me no more: { $link }
notice-confirm = Magoteka: confirm your address
notice-confirm-text = Somebody, probably you, wishes to be told at this address when it is your turn. To agree, open { $link } . If it was not you, do nothing: no other letter will come.
