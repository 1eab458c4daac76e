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
