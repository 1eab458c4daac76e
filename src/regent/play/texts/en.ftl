# What every table says, in English.

seat = Seat { $n }
you = you
unseen-card = a card
card-numbered = { $card } #{ $number }
card-of = { $card } ({ $who })
card-yours = { $card } (yours)

final = This is final: once the others are told, it can't be taken back.

## Standing orders: $what is silenced, $does what that comes to where a title says it, $unless is
## when one is asked all the same, $span how long it stands where that is not said with $until.

rest-fight = Pass for the rest of this fight
rest-turn = Pass for the rest of this turn
rest-phase = Pass for the rest of this phase
by-order = { " " }(answered for you)
order-any = at every question
order-said = { $does ->
    [no] { $answer ->
        [pass] Passes { $what }
       *[other] Answers “{ $answer }” { $what }
    }
   *[other] { $does }
}{ $news ->
    [yes] {" "}and nothing is new to you
   *[no] {""}
}{ $until ->
    [stop] , unless { $unless }
    [once] , once
    [turn] {" "}for the rest of this turn
    [phase] {" "}for the rest of this phase
    [fight] {" "}for the rest of this fight
   *[ever] , until you withdraw this
}{ $span ->
    [turn] {" "}(this turn)
    [phase] {" "}(this phase)
    [fight] {" "}(this fight)
   *[ever] {""}
}

## Why a card cannot be used now, for whom the rules are new; $phase as the view has it.

why-over = The game is over.
why-others = It is not your turn to answer: others are asked now.
why-hand = This card of your hand is no answer to what you are asked now.
why-there = Nothing can be done with this now: it is no answer to what you are asked.

event-conceded = { $you ->
    [yes] The others concede the game to you.
   *[no] The others concede the game to { $who }.
}

option-pass = Pass
option-done = Done
option-agree = Agree
option-decline = Decline
option-first = { $b } first ({ $a })

standing = { $rank }. { $who }{ $scored ->
    [yes] { " " }({ $score ->
        [one] 1 point
       *[other] { $score } points
    })
   *[no] { "" }
}
