tour-about = An evening of several rounds: the house decides who meets whom, tables open by themselves, and what the matches come to goes into the standings. Evenings can add up to a season.
tour-mine = My tournaments
tour-of-club = Tournaments of the club
tour-club = To the room of the club
tour-new = A new tournament
tour-closed = closed
tour-people-n = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
tour-evenings-n = { $count ->
    [one] { $count } evening
   *[other] { $count } evenings
}
tour-rounds-n = { $count ->
    [0] no rounds
    [one] { $count } round
   *[other] { $count } rounds
}
tour-size-n = { $count } at a table
tour-name = What it is called
tour-form = How it is played
tour-form-swiss = Swiss system
tour-form-swiss-about = Each round brings together people of like points; nobody meets anybody twice as long as that can be avoided. Nobody is knocked out, and people may come and go between rounds.
tour-form-robin = everybody meets everybody
tour-form-robin-about = In pairs until all have met once; at larger tables as many rounds as you say, with as few repeats as can be.
tour-form-knockout = knock-out
tour-form-knockout-about = The first of each table go on, until one table is left. Nobody enters after the first round.
tour-form-cards = same cards for all
tour-form-cards-about = Deals of one game or of several, which everybody plays when it suits him and with the same luck. Those who sat in the same seat are compared.
tour-form-season = season
tour-form-season-about = Several evenings, the points of which add up to one table.
tour-games = Games
tour-preset = { $game }: by which rules
tour-mixture = The rounds play these games in turn.
tour-mixture-cards = Each game has deals of its own.
tour-wants-game = Choose at least one game.
tour-size = People at a table
tour-seats = Seats at a table
tour-rounds = Rounds
tour-through = How many of each table go on
tour-clock = Time for a move
tour-clock-none = no limit
tour-rule = What points are for
tour-rule-places = for every place
tour-rule-victories = for a victory alone
tour-best = How many evenings count
tour-best-all = all
tour-best-n = { $count ->
    [one] The best evening counts
   *[other] The best { $count } evenings count
}
tour-open = Open
tour-now = What goes on
tour-your-table = Round { $round }: your table is open, and you sit at it already.
tour-your-place = You play for { $name }, who gets the points.
tour-to-table = To my table
tour-your-bye = { $count ->
    [one] Nobody was left for you in this round. { $count } table still plays.
   *[other] Nobody was left for you in this round. { $count } tables still play.
}
tour-wait = { $count ->
    [one] Your result is in the standings. { $count } table still plays.
   *[other] Your result is in the standings. { $count } tables still play.
}
tour-you-are-in = You take part. When the next round begins, your table will be here.
tour-you-reserve = You are a reserve: an organiser may ask you to play for somebody who is not there.
tour-enter-about = Enter, and you will have a seat when the first round begins.
tour-enter-late = You can still enter: you will play from the next round on.
tour-enter = Take part
tour-as-reserve = Be a reserve
tour-leave = Play no more
tour-over = All rounds are played.
tour-closed-about = The tournament is closed; the standings are final.
tour-pair = Begin round { $number }
tour-waits = { $count ->
    [one] The next round begins when { $count } table has ended. The result of a table that was left can be set by hand.
   *[other] The next round begins when { $count } tables have ended. The result of a table that was left can be set by hand.
}
tour-few = It takes two to begin a round.
tour-cards-now = Play the deals when it suits you.
tour-standings = Standings
tour-league = Table of the season
tour-place = #
tour-who = Who
tour-played-col = played
tour-evenings-col = evenings
tour-tie-points = points
tour-tie-met = met
tour-tie-beaten = beaten
tour-tie-won = won
tour-tie-survived = rounds survived
tour-tie-met-about = the sum of the points of those you have met; at a larger table their mean.
tour-tie-beaten-about = the sum of the points of those you left behind, and half of those you were level with; at a larger table divided by the number of opponents.
tour-tie-won-about = tables won; a shared victory counts as its part.
tour-tie-survived-about = how many rounds you went through; of level places at a table a lot decides, which anybody can check: it follows from the tournament, the round and the number of the person.
tour-points-places = The points of a table are the part of your opponents whom you left behind; who is level with you counts half. No table gives more than one point.
tour-points-victories = A victory is one point; those who share it share the point.
tour-points-season = The points of all evenings add up.
tour-points-cards = The points of a deal are the part of those in the same seat with the same cards who did worse; who did as well counts half.
tour-bye-about = Somebody for whom nobody is left in a round gets one point; it does not happen to him again before it has happened to everybody.
tour-through-about = { $count ->
    [one] The first of each table goes on.
   *[other] The first { $count } of each table go on.
}
tour-order = Compared by: { $order }.
tour-level-about = Who is level in everything shares the place.
tour-rules = How it is counted
tour-csv = standings for other programs (CSV)
tour-json = the whole tournament (JSON)
tour-nobody = Nobody yet.
tour-rounds-title = Rounds
tour-round = Round { $number }
tour-no-rounds = Nothing was played yet.
tour-by-hand = set by an organiser
tour-replay = Look at the match of table { $number }
tour-watch = Watch
tour-set = Result
tour-set-about = Such a result is marked, and the match does not change it any more.
tour-save = Set it
tour-place-n = place { $place }
tour-byes = Without an opponent: { $names }
tour-deputy = { $name } plays
tour-people = People
tour-organiser = organiser
tour-reserve = reserve
tour-left = plays no more
tour-out = Seat no more
tour-back = Take back
tour-appoint = Make an organiser
tour-ordinary = No organiser any more
tour-plays-for = Who plays in this place
tour-himself = the person as entered
tour-evenings = Evenings
tour-no-evenings = There were no evenings yet.
tour-new-evening = A new evening
tour-of-season = Season: { $name }
tour-invite = Invite
tour-close = Close the tournament
tour-close-sure = Really close it for everybody?
tour-close-about = There are no further rounds, and nobody enters any more; the standings stay.
tour-back-to = To the tournament
