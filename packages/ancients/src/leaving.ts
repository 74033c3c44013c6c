import { ask, at, confirm, happen, reveal, type Script, type Seat, say, share, together } from '@ecumene/engine';
import type { Book } from './book/book.ts';
import { roomFor } from './book/limits.ts';
import { annexCity, eliminateCity, reduceCity } from './cities.ts';
import { removeShip } from './fleet.ts';
import {
  active,
  areaId,
  areasWithTokens,
  citiesOf,
  foreignTokensIn,
  inTrackOrder,
  nation,
  outsiders,
  seatOf,
  seatsOf,
  tokensIn,
} from './nations.ts';
import { isOutOfPlay } from './out-of-play.ts';
import { checkSupport } from './support/support.ts';
import { moveTokens, placeTokens, removeTokens, replaceTokens } from './tokens.ts';
import { returnCards } from './trade-cards/hands.ts';
import { faceOf } from './trade-cards/stacks.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from './world.ts';

/** How a game goes on when players have left it: their civilizations and regions leave the board. */
export interface Leaving<W extends Ancients> {
  readonly book: Book<W>;
  /** The areas that belong to a nation. */
  readonly region: (world: W, number: NationNumber) => readonly AreaNumber[];
  /** Tokens that take the place of a city in a region that is closed. */
  readonly tokensForCity: number;
  readonly rules: {
    readonly goOn: string;
    readonly alone: string;
    readonly hand: string;
    readonly ships: string;
    readonly closed: string;
    /** What is removed from the region of those who leave. */
    readonly cleared: string;
    readonly abroad: string;
    /** Ships of others there. */
    readonly sunk: string;
    readonly cities: string;
    /** Where the stock is too small for all of them. */
    readonly fewer: string;
    readonly resettle: string;
    /** Tokens that find no place. */
    readonly lost: string;
  };
  /** What else a nation loses that only this game knows. */
  readonly forget: (world: W, number: NationNumber) => void;
}

/** A player says that they leave: it takes effect at the end of the turn, and until then they are answered for. */
export function announceLeaving(world: Ancients & { readonly leaving: NationNumber[] }, seat: Seat): void {
  const number = world.nations.findIndex((one) => one.seat === seat);
  if (number >= 0 && !world.leaving.includes(number) && !nation(world, number).inert) world.leaving.push(number);
}

/** Seats that have left. */
export function departed({ nations }: Ancients): Seat[] {
  return nations.flatMap(({ seat, inert }) => (seat !== null && inert ? [seat] : []));
}

/** The others are asked whether they go on; if so, those who leave are gone, and everybody leaves their regions. */
export function* leaveGame<W extends Ancients & { outOfPlay: readonly AreaNumber[] }>(
  world: W,
  gone: readonly NationNumber[],
  leaving: Leaving<W>,
): Script {
  const rest = active(world).filter((number) => !gone.includes(number));
  const isAlone = rest.length < 2;
  if (isAlone || !(yield* wantToGoOn(world, rest, leaving.rules.goOn))) {
    world.over = true;
    happen(world, leaving.rules.alone, { what: 'game-ends', because: isAlone ? 'alone' : 'stopped' });
    return;
  }
  const regions = new Set(gone.flatMap((number) => leaving.region(world, number)));
  const closed = [...regions].filter((area) => !world.outOfPlay.includes(area));
  world.outOfPlay = [...world.outOfPlay, ...closed];
  for (const number of gone) removeNation(world, number, closed, leaving);
  for (const number of rest) yield* resettle(world, number, closed, leaving);
  for (const seat of inTrackOrder(world)) {
    const check = checkSupport(world, seat, leaving.book);
    if (check) yield* check;
  }
}

function* wantToGoOn(world: Ancients, rest: readonly NationNumber[], rule: string): Script<boolean> {
  const text = say('A player has left. Continue without them?');
  const answers = yield* together(
    rest.map((number) => ask(seatOf(world, number), confirm({ topic: 'go-on', text, rule, usual: true }))),
    seatsOf(world, rest),
  );
  return answers.every((goesOn) => goesOn);
}

/** Cards are discarded, the marker is taken off, closed areas are cleared, and what is elsewhere turns into barbarians and pirates. */
function removeNation<W extends Ancients>(
  world: W,
  number: NationNumber,
  closed: readonly AreaNumber[],
  leaving: Leaving<W>,
): void {
  const { rules } = leaving;
  const one = nation(world, number);
  happen(world, rules.closed, { what: 'region-closed', nation: one.name });
  discardHand(world, number, rules.hand);
  one.cards = {};
  one.step = 0;
  leaving.forget(world, number);
  for (const ship of [...one.ships]) removeShip(world, rules.ships, number, ship);
  for (const area of closed) {
    for (const owner of [number, outsiders(world)]) {
      if (world.cityIn[area] === owner) eliminateCity(world, rules.cleared, area);
      removeTokens(world, rules.cleared, owner, area, tokensIn(world, area, owner));
    }
  }
  abandonUnits(world, number, rules.abroad);
  one.inert = true;
  one.rev += 1;
}

