import { advancedCivilization } from '@ecumene/advanced-civilization';
import { faultsOf, save, Table } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { botIn, SoloHost } from './solo-host.ts';

const PEOPLE = ['Ada'];
const BOTS = ['Dido', 'Hiram', 'Minos'];

function seated(options = {}) {
  const table = Table.open(advancedCivilization, { options, seats: [...PEOPLE, ...BOTS], seed: 'a solo table' });
  return { table, host: new SoloHost(table, { bots: BOTS, bot: 'random' }, {}) };
}

/** Lets the bots decide until they wait for the person, at most so often. */
function letThemPlay(host: SoloHost, most = 2000): number {
  let decisions = 0;
  for (let post = host.next(); post !== undefined && decisions < most; post = host.next()) {
    host.decide(
      post,
      () => 0,
      () => {},
    );
    decisions += 1;
  }
  return decisions;
}

describe('a table on this device', () => {
  test('comes to the person by itself', () => {
    const { host } = seated();
    letThemPlay(host);
    expect(host.table.waiting().every(({ seat }) => seat === 'Ada')).toBe(true);
    expect(host.table.questions('Ada')).not.toEqual([]);
  });

  test('goes on when the person has answered, to the end', () => {
    const { table, host } = seated({ turns: 6 });
    while (!table.over) {
      letThemPlay(host);
      const [post] = table.openQuestions().filter(({ seat }) => seat === 'Ada');
      if (post === undefined) break;
      const outcome = table.answer('Ada', post.id, post.asking.default());
      expect(outcome.ok).toBe(true);
      if (outcome.ok) host.heard(outcome.played);
    }
    expect(table.over).toBe(true);
    expect(table.world.turn).toBe(6);
  });

  test('has bots play the turns for the person before the one from which they play', () => {
    const table = Table.open(advancedCivilization, { options: {}, seats: [...PEOPLE, ...BOTS], seed: 'a solo table' });
    const host = new SoloHost(table, { bots: BOTS, bot: 'random', startTurn: 4 }, {});
    for (letThemPlay(host); table.world.turn === 0; letThemPlay(host)) {
      const [post] = table.openQuestions().filter(({ seat }) => seat === 'Ada');
      if (post !== undefined) table.answer('Ada', post.id, post.asking.default());
    }
    expect([table.world.turn, host.preparing]).toEqual([4, undefined]);
    const own = table.journal.flatMap((one) => (one.is === 'answer' && one.seat === 'Ada' ? [one] : []));
    expect(own.some(({ byBot }) => byBot)).toBe(true);
    expect(own.every(({ byBot, topic }) => byBot === true || topic.startsWith('choose-'))).toBe(true);
    expect(faultsOf(table.game, save(table))).toEqual([]);
  });

  test('seats another bot where one was chosen', () => {
    const seating = { bots: BOTS, bot: 'steady', otherBots: { Hiram: 'keen' } };
    expect(BOTS.map((seat) => botIn(seating, seat))).toEqual(['steady', 'keen', 'steady']);
  });

  test('advises without answering', () => {
    const { host } = seated();
    letThemPlay(host);
    const [post] = host.table.openQuestions().filter(({ seat }) => seat === 'Ada');
    if (post === undefined) throw new Error('nothing is asked');
    const entries = host.table.journal.length;
    const adviser = new SoloHost(host.table, { bots: ['Ada'], bot: 'random' }, {});
    const advice = adviser.advise(post, () => 0);
    expect(post.asking.read(advice) && post.asking.check(advice)).toBe(undefined);
    expect(host.table.journal.length).toBe(entries);
  });
});
