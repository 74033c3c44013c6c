import { effects } from '../cards/effects.ts';
import { asAction, asUnit, findFace, NONE } from '../cards/numbered.ts';
import { type Bill, billed } from '../payments.ts';
import { priceOfPopulation, priceOfStages, priceOfUpgrade, priceOfWorker, unitResources } from '../prices.ts';
import { waysToKeep } from '../tokens.ts';
import { type Ages, type Civilization, workOn } from '../world.ts';
import type { Doing } from './moves.ts';

export type Paying = Doing<'grow' | 'build' | 'upgrade' | 'stage' | 'play' | 'theater' | 'recruit'>;

/** Tokens of each worth that are left. */
export type Kept = NonNullable<Paying['keep']>;

export function pays(move: { readonly do: string }): move is Paying {
  return ['grow', 'build', 'upgrade', 'stage', 'play', 'theater', 'recruit'].includes(move.do);
}

/**
 * Every way of paying for a move by hand, at a table where players say which tokens they keep; an event may make growing
 * and building cheaper. @rule TTA ruling.T23
 */
export function waysOfPayingFor(world: Ages, civ: Civilization, move: Paying, cheaper = 0): Kept[] {
  const { food, resources } = billed(world, civ, billOf(world, civ, move, cheaper), move);
  if (food > 0 && resources > 0) {
    const foods = waysToKeep(civ, 'food', food);
    return waysToKeep(civ, 'resources', resources).flatMap((kept) =>
      foods.map((one) => ({ food: one, resources: kept })),
    );
  }
  if (food > 0) return waysToKeep(civ, 'food', food).map((kept) => ({ food: kept }));
  return resources > 0 ? waysToKeep(civ, 'resources', resources).map((kept) => ({ resources: kept })) : [];
}

/** What a move costs in food and resources, before a pact exchanges one for the other. */
export function billOf(world: Ages, civ: Civilization, move: Paying, cheaper = 0): Bill {
  switch (move.do) {
    case 'grow':
      return { food: priceOfPopulation(world, civ, cheaper) ?? 0, resources: 0 };
    case 'build':
      return { food: 0, resources: building(world, civ, undefined, move.card, cheaper) };
    case 'upgrade':
    case 'theater':
      return { food: 0, resources: building(world, civ, move.from, move.to, 0) };
    case 'stage':
      return { food: 0, resources: stages(civ, move.count) };
    case 'recruit': {
      const { food, resources } = effects['grow-and-recruit'];
      return {
        food: priceOfPopulation(world, civ, food) ?? 0,
        resources: building(world, civ, undefined, move.card, resources),
      };
    }
    case 'play':
      return billOfCard(world, civ, move);
  }
}

function billOfCard(world: Ages, civ: Civilization, move: Doing<'play'>): Bill {
  const play = asAction(findFace(civ.civilHand, move.card))?.play;
  switch (play?.does) {
    case 'increase-population':
      return { food: priceOfPopulation(world, civ) ?? 0, resources: 0 };
    case 'build-wonder-stage':
      return { food: 0, resources: Math.max(0, stages(civ, 1) - play.cheaper) };
    case 'build-or-upgrade':
    case 'upgrade':
      return { food: 0, resources: building(world, civ, move.from, move.to ?? '', play.cheaper) };
    default:
      return { food: 0, resources: 0 };
  }
}

function stages(civ: Civilization, count: number): number {
  return civ.unfinished === NONE ? 0 : priceOfStages(civ, count);
}

/** Resources out of the stores for a worker on a card, coming from another card or unused. */
function building(world: Ages, civ: Civilization, from: string | undefined, to: string, cheaper: number): number {
  const [old, work] = [from === undefined ? undefined : workOn(civ, from), workOn(civ, to)];
  if (work === undefined) return 0;
  const price =
    old === undefined ? priceOfWorker(world, civ, work.card) : priceOfUpgrade(world, civ, old.card, work.card);
  const given = asUnit(work.card) === undefined ? 0 : unitResources(world, civ);
  return Math.max(0, price - cheaper - given);
}
