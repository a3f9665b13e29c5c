contest-about = A contest of several deals: everybody gets the same cards, rolls and bots to play against, so luck is the same for all. You play whenever it suits you, alone or with friends at a table of your own, and then the results are compared seat by seat.
contest-deals = Deals
contest-level = Bots
contest-days = Time
contest-days-n = { $days ->
    [0] no limit
    [1] a day
    [7] a week
    [30] a month
   *[other] { $days } days
}
contest-open = { $seats ->
    [one] Open a contest: { $seats } seat at the table
   *[other] Open a contest: { $seats } seats at the table
  }
contest-mine = My contests
contest-new = A new contest
contest-going = going on
contest-closed = closed
contest-played = played { $played } of { $deals }
contest-facts = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } · bots: { $level } · { $people ->
    [0] nobody has played yet
    [one] { $people } person
   *[other] { $people } people
  }
contest-until = Open until { $when }.
contest-until-about = After that no further tables are opened, unfinished matches do not count, and the secret numbers of all deals are shown.
contest-next = My next deal
contest-yours = Your next deal is { $deal } of { $deals }; you sit in seat { $seat }, like everybody who plays it.
contest-begun = Deal { $deal } of { $deals } has begun.
contest-company = Who else is at the table
contest-friends = { $count ->
    [0] bots only
    [one] { $count } friend by a link, bots in the other seats
   *[other] { $count } friends by a link, bots in the other seats
  }
contest-play = Play deal { $deal }
contest-go-on = Back to deal { $deal }
contest-fair = Each deal can be played once, without hints and without going back. How others played it is shown when you have played it yourself.
contest-all-played = You have played all deals. The standings grow while others play.
contest-closed-about = The contest is closed: the secret numbers of its deals are shown, and every match can be checked.
contest-standings = Standings
contest-nobody = Nobody has finished a deal yet.
contest-alone = Nobody to compare with yet.
contest-advantage = { $share } % of a victory against the mean of the others with the same cards.
contest-advantage-within = { $share } % of a victory against the mean of the others with the same cards (95 %: from { $low } to { $high } %).
contest-points = In points: { $points }.
contest-compared = Deals compared: { $compared } of { $played }.
contest-few = Too few deals to tell.
contest-even = No different from the others.
contest-above = Plays better than the others.
contest-below = Plays worse than the others.
contest-standings-about = The dot is how far the share of the victory is above or below that of the others in the same seat of the same deal; the bar is its 95 % interval, the dashes mark no difference. All in one seat of one deal add up to zero.
contest-deal = Deal { $deal }
contest-deal-of = Same cards for all: deal { $deal } of { $deals }
contest-state-new = not yet played by you
contest-state-playing = you are playing
contest-state-played = played
contest-state-gone = your table was deleted
contest-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
  }
contest-seat = seat { $seat }
contest-score = points: { $score }
contest-hidden = You will see the results of this deal when you have played it.
contest-none-yet = Nobody has finished this deal yet.
contest-replay = Look at the match: { $name }
contest-back = To the contest
contest-invite = Invite others
contest-link = One link for all
contest-close = Close the contest
contest-close-sure = Really close it for everybody?
contest-close-about = No further tables are opened, matches that still go on do not count, and the secret numbers of all deals are shown.
