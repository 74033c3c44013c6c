import { areaId, type Conflict, conflict, holds, isActive, nation, seatOf } from '@ecumene/ancients';
import { ask, confirm, type Script, say, the } from '@ecumene/engine';
import { book } from './book.ts';
import { fightAtSea, fleetsIn, meetings } from './sea-fights.ts';
import type { AcWorld } from './world.ts';

/** In a battle of ships Cloth Making is what Metalworking is on land. @rule AC ST ship-battle.3 */
const sailors: Pick<Conflict<AcWorld>, 'removesLast' | 'lastIn'> = {
  removesLast: (world, number) => holds(world, number, 'cloth-making'),
  lastIn: 'every-round',
};

/** Ships fight wherever those of several nations meet, until one nation's are left. @rule AC ST ship-battle.1 @rule AC ST ship-battle.2 */
function shipBattles(world: AcWorld): void {
  for (const area of meetings(world, 'ships')) fightAtSea(world, area, 'ships', sailors, 'AC ST ship-battle.1');
}

/** Where crews of several nations meet, each may begin a fight, in the order of the track. @rule AC ST ship-conflict */
function* crewFights(world: AcWorld): Script {
  const rule = 'AC ST ship-conflict';
  for (const area of meetings(world, 'tokens')) {
    const text = say('Attack with your crews in {area}?', { area: the('area', areaId(world, area)) });
    for (const number of fleetsIn(world, area, 'tokens')) {
      if (!isActive(nation(world, number))) continue;
      if (!(yield* ask(seatOf(world, number), confirm({ topic: 'attack-crews', text, rule })))) continue;
      fightAtSea(world, area, 'tokens', book.conflict, rule);
      break;
    }
  }
}

/** All conflicts: at sea first, where an option allows it. @rule AC 24.1 @rule AC ST ship-conflict @rule AC ST ship-battle.1 */
export function conflicts(world: AcWorld): Script | void {
  if (world.options.shipConflict) return crewsThenTokens(world);
  if (world.options.shipBattle) shipBattles(world);
  return conflict(world, book);
}

function* crewsThenTokens(world: AcWorld): Script {
  yield* crewFights(world);
  const onLand = conflict(world, book);
  if (onLand) yield* onLand;
}
