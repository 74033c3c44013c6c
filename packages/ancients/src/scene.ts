import { at, Given, type Scene, Tally } from '@ecumene/engine';
import type { Book } from './book/book.ts';
import { foundCity } from './cities.ts';
import { describeNation, describeTrade, factsOfNation, isInPlay } from './described.ts';
import { areaId, areaNumber, areasWithTokens, citiesOf, nationNamed, OUTSIDERS, terrain, tokensIn } from './nations.ts';
import type { PublicState } from './state.ts';
import { enter, leave } from './tokens.ts';
import { faceOf, thingOf } from './trade-cards/stacks.ts';
import {
  type Ancients,
  type AreaNumber,
  type Nation,
  type NationNumber,
  NOBODY,
  type Offer,
  type Strike,
} from './world.ts';

const NATION_WORDS = [
  'seat',
  'tokens',
  'cities',
  'ships',
  'treasury',
  'stock',
  'cards',
  'hand',
  'step',
  'idle',
  'unpaid',
  'bought',
  'shown',
  'inert',
  'waiting',
] as const;
const MARKET_WORDS = ['traders', 'done', 'offers', 'offersMade', 'tolls'] as const;
const TABLE_WORDS = ['turn', 'built', 'traded', 'census', 'stackOrder', 'strikes', ...MARKET_WORDS] as const;

/** What a nation may have; a position may say anything that has no limit here. */
interface NationLimits {
  readonly advances?: readonly string[];
  readonly ships?: number;
  readonly lastStep?: number;
}

/** The limits a book sets. */
export function limitsIn<S extends PublicState>(book: Book<S>, state: S, nation: NationNumber): NationLimits {
  return {
    advances: [...book.advances.rows.keys()],
    ships: book.ships.most(state, nation),
    lastStep: book.track.finish(state),
  };
}

/** A world whose news can be cleared. */
interface Forgetful {
  readonly news: { length: number };
}

/** What a game adds to the words its scenario files share with the other Civilization games. */
interface SceneOf<W> {
  readonly limits: (world: W, nation: NationNumber) => NationLimits;
  /** Takes the census, so that play can begin at any step. */
  readonly takeCensus: (world: W) => void;
  /** What a nation scores now. */
  readonly points: (world: W, nation: NationNumber) => number;
  /** What else the game says of the table. */
  readonly own?: OwnWords<W>;
}

/** What a word says of nations, by their numbers. */
export function byNumber(world: Ancients, given: Given | undefined): readonly (readonly [NationNumber, Given])[] {
  const names = world.nations.map(({ name }) => name);
  return [...(given?.parts(names) ?? [])].map(([name, part]) => [nationNamed(world, name), part]);
}

/** Words of one game, and what they say of a table. */
export interface OwnWords<W> {
  readonly words: readonly string[];
  arrange(world: W, parts: ReadonlyMap<string, Given>): void;
  describe(world: W): Readonly<Record<string, unknown>>;
}

/**
 * The words of scenario files. They say what each nation has, and may say the `turn`, which cities were `built` in it
 * (`[memphis]`), who gave calamities away (`traded: { treachery: crete }`), the order of the `census`, and the cards of a
 * stack from the top (`stackOrder: { 3: [iron] }`; those not named wait among the returned ones). A nation without a `seat`
 * is led by the first player who has none.
 */
