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
} { $b } for { $a }.
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
event-moves = { $a } moves to { $b }.
event-jumps = { $a } jumps to { $b }.
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
} the choices of { $a }.
event-names-card = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $a }.
event-names-player = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $a }.
event-names-sector = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $a }.
event-sent-back = { $a } goes back to the hand; it counts as a Bluff.
event-resolves = { $a } resolves.
event-refunded = { $a } has no valid target: back to the hand, { $b } refunded.
event-cancels = { $a } is canceled.
event-faceoff-ends = The face-off ends.
event-enters = { $a } enters play at { $b }.
event-creates = { $a } is created at { $b }.
event-no-token = { $you ->
    [yes] You control
   *[no] { $who } controls
} as many of { $a } as allowed: no more is created.
event-attaches = { $a } is attached to { $b }.
event-attaches-to-player = { $a } is attached to { $b }.
event-controls = { $you ->
    [yes] You now control
   *[no] { $who } now controls
} { $a }.
event-changes = The strength of { $a } changes this turn.
event-binds = { $a } can’t attack this turn.
event-damages = { $a } takes { $b } damage.
event-repairs = { $a } is repaired.
event-grows = { $a } grows: { $b } counters.
event-marks = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $a } on { $b } at { $c }.
event-targets = { $a } targets { $b }.
event-hits = { $a } hits { $b } for { $c }.
event-destroyed = { $a } is destroyed.
event-scraps = { $a } is scrapped.
event-removes = { $a } is removed from play.
event-returns = { $a } returns to the hand.
event-boards = { $you ->
    [yes] You board
   *[no] { $who } boards
} { $a } at { $b }.
event-loses = { $you ->
    [yes] You are
   *[no] { $who } is
} out of the game.
event-tie = Several fulfil a condition to win; the tie breakers decide.
event-wins = { $you ->
    [yes] You win
   *[no] { $who } wins
}!

## What is asked.

prompt-Mulligan = Your opening hand: put any cards on the bottom of your deck, then draw back up.
prompt-Movement = Move your ships, sector by sector.
prompt-Develop = Develop: settle, or use one develop ability.
prompt-Drop = Drop a card face down, bluff, or sit out.
prompt-Announcing = Choose for { $a }.
prompt-Using = Choose for { $a }.
prompt-Choosing = Choose.
prompt-Cancel = Pay { $b } to save { $a }?
prompt-Declare = Declare your attacks.
prompt-SettleContention = Several abilities trigger: which comes first?

## What can be answered.

option-target = { $a }
option-target-location = The location at { $a }
option-choose-player = { $a }
option-choose-sector = Sector { $a }
option-site = At { $a }
option-give-up = Give up { $a }
option-use = Use it
option-skip = Leave it
option-choose = Choice { $a }
option-attach-to = Attach to { $a }
option-move = Move { $a } to { $b }
option-jump = { $a } jumps to { $b }
option-stop = Stop here
option-settle = Settle { $a }
option-develop = Develop: { $a }
option-recover = Settle { $a } again
option-rebuild = Rebuild your homeworld at { $a }
option-explore = Explore { $a }
option-drop = Drop { $a }
option-bluff = Bluff
option-sit-out = Sit out
option-attack = { $a } attacks { $b }
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

## How it is won.

wins = wins: { $ways }
goal-favor = { $favor } favor
goal-tokens = all 7 colony tokens placed
goal-homeworld = the enemy homeworld destroyed
goal-last = the last { $teams ->
    [yes] team
   *[no] contender
} standing (out at 0 favor or without homeworld)

## The end.

standing = { $rank }. { $who } ({ $score } favor)
