import { at, type Seat, Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { auction } from './game.ts';
import { seatsAfter } from './sabotage.ts';
import { bidder, type Card } from './world.ts';

const NUMBER: Readonly<Record<Card, number>> = { sabotage: 0, guard: 2, nothing: 3 };

/** Anna puts up her lot; Bob bids three. These are the hands. */
function open(hands: Readonly<Record<Seat, readonly Card[]>>) {
  const table = Table.open(auction, { options: {}, seats: ['anna', 'bob', 'cara'], seed: 'auction' });
  for (const seat of table.seats)
    Object.assign(bidder(table.world, seat), {
      coins: 10,
      hand: (hands[seat] ?? []).map((card, i) => NUMBER[card] + 4 * i),
    });
  const reply = (seat: Seat, answer: unknown) => table.answer(seat, at(table.questions(seat), 0).id, answer);
  reply('anna', 'first');
  reply('bob', true);
  reply('bob', 3);
  return {
    table,
    reply,
    asked: () => table.waiting().map(({ seat, topic }) => `${seat} ${topic}`),
    held: (seat: Seat) => table.view(seat).hand,
    told: () =>
      table
        .story(null)
        .map(({ event }) => event.what)
        .slice(3),
  };
}

describe('after each bid', () => {
  it('[AU 4.1] every other bidder is asked, card or no card, but not the one who bid', () => {
    expect(open({ cara: ['sabotage'] }).asked()).toEqual(['cara sabotage', 'anna sabotage']);
  });

  it('[AU 4.1] a sabotage is played only from the hand', () => {
    const { reply } = open({ anna: ['guard', 'nothing'] });
    expect(reply('anna', true)).toMatchObject({ ok: false, refusal: { code: 'not-held', rule: 'AU 4.1' } });
    expect(reply('anna', false).ok).toBe(true);
  });

  it('[AU 4.1] plots are secret until all have decided', () => {
    const { table, reply, held, told } = open({ cara: ['sabotage'], anna: [] });
    reply('cara', true);
    expect(told()).toEqual([]);
    expect(held('cara')).toEqual(['sabotage']);
    expect(table.view('bob').bidders['cara']?.cards).toBe(1);
    reply('anna', false);
    expect(told()).toEqual(['sabotaged']);
  });

  it('[AU 4.1] of several the next in turn order counts, and the others keep their cards', () => {
    const { table, reply, held } = open({ anna: ['sabotage'], cara: ['sabotage'] });
    reply('anna', true);
    reply('cara', true);
    expect(table.story(null).at(-1)?.event).toEqual({ what: 'sabotaged', seat: 'bob', by: 'cara' });
    expect([held('anna'), held('cara')]).toEqual([['sabotage'], []]);
  });
});

describe('a sabotaged bidder', () => {
  const sabotaged = (bob: readonly Card[], cara: readonly Card[] = ['sabotage']) => {
    const scene = open({ bob, cara });
    scene.reply('cara', true);
    scene.reply('anna', false);
    return scene;
  };

  it('[AU 4.2] may defend with a guard, if one is held', () => {
    const { reply, asked, told } = sabotaged(['guard']);
    expect(asked()).toEqual(['bob guard']);
    reply('bob', true);
    expect(told()).toEqual(['sabotaged', 'guarded']);
    expect(sabotaged([]).reply('bob', true)).toMatchObject({
      ok: false,
      refusal: { code: 'not-held', rule: 'AU 4.2' },
    });
  });

  it('[AU 4.2] who guards keeps the bid unless the guard is outdone', () => {
    const { reply, asked, held } = sabotaged(['guard'], ['sabotage']);
    reply('bob', true);
    expect(asked()).toEqual(['cara outdo']);
    expect(reply('cara', true)).toMatchObject({ ok: false, refusal: { code: 'not-held', rule: 'AU 4.2' } });
    reply('cara', false);
    expect(asked()).toEqual(['cara bid']);
    expect(held('bob')).toEqual([]);
  });

  it('[AU 4.2] is outdone with a second sabotage', () => {
    const { reply, held, told } = sabotaged(['guard'], ['sabotage', 'sabotage']);
    reply('bob', true);
    reply('cara', true);
    expect(told()).toEqual(['sabotaged', 'guarded', 'outdone', 'annulled']);
    expect(held('cara')).toEqual([]);
  });

  it('[AU 4.3] loses the bid and is out of this lot where the sabotage stands', () => {
    const { table, reply, asked, told } = sabotaged(['guard']);
    reply('bob', false);
    expect(told()).toEqual(['sabotaged', 'annulled']);
    expect(asked()).toEqual(['cara bid']);
    reply('cara', false);
    reply('anna', false);
    expect(table.story(null).some(({ event }) => event.what === 'unsold')).toBe(true);
    expect(bidder(table.world, 'bob').lots).toEqual([]);
  });

  it('[AU 4.3] leaves the bid before it standing', () => {
    const { table, reply, asked } = open({ anna: ['sabotage'] });
    reply('cara', false);
    reply('anna', false);
    reply('cara', true);
    reply('cara', 5);
    reply('anna', true);
    reply('bob', false);
    reply('cara', false);
    expect(asked()).toEqual(['anna bid']);
    reply('anna', false);
    expect(table.story(null).map(({ event }) => event)).toContainEqual({
      what: 'sold',
      seat: 'bob',
      lot: expect.any(Number),
      coins: 3,
    });
  });

  it('[AU 4.3] cards played are discarded', () => {
    const { table, reply } = sabotaged(['guard']);
    reply('bob', true);
    expect(table.world.discards.map((card) => card % 4)).toEqual([NUMBER.sabotage, NUMBER.guard]);
  });
});

it('the others come in turn order from a seat’s left', () => {
  const { table } = open({});
  expect(seatsAfter(table.world, 'bob')).toEqual(['cara', 'anna']);
  table.world.room.gone.push('cara');
  expect(seatsAfter(table.world, 'bob')).toEqual(['anna']);
});
