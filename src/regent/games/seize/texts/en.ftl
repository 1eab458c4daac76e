# Seize the Imperium in English.

title = Seize the Imperium
tagline = Buy worlds, raise fleets, take what others hold, and rule.

## What happened. $who acts; $you is "yes" when the reader does.

## Setting up

event-founds = { $you ->
    [yes] You have chosen your
   *[no] { $who } has chosen a
} Throne World{ $a ->
    [0] { "" }
   *[other] { " " }and Lead Character
}.
event-redraws-hand = { $you ->
    [yes] You shuffle your hand back and draw
   *[no] { $who } shuffles the hand back and draws
} { $a ->
    [0] no card
    [one] 1 card
   *[other] { $a } cards
} again.
event-redraws = { $you ->
    [yes] You shuffle cards back and draw
   *[no] { $who } shuffles cards back and draws
} { $a ->
    [one] 1 card
   *[other] { $a } cards
} again: no choice could be paid.
event-bids-first = { $you ->
    [yes] You bid
   *[no] { $who } bids
} first.
event-bids = { $you ->
    [yes] You bid
   *[no] { $who } bids
} { $a }.
event-bid-total = { $you ->
    [yes] Your
   *[no] { $who }’s
} bid is { $a ->
    [one] 1 card
   *[other] { $a } cards
} now.
event-passes-bid = { $you ->
    [yes] You bid
   *[no] { $who } bids
} no more.
event-clashes = Another player shows { $a } too: { $you ->
    [yes] you discard
   *[no] { $who } discards
} it.
event-regent = { $you ->
    [yes] You are
   *[no] { $who } is
} the Regent.
event-begins = { $you ->
    [yes] You take
   *[no] { $who } takes
} the first Turn.
event-scores = { $you ->
    [yes] Your
   *[no] { $who }’s
} score is { $a }.

## Turns, cards and counters

event-turn = Turn { $a } begins; it is { $you ->
    [yes] yours
   *[no] { $who }’s
}.
event-undepletes = { $a } turns upright.
event-depletes = { $a } is depleted.
event-draws = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $a }.
event-discards = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $a }.
event-reshuffles = { $you ->
    [yes] Your
   *[no] { $who }’s
} Discard Pile becomes the deck.
event-reveals = { $you ->
    [yes] You reveal
   *[no] { $who } reveals
} { $a }.
event-sees = { $you ->
    [yes] You look
   *[no] { $who } looks
} at { $a } on top of the Asset Deck.
event-spies = { $you ->
    [yes] You look
   *[no] { $who } looks
} at { $a } in the hand of { $b }.
event-takes = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $a } into the hand.
event-bottoms = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $a ->
    [one] 1 card
   *[other] { $a } cards
} on the bottom of the Asset Deck.
event-recovers = { $a } comes back from the Discard Pile.
event-gains = { $you ->
    [yes] You gain
   *[no] { $who } gains
} { $a ->
    [0] no Resource counter
    [one] 1 Resource counter
   *[other] { $a } Resource counters
}.
event-pays = { $you ->
    [yes] You pay
   *[no] { $who } pays
} { $a ->
    [one] 1 Resource counter
   *[other] { $a } Resource counters
}.
event-refills = The counters of { $a } are replaced.
event-faces-up = { $you ->
    [yes] You face
   *[no] { $who } faces
} up { $a }.
event-disputed = { $a } is Disputed.
event-allocates = { $you ->
    [yes] You allocate
   *[no] { $who } allocates
} { $a } at { $b }.
event-moves = { $a } moves to { $b }.
event-unearths = { $you ->
    [yes] You allocate
   *[no] { $who } allocates
} { $a }.
event-leaves-behind = { $a } stays at { $b } and fights on.
event-no-military = { $you ->
    [yes] You have
   *[no] { $who } has
} no Military Phase this Turn: all Units return.

## Reactions and abilities

