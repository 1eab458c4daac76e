# Arcs in English.

title = Arcs
tagline = Lead or follow, tax and build, court the guilds, and be ahead when an ambition is scored.

## What happened. $who acts, $you is "yes" when the reader does.
event-agents-slain = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $b ->
    [one] an Agent
   *[other] { $b } Agents
} of { $a_you ->
    [yes] yours
   *[no] { $a }
} as Trophies.
event-all-passed = Everybody has passed: all hands are discarded, and the chapter ends.
event-attacks = { $you ->
    [yes] You attack
   *[no] { $who } attacks
} { $a } in { $b }.
event-battle-over = The battle against { $a } in { $b } is over.
event-boxes-place = The resources on the box of { $a } take a place and score nothing.
event-builds = { $you ->
    [yes] You build
   *[no] { $who } builds
} a { $c } { $a } in { $b }.
event-buries = { $a } is buried under the Court deck.
event-captives-return = Tyrant was scored: all Captives return.
event-captures = { $you ->
    [yes] You capture
   *[no] { $who } captures
} { $b ->
    [one] an Agent
   *[other] { $b } Agents
} of { $a_you ->
    [yes] yours
   *[no] { $a }
}.
event-chapter = Chapter { $a } begins. { $you ->
    [yes] You have
   *[no] { $who } has
} the initiative.
event-copies = { $you ->
    [yes] You copy with
   *[no] { $who } copies with
} { $a }, face down.
event-court = { $a } enters the Court.
event-court-shuffled = The Court deck is shuffled.
event-damaged = A { $a } of { $you ->
    [yes] yours
   *[no] { $who }
} in { $b } is damaged.
event-declares = { $you ->
    [yes] You declare
   *[no] { $who } declares
} { $a } with the marker of { $b } Power.
event-destroyed = A { $a } of { $you ->
    [yes] yours
   *[no] { $who }
} in { $b } is destroyed.
event-discards = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $b ->
    [one] a { $a }
   *[other] { $b } { $a } resources
}.
event-discards-card = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $a }.
event-draws = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $a }.
event-draws-hand = { $you ->
    [yes] You draw
   *[no] { $who } draws
} a hand of { $a } cards.
event-executes = { $you ->
    [yes] You execute
   *[no] { $who } executes
} a Captive of { $a_you ->
    [yes] yours
   *[no] { $a }
}: it becomes a Trophy.
event-frees = { $you ->
    [yes] You free
   *[no] { $who } frees
} a city in { $a } ({ $b_you ->
    [yes] yours
   *[no] { $b }
}): it returns to its board.
event-gains = { $you ->
    [yes] You gain
   *[no] { $who } gains
} a { $a }.
event-influences = { $you ->
    [yes] You put
   *[no] { $who } puts
} an Agent on { $a }.
event-initiative = { $you ->
    [yes] You take
   *[no] { $who } takes
} the initiative.
event-joins = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $a } beside { $b }.
event-keeps-hand = { $you ->
    [yes] You keep
   *[no] { $who } keeps
} the hand.
event-leads = { $you ->
    [yes] You lead
   *[no] { $who } leads
} with { $a }.
event-looks = { $you ->
    [yes] You look
   *[no] { $who } looks
} at { $a_you ->
    [yes] your hand
   *[no] the hand of { $a }
}.
event-marker-flips = An ambition marker turns to its gold side: { $a } Power for first place.
event-moves = { $you ->
    [yes] You move
   *[no] { $who } moves
} { $a ->
    [one] a ship
   *[other] { $a } ships
} from { $b } to { $c }.
event-no-zero = The Secret Order declares { $a } without a zero marker.
event-nobody-scores = Nobody has anything for { $a }.
event-none-left = There is no { $a } left in the supply.
event-nothing = Nothing comes of it: there is nothing that { $you ->
    [yes] you
   *[no] { $who }
} could do with this { $a } now.
event-nothing-to-ransack = No Agent of { $a_you ->
    [yes] yours
   *[no] { $a }
} is in the Court: there is nothing to ransack.
event-outrage = { $you ->
    [yes] You provoke
   *[no] { $who } provokes
} Outrage: { $a }.
event-passes = { $you ->
    [yes] You pass
   *[no] { $who } passes
} the initiative on.
event-piles-shuffled = Both piles of action cards are shuffled together.
event-pivots = { $you ->
    [yes] You pivot
   *[no] { $who } pivots
} with { $a }.
event-places = { $you ->
    [yes] You place
   *[no] { $who } places
} { $a ->
    [one] a ship
   *[other] { $a } ships
} in { $b }.
event-plays-to-seize = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $a } face down.
event-puts-back = { $you ->
    [yes] You put back
   *[no] { $who } puts back
} { $a ->
    [one] 1 card
   *[other] { $a } cards
}.
event-ransacks = { $you ->
    [yes] You ransack
   *[no] { $who } ransacks
} { $a }.
event-rearranges = { $you ->
    [yes] You exchange
   *[no] { $who } exchanges
} slots { $a } and { $b }.
event-redraws = { $you ->
    [yes] You discard the hand and draw
   *[no] { $who } discards the hand and draws
} another.
event-releases = { $you ->
    [yes] You return
   *[no] { $who } returns
} a Captive to { $a }.
event-repairs = { $you ->
    [yes] You repair
   *[no] { $who } repairs
} a { $a } in { $b }.
event-rerolls = { $you ->
    [yes] You roll again
   *[no] { $who } rolls again
}: { $a }.
event-rolls = { $you ->
    [yes] You roll
   *[no] { $who } rolls
} { $a }.
event-round = Round { $a }: { $you ->
    [yes] you have
   *[no] { $who } has
} the initiative.
event-scores = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $a } Power for { $clause ->
    [A-SCORE-5] cities ({ $b })
    [A-SCORE-3] a tied place ({ $b })
   *[other] { $b }
}.
event-secures = { $you ->
    [yes] You secure
   *[no] { $who } secures
} { $a }.
event-sees = { $you ->
    [yes] You see
   *[no] { $who } sees
} { $a }.
event-seizes = { $you ->
    [yes] You seize
   *[no] { $who } seizes
} the initiative.
event-cannot-seize = Nothing comes of it: { $you ->
    [yes] you cannot
   *[no] { $who } cannot
} seize the initiative now.
event-spends = { $you ->
    [yes] You spend
   *[no] { $who } spends
} a { $a }: { $b }.
event-spends-by = { $you ->
    [yes] You spend
   *[no] { $who } spends
} a { $a } by { $c }: { $b }.
event-spreads-outrage = { $you ->
    [yes] You spread
   *[no] { $who } spreads
} Outrage: everybody provokes it of { $a } and discards all of that type.
event-steals = { $you ->
    [yes] You steal
   *[no] { $who } steals
} a { $a } from { $b }.
event-steals-card = { $you ->
    [yes] You steal
   *[no] { $who } steals
} { $a } from { $b }.
event-surpasses = { $you ->
    [yes] You surpass
   *[no] { $who } surpasses
} with { $a }.
event-swaps = { $you ->
    [yes] You swap
   *[no] { $who } swaps
} { $a } for { $b } with { $c }.
event-takes-card = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $a } into the hand.
event-taxes = { $you ->
    [yes] You tax
   *[no] { $who } taxes
} a city of { $b_you ->
    [yes] yours
   *[no] { $b }
} in { $a }.
event-taxes-own = { $you ->
    [yes] You tax
   *[no] { $who } taxes
} a city in { $a }.
event-trades = { $you ->
    [yes] You take
   *[no] { $who } takes
} a { $a } from { $c } and give{ $you ->
    [yes] {""}
   *[no] s
} a { $b } for it.
event-trophies-return = Warlord was scored: all Trophies return.
event-uses = { $you ->
    [yes] You use
   *[no] { $who } uses
} { $a }.
event-zero = The zero marker lies on { $a }: every card of its suit surpasses it.
event-accepts = { $you ->
    [yes] You agree
   *[no] { $who } agrees
} to deal { $a }.
event-act = Act { $a } begins.
event-advances = { $you ->
    [yes] You come
   *[no] { $who } comes
} { $a } nearer to the objective; { $b } to go.
event-blight-grows = Blight in { $a } is fresh again.
event-blight-spreads = Blight spreads to { $a }.
event-calls = { $you ->
    [yes] You call
   *[no] { $who } calls
} the Summit.
event-cedes = { $you ->
    [yes] You cede
   *[no] { $who } cedes
} a { $b } in { $c } to { $a }.
event-celebrates = { $you ->
    [yes] You celebrate the Regency and score
   *[no] { $who } celebrates the Regency and scores
} { $a } Power.
event-changes-policy = { $you ->
    [yes] You change
   *[no] { $who } changes
} the Policy: { $a }.
event-completes = { $you ->
    [yes] You have
   *[no] { $who } has
} completed the objective.
event-council-decides = The Imperial Council has decided, as { $you ->
    [yes] you
   *[no] { $who }
} secured it.
event-crises = Crises: wherever there is Blight, it strikes.
event-crisis = Crisis: { $a }.
event-declines = { $you ->
    [yes] You decline
   *[no] { $who } declines
} deal { $a }.
event-because = { $you ->
    [yes] Your stand-in
   *[no] { $who }
} { $b ->
    [0] says no to deal { $a }: it would give up { $c } for { $d }.
    [1] says no to deal { $a }: it would gain too little, { $d }.
    [2] says yes to deal { $a }: it gains { $d } for { $c }.
    [4] says no to deal { $a }: it would give up { $c }. With { $d } on top it would rather agree.
    [5] says no to deal { $a }: it would gain too little. With { $d } on top it would rather agree.
    [8] says no to deal { $a }: it would give up { $c }. Without giving { $d } it would rather agree.
    [9] says no to deal { $a }: it would gain too little. Without giving { $d } it would rather agree.
   *[3] answers deal { $a } against its own count: { $d } for { $c }.
}
event-delegates = { $you ->
    [yes] You delegate
   *[no] { $who } delegates
} an Agent on { $b } to { $a }.
event-dissolves = No Regent is left: the Empire dissolves, and { $who } loses { $a } Power for the Imperial Trust.
event-edicts = Edicts are resolved.
event-ends-turn = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
} { $b ->
    [0] { $a ->
        [one] 1 action was
       *[other] { $a } actions were
    } not used.
   *[other] { $a ->
        [one] 1 action was
       *[other] { $a } actions were
    } left, but nothing that the card buys was possible.
}
event-enforces = { $you ->
    [yes] You enforce
   *[no] { $who } enforces
} the Policy of { $a }.
event-escorts = { $a ->
    [one] An Imperial ship goes
   *[other] { $a } Imperial ships go
} along from { $b } to { $c }.
event-event = An Event card was played: an event follows.
event-expelled = { $you ->
    [yes] You are
   *[no] { $who } is
} expelled from the Empire.
event-fails = { $you ->
    [yes] You have
   *[no] { $who } has
} not completed the objective: { $a } Power lost.
event-first-regent = { $you ->
    [yes] You are
   *[no] { $who } is
} First Regent now.
event-forces = { $you ->
    [yes] You force
   *[no] { $who } forces
} { $b } to give a { $a }.
event-frees-own = { $you ->
    [yes] You have
   *[no] { $who } has
} the most Power and must free a city in { $a }: it is a Free city now.
event-frees-state = { $you ->
    [yes] You free
   *[no] { $who } frees
} a city in { $a } ({ $b_you ->
    [yes] yours
   *[no] { $b }
}): it is a Free city now.
event-fulfils = { $you ->
    [yes] You have
   *[no] { $who } has
} completed the objective: { $a } Power.
event-gives-resource = { $you ->
    [yes] You give
   *[no] { $who } gives
} { $a } a { $b }.
event-gives-captive = { $you ->
    [yes] You give
   *[no] { $who } gives
} { $a } a Captive of { $b_you ->
    [yes] yours
   *[no] { $b }
}.
event-gives-favor = { $you ->
    [yes] You give
   *[no] { $who } gives
} { $a } a Favor of { $b_you ->
    [yes] yours
   *[no] { $b }
}.
event-gives-trophy = { $you ->
    [yes] You give
   *[no] { $who } gives
} { $a } a Trophy: a { $c } of { $b_you ->
    [yes] yours
   *[no] { $b }
}.
event-grand = { $you ->
    [yes] You fulfil
   *[no] { $who } fulfils
} { $a ->
    [one] a grand ambition
   *[other] { $a } grand ambitions
} and score{ $you ->
    [yes] {""}
   *[no] s
} { $b } Power.
event-halves = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $a } Power: half of it fades between Acts.
event-in-session = The Imperial Council is In Session.
event-intermission = Act { $a } is over.
event-invites = { $you ->
    [yes] You invite
   *[no] { $who } invites
} { $a } back into the Empire.
event-lapses = Deal { $a } can no longer be carried out.
event-leaves = { $you ->
    [yes] You leave
   *[no] { $who } leaves
} the Empire.
event-loses = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $a } Power.
event-mirrors = { $you ->
    [yes] You mirror the lead with
   *[no] { $who } mirrors the lead with
} { $a }: { $b ->
    [0] no actions
    [one] 1 action
   *[other] { $b } actions
}.
event-pays-trust = { $you ->
    [yes] You pay
   *[no] { $who } pays
} a { $a } to the Imperial Trust.
event-promises = { $you ->
    [yes] You promise
   *[no] { $who } promises
} { $a } a Favor.
event-offers-agent = Deal { $a }: { $you ->
    [yes] you
   *[no] { $who }
} would give { $b } an Agent on { $c }.
event-offers-captive = Deal { $a }: { $you ->
    [yes] you
   *[no] { $who }
} would give { $b } a Captive of { $c_you ->
    [yes] yours
   *[no] { $c }
}.
event-offers-favor = Deal { $a }: { $you ->
    [yes] you
   *[no] { $who }
} would give { $b } a Favor of { $c_you ->
    [yes] yours
   *[no] { $c }
}.
event-offers-piece = Deal { $a }: { $you ->
    [yes] you
   *[no] { $who }
} would give { $b } a { $c } in { $d }.
event-offers-resource = Deal { $a }: { $you ->
    [yes] you
   *[no] { $who }
} would give { $b } a { $c }.
event-offers-trophy = Deal { $a }: { $you ->
    [yes] you
   *[no] { $who }
} would give { $b } a Trophy, a { $d } of { $c_you ->
    [yes] yours
   *[no] { $c }
}.
event-offers-invitation = Deal { $a }: { $you ->
    [yes] you
   *[no] { $who }
} would invite { $b } back into the Empire.
event-offers-promise = Deal { $a }: { $you ->
    [yes] you
   *[no] { $who }
} would promise { $b } a Favor.
event-owes-favor = The Edict of { $b } costs { $you ->
    [yes] you
   *[no] { $who }
} a Favor for { $a }: nothing else could be paid.
event-proposes = { $you ->
    [yes] You propose
   *[no] { $who } proposes
} deal { $a }.
event-repairs-other = { $you ->
    [yes] You repair
   *[no] { $who } repairs
} a { $b } of { $a_you ->
    [yes] yours
   *[no] { $a }
} in { $c }.
event-requisitions = { $you ->
    [yes] You place
   *[no] { $who } places
} { $a ->
    [one] an Imperial ship
   *[other] { $a } Imperial ships
} in { $b }.
event-returns-favors = { $you ->
    [yes] You return
   *[no] { $who } returns
} { $b ->
    [one] a Favor
   *[other] { $b } Favors
} to { $a }.
event-revives = { $you ->
    [yes] You revive the Empire and are
   *[no] { $who } revives the Empire and is
} First Regent.
event-rolls-event = The dice show cluster { $a } and { $b }.
event-founds = { $you ->
    [yes] You settle
   *[no] { $who } settles
} with three ships and a { $a } in { $b }.
event-steals-trust = { $you ->
    [yes] You steal
   *[no] { $who } steals
} a { $a } from the Imperial Trust.
event-summit-ends = The Summit is over.
event-supports = { $a ->
    [one] An Imperial ship joins
   *[other] { $a } Imperial ships join
} the attack.
event-tucks = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $a } under the played card until the round ends.
event-undeclared = The marker of { $b } Power leaves { $a } and is available again.
event-wins = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $a } Power, { $c ->
    [0] the most
   *[other] ahead of others with as much
}: { $b ->
    [0] the last chapter is over
   *[other] the goal of { $b } is reached
}.
event-withdraws = { $you ->
    [yes] You withdraw
   *[no] { $who } withdraws
} deal { $a }.
event-adds-intercept = Mirror Plating of { $you ->
    [yes] yours
   *[no] { $who }
} adds an interception.
event-annexes = { $you ->
    [yes] You replace
   *[no] { $who } replaces
} a { $a } of { $c_you ->
    [yes] yours
   *[no] { $c }
} in { $b }.
event-calms = { $you ->
    [yes] Your Outrage
   *[no] The Outrage of { $who }
} of { $a } is over.
event-clears = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $a } to clear Outrage.
event-drafts = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $a }.
event-draws-lore = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $a }.
event-fires = { $you ->
    [yes] You fire
   *[no] { $who } fires
} from { $a } at { $c } in { $b }.
event-forgoes = { $you ->
    [yes] You gain
   *[no] { $who } gains
} nothing for { $a }: only an untied first place counts.
event-gives = { $you ->
    [yes] You give
   *[no] { $who } gives
} { $a } to { $b }.
event-ignores-intercept = { $you ->
    [yes] You ignore
   *[no] { $who } ignores
} an interception by Signal Breaker.
event-left-over = { $a } leaves the game.
event-outraged = { $you ->
    [yes] You begin
   *[no] { $who } begins
} with Outrage: { $a }.
event-pays = { $you ->
    [yes] You spend
   *[no] { $who } spends
} a { $a } for it.
event-replaces = { $you ->
    [yes] You replace
   *[no] { $who } replaces
} a { $a } by a { $b } in { $c }.
event-returns-trophy = { $you ->
    [yes] You return
   *[no] { $who } returns
} a { $a } to { $b }.
event-scraps = { $you ->
    [yes] You scrap
   *[no] { $who } scraps
} { $a } of { $b }.
event-settles = { $you ->
    [yes] You begin
   *[no] { $who } begins
} with the pieces and resources of { $a }.
event-shapes = { $you ->
    [yes] You shape
   *[no] { $who } shapes
} { $a }: it is a planet of { $b } from now on.
event-taxes-slot = { $you ->
    [yes] You tax
   *[no] { $who } taxes
} an empty slot in { $a }.

