import { type Amounts, ask, happen, type Script, say, share } from '@ecumene/engine';
import { getCivilBack, wasteCivil } from './action-tokens.ts';
import type { Good, Goods, Symbols } from './cards/ability.ts';
import { type CardNo, idOf, NONE } from './cards/numbered.ts';
import { copiesOf, discardHidden, drawMilitary, isFirstCopy } from './military-cards.ts';
import { losePoints, score } from './points.ts';
import { gainStored, gainTokens, loseBlue, loseStored, loseYellow } from './tokens.ts';
import { gainPopulation, losePopulation } from './workers.ts';
import type { Ages, Civilization } from './world.ts';

/** Gains what a card gives, in the order written. @rule TTA stores.5 @rule TTA ruling.P4 */
export function gain(world: Ages, civ: Civilization, goods: Goods, rule: string, card: CardNo = NONE): void {
  for (const [good, amount] of goods) gainOne(world, civ, good, amount, rule, card);
}

export function gainOne(
  world: Ages,
  civ: Civilization,
  good: Good,
  amount: number,
  rule: string,
  card: CardNo = NONE,
): number {
  const gained = amount > 0 ? receive(world, civ, good, amount, rule) : 0;
  if (gained > 0 && good !== 'military-cards') {
    const from = card === NONE ? null : idOf(card);
    happen(world, rule, { what: 'gained', seat: civ.seat, good, amount: gained, card: from });
  }
  return gained;
}

/** What lasts for one turn is kept apart from tokens. @rule TTA ruling.T34 @rule TTA action-card.10 @rule TTA actions.3 */
function receive(world: Ages, civ: Civilization, good: Good, amount: number, rule: string): number {
  switch (good) {
    case 'food':
    case 'resources':
      return gainStored(civ, good, amount);
    case 'science':
    case 'culture':
      score(civ, good, amount);
      return amount;
    case 'population':
      return gainPopulation(civ, amount);
    case 'military-cards':
      return drawMilitary(world, civ, amount, rule);
    case 'yellow-tokens':
      gainTokens(world, civ, 'yellow', amount);
      return amount;
    case 'blue-tokens':
      gainTokens(world, civ, 'blue', amount);
      return amount;
    case 'civil-action':
      return getCivilBack(civ, amount);
    case 'military-action':
      civ.extraActions += amount;
      return amount;
    case 'military-resources':
      civ.extraResources += amount;
      return amount;
    case 'military-science':
      civ.extraScience += amount;
      return amount;
  }
}

/** Loses what a card takes, in the order written and as far as it goes. @rule TTA ruling.P4 */
export function* lose(world: Ages, civ: Civilization, goods: Goods, rule: string): Script {
  for (const [good, amount] of goods) yield* loseOne(world, civ, good, amount, rule);
}

export function* loseOne(world: Ages, civ: Civilization, good: Good, amount: number, rule: string): Script<number> {
  if (amount <= 0) return 0;
  const lost = yield* give(world, civ, good, amount, rule);
  if (good !== 'population' && good !== 'military-cards') tellLost(world, civ, good, lost, rule);
  return lost;
}

export function tellLost(world: Ages, civ: Civilization, good: Good, amount: number, rule: string): void {
  if (amount > 0) happen(world, rule, { what: 'lost', seat: civ.seat, good, amount });
}

/** What comes out below nothing is lost. @rule TTA ruling.T102 */
export function* gainOrLose(
  world: Ages,
  civ: Civilization,
  good: Good,
  amount: number,
  rule: string,
  card: CardNo,
): Script {
  if (amount < 0) yield* loseOne(world, civ, good, -amount, rule);
  else gainOne(world, civ, good, amount, rule, card);
}

/**
 * What the token symbols of a card mean when it enters play, or leaves it: gains at once, losses as told.
 * @rule TTA tokens.3 @rule TTA tokens.4 @rule TTA tokens.5
 */
export function* tokensOf(
  world: Ages,
  civ: Civilization,
  card: CardNo,
  { yellowTokens = 0, blueTokens = 0 }: Symbols,
  entering: boolean,
): Script {
  const sign = entering ? 1 : -1;
  const shown = [
    ['yellow-tokens', yellowTokens],
    ['blue-tokens', blueTokens],
  ] as const;
  for (const [good, count] of shown)
    yield* gainOrLose(world, civ, good, sign * count, count < 0 ? 'TTA tokens.4' : 'TTA tokens.3', card);
}

function* give(world: Ages, civ: Civilization, good: Good, amount: number, rule: string): Script<number> {
  switch (good) {
    case 'food':
    case 'resources':
      return loseStored(civ, good, amount);
    case 'science':
    case 'culture':
      return losePoints(civ, good, amount);
    case 'population':
      return yield* losePopulation(world, civ, amount, rule);
    case 'military-cards':
      return yield* chooseDiscards(world, civ, amount, rule);
    case 'yellow-tokens':
      return loseYellow(world, civ, amount);
    case 'blue-tokens':
      return yield* loseBlue(world, civ, amount);
    case 'civil-action':
      return wasteCivil(civ, amount);
    default:
      throw new Error(`${good} cannot be lost`);
  }
}

/** As many cards of each name as were chosen, the first ones in hand. */
function chosenFrom(hand: readonly CardNo[], chosen: Amounts): CardNo[] {
  const cards: CardNo[] = [];
  for (const card of hand) if (copiesOf(card, cards) < (chosen[idOf(card)] ?? 0)) cards.push(card);
  return cards;
}

/** The player chooses military cards to discard face down, or discards all if there are no more. */
export function* chooseDiscards(world: Ages, civ: Civilization, count: number, rule: string): Script<number> {
  const { militaryHand } = civ;
  if (militaryHand.length === 0) return 0;
  const over = militaryHand.filter(isFirstCopy).map((card) => ({ id: idOf(card), most: copiesOf(card, militaryHand) }));
  const total = Math.min(count, militaryHand.length);
  const text = say('Choose {total, plural, one {a military card} other {# military cards}} to discard.', { total });
  const chosen = yield* ask(civ.seat, share({ topic: 'discard-military', text, rule, total, over, of: 'card' }));
  discardHidden(world, civ, chosenFrom(militaryHand, chosen), rule);
  return total;
}
