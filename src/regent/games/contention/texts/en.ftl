# Imperium: The Contention in English.

title = Imperium: The Contention
tagline = Six factions, one throne: explore, settle, bluff, and strike.

## What happened. $who acts; $you is "yes" when the reader does.

event-turn = Turn { $a } begins; { $you ->
    [yes] you hold
   *[no] { $who } holds
} the Void Scepter.
event-scepter = { $you ->
    [yes] You hold
   *[no] { $who } holds
} the Void Scepter.
event-mulligans = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $a ->
    [0] no card
    [one] 1 card
   *[other] { $a } cards
} on the bottom of the deck.
event-gains = { $you ->
    [yes] You gain
   *[no] { $who } gains
} { $a ->
    [one] 1 resource
   *[other] { $a } resources
}.
event-pays = { $you ->
    [yes] You pay
   *[no] { $who } pays
} { $a ->
    [one] 1 resource
   *[other] { $a } resources
}.
event-pays-for = { $you ->
    [yes] You pay
   *[no] { $who } pays
} { $b ->
    [one] 1 resource
   *[other] { $b } resources
} for { $a }.
event-favor = { $you ->
    [yes] You { $b ->
        [1] gain
       *[0] lose
    }
   *[no] { $who } { $b ->
        [1] gains
       *[0] loses
    }
} { $a } favor: { $c } now.
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
} scrap pile becomes the deck.
event-sees = { $you ->
    [yes] You see
   *[no] { $who } sees
} { $a }, held by { $b }.
event-explores = { $you ->
    [yes] You explore
   *[no] { $who } explores
} { $b }: { $a }.
event-moves = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } moves to { $b }.
event-jumps = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } jumps to { $b }.
event-settles = { $you ->
    [yes] You settle
   *[no] { $who } settles
} { $a } at { $b }.
event-replaces = { $a } at { $c } is replaced by { $b }.
event-uses = { $you ->
    [yes] You use
   *[no] { $who } uses
} { $a }.
event-bluffs = { $you ->
    [yes] You reveal
   *[no] { $who } reveals
} the Bluff.
event-picks-up = { $you ->
    [yes] You pick up your Bluff.
   *[no] { $who } picks up the Bluff.
}
event-sits-out = { $you ->
    [yes] You sit
   *[no] { $who } sits
} out.
event-reveals = { $you ->
    [yes] You reveal
   *[no] { $who } reveals
} { $a }.
event-announces = { $you ->
    [yes] You announce
   *[no] { $who } announces
} what is chosen for { $a }.
event-names-card = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $a } for { $b }.
event-names-player = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $a } for { $b }.
event-names-sector = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} sector { $a } for { $b }.
event-sent-back = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } goes back to the hand; it counts as a Bluff.
event-resolves = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } resolves.
event-refunded = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } has no valid target: back to the hand, and { $b ->
    [one] 1 resource is
   *[other] { $b } resources are
} refunded.
event-cancels = { $a } is canceled.
event-faceoff-ends = The face-off ends.
event-enters = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } enters play at { $b }.
event-creates = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } is created at { $b }.
event-no-token = { $you ->
    [yes] You control
   *[no] { $who } controls
} as many of { $a } as allowed: no more is created.
event-attaches = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } is attached to { $b }.
event-attaches-to-player = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } is attached to { $b }.
event-controls = { $you ->
    [yes] You now control
   *[no] { $who } now controls
} { $a }.
event-changes-attack = The attack of { $a } changes from { $b } to { $c } this turn, by { $d }.
event-changes-defense = The defense of { $a } changes from { $b } to { $c } this turn, by { $d }.
event-changes-speed = The speed of { $a } changes from { $b } to { $c } this turn, by { $d }.
event-binds = { $a } can’t attack this turn, because of { $b }.
event-damages = { $a } takes { $b } damage from { $c }.
event-repairs = { $a } is repaired.
event-grows = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } grows: { $b ->
    [one] 1 counter
   *[other] { $b } counters
}.
event-marks = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $a } on { $b } at { $c }.
event-targets = { $a } targets { $b }.
event-hits = { $a } hits { $b } for { $c }.
event-destroyed = { $a } is destroyed { $b }.
event-scraps = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } is scrapped.
event-removes = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } is removed from play.
event-returns = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $a } back to the hand.
event-boards = { $you ->
    [yes] You board
   *[no] { $who } boards
} { $a } at { $b }, taken from { $c }.
event-loses = { $you ->
    [yes] You are
   *[no] { $who } is
} out of the game.
event-spared = { $you ->
    [yes] You have
   *[no] { $who } has
} no favor left: { $a } favor of the loss is not lost.
event-takes = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $a ->
    [one] 1 resource
   *[other] { $a } resources
} from { $b }.
event-discount = { $you ->
    [yes] Your
   *[no] { $who }’s
} first { $a } card this turn costs { $b } less.
event-loses-keywords = { $a } loses its keywords this turn, because of { $b }.
event-rampages = { $a } rampages: { $c } damage to { $b }.
event-enters-off = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $a } enters play, off the map.
event-wins-too = { $you ->
    [yes] You win
   *[no] { $who } wins
} with the team of { $a }.
event-tie = Several fulfil a condition to win; the tie breakers decide.
event-wins = { $you ->
    [yes] You win
   *[no] { $who } wins
}: { $a } ({ $b } favor).

## What is asked.

