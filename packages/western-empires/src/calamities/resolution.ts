import {
  active,
  citiesOf,
  faceOf,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  type Strike,
  seatsOf,
  takeCards,
} from '@ecumene/ancients';
import { happen, must, reveal, type Script, type Seat, together } from '@ecumene/engine';
import { isCoastal } from '../book/coast.ts';
import { CALAMITY_ROWS, type CalamityRow, type LossRow } from '../data/calamity-rows.ts';
import { CALAMITIES, type CalamityId, MAJOR_CALAMITIES } from '../data/trade-cards.ts';
import type { WeWorld } from '../world.ts';
import { annexPoints } from './annexing.ts';
import { discardCards, discardValue } from './card-losses.ts';
import {
  annexCities,
  checkSupportAt,
  destroyCities,
  pirateCities,
  reduceAllBut,
  reduceCities,
  reduceSelected,
  stepBack,
} from './city-losses.ts';
import { takeDamage } from './damage.ts';
import { unleashHorde } from './horde.ts';
import { chooseFloodPlain, chooseSea, hasCityBesideSea, othersBesideSea, othersOnPlain } from './places.ts';
import { calamitiesIn, isMinor } from './selection.ts';
import type { Striking, Sufferer } from './striking.ts';
import { beneficiaryOf, nameVictims } from './targets.ts';
import { loseTreasury } from './treasury.ts';
import { chooseVolcano, erupt, quake } from './volcano.ts';

/** The majors in the order in which they are called. @rule WE major.1 @rule WE major.2 */
export const CALLED_IN_ORDER: readonly CalamityId[] = MAJOR_CALAMITIES.map(({ id }) => id);

function calamityNamed(id: string): CalamityId {
  return must(
    CALAMITIES.find((card) => card.id === id),
    id,
  ).id;
}

/** A card leaves the hand it was held in and strikes. @rule WE victims.1 @rule WE calamity-selection.4 @rule WE major.3 */
function lay(world: WeWorld, number: NationNumber, card: number): Strike {
  const trader = world.trade.givers[card] ?? NOBODY;
  takeCards(world, number, [card]);
  world.calamitiesHeld[number] = (world.calamitiesHeld[number] ?? 1) - 1;
  reveal(world, 'WE major.3', {
    what: 'calamity-shown',
    calamity: faceOf(world, card).id,
    nation: nameOf(world, number),
    trader: trader === NOBODY ? null : nameOf(world, trader),
  });
  return { card, victim: number, trader };
}

/** Everybody shows their minor calamities at once. @rule WE resolution.1 @rule WE minor.1 */
export function showMinors(world: WeWorld): void {
  for (const number of active(world))
    for (const card of calamitiesIn(world, number))
      if (isMinor(world, card)) world.strikes.push(lay(world, number, card));
}

/** Seats struck by minor calamities, in ranking order. @rule WE minor.2 */
export function struckByMinors(world: WeWorld): Seat[] {
  const victims = new Set(world.strikes.map(({ victim }) => victim));
  return seatsOf(
    world,
    active(world).filter((number) => victims.has(number)),
  );
}

/** The minor calamities of one player, lowest stack first. @rule WE minor.3 @rule WE minor.4 */
export function* sufferMinors(world: WeWorld, seat: Seat): Script {
  const own = world.strikes
    .filter(({ victim }) => nation(world, victim).seat === seat)
    .sort((a, b) => faceOf(world, a.card).stack - faceOf(world, b.card).stack);
  for (const strike of own) yield* resolve(world, strike);
}

/** Whether somebody still holds a calamity, which is no secret. */
export function anyLeft(world: WeWorld): boolean {
  return world.calamitiesHeld.some((count) => count > 0);
}

/** A major calamity is called: whoever holds it shows it and suffers it. @rule WE major.1 @rule WE major.3 */
export function call(world: WeWorld, calamity: string): Script | void {
  if (!anyLeft(world)) return;
  world.called.push(calamity);
  for (const number of active(world)) {
    const card = calamitiesIn(world, number).find((one) => faceOf(world, one).id === calamity);
    if (card !== undefined) return resolve(world, lay(world, number, card));
  }
  reveal(world, 'WE major.1', { what: 'calamity-called', calamity });
}

/** What the row of a calamity says. @rule rows.calamities @rule WE resolution.2 @rule WE victims.2 @rule WE victims.3 @rule WE insufficient.4 @rule WE P1 @rule WE major.6 @rule WE modifiers.7 */
function* resolve(world: WeWorld, strike: Strike): Script {
  const calamity = calamityNamed(faceOf(world, strike.card).id);
  const row = CALAMITY_ROWS[calamity];
  world.strikes = world.strikes.filter((other) => other.card !== strike.card);
  world.trade.returned.push(strike.card);
  happen(world, `WE ${row.primary[0]?.rules[0] ?? calamity}`, {
    what: 'calamity-strikes',
    calamity,
    nation: nameOf(world, strike.victim),
    trader: strike.trader === NOBODY ? null : nameOf(world, strike.trader),
  });
  if (isCancelled(world, row, strike.victim)) {
    happen(world, 'WE damage.18', { what: 'calamity-cancelled', calamity, nation: nameOf(world, strike.victim) });
    return;
  }
  const place = yield* choosePlace(world, row, strike.victim);
  const striking = { world, calamity, strike, place, beneficiary: beneficiaryOf(world, row, strike) };
  const named = yield* nameVictims(world, calamity, strike);
  const others = [...named, ...othersAtPlace(striking, row)].map((number): Sufferer => ({ number, role: 'secondary' }));
  yield* sufferAll(striking, row, [{ number: strike.victim, role: 'primary' }, ...others]);
}