## The end

standing = { $rank }. { $who } ({ $score } Power)

## What is asked.
city-warning = { $c ->
    [0] {""}
   *[other] {" "}If you destroy a city here you provoke Outrage of { $c ->
        [one] { $d }
       *[other] all its types
    }: { $e ->
        [0] { $f ->
            [0] you have nothing of it to lose.
            [one] you lose 1 Guild card.
           *[other] you lose { $f } Guild cards.
        }
       *[other] you lose { $e ->
            [one] 1 resource
           *[other] { $e } resources
        }{ $f ->
            [0] .
            [one] {" "}and 1 Guild card.
           *[other] {" "}and { $f } Guild cards.
        }
    }
}
prompt-Build = Build: a city or starport where you have a piece, or a ship at a starport?
prompt-Influence = Influence: which Court card?
prompt-Repair = Repair: which damaged piece of yours?
prompt-Secure = Secure: which Court card do you take?
prompt-Tax = Tax: which city?
prompt-DeclareAny = Populist Demands: declare any ambition, or none?
prompt-BattleAction = Battle: where, and against whom?
prompt-Collect = How many { $a } dice do you take? { $b ->
    [one] 1 more die
   *[other] Up to { $b } more dice
} in all. { $g ->
    [0] They hit most, your own ships too; the other kinds are asked next.
    [1] They hit one time in two, and never you.
   *[other] They hit buildings and give keys to steal with, but hit you too.
}{ city-warning }
prompt-RerollEvent = Empath's Vision: roll the number die or the event die again?
prompt-Mulligan = Keep your hand, or discard it and draw another?
prompt-Look = Farseers: whose hand do you look at?
prompt-Redraw = Farseers: which cards do you put back? You draw as many and one more.
prompt-SwapCards = Farseers: swap a card with { $a }, or leave it?
prompt-PlaceEach = You have too few ships for all of them: where do you place one?
prompt-PlaceFleet = In which system that you control do you place { $a } ships?
prompt-Return = You have neither ship nor starport left: in which gate do you come back with three ships?
prompt-Uprising = Mass Uprising: in which cluster do you place a ship in each system?
prompt-Abduct = Court Enforcers: from which Court card do you capture all Rival Agents?
prompt-Beside = Beside which played card do you put { $a }? You take that card when the round ends.
prompt-Execute = Prison Wardens: which Captives become Trophies?
prompt-Fence = Relic Fence: which resource do you give for a Relic?
prompt-Pressgang = Prison Wardens: return a Captive and gain any resource for it?
prompt-Trade = Elder Broker: with whom do you trade, and what do you give?
prompt-Hits = { $b ->
    [0] Self-hits: which of the attacking ships is hit?
    [1] Interception, a hit for each fresh defending ship: which of the attacking ships is hit?
    [2] Your hits: which defending piece is hit?
    [3] Building hits: which building is hit?
   *[other] Who is hit?
} { $a ->
    [one] 1 hit is
   *[other] { $a } hits are
} left to deal.{ city-warning }
prompt-Catapult = Your ships are in { $a }. Go on by Catapult, over other gates too, or stop here?
prompt-Split = How many ships go on from { $a }? The others stay there.
prompt-Group = How many ships move from { $a } to { $b }?
prompt-Move = Move: from where to where?
prompt-Raid = Raid { $a }: { $b ->
    [one] 1 key is
   *[other] { $b } keys are
} left. What do you steal?
prompt-Arrange = Rearrange your resources? Whoever raids you pays as many keys for one as its slot shows.
prompt-MakeRoom = A city came back and covers a slot: which resource do you discard?
prompt-Overflow = You have no room for { $a }: which resource goes back to the supply?
prompt-Ransack = The city has fallen. Which Court card with an Agent of { $a_you ->
    [yes] yours
   *[no] { $a }
} do you ransack?
prompt-Steal = What do you steal, and from whom?
prompt-StealType = From whom do you steal { $a }?
prompt-Follow = { $a } leads{ $b ->
    [0] {" "}and counts as 0
   *[other] {""}
}. Surpass it with a higher card of its suit, pivot with another suit, or copy it with any card, face down?
prompt-Lead = Lead with a card, or pass the initiative on.
prompt-Turn = { $b ->
    [0] Your turn
   *[other] Prelude, then your turn
}: { $d ->
    [0] { $a ->
        [0] no action is left.
        [one] 1 action is left.
       *[other] { $a } actions are left.
    }
    [1] { $a ->
        [one] 1 action is
       *[other] { $a } actions are
    } left, but nothing that your card buys is possible now.
   *[other] nothing came of that action{ $a ->
        [0] , and none is left. Take it back, or end your turn.
        [one] . 1 more is left.
       *[other] . { $a } more are left.
    }
}{ $c ->
    [0] {""}
   *[other] {" "}You may seize the initiative first.
}
prompt-FreeCity = Song of Freedom: return a city that you control to its board, or none?
prompt-MaySeize = Seize the initiative? You lead the next round then, whoever surpasses now.
prompt-Spread = Outrage Spreads: of which type does everybody provoke Outrage, if any?
prompt-CallToOrder = Your Summit, before all negotiate: what do you do?{ $offers ->
    [force] {" "}To make somebody give you something you return one Favor of theirs; for a resource as many Favors as its slot shows keys.
   *[nothing] {""}
}
prompt-Cleanse = Blight Looms: in which cluster do you destroy all damaged Blight, if in any?
prompt-Demand = The Imperial Demand: what do you take, and from whom first?
prompt-DiscardGuilds = Diplomatic Fiasco: you have more Guild cards than Agents in supply. Which do you discard?
prompt-Distribute = There are too few Weapons: which Regent gets one?
prompt-Either = The Council has decided: Crises or Edicts?
prompt-Escort = How many Imperial ships go along from { $a } to { $b }? At most one for each of yours.
prompt-FreeOwnCity = Song of Freedom: you have the most Power. Which of your cities becomes a Free city?
prompt-Govern = Govern the Imperial Reach: enforce the Policy of { $a }, or change it?
prompt-MayCall = Call the Summit? You may use Favors to force others, petition the Council or change your title; then all negotiate. { $clause ->
    [S-EVENT-9] The event dice are rolled either way.
   *[other] You choose Crises or Edicts either way.
}
prompt-MoveAgents = Council Intrigue: you may put { $a ->
    [one] 1 Agent
   *[other] { $a } Agents
} on other Court cards.
prompt-Negotiations = Negotiations: put a deal together and propose it, answer those of others, or be done.
prompt-Plunder = Take a resource of the Free States for a key?
prompt-Requisition = Where do you place two Imperial ships?
prompt-Settle = Where do you settle with three ships, and with which building?
prompt-StealTrust = What do you steal from the Imperial Trust? You have room for { $a }.
prompt-Support = How many Imperial ships join your attack?
prompt-Draft = Take a Leader or a Lore card; everybody ends with the same number of each.
prompt-Learn = Archivist: which Lore do you keep? { $a ->
    [one] 1 card is
   *[other] { $a } cards are
} left to keep.
prompt-Declared = Several cards of yours do something now. Which comes first?
prompt-Ambitious = Upstart: gain a resource of any type?
prompt-Bold = Demagogue: put an Agent on which Court cards, one on each?
prompt-GiveCard = Feastbringer: which Guild card do you give to { $a }?
prompt-Shape = Shaper: put a resource on the icon of { $a } to change its type?
prompt-WhichType = Of which type does the city give a resource?
prompt-Ruthless = Overseer: hit the { $a } in { $b } to do the same again?
prompt-FreeInfluence = On which Court card do you put an Agent?
prompt-TaxOwn = Nurture: which of your cities do you tax?
prompt-FreeMove = Tactical: move from where to where?
prompt-Sprint = Sprinter Drives: which ships that just moved go on, and where?
prompt-Sensors = Predictive Sensors: which fresh ships come to { $a } before the dice are collected?
prompt-WhichReroll = Which dice do you roll again first?
prompt-PickDice = Which dice do you roll again? Up to { $a } more.
prompt-Pay = Cloud Cities: which resource do you spend?
prompt-Summon = Tool-Priests: at which city that you control do you build a ship?
prompt-Prune = Prune: which building do you replace by the other kind?
prompt-Annex = Annex: which building do you replace by yours?
prompt-Guide = Force Beams: from where to where do ships go?
prompt-Beam = Force Beams: which ships go from { $a } to { $b }?
prompt-Martyr = Survival Overrides: which ship of yours is given for which other?
prompt-FireRifles = Galactic Rifles: from where, at whom?
prompt-RifleDice = How many { $a } dice do you roll? Up to { $b }.
prompt-ReturnTrophy = Warlord's Terror: which Trophy do you return?
prompt-ReturnCaptive = Tyrant's Ego: whose Captive do you return?
prompt-DeclareOther = Tycoon's Ambition: which ambition do you declare?
prompt-Exchange = Tycoon's Charm: exchange Material or Fuel for any resource?
prompt-TradeFor = Which resource do you take?