event-plays = { $you ->
    [yes] You announce
   *[no] { $who } announces
} { $a }.
event-aims = { $a } targets { $b }.
event-aims-attack = { $a } targets the attack of { $b } on { $c }.
event-allows = { $you ->
    [yes] You allow
   *[no] { $who } allows
} { $a } on { $b }.
event-forbids = { $you ->
    [yes] You do not allow
   *[no] { $who } does not allow
} { $a } on { $b }.
event-accepts = { $you ->
    [yes] You agree
   *[no] { $who } agrees
}: { $b } may be depleted to activate { $a }.
event-rejects = { $you ->
    [yes] You decline
   *[no] { $who } declines
}: { $b } is not depleted to activate { $a }.
event-takes-back = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $a } back into the hand; it costs nothing.
event-resolves = { $a } resolves.
event-cancels = { $you ->
    [yes] You cancel
   *[no] { $who } cancels
} { $a }.
event-cancelled = { $a } is cancelled and costs nothing.
event-cancels-attack = The attack of { $a } on { $b } is cancelled.
event-uses = { $you ->
    [yes] You use
   *[no] { $who } uses
} { $a }.
event-aids = { $a } gives { $b ->
    [one] 1 more Allocation point
   *[other] { $b } more Allocation points
} for one Unit.
event-cheaper = { $you ->
    [yes] Your
   *[no] { $who }’s
} next World or Character this Turn costs { $a } less.
event-activates = { $b } activates { $a }.
event-spends-mission = { $a } spends a Mission counter: { $b } left.
event-att = { $a }: ATT { $b } becomes { $c }, by { $d }.
event-def = { $a }: DEF { $b } becomes { $c }, by { $d }.
event-att-own = { $a }: ATT { $b } becomes { $c }, by its own ability.
event-def-own = { $a }: DEF { $b } becomes { $c }, by its own ability.
event-att-versus = { $a }: ATT { signed } against those that { $c } names.
event-def-versus = { $a }: DEF { signed } against those that { $c } names.
event-grants = { $a } has { $b }{ $c ->
    [0] { "" }
   *[other] { " " }+{ $c }
} now, by { $d }.
event-grants-own = { $a } has { $b }{ $c ->
    [0] { "" }
   *[other] { " " }+{ $c }
} now, by its own ability.
event-denied = { $a } cannot use { $b } here.
event-chooses = { $a } is set against { $b }.
event-fights-as = { $a } fights as a { $b }.
event-requires = { $a } needs { $c ->
    [one] 1 Conquest counter
   *[other] { $c } Conquest counters
} in this Conquest Action instead of { $b }, by { $d }.
event-relieves = { $b ->
    [one] 1 Conquest counter is
   *[other] { $b } Conquest counters are
} removed from { $a }.
event-mends = { $b ->
    [one] 1 Damage counter is
   *[other] { $b } Damage counters are
} removed from { $a }.
event-arrives = { $a } comes to defend { $b }.
event-rallies = { $b ->
    [one] 1 Unit counter comes
   *[other] { $b } Unit counters come
} to defend { $a }.
event-hidden = { $a } cannot be targeted, by { $b }.
event-embargoed = { $a } gives half its Allocation points this Turn, by { $b }.
event-calls-off = { $you ->
    [yes] You cancel
   *[no] { $who } cancels
} the Conquest Action at { $a }.
event-prolongs = One more Exchange is fought over { $a }.

## The Conquest Action

