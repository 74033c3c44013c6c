import {
  type AreaNumber,
  active,
  areaId,
  areaNumber,
  byStock,
  damageBy,
  decide,
  fightBarbarians,
  hasUnitsIn,
  landsAround,
  marchTokens,
  type NationNumber,
  NOBODY,
  nameOf,
  outsiders,
  placeTokens,
  pointsOnBoard,
  removeTokens,
  type Strike,
  spare,
  stepsTo,
  surplusBarbarians,
  terrain,
  worst,
} from '@ecumene/ancients';
import { at, type Script, say, type Text, the } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITIES } from '../data/calamities.ts';
import type { AcWorld } from '../world.ts';
import { damageLeft } from './damage-limit.ts';

const { amount: HORDE } = CALAMITIES['barbarian-hordes'];
const LARGER_HORDE = 20;

/** @rule AC 30.5211 @rule AC ST twenty-barbarians */
function hordeOf({ options }: AcWorld): number {
  return options.twentyBarbarians ? LARGER_HORDE : HORDE;
}

/** Barbarians land in the victim's homeland and ravage until all of them have land to live on. @rule AC 30.5211 @rule AC 30.5235 @rule AC A41 */
export function* barbarianHordes(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const before = pointsOnBoard(world, victim);
  const guide = guideOf(world, strike);
  const text = say('Barbarians attack {nation}. Choose where they land.', {
    nation: the('nation', nameOf(world, victim)),
  });
  const start = yield* goTo(world, guide, landings(world, victim), text, 'AC 30.5211');
  if (start !== undefined) {
    placeTokens(world, 'AC 30.5211', outsiders(world), start, hordeOf(world));
    fightBarbarians(world, start, book);
    yield* moveOn(world, victim, guide, start);
  }
  if (pointsOnBoard(world, victim) >= before) spare(world, 'AC 30.5242', strike);
}

/**
 * Who decides between areas that are equal: the trader or, if there is none, whoever has the most in stock, the victim
 * not excepted. Their cards do nothing for the Barbarians. @rule AC 30.5251 @rule AC 30.5252 @rule AC A36
 */
function guideOf(world: AcWorld, { trader }: Strike): NationNumber {
  return trader === NOBODY ? at(byStock(world, active(world)), 0) : trader;
}

/** The guide chooses between these areas, if there is a choice. Nowhere, if there is none to go to. @rule AC 30.5251 */
function* goTo(
  world: AcWorld,
  guide: NationNumber,
  areas: readonly AreaNumber[],
  text: Text,
  rule: string,
): Script<AreaNumber | undefined> {
  if (areas.length === 0) return undefined;
  const id = yield* decide(world, guide, {
    topic: 'barbarians',
    text,
    rule,
    of: 'area',
    from: areas.map((area) => areaId(world, area)),
  });
  return areaNumber(world, id);
}

/**
 * Where the horde may land: the start areas of greatest damage; if the victim lives in none, the empty ones, else those
 * of Barbarians and Pirates, and only then those of other nations. @rule AC 30.5211 @rule AC A36
 */
function landings(world: AcWorld, victim: NationNumber): AreaNumber[] {
  const home = terrain(world).starts.get(nameOf(world, victim)) ?? [];
  const starts = home.filter((area) => isBearable(world, area, hordeOf(world)));
  const homes = starts.filter((area) => hasUnitsIn(world, area, victim));
  if (homes.length > 0) return worst(homes, (area) => damageBy(world, victim, hordeOf(world), area, book));
  const free = starts.filter((area) => !hasPlayersIn(world, area));
  const empty = free.filter((area) => !hasUnitsIn(world, area, outsiders(world)));
  return [empty, free, [...starts]].find((areas) => areas.length > 0) ?? [];
}

/** Whether no nation would fall too low by so many Barbarians. @rule AC ST calamity-floor.1 @rule AC ST calamity-floor.2 */
function isBearable(world: AcWorld, area: AreaNumber, horde: number): boolean {
  if (world.options.calamityFloor === 0) return true;
  return world.nations.every((one, number) => {
    if (one.endless || !hasUnitsIn(world, area, number)) return true;
    return damageBy(world, number, horde, area, book) <= damageLeft(world, number);
  });
}

function hasPlayersIn(world: AcWorld, area: AreaNumber): boolean {
  return world.nations.some((one, number) => !one.endless && hasUnitsIn(world, area, number));
}

/**
 * Those an area cannot feed move on as one body and fight, again and again; what finds nowhere to go is removed.
 * @rule AC 30.5231 @rule AC 30.5232 @rule AC 30.5233 @rule AC 30.5235 @rule AC 23.22
 */
function* moveOn(world: AcWorld, victim: NationNumber, guide: NationNumber, start: AreaNumber): Script {
  let area = start;
  for (;;) {
    const horde = surplusBarbarians(world, area);
    if (horde === 0) return;
    const text = say(
      '{horde, plural, one {# Barbarian moves} other {# Barbarians move}} on from {area}. Choose the next area.',
      {
        horde,
        area: the('area', areaId(world, area)),
      },
    );
    const next = yield* goTo(world, guide, destinations(world, victim, area, horde), text, 'AC 30.5231');
    if (next === undefined) return removeTokens(world, 'AC 30.5232', outsiders(world), area, horde);
    marchTokens(world, 'AC 30.5231', outsiders(world), area, next, horde);
    fightBarbarians(world, next, book);
    area = next;
  }
}

/**
 * Where the horde may go: where only the victim lives and is damaged most; if there is no such area next to it, on the
 * shortest way to any area where the victim can be damaged. @rule AC 30.5231 @rule AC 30.5234 @rule AC 30.5241 @rule AC A37
 */
function destinations(world: AcWorld, victim: NationNumber, from: AreaNumber, horde: number): AreaNumber[] {
  const damage = (area: AreaNumber): number => damageBy(world, victim, horde, area, book);
  const isFree = (area: AreaNumber): boolean => isBearable(world, area, horde);
  const next = landsAround(world, from).filter(isFree);
  const own = next.filter((area) => isAlone(world, area, victim) && damage(area) > 0);
  if (own.length > 0) return worst(own, damage);
  const inPlay = terrain(world).ids.map((_, area) => area);
  const goals = inPlay.filter((area) => hasUnitsIn(world, area, victim) && damage(area) > 0 && isFree(area));
  const steps = stepsTo(world, goals, (area) => !hasUnitsIn(world, area, victim) && isFree(area));
  const onTheWay = next.filter((area) => steps.has(area));
  if (onTheWay.length === 0) return [];
  const nearest = worst(onTheWay, (area) => -(steps.get(area) ?? 0));
  return worst(nearest, (area) => (hasUnitsIn(world, area, victim) ? damage(area) : 0));
}

/** Only this nation lives there; Barbarians do not count. @rule AC 30.5241 */
function isAlone(world: AcWorld, area: AreaNumber, victim: NationNumber): boolean {
  if (!hasUnitsIn(world, area, victim)) return false;
  return world.nations.every((one, number) => number === victim || one.endless || !hasUnitsIn(world, area, number));
}
