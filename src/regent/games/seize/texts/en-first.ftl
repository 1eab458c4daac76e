# What the first edition calls otherwise.

event-founds = { $you ->
    [yes] You have chosen your
   *[no] { $who } has chosen a
} Throne World.
event-no-military = { $you ->
    [yes] You have
   *[no] { $who } has
} no Conquest Phase this Turn: all Units return.
event-step = { $a ->
    [0] Before Step 1 { $you ->
        [yes] you
       *[no] { $who }
    } may strike first
   *[other] Step { $a }: { $you ->
        [yes] you target
       *[no] { $who } targets
    }
}.
event-assembles = { $you ->
    [yes] You have
   *[no] { $who } has
} put together ten Units and three Tactics.

prompt-BuyWorlds = Face up Worlds of your Face Down System Area, each for its cost.
prompt-React = Your Worlds were entered: move Units there, or stay as you are.
prompt-AttackMoves = Move Fleets and Troops to Worlds of others. Within a System they move freely; else each becomes depleted, and a Fighter card pays 1 Resource counter.
prompt-Assemble = Put together ten Units and three Tactics cards in secret.

option-lead = Begin with { $a }
option-strike = { $a } strikes { $b } first: { $does }{ beyond }

prompt-Hands = Keep your hand, or shuffle it back and draw a new one with one card fewer?
option-redraw = Shuffle it back and draw again, one card fewer
keyword-deployed = Rapid Deployment
keyword-surprise-strike = Preemptive Strike
phase-military = Conquest Phase
phase-regent = Regent's Phase
moment-reallocation_c = { phase-reallocation }, before the players who were attacked answer
moment-strikes = Preemptive Strikes are declared
view-reserve = Face Down System Area

why-hand = Units of your hand come into play in your own Allocation Phase; { $phase ->
    [set-up] the game is still being set up.
    [resupply] this is a Resupply Phase.
    [reallocation] this is a Reallocation Phase.
    [military] this is a Conquest Phase.
    [victory] this is a Victory Phase.
    [regent] this is a Regent's Phase.
   *[other] now something else is asked.
}