event-conquest-action = { $you ->
    [yes] You begin
   *[no] { $who } begins
} a Conquest Action at { $a }.
event-skips = { $you ->
    [yes] You skip
   *[no] { $who } skips
} the Conquest Action at { $a }.
event-exchange = Exchange { $a } begins.
event-step = { $a ->
    [0] Before Step 1 { $you ->
        [yes] you
       *[no] { $who }
    } may strike by surprise
   *[other] Step { $a }: { $you ->
        [yes] you target
       *[no] { $who } targets
    }
}.
event-targets = { $a } targets { $b }.
event-splits = { $a }: { $c } of its ATT goes to { $b }.
event-attacks = { $a } attacks { $b } with { $c }.
event-printed-att = { "    " }ATT { $a } printed
event-share = { "    " }{ $a } as its share
event-term-add = { "    " }{ signed } { $a }
event-term-times = { "    " }×{ $b } { $a }
event-term-divide = { "    " }÷{ $b } { $a }
event-total = In all { $b } against { $a }.
event-defends = { $a } defends against { $c } with DEF { $b }.
event-printed-def = { "    " }DEF { $a } printed
event-damaged = { $a } takes { $b ->
    [one] 1 Damage counter
   *[other] { $b } Damage counters
}.
event-conquest-counted = { $a } takes { $b ->
    [one] 1 Conquest counter
   *[other] { $b } Conquest counters
}.
event-holds = { $a } holds.
event-eliminated = { $a } is eliminated.
event-withstands = { $a } withstands { $b ->
    [one] 1 Damage counter
   *[other] { $b } Damage counters
}; it takes { $c } to eliminate it.
event-protected = { $a } is protected and stays.
event-withdraws = { $you ->
    [yes] You withdraw
   *[no] { $who } withdraws
} from { $a }.
event-conquest-action-ends = The Conquest Action at { $a } ends.
event-unsuccessful = { $a } is not Conquered.
event-conquers = { $you ->
    [yes] You Conquer
   *[no] { $who } Conquers
} { $a }!
event-liberates = { $a } is Liberated: { $you ->
    [yes] you Control it
   *[no] { $who } Controls it
} again.

## Victory and the Regent

event-points = { $you ->
    [yes] You have
   *[no] { $who } has
} { $a } of { $b } Victory points.
event-wins = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $a ->
    [one] 1 Victory point
   *[other] { $a } Victory points
}!
event-enthrones = { $you ->
    [yes] Your
   *[no] { $who }’s
} Throne World is { $a } from now on.
event-leaves = { $you ->
    [yes] You control no World and leave
   *[no] { $who } controls no World and leaves
} the game, with everything { $you ->
    [yes] you own
   *[no] they own
}.
event-last-left = { $you ->
    [yes] You are
   *[no] { $who } is
} the last player left and { $you ->
    [yes] win
   *[no] wins
}!
event-loses-title = { $you ->
    [yes] You are
   *[no] { $who } is
} no longer Regent; nobody is from now on.
event-charged = The Regent charges { $you ->
    [yes] you
   *[no] { $who }
} for the Disputed { $a }.

## Duels

event-assembles = { $you ->
    [yes] You have
   *[no] { $who } has
} put together ten Units and five Tactics.
event-duel = World { $a } of { $b }: { $you ->
    [yes] you attack
   *[no] { $who } attacks
}.
event-musters = { $you ->
    [yes] You muster
   *[no] { $who } musters
} { $a }.

## What is asked.

