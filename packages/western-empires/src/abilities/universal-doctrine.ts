import {
  annexOutsiders,
  areaId,
  areaNumber,
  areasWithTokens,
  citiesInStock,
  citiesOf,
  type NationNumber,
  nameOf,
  nation,
  outsiders,
  tokensIn,
} from '@ecumene/ancients';
import { type Dice, happen, type Refusal, refuse, say, the } from '@ecumene/engine';
import { ABILITIES } from '../data/abilities.ts';
import type { WeWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Universal Doctrine: a pirate city or some barbarians are annexed, anywhere. */

const RULE = 'WE universal-doctrine.1';
const MOST = ABILITIES.flatMap(({ actions }) => actions).reduce(
  (most, action) => (action.is === 'annex-outsiders' ? action.tokens : most),
  0,
);

/** Whether there is anything to annex, for a nation without units, too. @rule WE universal-doctrine.1 */
export function canUseDoctrine(world: WeWorld): boolean {
  const others = outsiders(world);
  return citiesOf(world, others).length + areasWithTokens(world, others).length > 0;
}

/** @rule WE universal-doctrine.1 @rule WE universal-doctrine.3 @rule WE piracy.9 @rule WE barbarian-hordes.17 */
export function refuseDoctrine(
  world: WeWorld,
  number: NationNumber,
  { city, tokens }: UseOf<'universal-doctrine'>,
): Refusal | undefined {
  if ((city === undefined) === (tokens === undefined))
    return refuse('either', say('Choose either a pirate city or barbarian tokens.'), RULE);
  const one = nation(world, number);
  if (city !== undefined) {
    const area = areaNumber(world, city);
    if (area === undefined || world.cityIn[area] !== outsiders(world))
      return refuse(
        'no-target',
        say('There is no pirate city in {area}. Choose another area.', { area: the('area', city) }),
        RULE,
      );
    return citiesInStock(one) > 0
      ? undefined
      : refuse('stock', say('You have no city in stock. Choose barbarian tokens.'), RULE);
  }
  let total = 0;
  for (const [id, count] of Object.entries(tokens ?? {})) {
    const area = areaNumber(world, id);
    if (area === undefined || count > tokensIn(world, area, outsiders(world)))
      return refuse(
        'no-target',
        say('There are no {count} barbarians in {area}. Choose fewer.', { count, area: the('area', id) }),
        RULE,
      );
    total += count;
  }
  if (one.stock === 0) return refuse('stock', say('You have no tokens in stock. Choose a pirate city.'), RULE);
  const most = Math.min(MOST, one.stock);
  if (total >= 1 && total <= most) return undefined;
  return refuse('wrong-total', say('Choose 1 to {most} barbarian tokens.', { most }), RULE);
}

export function useDoctrine(world: WeWorld, number: NationNumber, use: UseOf<'universal-doctrine'>): void {
  happen(world, RULE, { what: 'ability-used', nation: nameOf(world, number), ability: 'universal-doctrine' });
  annexOutsiders(world, number, use, RULE);
}

export function sampleDoctrine(world: WeWorld, dice: Dice): UseOf<'universal-doctrine'> | undefined {
  const cities = citiesOf(world, outsiders(world));
  if (cities.length > 0 && dice.chance(1, 2))
    return { do: 'universal-doctrine', city: areaId(world, dice.pick(cities)) };
  const areas = areasWithTokens(world, outsiders(world));
  if (areas.length === 0) return undefined;
  const area = dice.pick(areas);
  const most = Math.min(MOST, tokensIn(world, area, outsiders(world)));
  return { do: 'universal-doctrine', tokens: { [areaId(world, area)]: dice.between(1, most) } };
}