## What can be answered.
option-pass = Pass the initiative on
option-keep = Keep the hand
option-redraw = Draw another hand
option-lead = Lead with { $a }: { $does }
option-surpass = Surpass with { $a }: { $does }
option-copy = Copy with { $a }: { $does }
option-pivot = Pivot with { $a }: { $does }
option-declare = Declare { $a }: { $does }
option-seize = Seize the initiative with { $a }{ $does ->
    [anyway] {" "}(you take it anyway when this round ends)
   *[other] {""}
}
option-spend = Spend a { $a }: { $b }{ $idle ->
    [yes] {" "}(nothing would come of it now)
   *[no] {""}
}
option-use = Use { $a }: { $does }{ $idle ->
    [yes] {" "}(nothing would come of it now)
   *[no] {""}
}
option-take = { $a }{ $does ->
    [none] {""}
   *[other] : { $does }
}{ $idle ->
    [yes] {" "}(nothing would come of it now)
   *[no] {""}
}
option-tax = Tax the city in { $a } ({ $b_you ->
    [yes] yours
   *[no] { $b }
}): { $does }
option-city = Build a city in { $a }, which gives { $does }
option-starport = Build a starport in { $a }
option-ship = Build a ship in { $a }
option-move = Move from { $a } to { $b }
option-ships = { $a ->
    [0] { $b ->
        [one] 1 damaged ship
       *[other] { $b } damaged ships
    }
    [one] { $b ->
        [0] 1 fresh ship
       *[other] 1 fresh and { $b } damaged ships
    }
   *[other] { $a } fresh{ $b ->
        [0] {""}
       *[other] {" "}and { $b } damaged
    } ships
}
option-split = Leave some ships here, and go on with the others
option-go-on = Go on to { $a }
option-repair = Repair the { $c } in { $a }
option-influence = Put an Agent on { $a }: { $does }
option-secure = Secure { $a }: { $does }
option-battle = Attack { $b } in { $a }: { $does }
option-dice = { $b ->
    [0] no { $a } dice
    [one] 1 { $a } die
   *[other] { $b } { $a } dice
}
option-reroll = Roll the { $a } again
option-hit = { $does ->
    [damages] Damage
   *[other] Destroy
} a { $c } { $b } ({ $a_you ->
    [yes] yours
   *[no] { $a }
}){ $does ->
    [damages] {""}
    [destroys] {""}
   *[other] : { $does }
}
option-raid = Steal { $does } from { $a }
option-steal = Steal the resource in slot { $b } of { $a_you ->
    [yes] yours
   *[no] { $a }
}: { $does }
option-steal-card = Steal { $a }: { $does }
option-ransack = Ransack { $a }: { $does }
option-rearrange = Rearrange your resources (only now)
option-swap-slots = Put { $does }
option-discard = Discard a { $a }
option-new-action = { $a }: { $does }{ $idle ->
    [yes] {" "}(nothing would come of it now)
   *[no] {""}
}
option-place = In { $a }
option-cluster = Cluster { $a }
option-outrage = { $a }: { $does }
option-free = Free the { $c } city in { $a } ({ $b_you ->
    [yes] yours
   *[no] { $b }
})
option-press = Return a Captive of { $a_you ->
    [yes] yours
   *[no] { $a }
} for a { $b }
option-execute = Execute a Captive of { $a_you ->
    [yes] yours
   *[no] { $a }
}
option-abduct = Capture all Rival Agents on { $a }
option-trade = Trade with { $b } for { $a }: give a { $c }
option-beside = Beside { $a }
option-look = Look at the hand of { $a_you ->
    [yes] yours
   *[no] { $a }
}
option-swap = Give { $a } for { $b }
option-put-back = Put back { $a }
option-seize-now = Seize the initiative
option-escort = { $a ->
    [0] { $b ->
        [0] no Imperial ships
       *[other] { $b } damaged Imperial ships
    }
   *[other] { $a } fresh{ $b ->
        [0] {""}
       *[other] {" "}and { $b } damaged
    } Imperial { $a ->
        [one] { $b ->
            [0] ship
           *[other] ships
        }
       *[other] ships
    }
}
option-support = { $a ->
    [0] { $b ->
        [0] no Imperial ships
       *[other] { $b } damaged Imperial ships
    }
   *[other] { $a } fresh{ $b ->
        [0] {""}
       *[other] {" "}and { $b } damaged
    } Imperial { $a ->
        [one] { $b ->
            [0] ship
           *[other] ships
        }
       *[other] ships
    }
}
option-plunder = Take a { $a }
option-mirror = Mirror the lead with { $a }: { $does }
option-settle = In { $a } with a { $b }: { $does }
option-call-summit = Call the Summit
option-crises = Crises: { $does }
option-edicts = Edicts: { $does }
option-steal-trust = Steal a { $a } from the Imperial Trust
option-petition = Petition the Council: it is In Session again
option-leave-empire = Leave the Empire: { $does }
option-revive-empire = Revive the Empire as First Regent
option-force-resource = Force { $a } to give the resource in slot { $b }: { $does }
option-cede = From { $a } to { $b }: { $does }
option-delegate = From { $a } to { $b }: an Agent on { $c }
option-promise = From { $a } to { $b }: a Favor, promised
option-give-captive = From { $a } to { $b }: a Captive of { $c_you ->
    [yes] yours
   *[no] { $c }
}
option-give-trophy = From { $a } to { $b }: a Trophy, { $does }{ $whose_you ->
    [yes] {" of yours"}
    [no] {" of "}{ $whose }
   *[none] {""}
}
option-give-favor = From { $a } to { $b }: a Favor of { $c_you ->
    [yes] yours
   *[no] { $c }
}
option-give-resource = From { $a } to { $b }: a { $c }
option-invite = From { $a } to { $b }: an invitation into the Empire
option-enforce = Enforce the Policy: { $does }
option-policy = Change it to { $a }: { $does }
option-demand = A { $b } from { $a }
option-demand-trophy = A Trophy from { $a }: { $does }{ $whose_you ->
    [yes] {" of yours"}
    [no] {" of "}{ $whose }
   *[none] {""}
}
option-demand-captive = A Captive of { $b_you ->
    [yes] yours
   *[no] { $b }
} from { $a }
option-demand-favor = A Favor from { $a }, who can pay nothing
option-expel = Expel { $a } from the Empire
option-spare = Let { $a } stay in the Empire
option-arm = A Weapon for { $a }
option-discard-card = Discard { $a }: { $does }
option-propose = Propose the deal
option-clear-draft = Begin the deal anew
option-leave-out = Leave out: { $does }
option-accept-deal = Agree to deal { $a }: { $does }
option-refuse-deal = Decline deal { $a }
option-counter-deal = Decline deal { $a } and change it into one of yours
option-withdraw-deal = Withdraw deal { $a }
option-draft = Take { $a }
option-clear = Discard { $a }: { $does }{ $idle ->
    [yes] {" "}(nothing would come of it now)
   *[no] {""}
}
option-cloud-city = A Cloud City in { $a }
option-pay = Pay a { $a }
option-tax-slot = The empty slot in { $a }
option-choose = { $a }
option-from-supply = A { $a } of the supply on your Cartel
option-give = Give { $a }: { $does }
option-first = { $a } first
option-move-first = Move first
option-influence-first = Influence first
option-again = Roll again: { $a }
option-sprint = On from { $a } to { $b }
option-join = { $b ->
    [one] 1 ship
   *[other] { $b } ships
} from { $a }
option-guide = From { $a } to { $b }
option-beam = { $a }: { $b } fresh{ $c ->
    [0] {""}
   *[other] {" "}and { $c } damaged
}
option-martyr = Destroy a ship of yours in { $a }, and with it a { $c } one ({ $b_you ->
    [yes] yours
   *[no] { $b }
})
option-sacrifice = Destroy a ship of yours in { $a } and nothing else
option-fire = From { $a } at { $c } in { $b }
option-prune = Replace the { $c } { $b } in { $a }
option-annex = The { $c } in { $a } ({ $b_you ->
    [yes] yours
   *[no] { $b }
})
option-return-trophy = Return the { $b } of { $a_you ->
    [yes] yours
   *[no] { $a }
}
option-return-captive = Return a Captive of { $a_you ->
    [yes] yours
   *[no] { $a }
}
option-exchange = Discard a { $a } and gain a { $b }
option-done = { $does ->
    [one] End your turn; 1 action is not used
    [other] End your turn; { $does } actions are not used
    [Turn] End your turn
    [Arrange] Keep them as they are
    [Beam] No ship goes
    [CallToOrder] On to the Negotiations
    [Catapult] Stop here
    [Cleanse] In no cluster
    [Negotiations] Nothing more to say
    [PickDice] Keep the dice as they are
    [Raid] End the raid; keys that are left are lost
    [Redraw] Put back no more cards
    [Spread] Of no type
    [Sprint] No ship goes on
    [Ambitious] Gain nothing
    [DeclareAny] Declare no ambition
    [FreeCity] Return no city
    [MayCall] No Summit
    [MaySeize] Leave the initiative where it is
    [Plunder] Take nothing
    [Ruthless] Do not hit it
    [Shape] Leave the planet as it is
    [SwapCards] Swap nothing
   *[plain] Done
}