prompt-Mulligan = Your opening hand: put any cards on the bottom of your deck, then draw back up.
prompt-Movement = { $a ->
    [0] Move your ships one by one, or be done.
   *[other] { $b } is on its way: { $c ->
        [0] through a gate
        [one] one sector more
       *[other] up to { $c } sectors more
    }, or stop here?
}
prompt-Develop = Develop: settle one location, or use one develop ability.
prompt-Drop = { $a ->
    [0] Drop a card face down, bluff, or sit out.
   *[other] You sit out, and nobody else has anything to choose: drop a card after all, bluff, or go on sitting out?
}
prompt-Announcing = { $b ->
    [0] Use { $a }?
    [1] Which of your cards do you give up for { $a }?
    [2] Which card of your hand do you discard for { $a }?
    [3] Choose a target for { $a }.
    [4] Choose a player for { $a }.
    [5] Choose a sector for { $a }.
    [6] Choose the sector in which { $a } brings something into play.
    [7] Choose the way for { $a }, sector by sector.
    [8] { $a }: which of its two effects?
    [9] What is { $a } attached to?
    [10] To whom is { $a } attached?
    [11] Where does { $a } enter play?
    [12] What is it attached to from now on, by { $a }?
   *[13] To whom is it attached from now on, by { $a }?
}
prompt-Using = { $b ->
    [0] Use { $a }?
    [1] Which of your cards do you give up for { $a }?
    [2] Which card of your hand do you discard for { $a }?
    [3] Choose a target for { $a }.
    [4] Choose a player for { $a }.
    [5] Choose a sector for { $a }.
    [6] Choose the sector in which { $a } brings something into play.
    [7] Choose the way for { $a }, sector by sector.
    [8] { $a }: which of its two effects?
    [9] What is { $a } attached to?
    [10] To whom is { $a } attached?
    [11] Where does { $a } enter play?
    [12] What is it attached to from now on, by { $a }?
   *[13] To whom is it attached from now on, by { $a }?
}
prompt-Choosing = Choose.
prompt-Cancel = Pay { $b ->
    [one] 1 resource
   *[other] { $b } resources
} to save { $a }, or let it be canceled?
prompt-Declare = Declare your attacks, or be done.
prompt-SettleContention = Several abilities trigger: which comes first?

## What can be answered.

option-done = { $does ->
    [Mulligan] Keep these cards
    [Movement] Move no more ships
    [Declare] No more attacks
   *[other] Done
}

option-target = { $a }{ $does ->
    [none] { "" }
   *[other] { " " }at { $does }
}
option-target-location = { $does ->
    [none] The location at { $a }
   *[other] { $does } at { $a }
}
option-choose-player = { $a }
option-choose-sector = Sector { $a }{ $does ->
    [none] { "" }
   *[other] { " " }({ $does })
}
option-site = At { $a }{ $does ->
    [none] { "" }
   *[other] , { $does }
}
option-give-up = Give up { $a }{ $does ->
    [none] { "" }
   *[other] { " " }at { $does }
}
option-use = Use it: { $does }
option-skip = Do not use it
option-choose = { $does }
option-attach-to = Attach to { $a }{ $does ->
    [none] { "" }
   *[other] { " " }at { $does }
}
option-move = Move { $a } from { $does } to { $b }
option-jump = { $a } jumps from { $does } to { $b }
option-stop = Stop here
option-settle = Settle { $a }{ $does ->
    [none] { "" }
   *[other] { " " }({ $does })
}
option-develop = { $a }: { $does }
option-recover = Settle { $a } again
option-rebuild = Rebuild your homeworld at { $a }
option-explore = Explore { $a }
option-drop = Drop { $a }{ $does ->
    [dear] { " " }(too dear: it would come back as a Bluff)
    [limit] { " " }(a second card with Limit: it would come back as a Bluff)
    [aimless] { " " }(nothing to choose for it: it would come back as a Bluff)
   *[none] { "" }
}
option-bluff = Bluff
option-sit-out = Sit out: bluff every round until you pick the Bluff up again
option-attack = { $a } attacks { $b } ({ $does })
option-bottom = Put { $a } on the bottom
option-pay = Pay

## Names of things.

place-off-the-map = off the map
trigger-deploy = Deploy
trigger-backlash = Backlash
trigger-bot = beginning of turn
trigger-dev = develop
trigger-battle_starts = battle begins
trigger-destroys = destroys
trigger-ship_destroyed = a ship was destroyed
trigger-jumps = a ship jumps
trigger-plays = a card was played
marker-bonus = the Terran bonus token
marker-extractor = the Extractor token
token-droneling = Droneling
token-fighter = Fighter
token-destroyer = Destroyer
token-dreadnought = Dreadnought

cause-damage = by damage
cause-effect = by an effect
cause-host = with what it was attached to
cause-black-hole = by the Black Hole
cause-defense = because its defense fell
way-c-win-01 = enough favor at the end of the turn
way-c-win-02 = all 7 colony tokens are placed
way-c-win-03 = the enemy homeworld is destroyed
way-c-opt-elim-02 = the last contender standing
way-c-opt-elim-03 = all 7 colony tokens are placed
way-c-opt-elim-10 = nobody is left, and the tie breakers decide
way-c-team-03 = the last team standing

## How it is won.

wins = wins: { $ways }
ahead = { $who } wins at the end of this turn if nothing changes: { $way }.
goal-favor = { $favor } favor
goal-tokens = all 7 colony tokens placed
goal-homeworld = the enemy homeworld destroyed
goal-last = the last { $teams ->
    [yes] team
   *[no] contender
} standing (out at 0 favor or without homeworld)

## Why a card cannot be used now.

why-hand = Cards of your hand are dropped in the Face-Off; { $phase ->
    [set-up] the game is still being set up.
    [beginning] this is the Beginning phase.
    [command] this is the Command phase.
    [battle] this is the Battle phase.
   *[other] now something else is asked.
}

## The end.

standing = { $rank }. { $who } ({ $score } favor)
