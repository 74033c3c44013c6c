import {
  type AreaNumber,
  active,
  annexCity,
  areaId,
  areaNumber,
  areasWithTokens,
  checkSupport,
  citiesOf,
  eliminateCity,
  faceOf,
  foreignTokensIn,
  inTrackOrder,
  isOutOfPlay,
  moveTokens,
  type NationNumber,
  NOBODY,
  nation,
  outsiders,
  placeTokens,
  reduceCity,
  removeShip,
  removeTokens,
  replaceTokens,
  returnCards,
  seatOf,
  seatsOf,
  tokensIn,
} from '@ecumene/ancients';
import { ask, at, confirm, happen, reveal, type Script, type Seat, say, share, together } from '@ecumene/engine';
import { roomIn } from './book/abilities.ts';
import { book } from './book.ts';
import { regionOf } from './data/board.ts';
import { CIVILIZATION_IDS } from './data/civilizations.ts';
import { TOKENS_FOR_CLOSED_CITY } from './data/turn-values.ts';
import type { WeWorld } from './world.ts';

/** Leaving the game: it takes effect at the end of the turn. */

/** A player says that they leave; until then their questions are answered for them. @rule WE leaving.3 @rule WE leaving.4 @rule WE W67 */
export function depart(world: WeWorld, seat: Seat): void {
  const number = world.nations.findIndex((one) => one.seat === seat);
  if (number >= 0 && !world.leaving.includes(number) && !nation(world, number).inert) world.leaving.push(number);
}

/** Seats that have left. */
export function departed(world: WeWorld): Seat[] {
  return world.nations.flatMap(({ seat, inert }) => (seat !== null && inert ? [seat] : []));
}

function regionAreas(world: WeWorld, number: NationNumber): readonly AreaNumber[] {
  const { name } = nation(world, number);
  const id = CIVILIZATION_IDS.find((each) => each === name);
  return id === undefined ? [] : regionOf(id).flatMap((area) => areaNumber(world, area) ?? []);
}

/** Between two turns those who leave are gone, if the others want to go on; then support is checked. @rule WE leaving.2 @rule WE leaving.22 @rule WE leaving.23 @rule WE W67 */
export function settleDepartures(world: WeWorld): Script | void {
  if (world.leaving.length > 0 && !world.over) return leaveAll(world);
}

function* leaveAll(world: WeWorld): Script {
  const gone = world.leaving;
  world.leaving = [];
  const closed = gone.flatMap((number) => removeNation(world, number));
  const rest = active(world);
  if (rest.length < 2 || !(yield* wantToGoOn(world, rest))) {
    world.over = true;
    happen(world, 'WE W67', { what: 'game-ends', because: 'alone' });
    return;
  }
  for (const number of rest) yield* resettle(world, number, closed);
  for (const seat of inTrackOrder(world)) {
    const check = checkSupport(world, seat, book);
    if (check) yield* check;
  }
}

/** @rule WE leaving.2 */
function* wantToGoOn(world: WeWorld, rest: readonly NationNumber[]): Script<boolean> {
  const text = say('A player has left. Continue without them?');
  const answers = yield* together(
    rest.map((number) =>
      ask(seatOf(world, number), confirm({ topic: 'go-on', text, rule: 'WE leaving.2', usual: true })),
    ),
    seatsOf(world, rest),
  );
  return answers.every((goesOn) => goesOn);
}

/**
 * Cards and advances are discarded, the region goes out of play, and what is elsewhere turns into barbarians and pirate
 * cities. Says which areas were closed. @rule WE leaving.5 @rule WE leaving.6 @rule WE leaving.7 @rule WE leaving.8
 * @rule WE leaving.9 @rule WE leaving.11 @rule WE leaving.12 @rule WE leaving.24 @rule WE leaving.25
 */
function removeNation(world: WeWorld, number: NationNumber): readonly AreaNumber[] {
  const one = nation(world, number);
  const closed = regionAreas(world, number);
  happen(world, 'WE leaving.8', { what: 'region-closed', nation: one.name });
  if (one.hand.length > 0) {
    const cards = one.hand.toSorted((a, b) => a - b);
    reveal(world, 'WE leaving.6', {
      what: 'hand-discarded',
      nation: one.name,
      cards: cards.map((card) => faceOf(world, card).id),
    });
    returnCards(world, number, cards);
  }
  one.cards = {};
  world.credits[number] = { science: 0, arts: 0, crafts: 0, civics: 0, religion: 0 };
  world.newCredits[number] = { science: 0, arts: 0, crafts: 0, civics: 0, religion: 0 };
  for (const ship of [...one.ships]) removeShip(world, 'WE leaving.7', number, ship);
  for (const area of closed) {
    for (const owner of [number, outsiders(world)]) {
      if (world.cityIn[area] === owner) eliminateCity(world, 'WE leaving.9', area);
      removeTokens(world, 'WE leaving.9', owner, area, tokensIn(world, area, owner));
    }
  }
  world.outOfPlay = [...world.outOfPlay, ...closed];
  for (const area of citiesOf(world, number)) annexCity(world, 'WE leaving.11', area, outsiders(world));
  for (const area of areasWithTokens(world, number))
    replaceTokens(world, 'WE leaving.11', number, outsiders(world), area, tokensIn(world, area, number));
  one.inert = true;
  one.rev += 1;
  return closed;
}