export function ancientsScene<W extends Ancients & Forgetful>(game: SceneOf<W>): Scene<W> {
  return {
    arrange(world, given) {
      const nations = world.nations.map(({ name }) => name);
      const parts = new Given(given).parts([...TABLE_WORDS, ...(game.own?.words ?? []), ...nations]);
      const named = [...parts].filter(([name]) => nations.includes(name));
      const turn = parts.get('turn');
      if (turn !== undefined) world.turn = turn.count();
      for (const [name, part] of named) {
        const others = named.map(([other]) => other).filter((other) => other !== name);
        arrangeNation(world, name, part, game.limits(world, nationNamed(world, name)), others);
      }
      for (const [name, part] of named) seatSomebody(world, name, part);
      arrangeGivers(world, parts.get('traded'));
      world.newCities =
        parts
          .get('built')
          ?.list()
          .map((one) => areaOf(world, one)) ?? world.newCities;
      for (const strike of parts.get('strikes')?.list() ?? []) world.strikes.push(arrangedStrike(world, strike));
      for (const [stack, cards] of parts.get('stackOrder')?.parts(stackNames(world)) ?? []) {
        orderStack(world, Number(stack) - 1, cards);
      }
      arrangeMarket(world, parts);
      game.takeCensus(world);
      arrangeCensus(world, parts.get('census'));
      game.own?.arrange(world, parts);
      forgetNews(world);
    },
    describe: (world) => ({
      turn: world.turn,
      built: world.newCities.map((area) => areaId(world, area)),
      census: world.census.map((number) => at(world.nations, number).name),
      ...describeTrade(world),
      ...game.own?.describe(world),
      ...Object.fromEntries(
        world.nations.flatMap((one, number) => (isInPlay(one) ? [[one.name, describeNation(world, number)]] : [])),
      ),
    }),
    facts: (world) => ({
      turn: world.turn,
      built: world.newCities.map((area) => areaId(world, area)),
      census: world.census.map((number) => at(world.nations, number).name),
      stacks: world.trade.stacks.map((stack) => stack.length),
      stackOrder: Object.fromEntries(
        world.trade.stacks.map((stack, i) => [i + 1, stack.map((card) => faceOf(world, card).id).reverse()]),
      ),
      returned: world.trade.returned.map((card) => faceOf(world, card).id).sort(),
      ...Object.fromEntries(
        world.nations.map(({ name, endless }, number) => {
          const facts = factsOfNation(world, number);
          const tokens = new Tally(facts.tokens, areaNames(world));
          return [name, { ...facts, tokens, points: endless ? 0 : game.points(world, number) }];
        }),
      ),
    }),
  };
}

/**
 * Sets up a nation; all of it may be left out, except that what is said replaces what was:
 *
 *     egypt: { seat: anna, tokens: { memphis: 3 }, cities: [thebes], ships: [alexandria, delphi/west], treasury: 5,
 *              stock: 10, cards: [pottery], hand: [grain, grain], step: 4, idle: 1, unpaid: 2 }
 *
 * A ship with tokens aboard is `{ at: alexandria, aboard: 2 }`. Tokens that are nowhere else are in stock; `stock` moves
 * the rest out of the game, for positions with short stock.
 */
export function arrangeNation(
  world: Ancients,
  name: string,
  given: unknown,
  limits: NationLimits = {},
  others: readonly string[] = [],
): void {
  const number = nationNamed(world, name);
  const one = at(world.nations, number);
  const has = (given instanceof Given ? given : new Given(given)).parts(NATION_WORDS);
  const seat = has.get('seat');
  if (seat !== undefined) takeSeat(world, one, seat, others);
  clear(world, number, one);
  for (const [id, count] of has.get('tokens')?.parts(areaNames(world)) ?? []) {
    const tokens = count.count(one.endless ? undefined : one.stock);
    if (tokens > 0) enter(world, number, areaOf(world, new Given(id, count.path)), tokens);
  }
  for (const city of has.get('cities')?.list() ?? []) settle(world, number, city);
  for (const ship of has.get('ships')?.list() ?? []) {
    if (one.ships.length === limits.ships && !one.endless) ship.fail(`${name} can have ${limits.ships} ships at most.`);
    launch(world, one, ship);
  }
  one.treasury = has.get('treasury')?.count(one.stock) ?? 0;
  one.stock -= one.treasury;
  one.step = has.get('step')?.count(limits.lastStep) ?? one.step;
  const { advances } = limits;
  const cards = has.get('cards')?.list() ?? [];
  one.cards = Object.fromEntries(
    cards.map((card) => [advances === undefined ? card.text() : card.oneOf(advances), -1]),
  );
  for (const card of has.get('hand')?.list() ?? []) one.hand.push(take(world, card));
  const stock = has.get('stock');
  if (stock !== undefined) shorten(one, stock.count());
  one.idle = has.get('idle')?.count(one.tokens) ?? one.idle;
  one.unpaid = has.get('unpaid')?.count(one.cities) ?? one.unpaid;
  for (const [id, turn] of has.get('bought')?.parts(Object.keys(one.cards)) ?? []) one.cards[id] = turn.count();
  one.shown = (has.get('shown')?.list() ?? []).map((card) => heldBy(world, one, card));
  one.inert = has.get('inert')?.flag() ?? false;
  one.waiting = has.get('waiting')?.flag() ?? false;
  one.rev += 1;
}

/** A position begins without a past. */
function forgetNews(world: Forgetful): void {
  world.news.length = 0;
}

function areaNames(world: Ancients): readonly string[] {
  return world.cityIn.map((_, area) => areaId(world, area));
}

function stackNames(world: Ancients): readonly string[] {
  return world.trade.stacks.map((_, i) => String(i + 1));
}

