import {
  areaId,
  areaNumber,
  areasWithTokens,
  buildShip,
  type NationNumber,
  nation,
  nationOf,
  terrain,
} from '@ecumene/ancients';
import { ask, chooseOne, type Script, type Seat, say } from '@ecumene/engine';
import { hasTrait, ruleOfCulture } from './book/cultures.ts';
import { book } from './book.ts';
import type { EpWorld } from './world.ts';

/** Minoa begins with a ship beside its first token; where it has more, beside any of them on a coast. @rule EP O 3.3.2.1 @rule EP C97 */
export function launchFirstShip(world: EpWorld, seat: Seat): Script | void {
  const number = nationOf(world, seat);
  if (!hasTrait(world, number, 'first-ship')) return;
  const harbours = areasWithTokens(world, number).filter((area) => book.ships.isHarbour(world, area));
  const [only, ...others] = harbours;
  if (only === undefined) return;
  if (others.length > 0) return chooseHarbour(world, seat, number, harbours);
  launch(world, number, only);
}

function* chooseHarbour(world: EpWorld, seat: Seat, number: NationNumber, harbours: readonly number[]): Script {
  const id = yield* ask(
    seat,
    chooseOne({
      topic: 'first-ship',
      text: say('Choose where to place your first ship.'),
      rule: ruleOfCulture(world, number),
      of: 'area',
      from: harbours.map((area) => areaId(world, area)),
    }),
  );
  const area = areaNumber(world, id);
  if (area !== undefined) launch(world, number, area);
}

function launch(world: EpWorld, number: NationNumber, area: number): void {
  if (nation(world, number).pieces.ships === 0 || terrain(world).shores[area] === undefined) return;
  buildShip(world, ruleOfCulture(world, number), number, { at: area, shore: 0 }, 0, 0);
}