prompt-Found = { $a ->
    [0] Choose a Throne World in secret{ $b ->
        [0] { "" }
       *[other] ; it must be paid for with your { $c } Resource counters
    }.
   *[other] Choose a Throne World and a Lead Character in secret, for { $c } Resource counters at most{ $b ->
        [0] { "" }
       *[other] ; they are paid for
    }.
}
prompt-Hands = Keep your hand, or once shuffle it back and draw as many cards anew?
prompt-Leads = Choose a Character to begin with{ $a ->
    [0] { "" }
   *[other] , and { $a } more of your Worlds
}. All are shown at the same time.
prompt-LeaveBehind = Which counters does { $a } leave behind to fight on?
prompt-Refound = Your Throne World was shown by another too: choose a new one{ $a ->
    [0] { "" }
   *[other] { " " }and name your Lead Character again
}.
prompt-Bidding = Bid Asset cards { $a ->
    [0] to take the first Turn
   *[other] for the title of Regent
}. What is bid is discarded, whoever wins, and your hand is filled again at the end of your 1st Turn. A bid of none is a pass for good. Cards bid so far: { $b } by you{ $d ->
    [-1] { "" }
   *[other] , { $d } by { $c }
}{ $f ->
    [-1] { "" }
   *[other] , { $f } by { $e }
}{ $h ->
    [-1] { "" }
   *[other] , { $h } by { $g }
}{ $j ->
    [-1] { "" }
   *[other] , { $j } by { $i }
}{ $l ->
    [-1] { "" }
   *[other] , { $l } by { $k }
}.
prompt-Moment = { $b ->
    [0] { $c_you ->
        [yes] Your Turn
       *[no] The Turn of { $c }
    }, { $a }: { moment-asks }
    [1] { $c_you ->
        [yes] You
       *[no] { $c }
    } announced { $d }: { moment-answers }
    [2] { $c_you ->
        [yes] You
       *[no] { $c }
    } announced { $d } for { $f }: { moment-answers }
   *[other] { $c_you ->
        [yes] You attack
       *[no] { $c } attacks
    } { $e_you ->
        [yes] your{" "}
       *[no] {""}
    }{ $d }, { $a }: { moment-asks }
}
moment-asks = { $offers ->
    [cards] play a Reaction, or pass?
    [abilities] use an ability, or pass?
    [both] use an ability or play a Reaction, or pass?
   *[nothing] you have nothing to use or play; pass.
}
moment-answers = { $offers ->
    [nothing] you have nothing to answer it with; pass.
   *[other] answer it, or pass?
}
prompt-Dismiss = Only { $a ->
    [one] 1 Character
   *[other] { $a } Characters
} may stay: discard one.
prompt-BuyWorlds = Face up Worlds of your Reserve, each for its cost.
prompt-FaceUpCharacters = Face up Characters, each for its cost.
prompt-AllocateArtifacts = Allocate Artifacts, each for its cost in Resource counters.
prompt-PlaceArtifact = At which of your Worlds does { $a } lie?
prompt-Spare = { $a } is to be eliminated: part with an Artifact instead?
prompt-ChoosePlayer = { $a ->
    [0] Whose top Asset card is revealed?
   *[other] Whose hand do you look at?
}
prompt-Spying = Discard a card from the hand of { $a }.
prompt-Rethrone = You have no Throne World: choose a new one?
prompt-AllocateUnits = Allocate Units: which one next?
prompt-Allocate = Deplete Worlds for { $a }: { $b } of { $c } Allocation points so far.
prompt-PlaceUnit = Where do you place { $a }?
prompt-MoveAtHome = Move Units among your own Worlds.
prompt-AttackMoves = Move Fleets and Troops to Worlds of others; each becomes depleted.
prompt-React = { $c ->
    [one] { $b } attacks { $a }
   *[other] { $b } attacks { $c } of your Worlds, { $a } among them
}: move Units there, or stay as you are.
prompt-Campaign = Fight for a World, or skip it?
prompt-Declare = { $a ->
    [0] Declare your targets. A Unit may stay quiet.
    [2] { $b } is yours as things stand. Declare targets all the same, or be done.
    [3] { $b } falls as things stand. Declare your targets. A Unit may stay quiet.
   *[other] Who strikes before Step 1? A Unit that does has no other target in this Exchange.
}
prompt-Split = How much of the ATT of { $a } goes to { $b }?
prompt-Withdrawal = { $a ->
    [0] Stay and fight on over { $b }, or withdraw with everything and fail?
    [3] { $b } is yours after the last Exchange if you stay and nothing changes. If you withdraw, it is not.
    [1] { $b } is not taken as things stand, and this is the last Exchange: stay to the end, or withdraw before the Defender may move Fleets? All your Units go home either way.
   *[other] { $b } is yours as things stand if you stay. If you withdraw, it is not.
}
prompt-Return = { $a ->
    [one] 1 Unit must go home: where to?
   *[other] { $a } Units must go home: which one where?
}
prompt-Regroup = { $a ->
    [0] Your Fleets may leave { $b } for other Worlds of yours, or stay and defend it.
    [1] { $b } falls as things stand. Your Fleets may leave now; those that stay must go to another World of yours when it has fallen.
    [2] { $b } is yours. Leave your Units there, or move some to other Worlds of yours. Its Owner takes it back if no Fleet or Troop of yours stays.
    [3] { $b } is yours. Leave your Units there, or move some to other Worlds of yours.
   *[other] Nobody attacks { $b } any more. Your Fleets may stay there, or move to other Worlds of yours.
}
prompt-Send = Where does { $a } go?
prompt-Targets = What does { $a } target?
prompt-Permit = Allow { $a } on your { $b }?
prompt-ChooseX = How many Resource counters do you spend on { $a }?
prompt-ChooseOne = { $a }: which of its effects?
prompt-ChooseSubtype = { $a }: against which Troops?
prompt-ChooseForm = { $a }: as what does it fight this Exchange?
prompt-Upgrade = Deplete a Character to activate { $a }?
prompt-Accept = Another player offers { $b } to activate your { $a }. Agree?
prompt-Lend = Deplete your { $b } to bring back another player’s { $a }?
prompt-Rise = { $a } was eliminated: bring it back?
prompt-Looking = { $a }: what becomes of the cards you see?
prompt-Discarding = { $b ->
    [0] Discard { $a ->
        [one] a card
       *[other] { $a } cards
    } from your hand.
   *[other] At the end of your Turn you keep { $b ->
        [one] 1 card
       *[other] { $b } cards
    }: discard { $a }.
}
prompt-SystemDraw = Draw a World from your System Deck, to face up later, for { $a ->
    [0] no Resource counter
    [one] 1 Resource counter
   *[other] { $a } Resource counters
}?
prompt-Judge = Regent, judge what is Disputed, or leave it.
prompt-Assemble = Put together ten Units and five Tactics cards in secret.
prompt-Muster = Who fights for { $a }? Choose in secret: Units for 20 points (the Attacker for { $b }) and Tactics for 2. Then say you are ready.
prompt-SettleSeize = Several abilities trigger: which comes first?