function areaOf(world: Ancients, given: Given): AreaNumber {
  const id = given.oneOf(areaNames(world));
  const area = areaNumber(world, id);
  if (area === undefined || world.outOfPlay?.includes(area) === true) return given.fail(`${id} is out of play.`);
  return area;
}

function takeSeat(world: Ancients, one: Nation, given: Given, others: readonly string[]): void {
  const seat = given.oneOf(world.seats);
  for (const [number, other] of world.nations.entries()) {
    if (other === one || other.seat !== seat) continue;
    if (others.includes(other.name)) given.fail(`${seat} already leads ${other.name}.`);
    clear(world, number, other);
    other.seat = null;
    other.rev += 1;
  }
  one.seat = seat;
}

function seatSomebody(world: Ancients, name: string, given: Given): void {
  const one = at(world.nations, nationNamed(world, name));
  if (name === OUTSIDERS || one.seat !== null) return;
  const free = world.seats.find((seat) => !world.nations.some((each) => each.seat === seat));
  one.seat = free ?? given.fail(`Nobody is left to lead ${name}: there are ${world.seats.length} seats.`);
  one.rev += 1;
}

function clear(world: Ancients, number: NationNumber, one: Nation): void {
  for (const area of areasWithTokens(world, number)) leave(world, number, area, tokensIn(world, area, number));
  for (const area of citiesOf(world, number)) {
    world.cityIn[area] = NOBODY;
    one.cities -= 1;
  }
  one.stock += one.treasury;
  one.treasury = 0;
  for (const ship of one.ships) {
    one.stock += ship.aboard;
    one.tokens -= ship.aboard;
  }
  one.ships = [];
  for (const card of one.hand.splice(0)) at(world.trade.stacks, faceOf(world, card).stack - 1).push(card);
}

function settle(world: Ancients, number: NationNumber, given: Given): void {
  const area = areaOf(world, given);
  const one = at(world.nations, number);
  const owner = at(world.cityIn, area);
  if (owner !== NOBODY) given.fail(`${at(world.nations, owner).name} has a city there already.`);
  if (!one.endless && one.cities >= one.pieces.cities)
    given.fail(`${one.name} has ${one.pieces.cities} cities in all.`);
  foundCity(world, number, area);
}

function launch(world: Ancients, one: Nation, given: Given): void {
  const said = typeof given.value === 'string' ? undefined : given.parts(['at', 'aboard', 'no']);
  const berth = said?.get('at') ?? given;
  const [id = '', coast] = berth.text().split('/');
  const area = areaOf(world, new Given(id, berth.path));
  const shores = terrain(world).shores[area] ?? [];
  const shore = shores.findIndex((each) => each.coast === (coast ?? null));
  if (shore < 0) {
    const berths = shores.map((each) => (each.coast === null ? id : `${id}/${each.coast}`));
    berth.fail(
      `No ship can be in ${berth.text()}. ${berths.length === 0 ? 'It has no coast.' : `Say ${berths.join(' or ')}.`}`,
    );
  }
  const aboard = said?.get('aboard')?.count(one.stock) ?? 0;
  const no = said?.get('no')?.count() ?? one.ships.length + 1;
  one.ships.push({ no, at: area, shore, aboard });
  one.stock -= aboard;
  one.tokens += aboard;
}

/** Takes a card out of the stacks. */
function take(world: Ancients, given: Given): number {
  const wanted = given.oneOf(cardNames(world));
  for (const stack of world.trade.stacks) {
    const index = stack.findIndex((card) => isCalled(world, card, wanted));
    const [card] = index < 0 ? [] : stack.splice(index, 1);
    if (card !== undefined) return card;
  }
  return given.fail(`No other ${wanted} is left in the stacks.`);
}

function cardNames(world: Ancients): readonly string[] {
  return [...new Set(world.trade.faces.flatMap((face) => [face.id, thingOf(face)]))];
}

function isCalled(world: Ancients, card: number, name: string): boolean {
  const face = faceOf(world, card);
  return face.id === name || thingOf(face) === name;
}

/** Makes a stack consist of these cards, the top one first. The others wait among the returned ones. */
function orderStack(world: Ancients, index: number, given: Given): void {
  const stack = at(world.trade.stacks, index);
  const cards = given.list().map((one) => {
    const name = one.oneOf(cardNames(world));
    const place = stack.findIndex((card) => isCalled(world, card, name));
    const [card] = place < 0 ? [] : stack.splice(place, 1);
    return card ?? one.fail(`No other ${name} is left in stack ${index + 1}.`);
  });
  world.trade.returned.push(...stack.splice(0));
  stack.push(...cards.reverse());
}