## Standing orders

order-Arrange = when you may rearrange your resources
order-Arrange-done = Keeps your resources as they lie
rest-Arrange = Keep them as they are from now on

## Words.
ground-less = what counts less to it
wish-less = what counts less to it
type-material = Material
type-fuel = Fuel
type-weapon = Weapon
type-relic = Relic
type-psionic = Psionic
action-tax = Tax
action-build = Build
action-move = Move
action-repair = Repair
action-influence = Influence
action-secure = Secure
action-battle = Battle
action-arm = each action of your card may also be a Battle this turn
action-nothing = nothing in return
ambition-tycoon = Tycoon
ambition-tyrant = Tyrant
ambition-warlord = Warlord
ambition-keeper = Keeper
ambition-empath = Empath
piece-ship = ship
piece-city = city
piece-starport = starport
piece-agent = Agent
condition-fresh = fresh
condition-damaged = damaged
die-assault = Assault
die-skirmish = Skirmish
die-raid = Raid
place-gate-1 = the gate of cluster 1
place-1-arrow = 1 Arrow
place-1-crescent = 1 Crescent
place-1-hex = 1 Hex
place-gate-2 = the gate of cluster 2
place-2-arrow = 2 Arrow
place-2-crescent = 2 Crescent
place-2-hex = 2 Hex
place-gate-3 = the gate of cluster 3
place-3-arrow = 3 Arrow
place-3-crescent = 3 Crescent
place-3-hex = 3 Hex
place-gate-4 = the gate of cluster 4
place-4-arrow = 4 Arrow
place-4-crescent = 4 Crescent
place-4-hex = 4 Hex
place-gate-5 = the gate of cluster 5
place-5-arrow = 5 Arrow
place-5-crescent = 5 Crescent
place-5-hex = 5 Hex
place-gate-6 = the gate of cluster 6
place-6-arrow = 6 Arrow
place-6-crescent = 6 Crescent
place-6-hex = 6 Hex
roll-assault-1 = Assault: a blank
roll-assault-2 = Assault: two hits
roll-assault-3 = Assault: two hits and a self-hit
roll-assault-4 = Assault: a hit and a self-hit
roll-assault-5 = Assault: a hit and a self-hit
roll-assault-6 = Assault: a hit and an interception
roll-skirmish-1 = Skirmish: a blank
roll-skirmish-2 = Skirmish: a blank
roll-skirmish-3 = Skirmish: a blank
roll-skirmish-4 = Skirmish: a hit
roll-skirmish-5 = Skirmish: a hit
roll-skirmish-6 = Skirmish: a hit
roll-raid-1 = Raid: an interception
roll-raid-2 = Raid: an interception and two keys
roll-raid-3 = Raid: a self-hit and a key
roll-raid-4 = Raid: a self-hit and a hit on a building
roll-raid-5 = Raid: a self-hit and a hit on a building
roll-raid-6 = Raid: a hit on a building and a key
policy-war = War
policy-peace = Peace
policy-escalation = Escalation
seat-4 = the Empire
seat-5 = the Blight
seat-6 = the Free States
event-arrow-crisis = Arrow, Crises
event-arrow-edict = Arrow, Edicts
event-crescent-crisis = Crescent, Crises
event-crescent-edict = Crescent, Edicts
event-hex-crisis = Hex, Crises
event-hex-edict = Hex, Edicts
event_die-number-die = number die
event_die-event-die = event die

## The view.
view-court_deck = Court deck
view-court_discard = Court discards
view-open_pile = open pile
view-hand_size = cards
view-area = play area
view-raid = raid costs
view-ships_left = ships left
view-cities_left = cities on the board
view-starports_left = starports left
view-agents_left = Agents left
view-map = map
view-pips = actions left
view-copied = copied with
view-seizing = seized with
view-markers_left = markers left
view-empire = Empire
view-first_regent = First Regent
view-council_secured_by = Council secured by
view-events_played = Event cards
view-imperial_ships_left = Imperial ships left
view-blight_left = Blight left
view-proposals_left = proposals left
view-systems = systems
view-draft = laid out
view-lore_deck = Lore left
view-scrapped = pieces scrapped
