import {
  type AreaNumber,
  areaId,
  citiesOf,
  decide,
  type NationNumber,
  nameOf,
  nation,
  outsiders,
  reduceCities,
  removeShip,
  type Strike,
  seatOf,
  spare,
  terrain,
  worst,
} from '@ecumene/ancients';
import { ask, chooseSome, happen, must, type Script, say, together } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { amountFor, tellChanges, workOut } from './amounts.ts';
import { cityDamageLeft, hasCityAtStake, isUntouched } from './damage-limit.ts';

const CYCLONE = 'cyclone';
const { amount: OWN, others: OTHERS = { total: 0, each: 0 } } = CALAMITY_ROWS[CYCLONE];

/** The coastal areas beside each open sea. @rule EP 29.6.1.1 */
function seas(world: EpWorld): ReadonlyMap<AreaNumber, readonly AreaNumber[]> {
  const { isLand, water, coastal } = terrain(world);
  const found = new Map<AreaNumber, readonly AreaNumber[]>();
  for (const [area, near] of water.entries())
    if (!isLand[area])
      found.set(
        area,
        near.filter((one) => coastal[one] === true),
      );
  return found;
}

function citiesBeside(world: EpWorld, number: NationNumber, coast: readonly AreaNumber[]): number {
  return citiesOf(world, number).filter((area) => coast.includes(area)).length;
}

/** A cyclone strikes all coasts beside one open sea. It selects nobody and spares nobody. @rule EP 29.6.1.1 @rule EP 29.6.1.2 @rule EP 29.6.1.3 @rule EP C84 */
export function* cyclone(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const open = [...seas(world)].filter(([, coast]) => citiesBeside(world, victim, coast) > 0);
  if (open.length === 0) return spare(world, 'EP 29.6.1.2', strike);
  const coast = yield* chooseSea(world, victim, open);
  const numbers = world.nations.flatMap((_, number) => (number === outsiders(world) ? [] : [number]));
  yield* together(numbers.map((number) => suffer(world, number, number === victim, coast)));
}

/** The sea with most of the victim's cities; the victim decides between equals. @rule EP 29.6.1.1 */
function* chooseSea(
  world: EpWorld,
  victim: NationNumber,
  open: readonly (readonly [AreaNumber, readonly AreaNumber[]])[],
): Script<readonly AreaNumber[]> {
  const best = worst(open, ([, coast]) => citiesBeside(world, victim, coast));
  const sea = yield* decide(world, victim, {
    topic: 'cyclone-sea',
    text: say('Choose the open sea where the cyclone forms.'),
    rule: 'EP 29.6.1.1',
    of: 'area',
    from: best.map(([area]) => areaId(world, area)),
  });
  happen(world, 'EP 29.6.1.1', { what: 'cyclone-forms', nation: nameOf(world, victim), sea });
  const [, coast] = must(
    best.find(([area]) => areaId(world, area) === sea),
    sea,
  );
  return coast;
}

/** Cities beside that sea are reduced, and ships there lost. @rule EP 29.6.1.3 @rule EP 29.6.1.4 @rule EP 29.6.1.5 @rule EP 29.6.1.6 @rule EP C56 */
function* suffer(world: EpWorld, number: NationNumber, isPrimary: boolean, coast: readonly AreaNumber[]): Script {
  const role = isPrimary ? 'primary' : 'secondary';
  if (citiesBeside(world, number, coast) > 0 && hasCityAtStake(world, number)) {
    const base = isPrimary ? OWN : OTHERS.each;
    const count = workOut(world, number, CYCLONE, 'cities-reduced', base, 'EP 29.6.1.4', role);
    const where = (area: AreaNumber): boolean => coast.includes(area);
    yield* reduceCities(
      world,
      { calamity: CYCLONE, of: number, count, where, damageLeft: cityDamageLeft, rule: 'EP 29.6.1.3' },
      book,
    );
  }
  yield* loseShips(world, number, role, coast);
}

/** Calendar saves two ships, of their owner's choice. @rule EP 29.6.1.3 @rule EP 29.6.1.5 @rule EP C56 */
function* loseShips(
  world: EpWorld,
  number: NationNumber,
  role: 'primary' | 'secondary',
  coast: readonly AreaNumber[],
): Script {
  const ships = nation(world, number).ships.filter((ship) => coast.includes(ship.at));
  if (ships.length === 0 || isUntouched(world, number)) return;
  const most = amountFor(world, number, CYCLONE, 'ships-kept', 0, role);
  if (most > 0) tellChanges(world, number, CYCLONE, 'ships-kept', 'EP 29.6.1.5', role);
  const kept =
    most === 0
      ? []
      : ships.length <= most
        ? ships.map(({ no }) => String(no))
        : yield* ask(
            seatOf(world, number),
            chooseSome({
              topic: 'keep-ships',
              text: say('Cyclone: choose {most} ships to keep.', { most }),
              rule: 'EP 29.6.1.5',
              of: 'ship',
              from: ships.map(({ no }) => String(no)),
              least: most,
              most,
            }),
          );
  for (const ship of ships) if (!kept.includes(String(ship.no))) removeShip(world, 'EP 29.6.1.3', number, ship);
}
