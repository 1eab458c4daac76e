# Outposts in English.

title = Outposts
tagline = Lay outposts in secret, weather the storm.

## What happened. $who acts, $you is "yes" when the reader does.
event-round = Round { $a } begins.
event-gains = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $a ->
    [one] 1 coin
   *[other] { $a } coins
}.
event-loses = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $a ->
    [one] 1 coin
   *[other] { $a } coins
}.
event-draws = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $a }.
event-sees = { $you ->
    [yes] You see
   *[no] { $who } sees
} { $a }.
event-shuffles = The discards are shuffled and become the deck.
event-shows = { $you ->
    [yes] You show
   *[no] { $who } shows
} { $a }.
event-gives = { $you ->
    [yes] You give up
   *[no] { $who } gives up
} { $a } as payment.
event-takes-back = { $you ->
    [yes] You cannot
   *[no] { $who } cannot
} pay for { $a }: it goes back.
event-lays = { $you ->
    [yes] You lay
   *[no] { $who } lays
} { $a }.
event-plays = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $a }.
event-cancelled = { $a } is cancelled.
event-rallies = { $you ->
    [yes] You rally
   *[no] { $who } rallies
} { $b } with { $a }.
event-allows = { $you ->
    [yes] You agree
   *[no] { $who } agrees
} to the rally of { $a }.
event-refuses = { $you ->
    [yes] You refuse
   *[no] { $who } refuses
} the rally of { $a }.
event-storm = A storm of { $a } blows.
event-falls = { $a } falls.
event-sells = { $you ->
    [yes] You sell
   *[no] { $who } sells
} { $a }.
event-pays = { $you ->
    [yes] You pay
   *[no] { $who } pays
} { $a } { $b ->
    [one] 1 coin
   *[other] { $b } coins
}.
event-hands-over = { $you ->
    [yes] You hand
   *[no] { $who } hands
} { $a } over to { $b }.
event-proposes = { $you ->
    [yes] You propose
   *[no] { $who } proposes
} deal { $a }.
event-accepts = { $you ->
    [yes] You accept
   *[no] { $who } accepts
} deal { $a }.
event-declines = { $you ->
    [yes] You refuse
   *[no] { $who } refuses
} deal { $a }.
event-withdraws = { $you ->
    [yes] You withdraw
   *[no] { $who } withdraws
} deal { $a }.
event-lapses = Deal { $a } can no longer be carried out.
event-drops = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $a }.
event-scores = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $a ->
    [one] 1 point
   *[other] { $a } points
}.

## What is asked.
prompt-Choose = Choose a card to lay, or hold.
prompt-PayLaid = Pay { $b } for { $a }.
prompt-VetoWindow = Veto { $a }?
prompt-RallyWindow = Rally an outpost before the storm?
prompt-AllowRally = May { $a } rally your { $b }?
prompt-DropCards = Discard down to the hand limit: { $a } to go.
prompt-Sell = Sell cards for a coin each?
prompt-Market = Deal with the others, or be done.
prompt-SettleTiny = Several abilities trigger: which comes first?

## What can be answered.
option-lay = Lay { $a }
option-hold = Hold
option-veto = Veto with { $a }
option-rally = Rally { $b } with { $a }
option-coin = Pay a coin
option-give = Give up { $a }
option-drop = Discard { $a }
option-sell = Sell { $a }
option-coins = { $a } gives { $b } { $c ->
    [one] 1 coin
   *[other] { $c } coins
}
option-hand-over = { $a } goes to { $b }
option-propose = Propose this deal
option-clear-draft = Start again
option-leave-out = Leave out: { $does }
option-accept-deal = Accept deal { $a }
option-refuse-deal = Refuse deal { $a }
option-counter-deal = Change deal { $a }
option-withdraw-deal = Withdraw deal { $a }
trigger-income = income
trigger-arrive = arrival
trigger-fall = fall

## What the keys of the view are called.
view-first = first seat
view-laid = being laid
view-front = outposts
view-left = proposals left
view-draft = your draft
view-asked = still asked
