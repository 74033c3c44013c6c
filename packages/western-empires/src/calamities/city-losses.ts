import {
  type AreaNumber,
  areaId,
  areaNumber,
  chooseCities,
  citiesInStock,
  citiesOf,
  handInCards,
  limitFor,
  type NationNumber,
  NOBODY,
  nation,
  reduceCity,
  reduceUnsupported,
  seatOf,
} from '@ecumene/ancients';
import { ask, chooseSome, confirm, happen, nameNumber, type Script, say, the } from '@ecumene/engine';
import { isCoastal } from '../book/coast.ts';
import { supportRate } from '../book/support.ts';
import { book } from '../book.ts';
import type { Loss, LossRow } from '../data/calamity-rows.ts';
import type { WeWorld } from '../world.ts';
import { citiesForAStep, discardInstead, notSpared, workOut } from './amounts.ts';
import { commoditiesHeld } from './card-losses.ts';
import { destroyCity, handOverCity, pirateCity } from './cities-lost.ts';
import type { Striking, Sufferer } from './striking.ts';
import { payTreasury } from './treasury.ts';

type Of<K extends Loss['is']> = Extract<Loss, { readonly is: K }> & Pick<LossRow, 'rules'>;

function ruleOf({ rules }: Pick<LossRow, 'rules'>, { calamity }: Striking): string {
  return `WE ${rules[0] ?? calamity}`;
}

/** A city is replaced with as many tokens as its area feeds. @rule WE damage.8 */
function reduce(world: WeWorld, rule: string, area: AreaNumber, owner: NationNumber): void {
  reduceCity(world, rule, area, limitFor(book.limits, world, area, owner));
}

function* reduceSome(striking: Striking, { number }: Sufferer, count: number, rule: string): Script {
  const { world, calamity } = striking;
  const cities = yield* chooseCities(world, { calamity, of: number, count, rule }, 'reduced');
  for (const area of cities) reduce(world, rule, area, number);
}

/** Theocracy may discard cards and lose nothing. @rule WE superstition.1 @rule WE iconoclasm-and-heresy.1 @rule WE iconoclasm-and-heresy.2 @rule WE iconoclasm-and-heresy.7 @rule WE city-riots.1 */
export function* reduceCities(striking: Striking, sufferer: Sufferer, loss: Of<'reduce-cities'>): Script {
  const { world, calamity } = striking;
  const count = workOut(world, sufferer.number, calamity, sufferer.role, loss.cities);
  if (count === 0 || (yield* discardsInstead(striking, sufferer))) return;
  yield* reduceSome(striking, sufferer, count, ruleOf(loss, striking));
}

/** @rule WE theocracy.1 @rule WE theocracy.2 @rule WE theocracy.3 @rule WE W60 */
function* discardsInstead({ world, calamity }: Striking, { number, role }: Sufferer): Script<boolean> {
  const cards = discardInstead(world, number, calamity, role);
  if (cards === 0 || commoditiesHeld(world, number) < cards || nation(world, number).cities === 0) return false;
  const rule = 'WE theocracy.1';
  const seat = seatOf(world, number);
  const text = say('{calamity}: discard {cards} commodity cards instead of reducing cities?', {
    calamity: the('card', calamity),
    cards,
  });
  if (!(yield* ask(seat, confirm({ topic: 'discard-instead', text, rule })))) return false;
  yield* handInCards(world, seat, number, {
    count: cards,
    text: say('Choose {cards} commodity cards to discard.', { cards }),
    rule,
  });
  return true;
}

/** Modifiers change how many cities are kept. @rule WE civil-disorder.1 @rule WE modifiers.6 */
export function* reduceAllBut(striking: Striking, sufferer: Sufferer, loss: Of<'reduce-all-but'>): Script {
  const { world, calamity } = striking;
  const kept = workOut(world, sufferer.number, calamity, sufferer.role, loss.kept);
  const count = nation(world, sufferer.number).cities - kept;
  yield* reduceSome(striking, sufferer, count, ruleOf(loss, striking));
}

/** Cities beside the sea are selected first, and some deselected after. @rule WE cyclone.2 @rule WE cyclone.3 @rule WE cyclone.7 @rule WE W33 */
export function* reduceSelected(striking: Striking, sufferer: Sufferer, loss: Of<'select-and-reduce'>): Script {
  const { world, calamity, place } = striking;
  const { number, role } = sufferer;
  const exposed = citiesOf(world, number).filter((area) => place.includes(area));
  const selected = Math.min(workOut(world, number, calamity, role, loss.cities), exposed.length);
  const count = notSpared(world, number, calamity, role, selected);
  const rule = ruleOf(loss, striking);
  const where = (area: AreaNumber): boolean => exposed.includes(area);
  const cities = yield* chooseCities(world, { calamity, of: number, count, where, rule }, 'reduced');
  for (const area of cities) reduce(world, rule, area, number);
}

/** Exactly so much treasury prevents it, where the calamity says so. @rule WE city-in-flames.1 @rule WE city-in-flames.2 @rule WE minor-uprising.1 @rule WE coastal-migration.1 @rule WE damage.13 @rule WE damage.14 */
export function* destroyCities(striking: Striking, { number }: Sufferer, loss: Of<'destroy-cities'>): Script {
  const { world, calamity } = striking;
  const rule = ruleOf(loss, striking);
  const where = (area: AreaNumber): boolean => loss.of === 'any' || isCoastal(world, area);
  if (!citiesOf(world, number).some(where)) return;
  if (loss.payInstead !== null && (yield* paysInstead(striking, number, loss.payInstead))) return;
  const cities = yield* chooseCities(world, { calamity, of: number, count: loss.cities, where, rule }, 'lost');
  for (const area of cities) destroyCity(world, rule, area);
}

