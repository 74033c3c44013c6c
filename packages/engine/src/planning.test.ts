import { describe, expect, it } from 'vitest';
import { isRecord } from './json.ts';
import type { Planning } from './planning.ts';
import { repeat, step } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { refuse } from './refusal.ts';
import { load, save } from './save.ts';
import { ask } from './script.ts';
import { inOrder, open, refusedAs, reply, state, type Talk, talk } from './testing/secret-talk.ts';
import { say } from './text.ts';

const TOO_MUCH = refuse('too-much', say('So many were said already.'));

/** A plan says by how much to outbid what was said last, up to a limit. */
const planning: Planning<Talk> = {
  fault: (topic, plan) =>
    topic === 'number' && isRecord(plan) && typeof plan['more'] === 'number'
      ? undefined
      : refuse('no-plan', say('No.')),
  decide: ({ heard }, _seat, _question, plan) => {
    const last = Number(heard.at(-1)?.split(' ')[1] ?? 0);
    const { more = 0, limit = 99 } = isRecord(plan) ? plan : {};
    return last + Number(more) > Number(limit) ? { ask: TOO_MUCH } : { answer: last + Number(more) };
  },
};
const rounds = repeat<Talk>('rounds', inOrder, ({ heard }) => heard.length >= 9);
const auction = () => open(rounds, { planning });
const outbid = (more: number, limit = 99, how: object = {}) => ({
  topic: 'number',
  answers: [{ more, limit }],
  plan: true as const,
  ...how,
});