/** One player leaves the closed areas. @rule WE leaving.10 @rule WE leaving.13 @rule WE leaving.14 @rule WE leaving.21 */
function* resettle(world: WeWorld, number: NationNumber, closed: readonly AreaNumber[]): Script {
  const one = nation(world, number);
  for (const ship of one.ships.filter((each) => closed.includes(each.at)))
    removeShip(world, 'WE leaving.14', number, ship);
  yield* replaceCities(
    world,
    number,
    closed.filter((area) => world.cityIn[area] === number),
  );
  const from = new Map(
    closed.flatMap((area) => {
      const count = tokensIn(world, area, number);
      return count > 0 ? [[area, count] as const] : [];
    }),
  );
  const total = [...from.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return;
  const to = yield* choosePlaces(world, number, closed, total);
  const placed = [...to.values()].reduce((sum, count) => sum + count, 0);
  for (let lost = total - placed; lost > 0; lost--) {
    const [area, count] = at([...from], 0);
    removeTokens(world, 'WE leaving.20', number, area, 1);
    if (count > 1) from.set(area, count - 1);
    else from.delete(area);
  }
  moveTokens(world, number, from, to);
  const named = (tally: ReadonlyMap<AreaNumber, number>) =>
    Object.fromEntries([...tally].map(([area, count]) => [areaId(world, area), count]));
  happen(world, 'WE leaving.17', { what: 'tokens-resettled', nation: one.name, from: named(from), to: named(to) });
}

/** Each city is replaced with five tokens, as far as stock goes. @rule WE leaving.15 @rule WE leaving.16 */
function* replaceCities(world: WeWorld, number: NationNumber, areas: readonly AreaNumber[]): Script {
  const { stock } = nation(world, number);
  const wanted = TOKENS_FOR_CLOSED_CITY * areas.length;
  if (stock >= wanted || areas.length < 2) {
    for (const area of areas) reduceCity(world, 'WE leaving.15', area, TOKENS_FOR_CLOSED_CITY);
    return;
  }
  const answer =
    stock === 0
      ? {}
      : yield* ask(
          seatOf(world, number),
          share({
            topic: 'replace-cities',
            text: say('Your stock is too small for all your cities there. Choose where your {stock} tokens go.', {
              stock,
            }),
            rule: 'WE leaving.16',
            of: 'area',
            total: stock,
            over: areas.map((area) => ({ id: areaId(world, area), most: TOKENS_FOR_CLOSED_CITY })),
          }),
        );
  for (const area of areas) eliminateCity(world, 'WE leaving.15', area);
  for (const area of areas) placeTokens(world, 'WE leaving.15', number, area, answer[areaId(world, area)] ?? 0);
}

/** Areas with own tokens, or of the own region, within their limits; above them only where there is no other way. @rule WE leaving.17 @rule WE leaving.18 @rule WE leaving.19 @rule WE leaving.20 @rule WE W67 */
function* choosePlaces(
  world: WeWorld,
  number: NationNumber,
  closed: readonly AreaNumber[],
  total: number,
): Script<ReadonlyMap<AreaNumber, number>> {
  const region = regionAreas(world, number);
  const open = world.cityIn.flatMap((_, area) => {
    if (closed.includes(area) || isOutOfPlay(world, area)) return [];
    return tokensIn(world, area, number) > 0 || region.includes(area) ? [area] : [];
  });
  const rooms = new Map(open.map((area) => [area, roomIn(world, number, area)]));
  const room = [...rooms.values()].reduce((sum, each) => sum + each, 0);
  if (room >= total) return yield* spread(world, number, rooms, total);
  const crowded = open.filter((area) => world.cityIn[area] === NOBODY && foreignTokensIn(world, area, number) === 0);
  const excess = crowded.length === 0 ? 0 : total - room;
  const more =
    excess === 0 ? new Map() : yield* spread(world, number, new Map(crowded.map((area) => [area, excess])), excess);
  return new Map(
    open.flatMap((area) => {
      const count = (rooms.get(area) ?? 0) + (more.get(area) ?? 0);
      return count > 0 ? [[area, count] as const] : [];
    }),
  );
}

function* spread(
  world: WeWorld,
  number: NationNumber,
  rooms: ReadonlyMap<AreaNumber, number>,
  total: number,
): Script<ReadonlyMap<AreaNumber, number>> {
  const open = [...rooms].filter(([, room]) => room > 0);
  const answer = yield* ask(
    seatOf(world, number),
    share({
      topic: 'resettle',
      text: say('Choose where your {total} tokens from closed areas go.', { total }),
      rule: 'WE leaving.17',
      of: 'area',
      total,
      over: open.map(([area, room]) => ({ id: areaId(world, area), most: room })),
    }),
  );
  return new Map(
    open.flatMap(([area]) => {
      const count = answer[areaId(world, area)] ?? 0;
      return count > 0 ? [[area, count] as const] : [];
    }),
  );
}
