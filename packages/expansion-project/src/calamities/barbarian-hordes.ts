import {
  type AreaNumber,
  active,
  areaId,
  areaNumber,
  fight,
  fightWithChoices,
  hasUnitsIn,
  isOutOfPlay,
  isStormed,
  landsAround,
  limitIn,
  marchTokens,
  type NationNumber,
  NOBODY,
  nation,
  outsiders,
  pointsOnBoard,
  rehearse,
  removeTokens,
  type Strike,
  seatOf,
  sidesIn,
  skirmish,
  spare,
  stormAtOnce,
  stormCity,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import { ask, at, chooseOne, must, type Script, say } from '@ecumene/engine';
import { isEmpty } from '../book/abilities.ts';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { damageLeft } from './damage-limit.ts';
import { barbariansLeft, placeBarbarians } from './outsiders.ts';

const HORDES = 'barbarian-hordes';

/** Barbarians invade, fight and go on while there are too many of them for an area. @rule EP 29.5.2.2 @rule EP 29.5.2.2.1 @rule EP 29.5.2.2.2 @rule EP 29.5.2.3 @rule EP 29.5.2.3.2 @rule EP 29.5.2.6 @rule EP C41 */
export function* barbarianHordes(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const before = pointsOnBoard(world, victim);
  const wanted = workOut(world, victim, HORDES, 'barbarians', CALAMITY_ROWS[HORDES].amount, 'EP 29.5.2.2.1');
  const controller = controllerOf(world, strike);
  let horde = barbariansLeft(world, wanted);
  let from = NOBODY;
  for (;;) {
    const area = horde > 0 ? yield* chooseArea(world, controller, targets(world, victim, horde, from)) : undefined;
    if (area === undefined) break;
    invade(world, area, horde, from);
    yield* battle(world, area);
    from = area;
    horde = Math.max(0, tokensIn(world, area, outsiders(world)) - limitIn(world, area));
  }
  if (from !== NOBODY) removeTokens(world, 'EP 29.5.2.3', outsiders(world), from, horde);
  if (pointsOnBoard(world, victim) >= before) spare(world, 'EP 29.5.2.3', strike);
}

/** They come from nowhere at first, then from where they have fought. @rule EP 29.5.2.3 @rule EP 29.5.2.3.2 */
function invade(world: EpWorld, area: AreaNumber, horde: number, from: AreaNumber): void {
  if (from === NOBODY) placeBarbarians(world, 'EP 29.5.2.3', area, horde);
  else marchTokens(world, 'EP 29.5.2.3.2', outsiders(world), from, area, horde);
}

/** The trader or, if the card was not traded, whoever has fewest cities, be it the victim. @rule EP 29.5.2.1 @rule EP C54 */
export function controllerOf(world: EpWorld, { trader }: Strike): NationNumber {
  if (trader !== NOBODY) return trader;
  const [fewest] = active(world).sort((a, b) => nation(world, a).cities - nation(world, b).cities || a - b);
  return must(fewest, 'somebody to control the barbarians');
}

function isHeldByBarbarians(world: EpWorld, area: AreaNumber): boolean {
  const barbarians = outsiders(world);
  return (
    tokensIn(world, area, barbarians) > 0 &&
    world.nations.every((_, number) => number === barbarians || !hasUnitsIn(world, area, number))
  );
}

/** Whether barbarians can come into an area: from wastes, from their own areas, or from beyond the map. @rule EP 29.5.2.3 @rule EP 2.2.6 @rule EP 9.5 */
export function isOpenToBarbarians(world: EpWorld, area: AreaNumber): boolean {
  const { isLand, edge, limit } = terrain(world);
  if (!isLand[area] || isOutOfPlay(world, area)) return false;
  if (limitIn(world, area) === 0 || edge[area] || tokensIn(world, area, outsiders(world)) > 0) return true;
  return landsAround(world, area).some((near) => {
    if (isOutOfPlay(world, near)) return true;
    return (at(limit, near) === 0 && isEmpty(world, near)) || isHeldByBarbarians(world, near);
  });
}

/** Where a horde of so many goes: to cities of the victim it can take, else to tokens of the victim, also beside a city. @rule EP 29.5.2.3 @rule EP C55 */
export function targets(world: EpWorld, victim: NationNumber, horde: number, from: AreaNumber = NOBODY): AreaNumber[] {
  const open = world.cityIn.flatMap((_, area) =>
    hasUnitsIn(world, area, victim) && isOpenToBarbarians(world, area) && isBearable(world, area, horde, from)
      ? [area]
      : [],
  );
  const cities = open.filter((area) => world.cityIn[area] === victim && wouldTake(world, area, horde));
  if (cities.length > 0) return cities;
  return open.filter((area) => tokensIn(world, area, victim) > 0);
}

/** Whether so many barbarians would take a city, once they have fought the tokens there. @rule EP C55 */
function wouldTake(world: EpWorld, area: AreaNumber, horde: number): boolean {
  const barbarians = outsiders(world);
  const others = sidesIn(book, world, area).filter(({ nation: number }) => number !== barbarians);
  const own = { nation: barbarians, count: horde + tokensIn(world, area, barbarians), last: false };
  skirmish([...others, own], 0, book.conflict.lastIn, undefined, barbarians);
  return own.count >= book.conflict.assault(world, barbarians, at(world.cityIn, area)).needed;
}

/** Whether nobody would fall below what calamities must leave. @rule EP 32.7.1 @rule EP C95 */
function isBearable(world: EpWorld, area: AreaNumber, horde: number, from: AreaNumber): boolean {
  if (world.options.damageLimit === 0) return true;
  const after = rehearse(world, (copy) => {
    invade(copy, area, horde, from);
    fight(copy, area, 0, book, undefined, undefined, outsiders(copy));
    if (isBesieged(copy, area) && isStormed(copy, area, book)) stormAtOnce(copy, area, outsiders(copy), book, true);
  });
  return world.nations.every(
    (_, number) =>
      number === outsiders(world) ||
      pointsOnBoard(world, number) - pointsOnBoard(after, number) <= damageLeft(world, number),
  );
}

/** The controller decides. @rule EP 29.5.2.3.3 @rule EP 29.5.2.4 */
function* chooseArea(
  world: EpWorld,
  controller: NationNumber,
  from: readonly AreaNumber[],
): Script<AreaNumber | undefined> {
  if (from.length < 2) return from[0];
  const id = yield* ask(
    seatOf(world, controller),
    chooseOne({
      topic: 'barbarians',
      text: say('Choose the area the barbarians invade.'),
      rule: 'EP 29.5.2.3.3',
      of: 'area',
      from: from.map((area) => areaId(world, area)),
    }),
  );
  return areaNumber(world, id);
}

/**
 * They fight whoever is there, whatever the area can feed, and attack the city; too few for it are gone. No card is drawn
 * and nothing pillaged. @rule EP 29.5.2.3.1 @rule EP 29.5.2.5 @rule EP 18.1 @rule EP 18.3.1 @rule EP 18.5.3 @rule EP C55
 */
function* battle(world: EpWorld, area: AreaNumber): Script {
  const barbarians = outsiders(world);
  const fighting = fightWithChoices(world, { area, limit: 0, against: barbarians }, book);
  if (fighting) yield* fighting;
  if (!isBesieged(world, area) || !isStormed(world, area, book)) return;
  const storming = stormCity(world, area, barbarians, book, true);
  if (storming) yield* storming;
}

/** Whether barbarians are left before a city that is not of pirates. */
function isBesieged(world: EpWorld, area: AreaNumber): boolean {
  const barbarians = outsiders(world);
  const owner = at(world.cityIn, area);
  return owner !== NOBODY && owner !== barbarians && tokensIn(world, area, barbarians) > 0;
}
