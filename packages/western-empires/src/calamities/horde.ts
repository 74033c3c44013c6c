import {
  type AreaNumber,
  areaId,
  areaNumber,
  citiesOf,
  fightsDownTo,
  fightWithChoices,
  hasUnitsIn,
  landsAround,
  marchTokens,
  type NationNumber,
  NOBODY,
  outsiders,
  placeTokens,
  removeTokens,
  seatOf,
  sidesIn,
  skirmish,
  stormCity,
  surplusBarbarians,
  tokensIn,
} from '@ecumene/ancients';
import { ask, at, chooseOne, must, type Script, say } from '@ecumene/engine';
import { isWilderness } from '../book/building.ts';
import { book } from '../book.ts';
import type { Loss, LossRow } from '../data/calamity-rows.ts';
import type { WeWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import type { Striking, Sufferer } from './striking.ts';

type Of<K extends Loss['is']> = Extract<Loss, { readonly is: K }> & Pick<LossRow, 'rules'>;

/**
 * Barbarians attack a city of the victim and go on from there, as long as they are too many for an area.
 * @rule WE barbarian-hordes.1 @rule WE barbarian-hordes.2 @rule WE barbarian-hordes.3 @rule WE barbarian-hordes.5
 * @rule WE barbarian-hordes.6 @rule WE W32 @rule WE W58
 */
export function* unleashHorde(striking: Striking, { number, role }: Sufferer, loss: Of<'barbarians'>): Script {
  const { world, calamity } = striking;
  const horde = workOut(world, number, calamity, role, loss.tokens);
  if (horde === 0) return;
  let area = yield* chooseFirst(striking, number);
  placeTokens(world, 'WE barbarian-hordes.1', outsiders(world), area, horde);
  yield* battle(world, area);
  for (;;) {
    const surplus = surplusBarbarians(world, area);
    const next = surplus > 0 ? yield* chooseNext(striking, number, area, surplus) : undefined;
    if (next === undefined) break;
    marchTokens(world, 'WE barbarian-hordes.3', outsiders(world), area, next, surplus);
    area = next;
    yield* battle(world, area);
  }
  removeTokens(world, 'WE barbarian-hordes.6', outsiders(world), area, surplusBarbarians(world, area));
}

/** A wilderness city, if there is one. @rule WE barbarian-hordes.1 */
function* chooseFirst(striking: Striking, victim: NationNumber): Script<AreaNumber> {
  const { world } = striking;
  const cities = citiesOf(world, victim);
  const wild = cities.filter((area) => isWilderness(world, area));
  return yield* chooseArea(striking, wild.length > 0 ? wild : cities, 'WE barbarian-hordes.1');
}

/** Areas next to it by land or water with units of the victim; cities only if the attack succeeds. @rule WE barbarian-hordes.3 @rule WE barbarian-hordes.4 @rule WE barbarian-hordes.13 @rule WE barbarian-hordes.17 */
function* chooseNext(
  striking: Striking,
  victim: NationNumber,
  from: AreaNumber,
  horde: number,
): Script<AreaNumber | undefined> {
  const { world } = striking;
  const open = landsAround(world, from).filter(
    (area) => hasUnitsIn(world, area, victim) && (world.cityIn[area] === NOBODY || wouldSucceed(world, area, horde)),
  );
  return open.length === 0 ? undefined : yield* chooseArea(striking, open, 'WE barbarian-hordes.3');
}

function* chooseArea({ world, beneficiary }: Striking, from: readonly AreaNumber[], rule: string): Script<AreaNumber> {
  if (from.length === 1 || beneficiary === NOBODY) return at(from, 0);
  const id = yield* ask(
    seatOf(world, beneficiary),
    chooseOne({
      topic: 'barbarians',
      text: say('Choose where the barbarians go.'),
      rule,
      of: 'area',
      from: from.map((area) => areaId(world, area)),
    }),
  );
  return must(areaNumber(world, id), id);
}

/** Whether so many barbarians would take a city, once they have fought the tokens there. @rule WE barbarian-hordes.4 @rule WE barbarian-hordes.16 */
function wouldSucceed(world: WeWorld, area: AreaNumber, horde: number): boolean {
  const barbarians = outsiders(world);
  const others = sidesIn(book, world, area).filter(({ nation }) => nation !== barbarians);
  const own = { nation: barbarians, count: horde + tokensIn(world, area, barbarians), last: false };
  skirmish([...others, own], 0, book.conflict.lastIn);
  return own.count >= book.conflict.assault(world, barbarians, at(world.cityIn, area)).needed;
}

/** Barbarians fight whoever is there if there are too many, and attack the city. No card is drawn and no treasury taken. @rule WE barbarian-hordes.2 @rule WE barbarian-hordes.11 @rule WE barbarian-hordes.12 @rule WE barbarian-hordes.15 */
function* battle(world: WeWorld, area: AreaNumber): Script {
  const barbarians = outsiders(world);
  const limit = fightsDownTo(book, world, area);
  if (limit === undefined) return;
  const fighting = fightWithChoices(world, { area, limit }, book);
  if (fighting) yield* fighting;
  const owner = at(world.cityIn, area);
  if (owner === NOBODY || owner === barbarians) return;
  const { needed } = book.conflict.assault(world, barbarians, owner);
  if (tokensIn(world, area, barbarians) < needed) return;
  const storming = stormCity(world, area, barbarians, book);
  if (storming) yield* storming;
}