## What can be answered.

option-throne = { $a } as Throne World
option-lead = { $a } as Lead Character
option-bid = Bid { $a }{ $does ->
    [none] {""}
    [one] {" "}(1 card in all)
   *[other] {" "}({ $does } cards in all)
}
option-keep = Leave it on top
option-hold = Keep this hand
option-redraw = Shuffle it back and draw again
option-save = Face up { $a } for Asset cards
option-leave = Leave { $a }
option-discard = Discard { $a }
option-face-up = Face up { $a }{ $does ->
    [none] {""}
    [0] {" "}for nothing
    [1] {" "}for 1 Resource counter
   *[other] {" "}for { $does } Resource counters
}{ $idle ->
    [yes] {": "}another player has it faceup too, both would be Disputed
   *[no] {""}
}
option-rescue = Face up the top System card for Asset cards
option-allocate = Allocate { $a }{ $does ->
    [none] {""}
    [one] {" "}(1 point)
    [other] {" "}({ $does } points)
   *[paid] {" "}({ $does })
}
option-spend = Deplete { $a } for { $does ->
    [1] 1 Allocation point
   *[other] { $does } Allocation points
}
option-place = At { $a }
option-move = { $a } to { $b }
option-conquer = Conquest Action at { $a }
option-skip = Skip { $a }
option-target = { $a } targets { $b }: { $does }{ beyond }
option-strike = { $a } strikes { $b } by surprise: { $does }{ beyond }
beyond = { $idle ->
    [yes] { " " }(too much even for all your Units together)
   *[no] { "" }
}
option-amount = { $does ->
    [resources] { $a ->
        [one] 1 Resource counter
       *[other] { $a } Resource counters
    }
   *[other] ATT { $a }
}
option-withdraw = { $does ->
    [takes-it] Withdraw and fail
    [has-it] Withdraw and fail
   *[other] Withdraw
}
option-stay = { $does ->
    [takes-it] Stay and win this fight
    [has-it] Stay and hold on to the end
    [fights-on] Stay and fight on
   *[other] Stay
}
option-system-draw = Draw a System card
option-eliminate = Eliminate { $a }
option-charge = Charge for { $a }
option-play = Play { $a }{ $does ->
    [none] {""}
    [one] {" "}(1 Resource counter)
   *[other] {" "}({ $does } Resource counters)
}{ idly }
option-use = Use { $a }: { $does }{ idly }
option-activate = Activate { $a } by { $b }: { $does }{ idly }
idly = { $idle ->
    [yes] { " " }(of no use to you now)
   *[no] { "" }
}
option-deplete = Deplete { $a }: { $does }
option-choose = { $a }
option-choose-attack = The attack of { $a } on { $b }
option-versus = Against { $a }{ $does ->
    [none] {" "}(none here)
   *[other] : { $does }
}
option-fight-as = As a { $a }
option-option = { $does }
option-bottom = Put it on the bottom
option-take = Take { $a }
option-pay = Pay Resource counters: { $does }
option-decline = { $does ->
    [alone] Go without
    [none] Decline
   *[other] Do without { $does }
}
option-done = { $does ->
    [take-back] Take it back at no cost
    [bid-made] Bid no more this time
    [out-of-bidding] Bid nothing and leave the bidding
   *[other] Done
}
option-pick = Take { $a }
option-player = { $a }
option-buy = Buy { $a } too

