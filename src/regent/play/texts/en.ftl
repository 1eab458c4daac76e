# What every table says, in English.

seat = Seat { $n }
you = you
unseen-card = a card
card-numbered = { $card } #{ $number }
card-of = { $card } ({ $who })
card-yours = { $card } (yours)

final = This is final: once the others are told, it can't be taken back.

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
