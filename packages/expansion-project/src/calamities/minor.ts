import {
  type AreaNumber,
  areaId,
  areaNumber,
  chooseCities,
  eliminateCity,
  loseUnitPoints,
  type NationNumber,
  NOBODY,
  nation,
  reduceCities,
  removeShip,
  removeTokens,
  type Strike,
  seatOf,
  spare,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import { ask, chooseOne, confirm, must, nameNumber, type Script, say } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_NUMBERS, CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { gainingTrader } from './beneficiary.ts';
import { giveUpCards } from './card-losses.ts';
import { citiesWithin, cityDamageLeft, damageLeft, isUntouched } from './damage-limit.ts';
import { loseTreasury, payTreasury } from './treasury.ts';

const { cityRansom, riotTreasury, uprisingTreasury } = CALAMITY_NUMBERS;

/** The minor calamities. No advancement changes them. */

/** @rule EP 29.2.3.1 */
export function squanderedWealth(world: EpWorld, { victim }: Strike): void {
  loseTreasury(world, victim, CALAMITY_ROWS['squandered-wealth'].amount, 'EP 29.2.3.1');
}

function loseShips(world: EpWorld, number: NationNumber, rule: string): void {
  if (isUntouched(world, number)) return;
  for (const ship of [...nation(world, number).ships]) removeShip(world, rule, number, ship);
}

/** @rule EP 29.3.3.1 @rule EP 29.3.3.2 */
export function tempest(world: EpWorld, { victim }: Strike): void {
  loseShips(world, victim, 'EP 29.3.3.1');
  loseTreasury(world, victim, CALAMITY_ROWS.tempest.amount, 'EP 29.3.3.2');
}

/** A city of choice, or ten tokens of treasury. @rule EP 29.4.3.1 @rule EP 29.4.3.2 */
export function* cityInFlames(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const calamity = 'city-in-flames';
  const count = Math.min(CALAMITY_ROWS[calamity].amount, citiesWithin(world, victim), nation(world, victim).cities);
  if (count === 0) return spare(world, 'EP 29.4.3.1', strike);
  if (nation(world, victim).treasury >= cityRansom) {
    const text = say('City in Flames: pay {tokens} treasury tokens to keep your city?', { tokens: cityRansom });
    const pays = yield* ask(seatOf(world, victim), confirm({ topic: 'pay-instead', text, rule: 'EP 29.4.3.2' }));
    if (pays) return payTreasury(world, victim, cityRansom, 'EP 29.4.3.2');
  }
  const loss = { calamity, of: victim, count, rule: 'EP 29.4.3.1' };
  for (const area of yield* chooseCities(world, loss, 'lost')) eliminateCity(world, 'EP 29.4.3.1', area);
}

/** @rule EP 29.5.3.1 @rule EP 29.5.3.2 */
export function* cityRiots(world: EpWorld, { victim }: Strike): Script {
  const { amount: count } = CALAMITY_ROWS['city-riots'];
  yield* reduceCities(
    world,
    { calamity: 'city-riots', of: victim, count, damageLeft: cityDamageLeft, rule: 'EP 29.5.3.1' },
    book,
  );
  loseTreasury(world, victim, riotTreasury, 'EP 29.5.3.2');
}

/** @rule EP 29.6.3.1 @rule EP 29.6.3.2 */
export function* coastalMigration(world: EpWorld, { victim }: Strike): Script {
  const { coastal } = terrain(world);
  const where = (area: AreaNumber): boolean => coastal[area] === true;
  const loss = { calamity: 'coastal-migration', rule: 'EP 29.6.3.1', where, damageLeft };
  yield* loseUnitPoints(world, victim, CALAMITY_ROWS['coastal-migration'].amount, loss, book);
  loseShips(world, victim, 'EP 29.6.3.2');
}

/** Pairs of areas next to each other by land with own tokens and no city. @rule EP 29.7.3.1 */
export function tribalPairs(world: EpWorld, number: NationNumber): (readonly [AreaNumber, AreaNumber])[] {
  const isOpen = (area: AreaNumber): boolean => tokensIn(world, area, number) > 0 && world.cityIn[area] === NOBODY;
  return terrain(world).land.flatMap((near, area) =>
    isOpen(area) ? near.filter((other) => other > area && isOpen(other)).map((other) => [area, other] as const) : [],
  );
}

/** All tokens of two such areas, of the victim's choice. @rule EP 29.7.3.1 @rule EP 29.7.3.2 */
export function* tribalConflict(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const pairs = tribalPairs(world, victim);
  if (pairs.length === 0 || damageLeft(world, victim) === 0) return spare(world, 'EP 29.7.3.2', strike);
  const nameOfPair = ([a, b]: readonly [AreaNumber, AreaNumber]): string => `${areaId(world, a)}+${areaId(world, b)}`;
  const [only, ...others] = pairs;
  const chosen =
    only !== undefined && others.length === 0
      ? nameOfPair(only)
      : yield* ask(
          seatOf(world, victim),
          chooseOne({
            topic: 'tribal-conflict',
            text: say('Tribal Conflict: choose two areas next to each other. You lose all your tokens there.'),
            rule: 'EP 29.7.3.1',
            of: 'areas',
            from: pairs.map(nameOfPair),
          }),
        );
  for (const id of chosen.split('+')) {
    const area = must(areaNumber(world, id), id);
    const tokens = Math.min(tokensIn(world, area, victim), damageLeft(world, victim));
    removeTokens(world, 'EP 29.7.3.1', victim, area, tokens);
  }
}

/** A unit point for each city, each of which treasury may save. @rule EP 29.8.3.1 @rule EP 29.8.3.2 @rule EP C62 */
export function* minorUprising(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const one = nation(world, victim);
  const points = Math.min(CALAMITY_ROWS['minor-uprising'].amount * one.cities, damageLeft(world, victim));
  if (points === 0) return spare(world, 'EP 29.8.3.1', strike);
  const most = Math.min(points, Math.floor(one.treasury / uprisingTreasury));
  const saved =
    most === 0
      ? 0
      : yield* ask(
          seatOf(world, victim),
          nameNumber({
            topic: 'buy-off-points',
            text: say(
              'Minor Uprising: choose how many of {points} unit points you save for {each} treasury tokens each.',
              {
                points,
                each: uprisingTreasury,
              },
            ),
            rule: 'EP 29.8.3.2',
            least: 0,
            most,
          }),
        );
  payTreasury(world, victim, saved * uprisingTreasury, 'EP 29.8.3.2');
  const loss = { calamity: 'minor-uprising', rule: 'EP 29.8.3.1', damageLeft };
  yield* loseUnitPoints(world, victim, points - saved, loss, book);
}

/** Cards of a face point for each city, for whoever traded it away. @rule EP 29.9.3.1 @rule EP 29.9.3.2 @rule EP C65 */
export function* banditry(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const trader = gainingTrader(world, strike);
  const points = CALAMITY_ROWS.banditry.amount * nation(world, victim).cities;
  if (points === 0 || isUntouched(world, victim)) return spare(world, 'EP 29.9.3.1', strike);
  const rule = trader === NOBODY ? 'EP 29.9.3.2' : 'EP 29.9.3.1';
  yield* giveUpCards(world, victim, { calamity: 'banditry', points, to: trader, rule });
}
