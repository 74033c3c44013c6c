import { describe, expect, it } from 'vitest';
import type { Player } from './journal.ts';
import { repeat, sequence, step } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { ask, askAll } from './script.ts';
import {
  allAtOnce,
  asked,
  closing,
  idOf,
  inOrder,
  kinds,
  market,
  number,
  open,
  refusedAs,
  reply,
  SEATS,
  speak,
  state,
  type Talk,
} from './testing/secret-talk.ts';
import { say } from './text.ts';

describe('people', () => {
  it('who leave have their open questions answered by default, and depart at the next rest point', () => {
    const table = open(sequence('all', allAtOnce, inOrder), {
      depart: (world, seat) => void world.heard.push(`${seat} departs`),
    });
    expect(table.leave('bob').ok).toBe(true);
    expect(table.world.heard).toEqual(['bob 0']);
    expect(kinds(table)).toEqual(['left', 'defaulted']);
    reply(table, 'anna', 1);
    reply(table, 'cara', 1);
    expect(table.world.heard).toEqual(['bob 0', 'anna 1', 'cara 1', 'bob departs']);
    expect(table.world.room.gone).toEqual(['bob']);
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['cara number']);
  });

  it('who have left answer nothing any more, and are not asked', () => {
    const table = open(
      sequence(
        'all',
        allAtOnce,
        step('more', (world) => askAll(world.seats, () => number('more'))),
      ),
    );
    table.leave('bob');
    expect(table.answer('bob', '0.bob.1', 1)).toMatchObject(refusedAs('not-open'));
    expect(table.leave('bob')).toMatchObject(refusedAs('not-seated'));
    reply(table, 'anna', 1);
    reply(table, 'cara', 1);
    expect(asked(table)).toEqual(['anna more', 'cara more']);
    expect(kinds(table).filter((kind) => kind === 'defaulted')).toHaveLength(2);
  });

  it('may be asked something as they depart', () => {
    const table = open(sequence('all', inOrder, closing), {
      *depart(world) {
        yield* speak(world, 'cara', 'heir');
      },
    });
    table.leave('bob');
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['cara heir']);
    reply(table, 'cara', 5);
    expect(table.world.heard).toEqual(['anna 1', 'cara 5', 'bob 0']);
    expect(asked(table)).toEqual(['cara number']);
  });

  it('arrive at the next rest point, if the game lets them', () => {
    const table = open(sequence('all', inOrder, inOrder), {
      arrive: (world, seat) => {
        world.hands[seat] = 0;
      },
    });
    expect(table.arrive('dora').ok).toBe(true);
    expect(table.seats).toEqual(SEATS);
    reply(table, 'anna', 1);
    expect(table.seats).toEqual([...SEATS, 'dora']);
    expect(table.journal[0]).toEqual({ is: 'arrived', seat: 'dora' });
    for (const seat of ['bob', 'cara', ...SEATS]) reply(table, seat, 1);
    expect(asked(table)).toEqual(['dora number']);
  });

  it('cannot arrive where nobody can, where there is no room, or under a name that is taken', () => {
    const arrive = () => undefined;
    expect(open(inOrder).arrive('dora')).toMatchObject(refusedAs('no-arrivals'));
    expect(open(inOrder, { arrive }).arrive('bob')).toMatchObject(refusedAs('taken'));
    const table = open(inOrder, { arrive });
    table.arrive('dora');
    expect(table.arrive('emil')).toMatchObject(refusedAs('full'));
    expect(table.journal).toHaveLength(1);
  });

  it('may take the place of those who have left', () => {
    const table = open(sequence('all', inOrder, inOrder), { arrive: () => undefined }, { seats: ['a', 'b', 'c', 'd'] });
    table.leave('d');
    reply(table, 'a', 1);
    expect(table.arrive('e').ok).toBe(true);
  });

  it('do nothing any more once the game is over', () => {
    const table = open(step('say', (world) => speak(world, 'anna')));
    reply(table, 'anna', 1);
    for (const outcome of [
      table.leave('bob'),
      table.insist('cara', true),
      table.setAutomatic('cara', { topic: 'number', answers: [1] }),
    ])
      expect(outcome).toMatchObject(refusedAs('over'));
  });

  it('who leave an open floor are answered for once, not without end', () => {
    const table = open(market);
    table.leave('bob');
    expect(table.world.heard).toEqual(['bob 0']);
    reply(table, 'anna', 1);
    expect(table.world.heard).toEqual(['bob 0', 'anna 1']);
  });

  it('are replaced without the game noticing', () => {
    const bot: Player = { is: 'bot', name: 'steady' };
    const table = open(inOrder, {}, { players: { anna: { is: 'person', name: 'Anna' } } });
    const before = state(table);
    table.replace('anna', bot);
    expect(table.players).toEqual({ anna: bot });
    expect(state(table)).toBe(before);
    expect(table.journal).toEqual([{ is: 'replaced', seat: 'anna', by: bot }]);
    expect(table.replace('zoe', bot)).toMatchObject(refusedAs('not-seated'));
  });

  it('take over no seat that is out of the game, and its player can still leave', () => {
    const table = open(allAtOnce, { out: () => ['bob'] });
    expect(table.replace('bob', { is: 'bot', name: 'steady' })).toMatchObject(refusedAs('out'));
    expect(table.out).toEqual(['bob']);
    table.leave('cara');
    expect(table.out).toEqual(['bob', 'cara']);
    expect(table.leave('bob').ok).toBe(true);
  });

  it('who take over a seat do not take back what another answered there', () => {
    const table = open(inOrder, {}, { players: { anna: { is: 'bot', name: 'steady' } } });
    reply(table, 'anna', 1);
    expect(table.mayTakeBack('anna')).toBe(true);
    table.replace('anna', { is: 'person', name: 'Zoe' });
    expect(table.mayTakeBack('anna')).toBe(false);
    for (const outcome of [table.takeBack('anna'), table.resetStep('anna')])
      expect(outcome).toMatchObject(refusedAs('nothing-to-undo'));
    expect(table.world.heard).toEqual(['anna 1']);
    expect(table.proposeUndo('anna', 0).ok).toBe(true);
  });

  it('who take over a seat take back what they answered themselves', () => {
    const twice = step<Talk>('twice', function* (world) {
      yield* speak(world, 'anna', 'once');
      yield* speak(world, 'anna', 'again');
      yield* speak(world, 'bob');
    });
    const table = open(twice, {}, { players: { anna: { is: 'bot', name: 'steady' } } });
    reply(table, 'anna', 1);
    table.replace('anna', { is: 'person', name: 'Zoe' });
    reply(table, 'anna', 2);
    expect(table.resetStep('anna').ok).toBe(true);
    expect(table.world.heard).toEqual(['anna 1']);
    expect(table.mayTakeBack('anna')).toBe(false);
  });

  it('insist on the printed order, and stop insisting', () => {
    const table = open(inOrder);
    table.insist('bob', true);
    table.insist('bob', true);
    expect(table.world.room.insisting).toEqual(['bob']);
    table.insist('bob', false);
    expect(table.world.room.insisting).toEqual([]);
    expect(table.insist('zoe', true)).toMatchObject(refusedAs('not-seated'));
    expect(kinds(table)).toEqual(['insisted', 'insisted', 'insisted']);
  });
});