/** Units elsewhere turn into barbarians and pirate cities, as far as there are such pieces. */
function abandonUnits(world: Ancients, number: NationNumber, rule: string): void {
  const white = nation(world, outsiders(world));
  for (const area of citiesOf(world, number)) {
    if (white.endless || white.cities < white.pieces.cities) annexCity(world, rule, area, outsiders(world));
    else eliminateCity(world, rule, area);
  }
  for (const area of areasWithTokens(world, number)) {
    const tokens = tokensIn(world, area, number);
    const taken = white.endless ? tokens : Math.min(tokens, white.stock);
    replaceTokens(world, rule, number, outsiders(world), area, taken);
    removeTokens(world, rule, number, area, tokens - taken);
  }
}

/** A hand is laid open and goes back to the stacks. */
export function discardHand(world: Ancients, number: NationNumber, rule: string): void {
  const one = nation(world, number);
  if (one.hand.length === 0) return;
  const cards = one.hand.toSorted((a, b) => a - b);
  reveal(world, rule, {
    what: 'hand-discarded',
    nation: one.name,
    cards: cards.map((card) => faceOf(world, card).id),
  });
  returnCards(world, number, cards);
}

/** One player leaves the closed areas: ships are lost, cities and tokens move elsewhere. */
function* resettle<W extends Ancients>(
  world: W,
  number: NationNumber,
  closed: readonly AreaNumber[],
  leaving: Leaving<W>,
): Script {
  const one = nation(world, number);
  const { rules } = leaving;
  for (const ship of one.ships.filter((each) => closed.includes(each.at))) removeShip(world, rules.sunk, number, ship);
  yield* replaceCities(
    world,
    number,
    closed.filter((area) => world.cityIn[area] === number),
    leaving,
  );
  const from = new Map(
    closed.flatMap((area) => {
      const count = tokensIn(world, area, number);
      return count > 0 ? [[area, count] as const] : [];
    }),
  );
  const total = sumOf(from);
  if (total === 0) return;
  const to = yield* choosePlaces(world, number, closed, total, leaving);
  for (let lost = total - sumOf(to); lost > 0; lost--) {
    const [area, count] = at([...from], 0);
    removeTokens(world, rules.lost, number, area, 1);
    if (count > 1) from.set(area, count - 1);
    else from.delete(area);
  }
  moveTokens(world, number, from, to);
  const named = (tally: ReadonlyMap<AreaNumber, number>) =>
    Object.fromEntries([...tally].map(([area, count]) => [areaId(world, area), count]));
  happen(world, rules.resettle, { what: 'tokens-resettled', nation: one.name, from: named(from), to: named(to) });
}

function sumOf(tally: ReadonlyMap<AreaNumber, number>): number {
  return [...tally.values()].reduce((sum, count) => sum + count, 0);
}

/** Each city is replaced with tokens, as far as stock goes; where it does not, the owner says where. */
function* replaceCities<W extends Ancients>(
  world: W,
  number: NationNumber,
  areas: readonly AreaNumber[],
  { rules, tokensForCity }: Leaving<W>,
): Script {
  const { stock } = nation(world, number);
  if (stock >= tokensForCity * areas.length || areas.length < 2) {
    for (const area of areas) reduceCity(world, rules.cities, area, tokensForCity);
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
            rule: rules.fewer,
            of: 'area',
            total: stock,
            over: areas.map((area) => ({ id: areaId(world, area), most: tokensForCity })),
          }),
        );
  for (const area of areas) eliminateCity(world, rules.cities, area);
  for (const area of areas) placeTokens(world, rules.cities, number, area, answer[areaId(world, area)] ?? 0);
}

/** Areas with own tokens, or of the own region, within their limits; above them only where there is no other way. */
function* choosePlaces<W extends Ancients>(
  world: W,
  number: NationNumber,
  closed: readonly AreaNumber[],
  total: number,
  leaving: Leaving<W>,
): Script<ReadonlyMap<AreaNumber, number>> {
  const region = leaving.region(world, number);
  const rule = leaving.rules.resettle;
  const open = world.cityIn.flatMap((_, area) => {
    if (closed.includes(area) || isOutOfPlay(world, area)) return [];
    return tokensIn(world, area, number) > 0 || region.includes(area) ? [area] : [];
  });
  const rooms = new Map(open.map((area) => [area, roomFor(leaving.book.limits, world, area, number)]));
  const room = sumOf(rooms);
  if (room >= total) return yield* spread(world, number, rooms, total, rule);
  const crowded = open.filter((area) => world.cityIn[area] === NOBODY && foreignTokensIn(world, area, number) === 0);
  const excess = crowded.length === 0 ? 0 : total - room;
  const more: ReadonlyMap<AreaNumber, number> =
    excess === 0
      ? new Map()
      : yield* spread(world, number, new Map(crowded.map((area) => [area, excess])), excess, rule);
  return new Map(
    open.flatMap((area) => {
      const count = (rooms.get(area) ?? 0) + (more.get(area) ?? 0);
      return count > 0 ? [[area, count] as const] : [];
    }),
  );
}

function* spread(
  world: Ancients,
  number: NationNumber,
  rooms: ReadonlyMap<AreaNumber, number>,
  total: number,
  rule: string,
): Script<ReadonlyMap<AreaNumber, number>> {
  const open = [...rooms].filter(([, room]) => room > 0);
  const answer = yield* ask(
    seatOf(world, number),
    share({
      topic: 'resettle',
      text: say('Choose where your {total} tokens from closed areas go.', { total }),
      rule,
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
