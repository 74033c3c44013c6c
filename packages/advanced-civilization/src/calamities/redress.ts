import { holds, isHelp, type NationNumber, nameOf, pointsOnBoard } from '@ecumene/ancients';
import { at, happen } from '@ecumene/engine';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';

/** The cards that help against each calamity, by the paragraphs of the calamities themselves. */
export const REMEDIES: ReadonlyMap<string, readonly string[]> = new Map(
  CALAMITY_ROWS.map(({ id }) => [id, remediesFor(id)]),
);

function remediesFor(calamity: string): string[] {
  return CIVILIZATION_CARDS.filter(({ effects }) =>
    effects.some((effect) => 'calamity' in effect && effect.calamity === calamity && isHelp(effect)),
  ).map(({ id }) => id);
}

/** Unit points of all nations, to see later what was lost. */
export function takeStock(world: AcWorld): number[] {
  return world.nations.map((_, number) => pointsOnBoard(world, number));
}

/**
 * Each unit point lost to a calamity, whoever its victim was, takes a point off the cards that would have helped.
 * @rule AC ST calamity-credit
 */
export function giveCredit(world: AcWorld, calamity: string, before: readonly number[]): void {
  const remedies = REMEDIES.get(calamity) ?? [];
  for (const [number, points] of before.entries()) {
    if (at(world.nations, number).endless) continue;
    const lost = points - pointsOnBoard(world, number);
    const cards = remedies.filter((card) => !holds(world, number, card));
    if (lost > 0 && cards.length > 0) credit(world, number, cards, lost);
  }
}

function credit(world: AcWorld, number: NationNumber, cards: readonly string[], points: number): void {
  const redress = { ...at(world.redress, number) };
  for (const card of cards) redress[card] = (redress[card] ?? 0) + points;
  world.redress[number] = redress;
  happen(world, 'AC ST calamity-credit', { what: 'credit-given', nation: nameOf(world, number), cards, points });
}