## Names of things.

signed = { $b ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
   *[other] +{ $b }
}

subtype-capital = Capital
subtype-carrier = Carrier
subtype-fighter = Fighter
subtype-starship = Starship
subtype-emplacement = Emplacement
subtype-stronghold = Stronghold
subtype-satellite = Satellite
subtype-station = Station
subtype-hover = Hover
subtype-infantry = Infantry
subtype-mech = Mech
subtype-vehicle = Vehicle
subtype-drone = Drone
form-troop = Troop
form-fleet = Fleet
form-starship = Starship
keyword-number = { $word } +{ $number }
keyword-assault = Assault
keyword-atmospheric = Atmospheric
keyword-deployed = Deployed
keyword-firing-arcs = Firing Arcs
keyword-hardened = Hardened
keyword-intercept = Intercept
keyword-piercing = Piercing
keyword-reactive = Reactive
keyword-reinforced = Reinforced
keyword-siege = Siege
keyword-sub-light = Sub-light
keyword-support = Support
keyword-surprise-strike = Surprise Strike
phase-resupply = Resupply Phase
phase-allocation = Allocation Phase
phase-reallocation = Reallocation Phase
phase-military = Military Phase
phase-victory = Victory Phase
phase-regent = Regent Phase
moment-part = between the parts of the Phase
moment-before_undeplete = start of the { phase-resupply }, before cards turn upright
moment-before_draw_assets = { phase-resupply }, before Asset cards are drawn
moment-before_draw_character = { phase-resupply }, before a Character is drawn
moment-before_collect = { phase-resupply }, before Resource counters come
moment-before_buy_worlds = { phase-resupply }, before Worlds are faced up
moment-before_characters = start of the { phase-allocation }
moment-before_artifacts = { phase-allocation }, before Artifacts are allocated
moment-before_move_at_home = start of the { phase-reallocation }
moment-before_campaign = start of the { phase-military }
moment-before_liberate = { phase-victory }, before Worlds are Liberated
moment-before_reward = { phase-victory }, before conquests are rewarded
moment-before_system_draw = { phase-victory }, before a System card is drawn
moment-before_fill_hand = { phase-victory }, before the hand is filled
moment-before_reward_draws = { phase-victory }, before cards are drawn for conquests
moment-before_rethrone = { phase-victory }, before a new Throne World is chosen
moment-before_out = { phase-victory }, before who controls no World leaves the game
moment-before_keep_title = start of the { phase-regent }
moment-before_judge_characters = { phase-regent }, before Disputed Characters are judged
moment-before_judge_worlds = { phase-regent }, before Disputed Worlds are judged
moment-before_end = end of the { phase-regent }
moment-allocation_b = { phase-allocation }, before Units are allocated and paid for
moment-reallocation_b = { phase-reallocation }, before Units move to Worlds of others
moment-reallocation_c = { phase-reallocation }, before the attacked React
moment-ca_start = start of the Conquest Action
moment-exchange_start = start of the Exchange
moment-strikes = Surprise Strikes are declared
moment-step_1 = start of Step 1
moment-targets_1 = Step 1, targets are declared
moment-step_2 = start of Step 2
moment-targets_2 = Step 2, targets are declared
moment-step_3 = Step 3, before eliminations
moment-step_4 = the end of Step 4
moment-step_4_starts = Step 4, before withdrawals
moment-victory = { phase-victory }, before victory is checked
trigger-ca_starts = the Conquest Action begins
trigger-exchange_starts = the Exchange begins
trigger-eliminated = eliminated
trigger-troop_eliminated = a Troop was eliminated
trigger-conquers = a World was Conquered

