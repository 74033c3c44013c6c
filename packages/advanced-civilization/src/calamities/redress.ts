import { holds, type NationNumber, nameOf, pointsOnBoard } from '@ecumene/ancients';
import { at, happen } from '@ecumene/engine';
import type { AcWorld } from '../world.ts';
import type { CalamityId } from './registry.ts';

/** The cards that help against each calamity, by the paragraphs of the calamities themselves. */
export const REMEDIES: Readonly<Partial<Record<CalamityId, readonly string[]>>> = {
  'volcano-earthquake': ['engineering'],
  famine: ['pottery'],
  superstition: ['mysticism', 'deism', 'enlightenment'],
  'civil-war': ['music', 'drama-and-poetry', 'democracy', 'philosophy'],
  'slave-revolt': ['enlightenment'],
  flood: ['engineering'],
  epidemic: ['medicine'],
  'civil-disorder': ['music', 'drama-and-poetry', 'law', 'democracy'],
  'iconoclasm-and-heresy': ['law', 'philosophy', 'theology'],
};

/** Unit points of all nations, to see later what was lost. */
export function takeStock(world: AcWorld): number[] {
  return world.nations.map((_, number) => pointsOnBoard(world, number));
}

/**
 * Each unit point lost to a calamity, whoever its victim was, takes a point off the cards that would have helped.
 * @rule AC ST calamity-credit
 */
export function giveCredit(world: AcWorld, calamity: string, before: readonly number[]): void {
  const remedies = Object.entries(REMEDIES).find(([id]) => id === calamity)?.[1] ?? [];
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