/** A card of a hand by its name. */
function heldBy(world: Ancients, one: Nation, given: Given): number {
  const card = one.hand.find((each) => !one.shown.includes(each) && isCalled(world, each, given.text()));
  return card ?? given.fail(`${one.name} does not hold ${given.text()}.`);
}

function nationOf(world: Ancients, given: Given): NationNumber {
  return nationNamed(world, given.oneOf(world.nations.map(({ name }) => name)));
}

/** Who trades, who is done, and the offers that stand: `{ id: 1, from: crete, to: egypt, give: [salt, salt, wine], wants: 3, asks: [iron] }`. */
function arrangeMarket(world: Ancients, parts: ReadonlyMap<string, Given>): void {
  const { market } = world.trade;
  const nations = (word: (typeof MARKET_WORDS)[number]): NationNumber[] | undefined =>
    parts
      .get(word)
      ?.list()
      .map((one) => nationOf(world, one));
  market.traders = nations('traders') ?? market.traders;
  market.done = nations('done') ?? market.done;
  market.offers =
    parts
      .get('offers')
      ?.list()
      .map((offer) => arrangedOffer(world, offer)) ?? market.offers;
  const tolls = parts.get('tolls')?.parts(world.nations.map(({ name }) => name));
  if (tolls !== undefined)
    market.tolls = Object.fromEntries(
      [...tolls].map(([name, card]) => [nationNamed(world, name), card.oneOf(['', ...cardNames(world)])]),
    );
  market.made = parts.get('offersMade')?.count() ?? Math.max(market.made, ...market.offers.map(({ id }) => id));
}

function arrangedOffer(world: Ancients, given: Given): Offer {
  const said = given.parts(['id', 'from', 'to', 'counters', 'give', 'wants', 'asks']);
  const need = (word: string): Given => said.get(word) ?? given.fail(`Say ${word} as well.`);
  const [to, counters] = [said.get('to'), said.get('counters')];
  const from = nationOf(world, need('from'));
  const give: number[] = [];
  for (const one of need('give').list()) {
    const { hand, name } = at(world.nations, from);
    const card = hand.find((each) => !give.includes(each) && isCalled(world, each, one.text()));
    give.push(card ?? one.fail(`${name} does not hold ${one.text()}.`));
  }
  return {
    id: need('id').count(),
    from,
    ...(to !== undefined && { to: nationOf(world, to) }),
    ...(counters !== undefined && { counters: counters.count() }),
    give,
    wants: need('wants').count(),
    asks: (said.get('asks')?.list() ?? []).map((one) => one.oneOf(cardNames(world))),
  };
}

/** A calamity that waits to be resolved: it has left the hand of its victim. */
function arrangedStrike(world: Ancients, given: Given): Strike {
  const said = given.parts(['calamity', 'victim', 'trader']);
  const [calamity, victim] = [said.get('calamity'), said.get('victim')];
  if (calamity === undefined || victim === undefined) return given.fail('Say calamity and victim.');
  const trader = said.get('trader');
  return {
    card: take(world, calamity),
    victim: nationOf(world, victim),
    trader: trader === undefined ? NOBODY : nationOf(world, trader),
  };
}

function arrangeGivers(world: Ancients, given: Given | undefined): void {
  for (const [calamity, giver] of given?.parts() ?? []) {
    const card = world.nations.flatMap(({ hand }) => hand).find((one) => faceOf(world, one).id === calamity);
    const name = giver.oneOf(world.nations.map((one) => one.name));
    world.trade.givers[card ?? giver.fail(`Nobody holds ${calamity}.`)] = nationNamed(world, name);
  }
}

/** These nations come first in the census, in this order; an empty list says that there was none yet. */
function arrangeCensus(world: Ancients, given: Given | undefined): void {
  if (given === undefined) return;
  const names = world.census.map((number) => at(world.nations, number).name);
  const first = given.list().map((one) => nationNamed(world, one.oneOf(names)));
  if (new Set(first).size < first.length) given.fail('A nation stands in the census once.');
  if (first.length === 0) world.census = [];
  else world.census = [...first, ...world.census.filter((number) => !first.includes(number))];
}

/** Fewer pieces, so that stock comes to this. */
function shorten(one: Nation, stock: number): void {
  Object.assign(one, { pieces: { ...one.pieces, tokens: one.pieces.tokens - one.stock + stock }, stock });
}
