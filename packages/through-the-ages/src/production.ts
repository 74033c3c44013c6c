import { happen } from '@ecumene/engine';
import { consumption, corruption, numbers } from './board.ts';
import { effects } from './cards/effects.ts';
import { kindOf, levelOf, workCard } from './cards/numbered.ts';
import { mayTrade } from './payments.ts';
import { losePoints, score } from './points.ts';
import { leads, owns, statistics } from './statistics.ts';
import { fill, gainStored, isLab, loseStored, type Stored, worthOf } from './tokens.ts';
import type { Ages, Civilization, Work } from './world.ts';

/**
 * The Production Phase, step by step.
 * @rule TTA production.1 @rule TTA production.2 @rule TTA production.3
 */
export function produce(world: Ages, civ: Civilization): void {
  const { science, culture } = statistics(world, civ);
  score(civ, 'science', science);
  score(civ, 'culture', culture);
  sufferCorruption(world, civ);
  const food = produceFood(world, civ);
  consume(world, civ);
  const resources = produceResources(world, civ);
  happen(world, 'TTA production.1', { what: 'produced', seat: civ.seat, science, culture, food, resources });
}

/**
 * Corruption goes by the bank as it is before anything is produced; food covers what resources do not.
 * @rule TTA production.5 @rule TTA production.6 @rule TTA production.7 @rule TTA production.8 @rule TTA ruling.T35
 */
export function sufferCorruption(world: Ages, civ: Civilization): void {
  const due = corruption(civ.blue);
  if (due === 0) return;
  const resources = loseStored(civ, 'resources', due);
  const food = resources < due ? loseStored(civ, 'food', due - resources) : 0;
  happen(world, 'TTA production.7', { what: 'corrupted', seat: civ.seat, resources, food });
}

/** Cards that produce, the highest level first, mines before labs of the same level. @rule TTA production.10 @rule TTA production.17 */
function highestFirst(works: readonly Work[], wanted: (kind: string, level: number) => boolean): Work[] {
  const chosen = works.filter(({ card, workers }) => workers > 0 && wanted(kindOf(card), levelOf(card)));
  if (chosen.length > 1)
    chosen.sort((a, b) => levelOf(b.card) - levelOf(a.card) || Number(isLab(a)) - Number(isLab(b)));
  return chosen;
}

/** @rule TTA production.9 @rule TTA production.10 @rule TTA ruling.T83 @rule TTA ruling.T99 */
export function produceFood(world: Ages, civ: Civilization): number {
  let food = 0;
  for (const work of highestFirst(civ.works, (kind) => kind === 'farm'))
    food += fill(civ, work, work.workers) * worthOf(work, 'food', false);
  return food + pactsProduce(world, civ, 'food');
}

/**
 * Food is eaten; for each that is missing, culture is lost. A pact may let one resource stand in, which is given up only
 * where it spares culture.
 * @rule TTA production.12 @rule TTA production.13 @rule TTA production.14 @rule TTA production.15 @rule TTA ruling.T84
 */
export function consume(world: Ages, civ: Civilization): void {
  const due = consumption(civ.yellow);
  if (due === 0) return;
  const eaten = Math.min(due, loseStored(civ, 'food', due));
  let missing = due - eaten;
  let resources = 0;
  const hunger = (food: number): number => Math.min(civ.culture, food * numbers.cultureForMissingFood);
  if (missing > 0 && hunger(missing) > hunger(missing - 1) && mayTrade(world, civ, 'food')) {
    resources = loseStored(civ, 'resources', 1);
    if (resources > 0) {
      civ.turn.traded = true;
      missing -= 1;
    }
  }
  losePoints(civ, 'culture', hunger(missing));
  happen(world, 'TTA production.14', { what: 'consumed', seat: civ.seat, food: eaten, resources, missing });
}

/**
 * Mines fill with tokens, with the Railroad one more on the best of them, with Bill Gates labs too.
 * @rule TTA production.16 @rule TTA production.17 @rule TTA gates.1 @rule TTA ruling.T47 @rule TTA ruling.T48
 */
export function produceResources(world: Ages, civ: Civilization): number {
  const gates = leads(civ, 'labs-produce');
  let railroad = owns(civ, 'best-mine-twice') ? effects['best-mine-twice'].tokens : 0;
  let resources = 0;
  for (const work of highestFirst(
    civ.works,
    (kind, level) => kind === 'mine' || (gates && kind === 'lab' && level > 0),
  )) {
    const tokens = isLab(work) ? work.workers : work.workers + railroad;
    if (!isLab(work)) railroad = 0;
    resources += fill(civ, work, tokens) * worthOf(work, 'resources', gates);
  }
  return resources + pactsProduce(world, civ, 'resources');
}

/** What pacts add or take comes right after. @rule TTA ruling.T83 */
function pactsProduce(world: Ages, civ: Civilization, what: Stored): number {
  const amount = fromPacts(world, civ, what);
  if (amount > 0) return gainStored(civ, what, amount);
  return amount < 0 ? -loseStored(civ, what, -amount) : 0;
}

function fromPacts(world: Ages, civ: Civilization, what: Stored): number {
  let amount = 0;
  for (const { ability } of statistics(world, civ).powers)
    if (ability.does === 'produces' && ability.what === what) amount += ability.amount;
  return amount;
}

/**
 * What would be produced with blue tokens without limit; mines apart, because labs are none.
 * @rule TTA ruling.T103 @rule TTA ruling.T83 @rule TTA ruling.T47 @rule TTA gates.4
 */
export function producible(world: Ages, civ: Civilization): { food: number; resources: number; mines: number } {
  const gates = leads(civ, 'labs-produce');
  let food = 0;
  let mines = 0;
  let labs = 0;
  let bestMine = 0;
  for (const { card: no, workers } of civ.works) {
    if (workers === 0) continue;
    const card = workCard(no);
    if (card.kind === 'farm') food += workers * card.produces;
    if (card.kind === 'mine') {
      mines += workers * card.produces;
      bestMine = Math.max(bestMine, card.produces);
    }
    if (card.kind === 'lab' && gates) labs += workers * levelOf(no);
  }
  if (owns(civ, 'best-mine-twice') && world.options.railroadCounts) mines += bestMine;
  const pacts = fromPacts(world, civ, 'resources');
  if (world.options.pactsCountAsIndustry) mines += pacts;
  return {
    food: Math.max(0, food + fromPacts(world, civ, 'food')),
    mines: Math.max(0, mines),
    resources: Math.max(0, mines + labs + (world.options.pactsCountAsIndustry ? 0 : pacts)),
  };
}
