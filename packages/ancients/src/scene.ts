import { at, Given, type Scene, type Seat, Tally } from '@ecumene/engine';
import { areaNames, areaOf, arrangeNation, limitsIn, seatSomebody } from './arranged-nation.ts';
import { arrangedStrike, arrangeGivers, arrangeMarket, MARKET_WORDS, nationOf, orderStack } from './arranged-trade.ts';
import type { Book } from './book/book.ts';
import { describeNation, describeTrade, factsOfNation, isInPlay } from './described.ts';
import { areaId, nationNamed } from './nations.ts';
import { faceOf } from './trade-cards/stacks.ts';
import type { Ancients, NationNumber } from './world.ts';

const TABLE_WORDS = ['turn', 'built', 'traded', 'census', 'stackOrder', 'strikes', ...MARKET_WORDS] as const;

/** A world whose news can be cleared. */
interface Forgetful {
  readonly news: { length: number };
}

/** What a game adds to the words its scenario files share with the other Civilization games. */
interface SceneOf<W extends Ancients> {
  readonly book: Book<W>;
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
        arrangeNation(world, name, part, (nation) => limitsIn(game.book, world, nation), others);
      }
      for (const [name, part] of named) seatSomebody(world, name, part);
      arrangeGivers(world, parts.get('traded'));
      world.newCities =
        parts
          .get('built')
          ?.distinct()
          .map((one) => areaOf(world, one)) ?? world.newCities;
      for (const strike of parts.get('strikes')?.list() ?? []) world.strikes.push(arrangedStrike(world, strike));
      for (const [stack, cards] of parts.get('stackOrder')?.parts(stackNames(world)) ?? []) {
        orderStack(world, Number(stack) - 1, cards);
      }
      arrangeMarket(world, parts, game.book.trade.fewest);
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

/** A position begins without a past. */
function forgetNews(world: Forgetful): void {
  world.news.length = 0;
}

function stackNames(world: Ancients): readonly string[] {
  return world.trade.stacks.map((_, i) => String(i + 1));
}

/** These nations come first in the census, in this order; an empty list says that there was none yet. */
function arrangeCensus(world: Ancients, given: Given | undefined): void {
  if (given === undefined) return;
  const first = given.distinct().map((one) => {
    const number = nationOf(world, one);
    return world.census.includes(number) ? number : one.fail(`${one.text()} is in no census: nobody plays it.`);
  });
  if (first.length === 0) world.census = [];
  else world.census = [...first, ...world.census.filter((number) => !first.includes(number))];
}

/** Nations that are each named once, by their numbers. */
export function nationsIn(world: Ancients, given: Given | undefined): NationNumber[] {
  return (given?.distinct() ?? []).map((one) => nationOf(world, one));
}

/** Seats in order: those named come first, the others follow as they were. */
export function seatsInOrder(world: Ancients, given: Given, before: readonly Seat[]): Seat[] {
  const first = given.distinct().map((one) => one.oneOf(world.seats));
  return [...first, ...before.filter((seat) => !first.includes(seat))];
}