describe('clocks', () => {
  it('answer by default for a seat that is late', () => {
    const table = open(inOrder);
    expect(table.defaultAnswer('anna', idOf(table, 'anna')).ok).toBe(true);
    expect(table.journal).toEqual([{ is: 'defaulted', seat: 'anna', question: '0.anna.1', topic: 'number' }]);
    expect(table.world.heard).toEqual(['anna 0']);
    expect(table.defaultAnswer('anna', '0.anna.1')).toMatchObject(refusedAs('not-open'));
  });

  it('call time once', () => {
    const table = open(repeat('rounds', inOrder, ({ room }) => room.timeCalled));
    expect(table.callTime().ok).toBe(true);
    expect(table.callTime()).toMatchObject(refusedAs('too-late'));
    for (const seat of SEATS) reply(table, seat, 1);
    expect([table.over, table.journal[0]]).toEqual([true, { is: 'time-called' }]);
  });

  it('close floors', () => {
    const table = open(market);
    reply(table, 'bob', 1);
    expect(table.openFloors()).toEqual(['market']);
    table.closeFloor('market');
    expect(table.journal.at(-1)).toEqual({ is: 'floor-closed', floor: 'market' });
    expect(table.closeFloor('market')).toMatchObject(refusedAs('not-open'));
  });
});

