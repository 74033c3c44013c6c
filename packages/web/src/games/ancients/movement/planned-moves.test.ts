import { type AcView, advancedCivilization } from '@ecumene/advanced-civilization';
import type { AncientView } from '@ecumene/ancients';
import { type Event, type Game, must, randomFrom, Table, type World } from '@ecumene/engine';
import { seatNames } from '@ecumene/engine/testing';
import { expansionProject } from '@ecumene/expansion-project';
import { westernEmpires } from '@ecumene/western-empires';
import { describe, expect, it } from 'vitest';
import { ask, follow } from '../../advanced-civilization/reading.ts';
import { follow as followEp } from '../../expansion-project/reading.ts';
import { follow as followWe } from '../../western-empires/reading.ts';
import type { AncientGame } from '../game.ts';
import { reading } from '../reading.ts';
import type { Move } from './moves-done.ts';
import { followPlan, goalsOf, guarded, homesOf, keptPlan, type PlannedMove } from './planned-moves.ts';

const AC = { game: advancedCivilization, follow, seats: 4 };
const WE = { game: westernEmpires, follow: followWe, seats: 5 };
const EP = { game: expansionProject, follow: followEp, seats: 5 };

interface Played<W extends World<unknown, E> & { turn: number }, V extends AncientView, E extends Event> {
  readonly game: Game<W, V, E>;
  readonly seats: number;
}

/** A table some turns on, at a movement, with the seat that moves and its view. */
function atMovement<W extends World<unknown, E> & { turn: number }, V extends AncientView, E extends Event>(
  { game, seats }: Played<W, V, E>,
  seed: string,
  turn: number,
) {
  const table = Table.open(game, { options: {}, seats: seatNames(seats), seed });
  const random = randomFrom(seed);
  for (;;) {
    const post = must(
      table.openQuestions().find(({ asking }) => asking.question.optional === undefined),
      'a question',
    );
    if (table.world.turn >= turn && post.asking.question.topic === 'movement')
      return { table, random, seat: post.seat };
    const outcome = table.answer(post.seat, post.id, post.asking.sample(random));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
  }
}

const isMove = (answer: unknown): answer is PlannedMove =>
  typeof answer === 'object' && answer !== null && 'do' in answer && answer.do !== 'end' && answer.do !== 'moves';
const read = (view: AcView) => reading({ ask, follow }, view);
const nationOf = (view: AncientView, seat: string) => must(view.nations.find((one) => one.seat === seat)?.name, seat);
/** What is left of areas where somebody is. */
const inhabited = ({ areas }: Pick<AncientView, 'areas'>) =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([id, { tokens, city }]) => {
      const here = Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0));
      return Object.keys(here).length === 0 && city === null ? [] : [[id, { tokens: here, city }]];
    }),
  );

/** Makes random moves at a table and follows the same moves from what was seen before. */
function leadsAlike<W extends World<unknown, E> & { turn: number }, V extends AncientView, E extends Event>(
  played: Played<W, V, E> & { readonly follow: AncientGame<V>['follow'] },
  seed: string,
  turn: number,
): number {
  const { table, random, seat } = atMovement(played, seed, turn);
  const before = table.view(seat);
  const nation = nationOf(before, seat);
  const moves: PlannedMove[] = [];
  for (let tries = 0; tries < 200 && moves.length < 12; tries++) {
    const post = must(
      table.openQuestions().find((one) => one.seat === seat),
      'the movement',
    );
    const answer = post.asking.sample(random);
    if (isMove(answer) && table.answer(seat, post.id, answer).ok) moves.push(answer);
  }
  const after = table.view(seat);
  const { view, told, refused } = played.follow(before, nation, moves);
  expect(refused).toBeUndefined();
  expect(inhabited(view)).toEqual(inhabited(after));
  const moved = (seen: AncientView) => seen.movement?.find((one) => one.nation === nation);
  expect(moved(view)).toEqual(must(moved(after), 'a movement'));
  expect(view.nations).toEqual(after.nations);
  const happened = table.story(seat).slice(-told.flat().length);
  expect(told.flat()).toEqual(happened);
  return told.length;
}

