import type { Seat } from '@ecumene/engine';
import type { EventStep, Outcome, Whom } from '../cards/card.ts';
import { allCards } from '../cards/index.ts';
import { LAST_AGE } from '../military-cards.ts';
import { sharesOf } from '../quantities.ts';
import { type Ages, amountFor, type Civilization } from '../world.ts';
import { type Comparison, compareCivilizations, struck } from './comparison.ts';

/** Whom one step of an event would strike, and how much each gains or loses where that depends on the player. */
export interface Strike {
  readonly whom: Whom;
  readonly good: 'culture' | 'science' | 'food' | 'population' | 'civil-action' | undefined;
  readonly civs: readonly { readonly seat: Seat; readonly amount: number | undefined }[];
}

/** What an event would do if it were revealed now, as far as that differs from player to player. */
export function forecast(world: Ages, id: string): readonly Strike[] {
  const card = allCards.find((one) => one.id === id);
  if (card?.kind !== 'event' || card.steps === undefined) return [];
  const all = compareCivilizations(world, world.current);
  const strikes = card.steps
    .map((step) => strike(world, step, all))
    .filter(({ whom, good }) => whom !== 'everyone' || good !== undefined);
  // Several steps strike the same players: they are named once.
  return strikes.filter(
    ({ whom, good }, place) => good !== undefined || strikes.findIndex((one) => one.whom === whom) === place,
  );
}

function strike(world: Ages, { whom, outcome, inAgeIV }: EventStep, all: Comparison): Strike {
  const effective = world.age >= LAST_AGE && inAgeIV !== undefined ? inAgeIV : outcome;
  const civs = struck(all, whom).map((civ) => ({ seat: civ.seat, amount: amountOf(world, civ, effective, all) }));
  return { whom, good: goodOf(effective), civs };
}

function goodOf(outcome: Outcome): Strike['good'] {
  switch (outcome.does) {
    case 'gain-shares':
    case 'lose-shares':
      return outcome.what;
    case 'gain-by-rank':
      return 'culture';
    default:
      return undefined;
  }
}

function amountOf(world: Ages, civ: Civilization, outcome: Outcome, all: Comparison): number | undefined {
  switch (outcome.does) {
    case 'gain-shares':
      return sharesOf(world, civ, outcome.shares);
    case 'lose-shares':
      return -sharesOf(world, civ, outcome.shares);
    case 'gain-by-rank': {
      const rank = (outcome.in === 'strength' ? all.byStrength : all.byScience).indexOf(civ);
      return amountFor(world, outcome.culture)[rank] ?? 0;
    }
    default:
      return undefined;
  }
}
