import {
  type AreaNumber,
  erupt,
  holds,
  type NationNumber,
  others,
  pointsOfAllIn,
  quake,
  type Strike,
  spare,
} from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { endsAtlantis, sinkAtlantis } from '../atlantis.ts';
import { farming } from '../support.ts';
import type { AcWorld } from '../world.ts';

/** A volcano erupts or else the earth quakes. @rule AC 30.211 @rule AC 30.212 @rule AC A29 @rule AC AT 3.1 */
export function* volcanoEarthquake(world: AcWorld, strike: Strike): Script {
  if (endsAtlantis(world, strike)) return sinkAtlantis(world, strike);
  const { victim } = strike;
  const buried = yield* erupt(world, victim, {
    damage: (areas) => totalDamage(world, areas),
    rule: 'AC 30.211',
  });
  if (buried.length > 0) return;
  const shaken = yield* quake(world, victim, {
    neighbours: others(world, strike).filter((number) => !isBuiltWell(world, number)),
    mild: isBuiltWell(world, victim),
    raise: farming,
    rule: 'AC 30.212',
  });
  if (shaken.length === 0) spare(world, 'AC 30.212', strike);
}

/** An eruption is as bad as what it does to everybody. @rule AC 30.211 */
function totalDamage(world: AcWorld, areas: readonly AreaNumber[]): number {
  return areas.reduce((sum, area) => sum + pointsOfAllIn(world, area), 0);
}

/** Engineering keeps the cities of its holder from falling, though not under a volcano. @rule AC 30.213 @rule AC 32.312 */
function isBuiltWell(world: AcWorld, number: NationNumber): boolean {
  return holds(world, number, 'engineering');
}
