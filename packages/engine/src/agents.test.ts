import { describe, expect, it } from 'vitest';
import { isRecord } from './json.ts';
import type { Planning } from './planning.ts';
import { step } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { refuse } from './refusal.ts';
import { load, save } from './save.ts';
import { floor } from './script.ts';
import { idOf, open, refusedAs, reply, state, type Talk, talk } from './testing/secret-talk.ts';
import { say } from './text.ts';

/** Numbers are called out until five are; nobody is waited for. */
const bazaar = step<Talk>('bazaar', (world) =>
  floor({
    name: 'bazaar',
    seats: world.seats,
    asking: () => nameNumber({ topic: 'trade', text: say('Which?'), least: 0, most: 99, optional: true }),
    act: (seat, n) => void world.heard.push(`${seat} ${n}`),
    over: () => world.heard.length >= 100,
  }),
);

/** An agent answers every number of somebody else with one more, up to a limit. */
const planning: Planning<Talk> = {
  agents: ['trade'],
  fault: (_topic, plan) => (isRecord(plan) ? undefined : refuse('no-plan', say('No.'))),
  decide: () => ({ ask: refuse('no-plan', say('No.')) }),
  act: ({ heard }, seat, _question, plan) => {
    const [by, last] = heard.at(-1)?.split(' ') ?? [];
    const limit = isRecord(plan) ? Number(plan['limit']) : 0;
    return by === undefined || by === seat || Number(last) >= limit ? undefined : { answer: Number(last) + 1 };
  },
};
const opened = () => open(bazaar, { planning });
const upTo = (limit: number) => ({ topic: 'trade', answers: [{ limit }], plan: true as const });

describe('an agent on an open floor', () => {
  it('acts while its player is away, as an answer of the seat like any other', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(50));
    reply(table, 'anna', 5);
    expect(table.world.heard).toEqual(['anna 5']);
    expect(table.goAway('bob').ok).toBe(true);
    expect(table.world.heard).toEqual(['anna 5', 'bob 6']);
    reply(table, 'anna', 20);
    expect(table.world.heard.slice(2)).toEqual(['anna 20', 'bob 21']);
    expect(table.journal.at(-1)).toMatchObject({ is: 'answer', seat: 'bob', answer: 21, standing: true });
    reply(table, 'anna', 50);
    expect(table.world.heard.at(-1)).toBe('anna 50');
  });

  it('stops when its player is back, and says between which entries it was in charge', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(50));
    table.goAway('bob');
    reply(table, 'anna', 5);
    expect(table.automaticAnswers('bob')).toMatchObject([{ away: { from: 0 } }]);
    table.comeBack('bob');
    reply(table, 'anna', 7);
    expect(table.world.heard).toEqual(['anna 5', 'bob 6', 'anna 7']);
    expect(table.automaticAnswers('bob')).toMatchObject([{ always: true, away: { from: 0, to: 2 } }]);
  });

  it('does not play before its player leaves, even if a program says so', () => {
    const table = opened();
    table.setAutomatic('bob', { ...upTo(50), away: { from: 0 }, confirm: true });
    expect(table.automaticAnswers('bob')).toEqual([{ ...upTo(50), always: true }]);
    reply(table, 'anna', 5);
    expect(table.world.heard).toEqual(['anna 5']);
  });

  it('and another act in turn, and both come to an end', () => {
    const table = opened();
    for (const seat of ['bob', 'cara']) table.setAutomatic(seat, upTo(9));
    for (const seat of ['bob', 'cara']) table.goAway(seat);
    reply(table, 'anna', 5);
    expect(table.world.heard).toEqual(['anna 5', 'bob 6', 'cara 7', 'bob 8', 'cara 9']);
  });

  it('acts only so often on one floor, whatever it was told', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(99));
    table.goAway('bob');
    for (let i = 0; i < 49; i++) reply(table, 'anna', 1);
    expect(table.world.heard.filter((one) => one.startsWith('bob'))).toHaveLength(40);
  });

  it('that comes to an answer which is not allowed stops until its player has answered', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(500));
    table.goAway('bob');
    reply(table, 'anna', 99);
    expect(table.prepared('bob')).toMatchObject([{ refusal: { code: 'out-of-range' } }]);
    reply(table, 'anna', 5);
    expect(table.world.heard).toEqual(['anna 99', 'anna 5']);
    reply(table, 'bob', 1);
    reply(table, 'anna', 5);
    expect(table.world.heard.slice(2)).toEqual(['bob 1', 'anna 5', 'bob 6']);
  });

  it('whose answer is undone waits for its player', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(50));
    table.goAway('bob');
    reply(table, 'anna', 5);
    expect(table.takeBack('bob').ok).toBe(true);
    expect(table.world.heard).toEqual(['anna 5']);
  });

  it('is nobody’s business: the others see the very same with and without it, until it acts', () => {
    const [plain, led] = [opened(), opened()];
    led.setAutomatic('bob', upTo(3));
    led.goAway('bob');
    for (const table of [plain, led]) reply(table, 'anna', 5);
    led.comeBack('bob');
    expect(led.journal).toEqual(plain.journal);
    expect(state(led)).toBe(state(plain));
  });

  it('is not needed to play the game again from its journal', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(50));
    table.goAway('bob');
    reply(table, 'anna', 5);
    const again = opened();
    expect(table.journal.every((entry) => again.follow(entry))).toBe(true);
    expect(state(again)).toBe(state(table));
  });

  it('is kept when the table is saved, in charge or not', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(50));
    table.goAway('bob');
    const { table: loaded } = load(talk(bazaar, { planning }), JSON.parse(JSON.stringify(save(table))));
    expect(loaded.automaticAnswers('bob')).toEqual(table.automaticAnswers('bob'));
    reply(loaded, 'anna', 5);
    expect(loaded.world.heard).toEqual(['anna 5', 'bob 6']);
  });

  it('belongs to the seat, and ends when the player leaves it', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(50));
    table.goAway('bob');
    table.replace('bob', { is: 'bot', name: 'steady' });
    reply(table, 'anna', 5);
    expect(table.world.heard).toEqual(['anna 5']);
    expect(table.leave('cara').ok).toBe(true);
    expect(table.goAway('cara')).toMatchObject(refusedAs('not-seated'));
  });

  it('is only for the topics the game names; an answer left for others is not used on a floor', () => {
    const table = open(bazaar, { planning: { ...planning, agents: [] } });
    table.setAutomatic('bob', { ...upTo(50), always: true });
    table.goAway('bob');
    reply(table, 'anna', 5);
    expect(table.world.heard).toEqual(['anna 5']);
    expect(idOf(table, 'bob')).toBe('0.bob.1');
  });

  it('says whether it acts for a seat', () => {
    const table = opened();
    table.setAutomatic('bob', upTo(50));
    expect(table.hasAgent('bob', 'trade')).toBe(false);
    table.goAway('bob');
    expect([table.hasAgent('bob', 'trade'), table.hasAgent('anna', 'trade')]).toEqual([true, false]);
  });
});
