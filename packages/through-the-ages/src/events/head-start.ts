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
import { waysOfPayingFor } from '../actions/bills.ts';
import { buildNow, refuseBuilding } from '../actions/building.ts';
import { wishes } from '../actions/moves.ts';
import { growNow, refuseGrowth } from '../actions/population.ts';
import { developNow, type How, refuseTechnology, refuseUpheaval } from '../actions/technology.ts';
import { effects } from '../cards/effects.ts';
import { asUnit, idOf, kindOf } from '../cards/numbered.ts';
import { mayTrade } from '../payments.ts';
import { no, notInPlay } from '../refusals.ts';
import { type Ages, type Civilization, workOn } from '../world.ts';
import type { Comparison } from './comparison.ts';

const exact = { additionalProperties: false } as const;
const card = Type.String({ maxLength: 60 });
const shared = Type.Optional(Type.Boolean());
export const headStartMoves = moves(
  'through-the-ages head-start',
  Type.Union([
    Type.Object({ do: Type.Literal('nothing') }, exact),
    Type.Object({ do: Type.Literal('grow'), ...wishes }, exact),
    Type.Object({ do: Type.Literal('build'), card, ...wishes }, exact),
    Type.Object({ do: Type.Literal('develop'), card, shared }, exact),
    Type.Object({ do: Type.Literal('revolt'), card, shared }, exact),
  ]),
);
export type Start = Static<typeof headStartMoves.schema>;

const { cheaper } = effects['head-start'];
const NO_BUILDING = no(
  'no-building',
  'build.2',
  'This event builds no military units. Choose a farm, a mine or an urban building.',
);

/**
 * In turn each player may do one thing for no action and one food, resource or science less.
 * @rule TTA development-of-civilization.1 @rule TTA development-of-civilization.2 @rule TTA ruling.T55
 * @rule TTA evaluate.9 @rule TTA evaluate.10 @rule TTA revolution.4 @rule TTA action-phase.5
 */
export function* headStart(world: Ages, { order }: Comparison): Script {
  for (const civ of order) carryOut(world, civ, yield* ask(civ.seat, starting(world, civ)));
}

function starting(world: Ages, civ: Civilization): Asking<Start> {
  const text = say(
    'You may do one of these without an action and for 1 less: increase population, build, or develop (also by revolution).',
  );
  return act({ topic: 'head-start', text, rule: 'TTA development-of-civilization.1' }, headStartMoves, {
    check: (start) => refuse(world, civ, start),
    sample: (random) => sample(world, civ, random),
    list: () => candidates(world, civ).filter((start) => refuse(world, civ, start) === undefined),
    default: (): Start => ({ do: 'nothing' }),
  });
}

function refuse(world: Ages, civ: Civilization, start: Start): Refusal | undefined {
  switch (start.do) {
    case 'nothing':
      return undefined;
    case 'grow':
      return refuseGrowth(world, civ, start, cheaper);
    case 'build': {
      const work = workOn(civ, start.card);
      if (work === undefined) return notInPlay('build.2');
      if (asUnit(work.card) !== undefined) return NO_BUILDING;
      return refuseBuilding(world, civ, work, start, cheaper);
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
      growNow(world, civ, start, cheaper);
      return;
    case 'build': {
      const work = workOn(civ, start.card);
      if (work !== undefined) buildNow(world, civ, work, start, cheaper);
      return;
    }
    case 'develop':
    case 'revolt':
      developNow(world, civ, start.card, howOf(start));
      return;
  }
}

/** Everything that might be done, to be checked one by one; paid as the table would, where players may say how. */
function candidates(world: Ages, civ: Civilization): Start[] {
  const paid: Paid[] = [{ do: 'grow' }, ...civ.works.map(({ card: no }): Paid => ({ do: 'build', card: idOf(no) }))];
  return [
    { do: 'nothing' },
    ...paid.flatMap((start) => waysToPay(world, civ, start)),
    ...civ.civilHand.flatMap((no): Start[] => {
      const ways = kindOf(no) === 'government' ? (['develop', 'revolt'] as const) : (['develop'] as const);
      return ways.flatMap((way): Start[] => [
        { do: way, card: idOf(no) },
        { do: way, card: idOf(no), shared: true },
      ]);
    }),
  ];
}

type Paid = Extract<Start, { do: 'grow' | 'build' }>;

/** The same with what a pact allows about paying. @rule TTA ruling.T84 */
function waysToPay(world: Ages, civ: Civilization, start: Paid): Paid[] {
  const trades = mayTrade(world, civ, start.do === 'grow' ? 'food' : 'resources');
  return trades ? [start, { ...start, trade: true }] : [start];
}

/** The same, leaving any tokens, where the table lets the player say which. @rule TTA ruling.T23 */
function paidSomehow(world: Ages, civ: Civilization, start: Start, random: Random): Start {
  if (world.options.payments === 'automatic' || (start.do !== 'grow' && start.do !== 'build')) return start;
  const keeps = waysOfPayingFor(world, civ, start, cheaper);
  return keeps.length === 0 ? start : { ...start, keep: pick(random, keeps) };
}

function sample(world: Ages, civ: Civilization, random: Random): Start {
  const all = candidates(world, civ);
  for (let tries = 1 + below(random, 4); tries > 0; tries--) {
    const start = paidSomehow(world, civ, pick(random, all), random);
    if (refuse(world, civ, start) === undefined) return start;
  }
  return { do: 'nothing' };
}