describe('a plan', () => {
  it('is made into an answer when its question comes, once', () => {
    const table = auction();
    expect(table.setAutomatic('bob', outbid(2)).ok).toBe(true);
    reply(table, 'anna', 5);
    expect(table.world.heard).toEqual(['anna 5', 'bob 7']);
    expect(table.journal.at(-1)).toMatchObject({ seat: 'bob', answer: 7, standing: true });
    expect(table.automaticAnswers('bob')).toEqual([]);
  });

  it('is made into an answer every time, if it is a policy', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(1, 99, { always: true }));
    table.setAutomatic('cara', outbid(1, 99, { always: true }));
    reply(table, 'anna', 1);
    reply(table, 'anna', 1);
    expect(table.world.heard).toEqual(['anna 1', 'bob 2', 'cara 3', 'anna 1', 'bob 2', 'cara 3']);
  });

  it('that gives no answer is kept, says why, and the seat is asked; its answer then ends the plan', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2, 6));
    reply(table, 'anna', 5);
    expect(table.waiting()).toMatchObject([{ seat: 'bob' }]);
    expect(table.prepared('bob')).toMatchObject([{ answer: null, refusal: { code: 'too-much' } }]);
    expect(table.automaticAnswers('bob')).toMatchObject([{ halted: { why: { code: 'too-much' } } }]);
    reply(table, 'bob', 6);
    expect(table.automaticAnswers('bob')).toEqual([]);
  });

  it('that is a policy waits only this time', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2, 6, { always: true }));
    for (const [seat, n] of [
      ['anna', 5],
      ['bob', 6],
      ['cara', 1],
      ['anna', 1],
    ] as const)
      reply(table, seat, n);
    expect(table.world.heard.slice(-2)).toEqual(['anna 1', 'bob 3']);
  });

  it('that comes to an answer which is not allowed is not used either', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2, 500));
    reply(table, 'anna', 99);
    expect(table.prepared('bob')).toMatchObject([{ refusal: { code: 'out-of-range' } }]);
  });

  it('is not used if its answer would cost a lot', () => {
    const dear = step<Talk>('dear', function* (world) {
      const answer = yield* ask('bob', nameNumber({ topic: 'number', text: say('?'), least: 0, most: 9, heed: [2] }));
      world.heard.push(`bob ${answer}`);
    });
    const table = open(dear, { planning });
    table.setAutomatic('bob', outbid(2));
    expect(table.prepared('bob')).toMatchObject([{ refusal: { code: 'dear' } }]);
    table.setAutomatic('bob', outbid(3));
    expect(table.world.heard).toEqual(['bob 3']);
  });

  it('made stale by an undo of another player is worked out again', () => {
    const table = auction();
    table.setAutomatic('cara', outbid(2));
    reply(table, 'anna', 5);
    expect(table.takeBack('anna').ok).toBe(true);
    reply(table, 'anna', 20);
    reply(table, 'bob', 30);
    expect(table.world.heard).toEqual(['anna 20', 'bob 30', 'cara 32']);
  });

  it('that was not used is tried again when someone takes back what stood in its way', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2, 6));
    reply(table, 'anna', 5);
    expect(table.prepared('bob')).toHaveLength(1);
    expect(table.takeBack('anna').ok).toBe(true);
    reply(table, 'anna', 1);
    expect(table.world.heard).toEqual(['anna 1', 'bob 3']);
  });

  it('that was used can be undone like any answer; a policy then asks this time', () => {
    const table = auction();
    table.setAutomatic('anna', outbid(2));
    expect(table.takeBack('anna').ok).toBe(true);
    expect(table.automaticAnswers('anna')).toEqual([]);
    table.setAutomatic('anna', outbid(3, 99, { always: true }));
    expect(table.takeBack('anna').ok).toBe(true);
    expect(table.prepared('anna')).toMatchObject([{ refusal: { code: 'taken-back' } }]);
  });

  it('may be only suggested, and is used when it is confirmed', () => {
    const table = auction();
    table.setAutomatic('anna', outbid(2, 99, { confirm: true }));
    expect(table.prepared('anna')).toMatchObject([{ answer: 2, refusal: undefined }]);
    reply(table, 'anna', 2);
    expect(table.journal.at(-1)).toMatchObject({ standing: true });
    expect(table.automaticAnswers('anna')).toEqual([]);
  });

  it('is refused if the game does not know such plans, or plans nothing', () => {
    expect(auction().setAutomatic('bob', { ...outbid(2), topic: 'other' })).toMatchObject(refusedAs('no-plan'));
    expect(auction().setAutomatic('bob', { ...outbid(2), answers: [1, 2] })).toMatchObject(refusedAs('no-plans'));
    expect(open(rounds).setAutomatic('bob', outbid(2))).toMatchObject(refusedAs('no-plans'));
  });

  it('is secret: the others see exactly the same with and without it, until it is used', () => {
    const [plain, planned] = [auction(), auction()];
    planned.setAutomatic('cara', outbid(2));
    for (const table of [plain, planned]) reply(table, 'anna', 5);
    expect(planned.journal).toEqual(plain.journal);
    expect(state(planned)).toBe(state(plain));
  });

  it('and another for the same questions do not contradict each other: the later one holds alone', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2));
    table.setAutomatic('bob', outbid(9, 99, { always: true }));
    expect(table.automaticAnswers('bob')).toHaveLength(1);
    table.setAutomatic('bob', { topic: 'number', answers: [50] });
    reply(table, 'anna', 5);
    expect(table.world.heard).toEqual(['anna 5', 'bob 50']);
  });

  it('of a player who leaves is not used any more', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2));
    table.leave('bob');
    reply(table, 'anna', 5);
    expect(table.world.heard).toContain('bob 0');
  });

  it('goes with the seat: who takes it over does not have it', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2));
    table.replace('bob', { is: 'bot', name: 'steady' });
    expect(table.automaticAnswers('bob')).toEqual([]);
  });

  it('is kept when the table is saved, also one that was not used', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2, 6));
    table.setAutomatic('cara', outbid(2));
    reply(table, 'anna', 5);
    const { table: loaded } = load(talk(rounds, { planning }), JSON.parse(JSON.stringify(save(table))));
    expect(loaded.automaticAnswers('bob')).toEqual(table.automaticAnswers('bob'));
    reply(loaded, 'bob', 6);
    expect(loaded.world.heard).toEqual(['anna 5', 'bob 6', 'cara 8']);
  });
});

describe('a table that follows another', () => {
  it('does what is written and nothing else', () => {
    const table = auction();
    table.setAutomatic('bob', outbid(2));
    const other = auction();
    reply(table, 'anna', 5);
    expect(table.journal.every((entry) => other.follow(entry))).toBe(true);
    expect(state(other)).toBe(state(table));
    expect(other.follow({ is: 'undone', to: 0, time: 1 })).toBe(false);
  });
});
