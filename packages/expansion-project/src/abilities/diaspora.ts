import {
  type AreaNumber,
  areaId,
  areaNumber,
  foundCity,
  isOutOfPlay,
  type NationNumber,
  nameOf,
  nation,
  placeTokens,
  terrain,
} from '@ecumene/ancients';
import { type Dice, happen, type Refusal, refuse, say, the } from '@ecumene/engine';
import { diasporaTargets, isEmpty, mayFound } from '../book/abilities.ts';
import type { EpWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Diaspora: a city or tokens in an empty area that a path leads to. */

const RULE = 'EP 25.2.1';

/** @rule EP 25.2.1 @rule EP 25.2.2 @rule EP C66 */
export function refuseDiaspora(
  world: EpWorld,
  number: NationNumber,
  { area: id, tokens }: UseOf<'diaspora'>,
): Refusal | undefined {
  const area = areaNumber(world, id);
  const room = area === undefined ? undefined : diasporaTargets(world, number).get(area);
  const place = the('area', id);
  if (area === undefined || room === undefined) return refuseTarget(world, area, id);
  if (tokens === undefined) {
    if (mayFound(world, number, area)) return undefined;
    return refuse(
      'no-city',
      say('You cannot build a city in {place}. Place tokens, or choose another area.', { place }),
      RULE,
    );
  }
  const most = Math.min(room, nation(world, number).stock);
  if (tokens <= most) return undefined;
  if (most === 0)
    return refuse(
      'too-many',
      say(
        'You cannot place tokens in {place}: its limit is 0, or your stock is empty. Choose another area or a city.',
        {
          place,
        },
      ),
      RULE,
    );
  return refuse(
    'too-many',
    say('You can place at most {most, plural, one {# token} other {# tokens}} in {place}. Place fewer.', {
      most,
      place,
    }),
    RULE,
  );
}

/** Why Diaspora cannot settle in an area at all. @rule EP 25.2.1 @rule EP 25.2.2 @rule EP 9.5 */
function refuseTarget(world: EpWorld, area: AreaNumber | undefined, id: string): Refusal {
  const place = the('area', id);
  if (area === undefined || terrain(world).isLand[area] !== true)
    return refuse('no-target', say('{place} is not a land area. Choose another area.', { place }), RULE);
  if (isOutOfPlay(world, area))
    return refuse('no-target', say('{place} is out of play. Choose another area.', { place }), 'EP 9.5');
  if (!isEmpty(world, area))
    return refuse('no-target', say('{place} is not empty. Choose another area.', { place }), RULE);
  return refuse(
    'no-target',
    say('No path without enemies leads to {place}. Choose another area.', { place }),
    'EP 25.2.2',
  );
}

/** A city counts as built this turn. @rule EP 25.2.1 @rule EP C27 */
export function useDiaspora(world: EpWorld, number: NationNumber, { area: id, tokens }: UseOf<'diaspora'>): void {
  const area = areaNumber(world, id);
  if (area === undefined) return;
  const name = nameOf(world, number);
  happen(world, RULE, { what: 'ability-used', nation: name, ability: 'diaspora', area: id });
  if (tokens !== undefined) {
    placeTokens(world, RULE, number, area, tokens);
    return;
  }
  foundCity(world, number, area);
  world.newCities.push(area);
  happen(world, RULE, { what: 'city-built', nation: name, area: id, tokens: 0, treasury: 0 });
}

export function sampleDiaspora(world: EpWorld, number: NationNumber, dice: Dice): UseOf<'diaspora'> | undefined {
  const targets = [...diasporaTargets(world, number)];
  if (targets.length === 0) return undefined;
  const [area, room] = dice.pick(targets);
  const most = Math.min(room, nation(world, number).stock);
  const id = areaId(world, area);
  if (mayFound(world, number, area) && dice.chance(1, 2)) return { do: 'diaspora', area: id };
  return most > 0 ? { do: 'diaspora', area: id, tokens: dice.between(1, most) } : undefined;
}
