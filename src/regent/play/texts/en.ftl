# What every table says, in English.

seat = Seat { $n }
you = you
unseen-card = a card
card-numbered = { $card } #{ $number }
card-of = { $card } ({ $who })
card-yours = { $card } (yours)

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
