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
prompt-SettleTiny = Several abilities trigger: which comes first?

## What can be answered.
option-lay = Lay { $a }
option-hold = Hold
option-veto = Veto with { $a }
option-rally = Rally { $b } with { $a }
option-coin = Pay a coin
option-give = Give up { $a }
option-drop = Discard { $a }
trigger-income = income
trigger-arrive = arrival
trigger-fall = fall
