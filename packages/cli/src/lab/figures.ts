import type { AcView } from '@ecumene/advanced-civilization';
import type { Event, Seat, Table, World } from '@ecumene/engine';
import type { AgesView } from '@ecumene/through-the-ages';

/** Some figures about a seat, by name. */
export type Figures = Readonly<Record<string, number>>;

interface Account {
  readonly figures: Readonly<Record<Seat, Figures>>;
  /** What each seat plays: its nation, or the seat itself. */
  readonly sides: Readonly<Record<Seat, string>>;
}

/** What is worth a plot in a game, from what a spectator sees. */
interface Watched<V> {
  readonly game: string;
  account(view: V): Account;
}

const ADVANCED_CIVILIZATION: Watched<AcView> = {
  game: 'advanced-civilization',
  account: ({ nations }) => {
    const led = nations.flatMap((nation) => (nation.seat === null ? [] : [{ ...nation, seat: nation.seat }]));
    return {
      figures: Object.fromEntries(
        led.map((one) => [
          one.seat,
          {
            cities: one.cities,
            tokens: one.tokens,
            'civilization cards': Object.values(one.cards).reduce((sum, count) => sum + count, 0),
            'place on the track': one.step,
          },
        ]),
      ),
      sides: Object.fromEntries(led.map(({ seat, name }) => [seat, name])),
    };
  },
};

const THROUGH_THE_AGES: Watched<AgesView> = {
  game: 'through-the-ages',
  account: ({ civilizations }) => ({
    figures: Object.fromEntries(
      civilizations.map(({ seat, ratings }) => [
        seat,
        { 'culture a turn': ratings.culture, 'science a turn': ratings.science, strength: ratings.strength },
      ]),
    ),
    sides: Object.fromEntries(civilizations.map(({ seat }) => [seat, seat])),
  }),
};

const WATCHED: readonly Watched<unknown>[] = [ADVANCED_CIVILIZATION, THROUGH_THE_AGES];

export function figuresOf(table: Table<World, unknown, Event>): Account {
  const watched = WATCHED.find(({ game }) => game === table.game.name);
  if (watched !== undefined) return watched.account(table.view(null));
  return {
    figures: Object.fromEntries(table.seats.map((seat) => [seat, {}])),
    sides: Object.fromEntries(table.seats.map((seat) => [seat, seat])),
  };
}
