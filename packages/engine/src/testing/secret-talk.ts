import { type Game, rank } from '../game.ts';
import { at } from '../json.ts';
import { atOnce, inTurn, type Program, steady, step } from '../program.ts';
import { nameNumber } from '../questions/index.ts';
import { below, shuffle } from '../random.ts';
import { ask, floor, type Script, type Seat } from '../script.ts';
import type { Setup } from '../setup.ts';
import { Table } from '../table.ts';
import { say } from '../text.ts';
import { type Event, happen, newWorld, reveal, type World } from '../world.ts';
import { bareGame } from './bare-game.ts';

export interface Said extends Event {
  readonly n: number;
}

/** A table where numbers are said aloud or dealt in secret. */
export interface Talk extends World<unknown, Said> {
  heard: string[];
  hands: Record<Seat, number>;
}

export const talk = (
  program: Program<Talk>,
  more: Partial<Game<Talk, unknown, Said>> = {},
): Game<Talk, unknown, Said> =>
  bareGame({
    seats: { least: 1, most: 4 },
    setup: (options, seats, random) => ({
      ...newWorld<unknown, Said>(options, seats, random),
      heard: [],
      hands: Object.fromEntries(seats.map((seat) => [seat, below(random, 1000)])),
    }),
    program,
    view: ({ heard, hands }, viewer) => ({ heard: [...heard], hand: viewer === null ? null : (hands[viewer] ?? null) }),
    ranking: ({ seats, heard }) => rank(seats.map((seat) => ({ seat, score: heard.length }))),
    disguise: (world, observer, random) => {
      const others = world.seats.filter((seat) => seat !== observer);
      const dealt = shuffle(random, others.map((seat) => world.hands[seat] ?? 0).toSorted());
      return {
        world: ({ hands }) => {
          for (const [i, seat] of others.entries()) hands[seat] = at(dealt, i);
        },
        answer: (_truth, _seat, _topic, answer) => answer,
      };
    },
    ...more,
  });
export type TalkTable = Table<Talk, unknown, Said>;

export const SEATS = ['anna', 'bob', 'cara'];
export const open = (
  program: Program<Talk>,
  more: Partial<Game<Talk, unknown, Said>> = {},
  setup: Partial<Setup> = {},
) => Table.open(talk(program, more), { options: {}, seats: SEATS, seed: 'talk', ...setup });

export const number = (topic = 'number', least = 0, most = 99) =>
  nameNumber({ topic, text: say('Which?'), least, most });
const everybody = ({ seats, room }: Talk) => seats.filter((seat) => !room.gone.includes(seat));

/** Says a number aloud. */
export function* speak(world: Talk, seat: Seat, topic = 'number'): Script<number> {
  const n = yield* ask(seat, number(topic));
  world.heard.push(`${seat} ${n}`);
  happen(world, 'TK 1', { what: 'said', n });
  return n;
}
export const inOrder = inTurn('speak', everybody, speak);
export const allAtOnce = atOnce('speak', everybody, speak);
export const closing = step<Talk>('close', (world) => speak(world, 'anna', 'last word'));

/** Draws a number for all to see. */
export const draw = step<Talk>('draw', function* (world) {
  const n = (yield* ask('anna', number('draw'))) + below(world.random, 1_000_000);
  world.heard.push(`drew ${n}`);
  reveal(world, 'TK 2', { what: 'drawn', n });
});

/** Numbers are called out without end. */
export const market = steady(
  step<Talk>('market', (world) =>
    floor({
      name: 'market',
      seats: world.seats,
      asking: () => number('trade'),
      act: (seat, n) => {
        world.heard.push(`${seat} ${n}`);
        if (n === 13) throw new Error('thirteen');
      },
      over: () => false,
    }),
  ),
);

export const idOf = (table: TalkTable, seat: Seat) => at(table.questions(seat), 0).id;
export const reply = (table: TalkTable, seat: Seat, answer: unknown) => table.answer(seat, idOf(table, seat), answer);
export const asked = (table: TalkTable) => table.waiting().map(({ seat, topic }) => `${seat} ${topic}`);
export const kinds = (table: TalkTable) => table.journal.map(({ is }) => is);
/** Everything a table is, but for its journal. */
export const state = (table: TalkTable) =>
  JSON.stringify([table.world, table.where, SEATS.map((seat) => [table.questions(seat), table.view(seat)])]);
export const refusedAs = (code: string) => ({ ok: false, refusal: { code } });