## Keys of the view.

view-active = active player
view-victory_points = points to win
view-hand_size = cards in hand
view-assets = Asset Deck
view-systems = System Deck
view-characters = Character Deck
view-figures = Characters
view-relics = Artifacts
view-out = out of the game
view-reserve = Reserve Systems
view-court = facedown Characters
view-discard = Discard Pile
view-worlds_left = Worlds left
view-in_the_deck = in the deck

## The end.

standing = { $rank }. { $who } ({ $score ->
    [one] 1 Victory point
   *[other] { $score } Victory points
})

## Standing orders

order-Moment = when asked for abilities and Reactions
rest-fight = Pass for the rest of this Conquest Action
rest-turn = Pass for the rest of this Turn
rest-phase = Pass for the rest of this Phase
stop-attacked = you are attacked
stop-attacking = you attack
stop-conquest = anybody fights over a World
stop-own-card = your cards are concerned
stop-own-turn = it is your turn
stop-reaction = somebody has announced something

## Why a card cannot be used now.

why-hand = Units of your hand come into play in your own Allocation Phase; { $phase ->
    [set-up] the game is still being set up.
    [resupply] this is a Resupply Phase.
    [reallocation] this is a Reallocation Phase.
    [military] this is a Military Phase.
    [victory] this is a Victory Phase.
    [regent] this is a Regent Phase.
   *[other] now something else is asked.
}
why-hand-tactics = Tactics cards are Reactions: each is played at the moment its text names, when you are asked whether to play a Reaction.
why-hand-reaction = Reactions are played at the moment their text names, when you are asked whether to play one.
why-SI-SETUP-05 = { $chosen ->
    [yes] { $name } costs { $cost } and { $other }, which you have chosen, { $its }
   *[no] { $name } costs { $cost } and even { $other }, the cheapest to go with it, { $its }
}: together { $total }. A Throne World and a Lead Character may cost at most { $most } together.
why-used = Its ability is used { $when }: you are asked then, and not again until it comes round.
used-at-ca_start = at the start of a Conquest Action
used-at-exchange_start = at the start of an Exchange
used-at-step_1 = in Step 1 of an Exchange
used-at-step_2 = in Step 2 of an Exchange
used-at-targets = when targets are declared
used-at-step_3 = in Step 3 of an Exchange, before eliminations
used-at-last_step_4 = at the end of the last Exchange
used-at-reallocation_b = in the { phase-reallocation }, before Units move to Worlds of others
used-at-reallocation_c = in the { phase-reallocation }, before the attacked React
used-at-allocation_b = in the { phase-allocation }, before Units are allocated
used-at-reaction = when a Reaction is announced
used-at-resupply = in the { phase-resupply }
used-at-military = in the { phase-military }