function* paysInstead({ world, calamity }: Striking, number: NationNumber, tokens: number): Script<boolean> {
  if (nation(world, number).treasury < tokens) return false;
  const rule = `WE ${calamity}.2`;
  const text = say('{calamity}: pay {tokens} treasury tokens to keep your city?', {
    calamity: the('card', calamity),
    tokens,
  });
  const pays = yield* ask(seatOf(world, number), confirm({ topic: 'pay-instead', text, rule }));
  if (pays) payTreasury(world, number, tokens, rule);
  return pays;
}

/** The beneficiary selects cities and annexes them, then selects and destroys those it has no city for. @rule WE treachery.1 @rule WE treachery.2 @rule WE treachery.4 @rule WE W26 */
export function* annexCities(striking: Striking, { number, role }: Sufferer, loss: Of<'annex-cities'>): Script {
  const { world, calamity, beneficiary } = striking;
  const count = workOut(world, number, calamity, role, loss.cities);
  const rule = ruleOf(loss, striking);
  if (beneficiary === NOBODY) return;
  const choice = { calamity, of: number, chooser: beneficiary, rule };
  const pieces = Math.min(count, citiesInStock(nation(world, beneficiary)));
  for (const area of yield* chooseCities(world, { ...choice, count: pieces }, 'taken-over'))
    handOverCity(world, rule, area, beneficiary);
  for (const area of yield* chooseCities(world, { ...choice, count: count - pieces }, 'lost'))
    destroyCity(world, rule, area);
}

/** The beneficiary picks the primary victim's cities, and the primary victim those of the others. @rule WE piracy.1 @rule WE piracy.2 @rule WE piracy.3 @rule WE W60 */
export function* pirateCities(striking: Striking, { number, role }: Sufferer, loss: Of<'pirate-cities'>): Script {
  const { world, calamity, beneficiary, strike } = striking;
  const count = workOut(world, number, calamity, role, loss.cities);
  const picker = role === 'secondary' || beneficiary === NOBODY ? strike.victim : beneficiary;
  const rule = ruleOf(loss, striking);
  const where = (area: AreaNumber): boolean => isCoastal(world, area);
  const cities = yield* chooseCities(world, { calamity, of: number, count, chooser: picker, where, rule }, 'pirated');
  for (const area of cities) pirateCity(world, rule, area);
}

/** A check of support at a higher rate, at once. @rule WE slave-revolt.1 @rule WE slave-revolt.2 @rule WE slave-revolt.6 @rule WE slave-revolt.7 @rule WE W28 @rule WE W60 */
export function* checkSupportAt(striking: Striking, { number, role }: Sufferer, loss: Of<'check-support'>): Script {
  const { world, calamity } = striking;
  const rate = workOut(world, number, calamity, role, supportRate(world, number) + loss.rateBy);
  const support = { ...book.support, perCity: () => rate };
  yield* reduceUnsupported(world, number, { support, limits: book.limits });
}

/** Steps back, each of which cities may buy off; never behind the arrow. @rule WE regression.1 @rule WE regression.4 @rule WE regression.5 @rule WE enlightenment.4 @rule WE W35 */
export function* stepBack(striking: Striking, { number, role }: Sufferer, loss: Of<'steps-back'>): Script {
  const { world, calamity } = striking;
  const one = nation(world, number);
  const due = Math.min(one.step, workOut(world, number, calamity, role, loss.steps));
  const steps = due - (yield* buyOffSteps(striking, number, due));
  if (steps <= 0) return;
  one.step -= steps;
  happen(world, ruleOf(loss, striking), { what: 'stepped-back', nation: one.name, step: one.step, steps });
}

function* buyOffSteps({ world, calamity }: Striking, number: NationNumber, due: number): Script<number> {
  const price = citiesForAStep(world, number, calamity);
  const cities = citiesOf(world, number);
  const most = price === 0 ? 0 : Math.min(due, Math.floor(cities.length / price));
  if (most === 0) return 0;
  const seat = seatOf(world, number);
  const rule = 'WE enlightenment.4';
  const steps = yield* ask(
    seat,
    nameNumber({
      topic: 'buy-off-steps',
      text: say('Regression: choose how many steps back you prevent, for {price} cities each.', { price }),
      rule,
      least: 0,
      most,
    }),
  );
  for (const area of yield* inlandFirst(world, number, steps * price, rule)) destroyCity(world, rule, area);
  return steps;
}

/** Cities that are not coastal come first; their owner chooses among equals. @rule WE regression.5 */
function* inlandFirst(
  world: WeWorld,
  number: NationNumber,
  count: number,
  rule: string,
): Script<readonly AreaNumber[]> {
  const cities = citiesOf(world, number);
  const inland = cities.filter((area) => !isCoastal(world, area));
  const coastal = cities.filter((area) => isCoastal(world, area));
  if (inland.length <= count)
    return [...inland, ...(yield* pickCities(world, number, coastal, count - inland.length, rule))];
  return yield* pickCities(world, number, inland, count, rule);
}

function* pickCities(
  world: WeWorld,
  number: NationNumber,
  from: readonly AreaNumber[],
  count: number,
  rule: string,
): Script<readonly AreaNumber[]> {
  if (count <= 0) return [];
  if (from.length <= count) return from;
  const chosen = yield* ask(
    seatOf(world, number),
    chooseSome({
      topic: 'choose-cities',
      text: say('Regression: choose {count} cities to destroy.', { count }),
      rule,
      of: 'area',
      from: from.map((area) => areaId(world, area)),
      least: count,
      most: count,
    }),
  );
  return chosen.flatMap((id) => areaNumber(world, id) ?? []);
}
