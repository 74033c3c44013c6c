import { type AcView, advancedCivilization } from '@ecumene/advanced-civilization';
import { must, randomFrom, Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { ask } from '../../advanced-civilization/reading.ts';
import { reading } from '../reading.ts';
import { followPlan, goalsOf, guarded, homesOf, keptPlan, type PlannedMove } from './planned-moves.ts';

const SEATS = ['a', 'b', 'c', 'd'];

/** A table some turns on, at a movement, with the seat that moves and its view. */
function atMovement(seed: string, turn: number) {
  const table = Table.open(advancedCivilization, { options: {}, seats: SEATS, seed });
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
  typeof answer === 'object' && answer !== null && 'do' in answer && (answer.do === 'march' || answer.do === 'sail');
const read = (view: AcView) => reading({ ask }, view);
const nationOf = (view: AcView, seat: string) => must(view.nations.find((one) => one.seat === seat)?.name, seat);
/** What is left of areas where somebody is. */
const inhabited = ({ areas }: Pick<AcView, 'areas'>) =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([id, { tokens, city }]) => {
      const here = Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0));
      return Object.keys(here).length === 0 && city === null ? [] : [[id, { tokens: here, city }]];
    }),
  );

describe('a plan, followed on the page', () => {
  it.each([
    ['one', 1],
    ['two', 3],
    ['three', 5],
    ['four', 6],
  ])('leads to what the table makes of the same moves (%s)', (seed, turn) => {
    const { table, random, seat } = atMovement(seed, turn);
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
    const { view, told, fails } = followPlan(read(before), nation, moves);
    expect(fails).toBeUndefined();
    expect(inhabited(view)).toEqual(inhabited(after));
    const moved = (seen: Pick<AcView, 'movement'>) => seen.movement?.find((one) => one.nation === nation);
    expect(moved(view)).toMatchObject(must(moved(after), 'a movement'));
    const ships = (seen: Pick<AcView, 'nations'>) => seen.nations.find(({ name }) => name === nation)?.ships;
    expect(ships(view)).toEqual(ships(after));
    const happened = table.story(seat).slice(-told.length);
    expect(told.map(({ event }) => event)).toEqual(happened.map(({ event }) => event));
    expect(goalsOf(told).length).toBeGreaterThan(0);
  });

  it('ends at the first move that is not possible, and says which', () => {
    const { table, seat } = atMovement('one', 1);
    const view = table.view(seat);
    const nation = nationOf(view, seat);
    const [home = ''] = homesOf(read(view), nation);
    const moves = [
      { do: 'march', from: home, to: 'nowhere', count: 1 },
      { do: 'march', from: home, to: home, count: 1 },
    ];
    expect(followPlan(read(view), nation, moves)).toMatchObject({ fails: 1, told: [] });
    for (const wrong of [{ do: 'fly' }, { do: 'sail', ship: 9, path: [] }, { do: 'march', from: 1, to: 2, count: 3 }])
      expect(followPlan(read(view), nation, [wrong]).fails).toBe(1);
  });

  it('is guarded by how many of others there are', () => {
    const { table, seat } = atMovement('two', 3);
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
