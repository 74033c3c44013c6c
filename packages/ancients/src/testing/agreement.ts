import { at, copy, type Event, type Game, randomFrom, type Seat, Table, type World } from '@ecumene/engine';
import { lasting, seatNames } from '@ecumene/engine/testing';
import type { Book } from '../book/book.ts';
import { buildingSites, treasuryFor } from '../book/building.ts';
import { forecastConflicts } from '../book/conflict.ts';
import { limitFor, surplusIn } from '../book/limits.ts';
import { landfallsFor, marchTargets, sailsLeft, unmovedIn } from '../book/movement.ts';
import { supportMissing } from '../book/support.ts';
import { lowestTax } from '../book/taxes.ts';
import { fateOf, nextDemand } from '../book/track.ts';
import { affordable } from '../book/trade-cards.ts';
import { hasUnitsIn, outsiders, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { AncientView } from '../view/view.ts';
import { type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** All that a book and the functions that read it say about a nation. */
function aboutNation<S extends PublicState>(book: Book<S>, state: S, nation: NationNumber): Record<string, unknown> {
  const { ships, step, stock, treasury, tokens, cities, hand, cards, idle, inert } = at(state.nations, nation);
  return {
    has: { stock, treasury, tokens, cities, hand: hand.length, cards, step, idle, inert },
    taxes: book.taxes.rates(state, nation),
    mayRevolt: book.taxes.mayRevolt(state, nation),
    revoltFails: book.taxes.revoltFails(state, nation),
    heirs: book.taxes.heirs(state, nation, [nation]),
    lowestTax: lowestTax(book.taxes, state, nation),
    comesLast: book.census.comesLast(state, nation),
    upkeep: book.ships.upkeep(state, nation),
    ships: book.ships.most(state, nation),
    reach: book.movement.reach(state, nation),
    landfalls: ships.map(({ no, at: area, shore }) =>
      landfallsFor(book.movement, state, nation, { area, shore }, sailsLeft(book.movement, state, nation, no)),
    ),
    removesLast: book.conflict.removesLast(state, nation),
    perCity: book.support.perCity(state, nation),
    supportMissing: supportMissing(book.support, state, nation),
    fromTreasury: book.building.fromTreasury(state, nation),
    neighbourCities: book.building.neighbourCities(state, nation),
    sites: buildingSites(book.building, state, nation),
    stacks: book.tradeCards.stacks(state, nation),
    onSale: affordable(book.tradeCards, state, nation, [], () => false),
    handLimit: book.tradeCards.handLimit(state, nation),
    prices: [...book.advances.rows.keys()].map((id) => book.advances.price(state, nation, id)),
    tokenWorth: book.advances.tokenWorth(state, nation),
    epoch: book.track.epochAt(state, nation, step),
    needs: step < book.track.finish(state) ? book.track.needs(state, nation, step + 1) : [],
    fate: fateOf(book.track, state, nation),
    ahead: nextDemand(book.track, state, nation),
    score: book.score.parts(state, nation),
    assaults: state.nations.map((_, other) => book.conflict.assault(state, nation, other)),
    mayMeet: state.nations.map((_, other) => other !== nation && book.trade.mayMeet(state, nation, other)),
  };
}

/** The same about a nation in an area where it has units. */
function aboutArea<S extends PublicState>(
  book: Book<S>,
  state: S,
  nation: NationNumber,
  area: AreaNumber,
): Record<string, unknown> {
  const tokens = tokensIn(state, area, nation);
  const limit = limitFor(book.limits, state, area, nation);
  return {
    limit,
    besideCity: book.limits.besideCity(state, nation, area, limit),
    surplus: surplusIn(book.limits, state, area),
    grows: book.growth.adds(state, nation, area, tokens),
    cost: book.building.cost(state, nation, area),
    treasury: treasuryFor(book.building, state, nation, area),
    neighbours: book.building.fromNeighbours(state, nation, area),
    mayStay: book.building.mayStay(state, nation, area, tokens, tokens),
    refusesCity: book.building.refuses(state, nation, area),
    refusesEntry: book.movement.refusesEntry(state, nation, area, 1),
    mayPass: book.movement.mayPass(state, nation, area),
    unmoved: unmovedIn(state, nation, area),
    targets: marchTargets(book.movement, state, nation, area),
    harbour: book.ships.isHarbour(state, area),
    substitutes: book.conflict.substitutes(state, nation, area),
  };
}

/** All that can be read of a state, by the name of who or what it is about. */
function readings<S extends PublicState>(book: Book<S>, state: S): Map<string, string> {
  const found = new Map<string, string>();
  const note = (about: string, read: Readonly<Record<string, unknown>>): void => {
    for (const [what, value] of Object.entries(read))
      found.set(`${about}: ${what}`, JSON.stringify(value) ?? 'nothing');
  };
  const besieged = state.cityIn.flatMap((owner, area) => (owner === NOBODY ? [] : [area]));
  note('everybody', {
    conflicts: forecastConflicts(book, state),
    mayStayAboard: book.movement.mayStayAboard(state),
    sharesCities: book.conflict.sharesCities(state),
    crewsDefend: book.conflict.crewsDefend(state),
    finish: book.track.finish(state),
    nextDefender: besieged.length === 0 ? null : book.conflict.nextDefender(state, besieged),
  });
  for (let nation = 0; nation < outsiders(state); nation++) {
    const { name } = at(state.nations, nation);
    note(name, aboutNation(book, state, nation));
    for (let area = 0; area < state.cityIn.length; area++)
      if (hasUnitsIn(state, area, nation)) note(`${name} in area ${area}`, aboutArea(book, state, nation, area));
  }
  return found;
}

/** What is read differently in two states, by the name of who or what it is about. */
function differences<S extends PublicState>(book: Book<S>, world: S, seen: S): string[] {
  const truth = readings(book, world);
  const shown = readings(book, seen);
  return [...new Set([...truth.keys(), ...shown.keys()])]
    .filter((about) => truth.get(about) !== shown.get(about))
    .map((about) => `${about} is ${truth.get(about)}, seen as ${shown.get(about)}`);
}

interface Reading<S extends PublicState, V extends AncientView> {
  readonly book: Book<S>;
  readonly decode: (view: V) => S;
  readonly seed: string;
  /** For so many players, a game each. */
  readonly seats: readonly number[];
  /** After so many answers each time. */
  readonly every: number;
}

/**
 * Plays whole games at random under random options. Says where the readers of the book tell something else about what a
 * seat or a spectator sees than about the world, and how many times they were asked.
 */
export function agreement<
  S extends PublicState,
  W extends S & World<unknown, E>,
  V extends AncientView,
  E extends Event,
>(
  game: Game<W, V, E>,
  { book, decode, seed, seats, every }: Reading<S, V>,
): { readonly times: number; readonly differences: readonly string[] } {
  const random = randomFrom(seed);
  let times = 0;
  for (const count of seats) {
    const options = game.sheet.draw(random, lasting(game, false), count);
    const table = Table.open(game, { options, seats: seatNames(count), seed: `${seed} ${count}` });
    const viewers: readonly (Seat | null)[] = [...table.world.seats, null];
    for (let answers = 0; !table.over; answers++) {
      if (answers % every === 0) {
        const viewer = viewers[times % viewers.length] ?? null;
        const found = differences(book, table.world, decode(copy(table.view(viewer))));
        times += 1;
        if (found.length > 0) return { times, differences: found };
      }
      const open = table.openQuestions();
      const post = open.find(({ asking }) => asking.question.optional !== true) ?? at(open, 0);
      const outcome = table.answer(post.seat, post.id, post.asking.sample(random));
      if (!outcome.ok) throw new Error(`a sample is refused: ${outcome.refusal.code}`);
    }
  }
  return { times, differences: [] };
}
