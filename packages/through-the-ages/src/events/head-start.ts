import {
  type Asking,
  act,
  ask,
  below,
  moves,
  pick,
  type Random,
  type Refusal,
  type Script,
  say,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { buildNow, refuseBuilding } from '../actions/building.ts';
import { growNow, refuseGrowth } from '../actions/population.ts';
import { developNow, type How, refuseTechnology, refuseUpheaval } from '../actions/technology.ts';
import { effects } from '../cards/effects.ts';
import { asUnit, idOf, kindOf } from '../cards/numbered.ts';
import { NOT_IN_PLAY } from '../refusals.ts';
import { type Ages, type Civilization, workOn } from '../world.ts';
import type { Standings } from './standings.ts';

const exact = { additionalProperties: false } as const;
const card = Type.String({ maxLength: 60 });
const shared = Type.Optional(Type.Boolean());
export const headStartMoves = moves(
  'through-the-ages head-start',
  Type.Union([
    Type.Object({ do: Type.Literal('nothing') }, exact),
    Type.Object({ do: Type.Literal('grow') }, exact),
    Type.Object({ do: Type.Literal('build'), card }, exact),
    Type.Object({ do: Type.Literal('develop'), card, shared }, exact),
    Type.Object({ do: Type.Literal('revolt'), card, shared }, exact),
  ]),
);
export type Start = Static<typeof headStartMoves.schema>;

const { cheaper } = effects['head-start'];

/**
 * In turn each player may do one thing for no action and one food, resource or science less.
 * @rule TTA development-of-civilization.1 @rule TTA development-of-civilization.2 @rule TTA ruling.T55
 * @rule TTA evaluate.9 @rule TTA evaluate.10 @rule TTA revolution.4 @rule TTA action-phase.5
 */
export function* headStart(world: Ages, { order }: Standings): Script {
  for (const civ of order) carryOut(world, civ, yield* ask(civ.seat, starting(world, civ)));
}

function starting(world: Ages, civ: Civilization): Asking<Start> {
  const text = say('You may do one of these for no action and 1 less: grow, build, develop or revolt.');
  return act({ topic: 'head-start', text, rule: 'TTA development-of-civilization.1' }, headStartMoves, {
    check: (start) => refuse(world, civ, start),
    sample: (random) => sample(world, civ, random),
    list: () => candidates(civ).filter((start) => refuse(world, civ, start) === undefined),
    default: (): Start => ({ do: 'nothing' }),
  });
}

function refuse(world: Ages, civ: Civilization, start: Start): Refusal | undefined {
  switch (start.do) {
    case 'nothing':
      return undefined;
    case 'grow':
      return refuseGrowth(world, civ, {}, cheaper);
    case 'build': {
      const work = workOn(civ, start.card);
      if (work === undefined || asUnit(work.card) !== undefined) return NOT_IN_PLAY;
      return refuseBuilding(world, civ, work, {}, cheaper);
    }
    case 'develop':
      return refuseTechnology(world, civ, start.card, howOf(start));
    case 'revolt':
      return refuseTechnology(world, civ, start.card, howOf(start)) ?? refuseUpheaval(world, civ);
  }
}

function howOf(start: Extract<Start, { do: 'develop' | 'revolt' }>): How {
  return { revolution: start.do === 'revolt', cheaper, shared: start.shared === true };
}

function carryOut(world: Ages, civ: Civilization, start: Start): void {
  switch (start.do) {
    case 'nothing':
      return;
    case 'grow':
      growNow(world, civ, {}, cheaper);
      return;
    case 'build': {
      const work = workOn(civ, start.card);
      if (work !== undefined) buildNow(world, civ, work, {}, cheaper);
      return;
    }
    case 'develop':
    case 'revolt':
      developNow(world, civ, start.card, howOf(start));
      return;
  }
}

function candidates(civ: Civilization): Start[] {
  return [
    { do: 'nothing' },
    { do: 'grow' },
    ...civ.works.map(({ card: no }): Start => ({ do: 'build', card: idOf(no) })),
    ...civ.civilHand.flatMap((no): Start[] => {
      const ways = kindOf(no) === 'government' ? (['develop', 'revolt'] as const) : (['develop'] as const);
      return ways.flatMap((way): Start[] => [
        { do: way, card: idOf(no) },
        { do: way, card: idOf(no), shared: true },
      ]);
    }),
  ];
}

function sample(world: Ages, civ: Civilization, random: Random): Start {
  const all = candidates(civ);
  for (let tries = 1 + below(random, 4); tries > 0; tries--) {
    const start = pick(random, all);
    if (refuse(world, civ, start) === undefined) return start;
  }
  return { do: 'nothing' };
}
