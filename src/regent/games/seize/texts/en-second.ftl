# What the second edition calls otherwise.

event-founds = { $you ->
    [yes] You have chosen your
   *[no] { $who } has chosen a
} Throne World.
event-assembles = { $you ->
    [yes] You have
   *[no] { $who } has
} put together ten Units and three Tactics.
event-regent = { $you ->
    [yes] You are
   *[no] { $who } is
} the Regent/Regis.
event-charged = The Regent/Regis charges { $you ->
    [yes] you
   *[no] { $who }
} for the Disputed { $a }.

prompt-Assemble = Put together ten Units and three Tactics cards in secret.
prompt-Judge = Regent/Regis, judge what is Disputed: somebody pays for each Disputed World.

option-lead = Begin with { $a }

phase-regent = Regent/Regis Phase

why-hand = Units of your hand come into play in your own Allocation Phase; { $phase ->
    [set-up] the game is still being set up.
    [resupply] this is a Resupply Phase.
    [reallocation] this is a Reallocation Phase.
    [military] this is a Military Phase.
    [victory] this is a Victory Phase.
    [regent] this is a Regis Phase.
   *[other] now something else is asked.
}