/** No legal target. @rule WE damage.18 @rule WE iconoclasm-and-heresy.8 @rule WE piracy.8 @rule WE cyclone.9 @rule WE W32 @rule WE W34 @rule WE W36 */
function isCancelled(world: WeWorld, { cancelledWithout }: CalamityRow, victim: NationNumber): boolean {
  switch (cancelledWithout) {
    case null:
      return false;
    case 'city':
      return nation(world, victim).cities === 0;
    case 'coastal-city':
      return !citiesOf(world, victim).some((area) => isCoastal(world, area));
    case 'city-beside-open-sea':
      return !hasCityBesideSea(world, victim);
  }
}

function* choosePlace(world: WeWorld, { place }: CalamityRow, victim: NationNumber): Script<readonly number[]> {
  if (place === null) return [];
  switch (place.is) {
    case 'volcano':
      return yield* chooseVolcano(world, victim);
    case 'flood-plain':
      return yield* chooseFloodPlain(world, victim);
    case 'open-sea':
      return yield* chooseSea(world, victim);
  }
}

function othersAtPlace({ world, strike, place }: Striking, row: CalamityRow): readonly NationNumber[] {
  if (row.secondary?.who !== 'everyone-at-the-place' || place.length === 0) return [];
  return row.place?.is === 'open-sea'
    ? othersBesideSea(world, strike.victim, place)
    : othersOnPlain(world, strike.victim, place);
}

/** Everybody at once or, at a strict table and where somebody insists, one after another in ranking order. @rule WE resolution.4 @rule WE damage.11 @rule WE damage.16 @rule WE modifiers.3 @rule WE W24 */
function* sufferAll(striking: Striking, row: CalamityRow, all: readonly Sufferer[]): Script {
  const { world } = striking;
  const ranked = all.toSorted((a, b) => a.number - b.number);
  if (world.options.pace === 'strict' || world.room.insisting.length > 0) {
    for (const sufferer of ranked) yield* sufferLosses(striking, row, sufferer);
    return;
  }
  yield* together(
    ranked.map((sufferer) => sufferLosses(striking, row, sufferer)),
    ranked.map(({ number }) => nameOf(world, number)),
  );
}

function* sufferLosses(striking: Striking, row: CalamityRow, sufferer: Sufferer): Script {
  const losses = sufferer.role === 'primary' ? row.primary : (row.secondary?.losses ?? []);
  for (const loss of losses) {
    if (!applies(striking, loss)) continue;
    const script = suffer(striking, sufferer, loss);
    if (script) yield* script;
  }
}

function applies({ place }: Striking, { when }: LossRow): boolean {
  if (when === undefined) return true;
  switch (when) {
    case 'city-at-a-volcano':
    case 'units-on-a-flood-plain':
      return place.length > 0;
    case 'no-city-at-a-volcano':
    case 'no-units-on-a-flood-plain':
      return place.length === 0;
  }
}

function suffer(striking: Striking, sufferer: Sufferer, loss: LossRow): Script | void {
  switch (loss.is) {
    case 'damage':
      return takeDamage(striking, sufferer, loss);
    case 'lose-treasury':
      loseTreasury(striking.world, sufferer.number, loss.tokens, `WE ${loss.rules[0] ?? striking.calamity}`);
      return;
    case 'reduce-cities':
      return reduceCities(striking, sufferer, loss);
    case 'reduce-all-but':
      return reduceAllBut(striking, sufferer, loss);
    case 'select-and-reduce':
      return reduceSelected(striking, sufferer, loss);
    case 'destroy-cities':
      return destroyCities(striking, sufferer, loss);
    case 'annex-cities':
      return annexCities(striking, sufferer, loss);
    case 'annex-points':
      return annexPoints(striking, sufferer, loss);
    case 'check-support':
      return checkSupportAt(striking, sufferer, loss);
    case 'discard-cards':
      return discardCards(striking, sufferer, loss);
    case 'discard-value':
      return discardValue(striking, sufferer, loss);
    case 'steps-back':
      return stepBack(striking, sufferer, loss);
    case 'barbarians':
      return unleashHorde(striking, sufferer, loss);
    case 'pirate-cities':
      return pirateCities(striking, sufferer, loss);
    case 'eruption':
      erupt(striking);
      return;
    case 'earthquake':
      return quake(striking);
  }
}