describe('automatic answers', () => {
  const rounds = repeat<Talk>('rounds', inOrder, ({ heard }) => heard.length >= 9);

  it('are given when their time comes, one after another', () => {
    const table = open(rounds);
    table.setAutomatic('bob', { topic: 'number', answers: [4, 5] });
    expect(table.automaticAnswers('bob')).toEqual([{ topic: 'number', answers: [4, 5] }]);
    expect(table.automaticAnswers('anna')).toEqual([]);
    reply(table, 'anna', 1);
    expect(table.world.heard).toEqual(['anna 1', 'bob 4']);
    expect(table.journal.at(-1)).toMatchObject({
      is: 'answer',
      seat: 'bob',
      topic: 'number',
      answer: 4,
      standing: true,
    });
    for (const seat of ['cara', 'anna', 'cara', 'anna']) reply(table, seat, 1);
    expect(table.world.heard.filter((text) => text.startsWith('bob'))).toEqual(['bob 4', 'bob 5']);
    expect(asked(table)).toEqual(['bob number']);
  });

  it('are kept for later if an answer would raise a warning', () => {
    const warned = step<Talk>('warned', function* (world) {
      const answer = yield* ask(
        'anna',
        nameNumber({ topic: 'number', text: say('A number?'), least: 0, most: 9, heed: [4] }),
      );
      world.heard.push(`warned ${answer}`);
    });
    const table = open(sequence('all', warned, inOrder));
    table.setAutomatic('anna', { topic: 'number', answers: [4] });
    expect(asked(table)).toEqual(['anna number']);
    reply(table, 'anna', 1);
    expect(table.world.heard).toEqual(['warned 1', 'anna 4']);
    const other = open(sequence('all', warned, inOrder));
    other.setAutomatic('anna', { topic: 'number', answers: [5] });
    expect(other.world.heard).toEqual(['warned 5']);
  });

  it('are given at once if the question is open already', () => {
    const table = open(rounds);
    table.setAutomatic('anna', { topic: 'number', answers: [4] });
    expect(asked(table)).toEqual(['bob number']);
  });

  it('are given every time with always', () => {
    const table = open(rounds);
    for (const seat of ['bob', 'cara']) table.setAutomatic(seat, { topic: 'number', answers: [4], always: true });
    for (const n of [1, 2, 3]) reply(table, 'anna', n);
    expect(table.over).toBe(true);
  });

  it('are dropped when they are not legal any more', () => {
    const table = open(rounds);
    table.setAutomatic('bob', { topic: 'number', answers: [400], always: true });
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['bob number']);
    expect(table.automaticAnswers('bob')).toEqual([]);
  });

  it('are not given once they are stood down', () => {
    const table = open(rounds);
    table.setAutomatic('bob', { topic: 'number', answers: [4] });
    table.dropAutomatic('bob', 'number');
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['bob number']);
  });

  it('to be confirmed are only proposed, with what speaks against them', () => {
    const table = open(rounds);
    table.setAutomatic('bob', { topic: 'number', answers: [4], confirm: true });
    expect(table.prepared('bob')).toEqual([]);
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['bob number']);
    expect(table.prepared('bob')).toMatchObject([{ asked: { id: '1.bob.1' }, answer: 4, refusal: undefined }]);
    table.setAutomatic('bob', { topic: 'number', answers: [400], confirm: true });
    expect(table.prepared('bob')).toMatchObject([{ refusal: { code: 'out-of-range' } }]);
    table.setAutomatic('bob', { topic: 'number', answers: ['four'], confirm: true });
    expect(table.prepared('bob')).toMatchObject([{ refusal: { code: 'shape' } }]);
    expect(table.prepared('anna')).toEqual([]);
  });

  it('are not given on an open floor, where there would be no end to it', () => {
    const table = open(market);
    table.setAutomatic('anna', { topic: 'trade', answers: [1], always: true });
    expect(table.world.heard).toEqual([]);
  });

  it('are stood down when they are taken back', () => {
    const table = open(rounds);
    table.setAutomatic('anna', { topic: 'number', answers: [4], always: true });
    expect(table.takeBack('anna').ok).toBe(true);
    expect(asked(table)).toEqual(['anna number']);
    expect(kinds(table).at(-1)).toBe('taken-back');
    expect(table.automaticAnswers('anna')).toEqual([]);
  });

  it('are stood down by a seat only', () => {
    expect(open(rounds).dropAutomatic('zoe', 'number')).toMatchObject(refusedAs('not-seated'));
  });

  it('must be some, and from a seat', () => {
    expect(open(rounds).setAutomatic('bob', { topic: 'number', answers: [] })).toMatchObject(refusedAs('no-answers'));
    expect(open(rounds).setAutomatic('zoe', { topic: 'number', answers: [1] })).toMatchObject(refusedAs('not-seated'));
  });

  it('are not too many nor too long', () => {
    const table = open(rounds);
    const leave = (topic: string, answer: unknown = 1) => table.setAutomatic('bob', { topic, answers: [answer] });
    expect(leave('number', 'x'.repeat(8000))).toMatchObject(refusedAs('too-long'));
    for (let n = 1; n <= 24; n++) expect(leave(`topic ${n}`).ok).toBe(true);
    expect(leave('topic 25')).toMatchObject(refusedAs('too-many-automatic'));
    expect(leave('topic 16', 2).ok).toBe(true);
    expect(table.setAutomatic('cara', { topic: 'topic 25', answers: [1] }).ok).toBe(true);
    table.dropAutomatic('bob', 'topic 1');
    expect(leave('topic 25').ok).toBe(true);
    expect(table.automaticAnswers('bob')).toHaveLength(24);
  });

  it('are for topics the game names, where it names any', () => {
    const table = open(rounds, { topics: ['number'] });
    expect(table.setAutomatic('bob', { topic: 'numbers', answers: [1] })).toMatchObject(refusedAs('no-topic'));
    expect(table.setAutomatic('bob', { topic: 'number', answers: [1] }).ok).toBe(true);
  });

  it('are nobody’s business: leaving, changing and deleting them shows nothing to the others', () => {
    const table = open(rounds);
    const before = JSON.stringify([table.journal, table.view('anna'), table.story('anna'), table.waiting()]);
    table.setAutomatic('bob', { topic: 'number', answers: [4] });
    table.setAutomatic('bob', { topic: 'number', answers: [5] });
    table.dropAutomatic('bob', 'number');
    expect(JSON.stringify([table.journal, table.view('anna'), table.story('anna'), table.waiting()])).toBe(before);
  });
});

describe('what is written about the table itself', () => {
  it('is not changed without end before someone moves', () => {
    const table = open(inOrder);
    for (let n = 0; n < 40; n++) expect(table.insist('bob', n % 2 === 1).ok).toBe(true);
    expect(table.insist('bob', true)).toMatchObject(refusedAs('too-often'));
    expect(table.journal).toHaveLength(40);
    expect(table.insist('cara', true).ok).toBe(true);
    reply(table, 'anna', 1);
    expect(table.insist('bob', true).ok).toBe(true);
  });
});
