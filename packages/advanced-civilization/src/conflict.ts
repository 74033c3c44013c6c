import { type Assault, type CardHolders, type Doctrine, holds, type NationNumber } from '@ecumene/ancients';
import type { AcWorld } from './world.ts';

const USUAL: Assault = { needed: 7, defenders: 6 };
const AGAINST_WALLS: Assault = { needed: 8, defenders: 7 };
const WITH_ENGINES: Assault = { needed: 6, defenders: 5 };

/** @rule AC 24.24 @rule AC 32.231 */
export function removesLast(world: CardHolders, number: NationNumber): boolean {
  return holds(world, number, 'metalworking');
}

/** @rule AC 24.31 @rule AC 24.35 @rule AC 32.311 */
export function assault(world: CardHolders, attacker: NationNumber, defender: NationNumber): Assault {
  const engines = holds(world, attacker, 'engineering');
  const walls = holds(world, defender, 'engineering');
  if (engines === walls) return USUAL;
  return engines ? WITH_ENGINES : AGAINST_WALLS;
}

/** @rule AC 24.24 @rule AC 24.31 @rule AC 24.35 @rule AC 24.52 @rule AC 32.231 @rule AC 32.311 @rule AC ST cohabitation.3 @rule AC ST tokens-aboard.4 */
export const doctrine: Doctrine = {
  removesLast,
  lastIn: 'every-round',
  assault,
  pillage: 3,
  sharesCities: (world: AcWorld) => world.options.cohabitation === 'any',
  crewsDefend: (world: AcWorld) => world.options.tokensAboard,
  rules: {
    fight: 'AC 24.21',
    repelled: 'AC 24.31',
    storm: 'AC 24.32',
    order: 'AC A22a',
    seize: 'AC 24.51',
    pillage: 'AC 24.52',
    pirates: 'AC 24.34',
  },
};
