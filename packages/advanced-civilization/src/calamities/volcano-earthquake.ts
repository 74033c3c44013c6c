import {
  type AreaNumber,
  areaId,
  CITY_POINTS,
  citiesOf,
  erupt,
  holdsAny,
  loseUnitPoints,
  modifiersOf,
  type NationNumber,
  nameCards,
  nameOf,
  others,
  pointsIn,
  pointsOfAllIn,
  pointsOnBoard,
  quake,
  reduceCities,
  type Strike,
  seatOf,
  spare,
} from '@ecumene/ancients';
import { ask, at, confirm, type Script, say, type Text, the } from '@ecumene/engine';
import { endsAtlantis, sinkAtlantis } from '../atlantis.ts';
import { book } from '../book.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import { isBeforeVersion4 } from '../versions.ts';
import type { AcWorld } from '../world.ts';
import { damageLeft, hasCityAtStake } from './damage-limit.ts';

const VOLCANO = 'volcano-earthquake';
/** Cards that keep cities from falling, and those that keep others' cities out of it, though not under a volcano. @rule AC 30.213 @rule AC 32.312 */
const FOUNDATIONS = modifiersOf(CIVILIZATION_CARDS, VOLCANO, 'fall-broken');
const SPARED = modifiersOf(CIVILIZATION_CARDS, VOLCANO, 'spared', 'secondary');

/** A volcano erupts or else the earth quakes. @rule AC 30.211 @rule AC 30.212 @rule AC A29 @rule AC AT 3.1 */
export function* volcanoEarthquake(world: AcWorld, strike: Strike): Script {
  if (endsAtlantis(world, strike)) return sinkAtlantis(world, strike);
  const { victim } = strike;
  const buried = yield* erupt(world, victim, {
    damage: (areas) => totalDamage(world, areas),
    damageLeft,
    ...(world.options.bearSecondary && { bears: (areas) => bearEruption(world, victim, areas) }),
    rule: 'AC 30.211',
  });
  if (buried.length > 0) return;
  if (hasCityAtStake(world, victim)) nameCards(world, 'AC 30.213', victim, 'fall-broken', FOUNDATIONS);
  const shaken = yield* quake(
    world,
    victim,
    {
      neighbours: others(world, strike).filter((number) => !holdsAny(world, number, SPARED)),
      mild: holdsAny(world, victim, FOUNDATIONS),
      alone: isBeforeVersion4(world),
      damageLeft,
      ...(world.options.bearSecondary && { bears: (own, other) => bearQuake(world, victim, own, other) }),
      rule: 'AC 30.212',
    },
    book,
  );
  if (shaken.length === 0) spare(world, 'AC 30.212', strike);
}

/** An eruption is as bad as what it does to everybody. @rule AC 30.211 */
function totalDamage(world: AcWorld, areas: readonly AreaNumber[]): number {
  return areas.reduce((sum, area) => sum + pointsOfAllIn(world, area), 0);
}

const BEAR = 'AC ST bear-secondary.1';

/**
 * The victim may lose as many other unit points as the volcano would take from others, if it has them.
 * @rule AC ST bear-secondary.1 @rule AC ST bear-secondary.2
 */
function* bearEruption(world: AcWorld, victim: NationNumber, areas: readonly AreaNumber[]): Script<boolean> {
  const sum = (points: (area: AreaNumber) => number): number => areas.reduce((all, area) => all + points(area), 0);
  const own = sum((area) => pointsIn(world, area, victim));
  const theirs = sum((area) => pointsOfAllIn(world, area)) - own;
  const left = Math.min(pointsOnBoard(world, victim), damageLeft(world, victim)) - own;
  if (theirs <= 0 || left < theirs) return false;
  const text = say(
    'The volcano would also cost other players {theirs, plural, one {# unit point} other {# unit points}}. Lose as many more of your own instead?',
    { theirs },
  );
  if (!(yield* bearsIt(world, victim, text))) return false;
  const where = (area: AreaNumber): boolean => !areas.includes(area);
  yield* loseUnitPoints(world, victim, theirs, { calamity: VOLCANO, rule: BEAR, damageLeft, where }, book);
  return true;
}

/** The victim may have another city of its own reduced instead. @rule AC ST bear-secondary.1 @rule AC ST bear-secondary.2 */
function* bearQuake(world: AcWorld, victim: NationNumber, own: AreaNumber, other: AreaNumber): Script<boolean> {
  if (citiesOf(world, victim).length < 2 || damageLeft(world, victim) < 2 * CITY_POINTS) return false;
  const text = say(
    'The earthquake would also reduce the city of {nation} in {area}. Reduce another of your own cities instead?',
    { nation: the('nation', nameOf(world, at(world.cityIn, other))), area: the('area', areaId(world, other)) },
  );
  if (!(yield* bearsIt(world, victim, text))) return false;
  const where = (area: AreaNumber): boolean => area !== own;
  yield* reduceCities(world, { calamity: VOLCANO, of: victim, count: 1, damageLeft, where, rule: BEAR }, book);
  return true;
}

function bearsIt(world: AcWorld, victim: NationNumber, text: Text): Script<boolean> {
  return ask(seatOf(world, victim), confirm({ topic: 'bear-secondary', text, rule: BEAR }));
}
