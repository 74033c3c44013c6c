import { at, happen } from '@ecumene/engine';
import type { Bonuses } from '../book/bonuses.ts';
import { nation } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

type ByGroup<G extends string> = Readonly<Record<G, number>>;

/** A world in which credits of choice wait for the next turn. */
export type WithNewCredits<G extends string> = Ancients & { readonly newCredits: ByGroup<G>[] };

function plus<G extends string>(
  groups: readonly G[],
  credits: ByGroup<G>,
  more: Readonly<Record<string, number>>,
): ByGroup<G> {
  const sum: Record<G, number> = { ...credits };
  for (const group of groups) sum[group] += more[group] ?? 0;
  return sum;
}

/** Credits of choice count from the next turn on. @rule bonuses.credits */
export function addCredits<G extends string>(
  world: WithNewCredits<G>,
  number: NationNumber,
  { rows, groups, cites }: Bonuses<G>,
  from: string,
  chosen: Readonly<Record<string, number>>,
): void {
  world.newCredits[number] = plus(groups, at(world.newCredits, number), chosen);
  happen(world, rows.get(from)?.rule ?? cites.credits[0], {
    what: 'credits-chosen',
    nation: nation(world, number).name,
    advance: from,
    credits: Object.fromEntries(Object.entries(chosen).filter(([, count]) => count > 0)),
  });
}

/** A turn later they count. @rule bonuses.credits */
export function countNewCredits<G extends string>(
  world: Pick<WithNewCredits<G>, 'newCredits'> & { readonly credits: ByGroup<G>[] },
  groups: readonly G[],
  none: ByGroup<G>,
): void {
  for (const [number, chosen] of world.newCredits.entries()) {
    world.credits[number] = plus(groups, world.credits[number] ?? none, chosen);
    world.newCredits[number] = none;
  }
}