describe('a plan, followed on the page', () => {
  it.each([
    ['Advanced Civilization', 'one', 1, (seed: string, turn: number) => leadsAlike(AC, seed, turn)],
    ['Advanced Civilization', 'two', 3, (seed: string, turn: number) => leadsAlike(AC, seed, turn)],
    ['Advanced Civilization', 'three', 5, (seed: string, turn: number) => leadsAlike(AC, seed, turn)],
    ['Advanced Civilization', 'four', 6, (seed: string, turn: number) => leadsAlike(AC, seed, turn)],
    ['Western Empires', 'one', 2, (seed: string, turn: number) => leadsAlike(WE, seed, turn)],
    ['Western Empires', 'two', 5, (seed: string, turn: number) => leadsAlike(WE, seed, turn)],
    ['Western Empires', 'three', 7, (seed: string, turn: number) => leadsAlike(WE, seed, turn)],
    ['the Expansion Project', 'one', 2, (seed: string, turn: number) => leadsAlike(EP, seed, turn)],
    ['the Expansion Project', 'two', 6, (seed: string, turn: number) => leadsAlike(EP, seed, turn)],
  ] as const)('leads to what the table of %s makes of the same moves (%s)', (_, seed, turn, played) => {
    expect(played(seed, turn)).toBeGreaterThan(0);
  });

  it('ends at the first move that is not possible, and says which', () => {
    const { table, seat } = atMovement(AC, 'one', 1);
    const view = table.view(seat);
    const nation = nationOf(view, seat);
    const [home = ''] = homesOf(read(view), nation);
    const moves = [
      { do: 'march', from: home, to: 'nowhere', count: 1 },
      { do: 'march', from: home, to: home, count: 1 },
    ];
    expect(followPlan(read(view), nation, moves)).toMatchObject({
      fails: { number: 1, refusal: { code: 'no-area' } },
      told: [],
    });
    for (const wrong of [{ do: 'fly' }, { do: 'sail', ship: 9, path: [] }, { do: 'march', from: 1, to: 2, count: 3 }])
      expect(followPlan(read(view), nation, [wrong]).fails?.number).toBe(1);
  });

  it('goes to where tokens end', () => {
    const told = (event: Move['event']): Move => ({ event, rule: '', knows: 'all', reveals: false });
    const sailed = { what: 'sailed', nation: 'egypt', ship: 1, loaded: 2 } as const;
    const moves = [
      told({ what: 'marched', nation: 'egypt', from: 'memphis', to: 'fayum', tokens: 1 }),
      told({ ...sailed, path: ['memphis', 'tanis'], landed: 2 }),
      told({ ...sailed, path: ['tanis', 'gaza'], landed: 0 }),
    ];
    expect(goalsOf(moves)).toEqual(['fayum', 'tanis']);
  });

  it('is guarded by how many of others there are', () => {
    const { table, seat } = atMovement(AC, 'two', 3);
    const view = table.view(seat);
    const nation = nationOf(view, seat);
    const [foreign = ''] = Object.keys(view.areas).filter((id) => !homesOf(read(view), nation).includes(id));
    const { tokens = {}, city = null } = view.areas[foreign] ?? {};
    const others = Object.values(tokens).reduce((sum, count) => sum + count, city === null ? 0 : 1);
    expect(guarded(read(view), nation, [foreign, 'nowhere'])).toEqual([{ area: foreign, others }]);
  });

  it('is read as the table keeps it', () => {
    const plan = { moves: [{ do: 'march' }, 7], otherwise: 'partly', unless: [{ area: 'x', others: 1 }, {}] };
    expect(keptPlan([{ topic: 'movement', answers: [plan], plan: true }])).toEqual({
      moves: [{ do: 'march' }],
      otherwise: 'partly',
      unless: [{ area: 'x', others: 1 }],
    });
    expect(keptPlan([{ topic: 'movement', answers: [plan] }])).toBeUndefined();
    expect(keptPlan([{ topic: 'tax-rate', answers: ['2'] }])).toBeUndefined();
  });
});
