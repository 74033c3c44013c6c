import {
  acquireCards,
  buyCards,
  holds,
  inTrackOrder,
  keepToLimit,
  type NationNumber,
  type Purchase,
  restack,
} from '@ecumene/ancients';
import { at, happen, type Script, type Seat } from '@ecumene/engine';
import { returning } from './calamity-stacks.ts';
import { CARDS } from './data/civilization-cards.ts';
import { KEPT } from './data/trade-cards.ts';
import { tradeCitiesWork, tradeCityAdds } from './trade-cities.ts';
import type { AcWorld } from './world.ts';

/** @rule AC 31.1 @rule AC 31.2 @rule AC 31.71 @rule AC 32.261 @rule AC A26 @rule AC CT 2 @rule AC CT 3 @rule AC ST starting-credit @rule AC ST calamity-credit */
const purchase: Purchase = {
  table: CARDS,
  keep: KEPT,
  mayMine: (world, number) => holds(world, number, 'mining'),
  adds: (world: AcWorld, number, face) => tradeCityAdds(world, number, face),
  handedIn: (world: AcWorld, number, faces) => tradeCitiesWork(world, number, faces),
  credit: (world: AcWorld, number) => world.credit[number] ?? 0,
  spendCredit: spendCredit,
  redress: (world: AcWorld, number, card) => (world.options.calamityCredit ? (world.redress[number]?.[card] ?? 0) : 0),
  rules: {
    buy: 'AC 31.1',
    pay: 'AC 31.2',
    once: 'AC 31.61',
    needs: 'AC 31.62',
    mine: 'AC 28.53',
    shown: 'AC 30.312',
    keep: 'AC 31.71',
  },
};

/** All cards returned this turn go under their stacks, and Grain that was shown goes back to the hand. @rule AC 29.7 @rule AC 31.81 @rule AC 31.82 @rule AC 30.312 */
export function returnCards(world: AcWorld): void {
  const stacks = restack(world, returning(world.options));
  if (Object.keys(stacks).length > 0) happen(world, 'AC 31.81', { what: 'stacks-refilled', stacks });
  for (const one of world.nations) {
    if (one.shown.length === 0) continue;
    one.shown = [];
    one.rev += 1;
  }
}

/** The starting credit pays once. @rule AC ST starting-credit */
function spendCredit(world: AcWorld, number: NationNumber, points: number): void {
  world.credit[number] = at(world.credit, number) - points;
}

/** Who buys before calamities strike: everybody or, by the usual sequence, nobody. @rule AC ST cards-before-calamities */
export function earlyBuyers(world: AcWorld): Seat[] {
  return world.options.cardsBeforeCalamities ? inTrackOrder(world) : [];
}

/** @rule AC ST cards-before-calamities */
export function buyEarly(world: AcWorld, seat: Seat): Script | void {
  return acquireCards(world, seat, purchase);
}

/** Cards are bought now, if they were not before the calamities; in any case hands keep to their limit now. @rule AC 31.1 @rule AC 31.71 @rule AC ST cards-before-calamities */
export function civilizationCards(world: AcWorld, seat: Seat): Script | void {
  if (world.options.cardsBeforeCalamities) return keepToLimit(world, seat, purchase);
  return buyCards(world, seat, purchase);
}
