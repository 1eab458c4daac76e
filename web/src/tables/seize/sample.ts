// Small views for the tests: everything left out is as it is when nothing has happened.

import type { Line, Moment, Question } from '../../wire/types';
import type { SeizeAttack, SeizeSeat, SeizeUnit, SeizeView, SeizeWorld } from './wire';

export function unit(card: number, more: Partial<SeizeUnit> = {}): SeizeUnit {
  return {
    att: 3,
    card,
    controller: 0,
    counter: false,
    damage: 0,
    def: 3,
    depleted: false,
    keywords: [],
    missions: 0,
    name: `Unit ${card}`,
    subtypes: [],
    type: 'Fleet',
    ...more,
  };
}

export function world(
  card: number,
  controller: number,
  units: SeizeUnit[] = [],
  more: Partial<SeizeWorld> = {},
): SeizeWorld {
  return {
    card,
    conquest: [0, 0],
    controller,
    cost: 4,
    def: 6,
    depleted: false,
    disputed: false,
    name: `World ${card}`,
    owner: controller,
    required: 2,
    system: 'Terra',
    throne: false,
    type: 'World',
    units,
    ...more,
  };
}

export function player(worlds: SeizeWorld[], more: Partial<SeizeSeat> = {}): SeizeSeat {
  return {
    assets: 0,
    bids: [],
    characters: 0,
    court: [],
    discard: [],
    figures: [],
    hand: [],
    hand_size: 0,
    points: 0,
    regent: false,
    reserve: [],
    resources: 0,
    score: 0,
    systems: 0,
    turns: 0,
    worlds,
    ...more,
  };
}

export function table(seats: SeizeSeat[], more: Partial<SeizeView> = {}): SeizeView {
  return {
    active: 0,
    conquest: null,
    phase: 'military',
    played: [],
    regent: -1,
    seats,
    turn: 3,
    victory_points: 20,
    ...more,
  };
}

export function attack(unit: number, target: number, more: Partial<SeizeAttack> = {}): SeizeAttack {
  return {
    cancelled: false,
    def: 8,
    def_terms: [{ amount: 8, layer: 'printed', source: '' }],
    name: 'Fighter',
    number: 5,
    of: [],
    share: 0,
    target,
    target_name: `Target ${target}`,
    terms: [{ amount: 5, layer: 'printed', source: '' }],
    unit,
    ...more,
  };
}

export function asked(
  prompt: string,
  about: Question['about'],
  options: Question['options'] = [],
): Question {
  const said = { parts: [], clause: '' };
  return {
    id: 'q',
    prompt,
    shape: 'choose',
    said,
    about,
    options,
    final: null,
    by_hand: false,
    rests: [],
  };
}

export function line(kind: string, actor: number, args: number[]): Line {
  return { id: 1, kind, actor, args, names: [], said: { parts: [], clause: '' } };
}

export function moment(view: SeizeView, more: Partial<Moment> = {}): Moment {
  return {
    n: 1,
    view: view as unknown as Moment['view'],
    awaited: [0],
    over: false,
    standings: [],
    question: null,
    undo: [],
    sealed: false,
    orders: [],
    notice: '',
    advised: '',
    suggested: '',
    back: 0,
    ...more,
  };
}
