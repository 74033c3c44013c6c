import { at } from '@ecumene/engine';
import { areaId, citiesOf, terrain, tokensIn } from './nations.ts';
import { cardsOf } from './trade-cards/stacks.ts';
import { type Ancients, type NationNumber, NOBODY } from './world.ts';

/** What is broken about a world: pieces or cards lost or doubled, or standing where they cannot. */
export function brokenPieces(world: Ancients): string[] {
  return [
    ...world.nations.flatMap((_, number) => brokenNation(world, number)),
    ...brokenAreas(world),
    ...brokenCards(world),
  ];
}

/** @rule general.pieces */
function brokenNation(world: Ancients, number: NationNumber): string[] {
  const one = at(world.nations, number);
  const faults: string[] = [];
  const aboard = one.ships.reduce((sum, ship) => sum + ship.aboard, 0);
  let tokens = aboard;
  for (let area = 0; area < world.cityIn.length; area++) tokens += tokensIn(world, area, number);
  if (tokens !== one.tokens) faults.push(`${one.name} has ${tokens} tokens on the board, not ${one.tokens}`);
  const cities = citiesOf(world, number).length;
  if (cities !== one.cities) faults.push(`${one.name} has ${cities} cities on the board, not ${one.cities}`);
  if (one.endless) return faults;
  const all = one.stock + one.treasury + one.tokens;
  if (all !== one.pieces.tokens) faults.push(`${one.name} has ${all} tokens instead of ${one.pieces.tokens}`);
  if (Math.min(one.stock, one.treasury, one.tokens, one.step) < 0) faults.push(`${one.name} has less than nothing`);
  if (one.cities > one.pieces.cities) faults.push(`${one.name} has ${one.cities} cities`);
  if (one.ships.length > one.pieces.ships) faults.push(`${one.name} has ${one.ships.length} ships`);
  if (one.shown.some((card) => !one.hand.includes(card))) faults.push(`${one.name} shows a card not held`);
  return faults;
}

function brokenAreas(world: Ancients): string[] {
  const { isLand, shores } = terrain(world);
  const faults: string[] = [];
  for (let area = 0; area < world.cityIn.length; area++) {
    const inhabited = world.cityIn[area] !== NOBODY || world.nations.some((_, n) => tokensIn(world, area, n) > 0);
    if (inhabited && !isLand[area]) faults.push(`somebody lives in ${areaId(world, area)}`);
  }
  for (const { name, ships } of world.nations) {
    for (const ship of ships) {
      if (shores[ship.at]?.[ship.shore] === undefined) faults.push(`a ship of ${name} lies on dry land`);
      if (!isLand[ship.at]) faults.push(`a ship of ${name} stays in the open sea`);
    }
  }
  return faults;
}

/** Every card is in exactly one place. */
function brokenCards(world: Ancients): string[] {
  const { faces, stacks, returned, market } = world.trade;
  const everywhere = [...stacks.flat(), ...returned, ...world.nations.flatMap((one) => one.hand)];
  for (const strike of world.strikes) everywhere.push(strike.card);
  const all = faces.flatMap((face) => cardsOf(world.trade, face));
  const faults: string[] = [];
  if (everywhere.length !== all.length) faults.push(`${everywhere.length} cards instead of ${all.length}`);
  if (new Set(everywhere).size !== everywhere.length) faults.push('a card is in two places');
  for (const offer of market.offers) {
    const { hand, name } = at(world.nations, offer.from);
    if (offer.give.some((card) => !hand.includes(card))) faults.push(`${name} offers a card not held`);
  }
  return faults;
}
