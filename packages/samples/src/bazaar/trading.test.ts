import { at, type Seat, Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { bazaar } from './game.ts';
import { clearStalls } from './trading.ts';
import { type Face, faceOf, handOf } from './world.ts';

/** Three merchants at the open bazaar with these cards. */
function open(given: Readonly<Record<Seat, readonly Face[]>>) {
  const table = Table.open(bazaar, { options: {}, seats: ['anna', 'bob', 'cara'], seed: 'bazaar' });
  const cards = Object.fromEntries(Object.entries(given).map(([seat, faces]) => [seat, { cards: faces }]));
  bazaar.scene?.arrange(table.world, cards);
  const move = (seat: Seat, what: unknown) => table.answer(seat, at(table.questions(seat), 0).id, what);
  const hand = (seat: Seat) => handOf(table.world, seat).cards.map((card) => faceOf(table.world, card));
  return { table, move, hand, offers: () => table.view('cara').stalls.offers.map(({ id }) => id) };
}
const SCENE = {
  anna: ['silk', 'silk', 'curse', 'salt'],
  bob: ['wine', 'wine', 'gold', 'curse'],
  cara: ['wine', 'gold', 'gold', 'salt'],
} as const;
const offer = { do: 'offer', give: ['silk', 'salt', 'curse'], wants: 3, asks: ['wine', 'gold'] } as const;
const accept = { do: 'accept', offer: 1, give: ['wine', 'gold', 'curse'] } as const;
const refusedAs = (code: string, rule: string) => ({ ok: false, refusal: { code, rule } });

describe('an offer', () => {
  it('[BZ 2.1] gives and asks for at least three cards each', () => {
    const { move } = open(SCENE);
    expect(move('anna', { ...offer, give: ['silk', 'salt'] })).toMatchObject(refusedAs('too-few', 'BZ 2.1'));
    expect(move('anna', { ...offer, wants: 2 })).toMatchObject(refusedAs('too-few', 'BZ 2.1'));
    expect(move('anna', offer).ok).toBe(true);
  });

  it('[BZ 2.1] names the first two of the cards it gives, and never a curse', () => {
    const { table, move } = open(SCENE);
    expect(move('anna', { ...offer, give: ['silk', 'curse', 'salt'] })).toMatchObject(
      refusedAs('named-curse', 'BZ 2.1'),
    );
    move('anna', offer);
    expect(table.view('bob').stalls.offers).toMatchObject([{ id: 1, names: ['silk', 'salt'] }]);
    expect(JSON.stringify([table.view('bob').stalls, table.story('bob')])).not.toContain('curse');
  });

  it('[BZ 2.1] is made of cards that are held', () => {
    const { move } = open(SCENE);
    expect(move('anna', { ...offer, give: ['silk', 'gold', 'curse'] })).toMatchObject(refusedAs('not-held', 'BZ 2.1'));
    expect(move('anna', { ...offer, give: ['salt', 'salt', 'curse'] })).toMatchObject(refusedAs('not-held', 'BZ 2.1'));
  });

  it('[BZ 2.1] is meant for all or for one other who is there', () => {
    const { move } = open(SCENE);
    for (const to of ['anna', 'zoe'])
      expect(move('anna', { ...offer, to })).toMatchObject(refusedAs('nobody', 'BZ 2.1'));
    expect(move('anna', { ...offer, to: 'cara' }).ok).toBe(true);
    expect(move('bob', accept)).toMatchObject(refusedAs('no-offer', 'BZ 2.2'));
    expect(move('cara', { ...accept, give: ['wine', 'gold', 'gold'] }).ok).toBe(true);
  });

  it('[BZ 2.1] is not made over and over by an answer left for later', () => {
    const { table, offers } = open(SCENE);
    table.setAutomatic('anna', { topic: 'trade', answers: [offer], always: true });
    expect(offers()).toEqual([]);
  });

  it('[BZ 2.1] is withdrawn by the player who made it', () => {
    const { move, offers } = open(SCENE);
    move('anna', offer);
    expect(move('bob', { do: 'withdraw', offer: 1 })).toMatchObject(refusedAs('no-offer', 'BZ 2.1'));
    expect(move('anna', { do: 'withdraw', offer: 1 }).ok).toBe(true);
    expect(offers()).toEqual([]);
  });

  it.each([
    { do: 'steal' },
    { ...offer, asks: ['wine'] },
    { ...offer, asks: ['wine', 'curse'] },
    { ...offer, give: ['silk', 'salt', 'camel'] },
    { ...offer, secret: true },
  ])('has one form only: not %j', (wrong) => {
    expect(open(SCENE).move('anna', wrong)).toMatchObject({ ok: false, refusal: { code: 'shape' } });
  });
});

describe('a player who accepts', () => {
  it('[BZ 2.2] gives the two goods named, among as many cards as asked', () => {
    const { move } = open(SCENE);
    move('anna', offer);
    const giving = (...give: Face[]) => move('bob', { ...accept, give });
    expect(giving('wine', 'wine', 'curse')).toMatchObject(refusedAs('not-asked', 'BZ 2.2'));
    expect(giving('wine', 'gold')).toMatchObject(refusedAs('count', 'BZ 2.2'));
    expect(giving('wine', 'wine', 'gold', 'curse')).toMatchObject(refusedAs('count', 'BZ 2.2'));
    expect(giving('wine', 'gold', 'silk')).toMatchObject(refusedAs('not-held', 'BZ 2.2'));
    expect(giving('wine', 'gold', 'curse').ok).toBe(true);
  });

  it('[BZ 2.2] must give both goods where both named are the same', () => {
    const { move } = open(SCENE);
    move('anna', { ...offer, asks: ['wine', 'wine'] });
    expect(move('bob', accept)).toMatchObject(refusedAs('not-asked', 'BZ 2.2'));
    expect(move('bob', { ...accept, give: ['wine', 'wine', 'curse'] }).ok).toBe(true);
  });

  it('[BZ 2.2] changes hands at once, and only the two learn which cards', () => {
    const { table, move, hand } = open(SCENE);
    move('anna', offer);
    move('bob', accept);
    expect(hand('anna').toSorted()).toEqual(['curse', 'gold', 'silk', 'wine']);
    expect(hand('bob').toSorted()).toEqual(['curse', 'salt', 'silk', 'wine']);
    const heard = (seat: Seat | null) => table.story(seat, 1).map(({ event }) => event.what);
    expect([heard('anna'), heard('bob'), heard('cara'), heard(null)]).toEqual([
      ['traded', 'received'],
      ['traded', 'received'],
      ['traded'],
      ['traded'],
    ]);
    expect(table.story(null, 1)[0]?.event).toEqual({ what: 'traded', between: ['anna', 'bob'], cards: [3, 3] });
  });

  it('[BZ 2.2] is not the player who made the offer, nor anyone once it has ended', () => {
    const { move } = open(SCENE);
    move('anna', offer);
    expect(move('anna', accept)).toMatchObject(refusedAs('no-offer', 'BZ 2.2'));
    move('bob', accept);
    expect(move('cara', accept)).toMatchObject(refusedAs('no-offer', 'BZ 2.2'));
  });
});

it('[BZ 2.3] when two trade, all other offers of both lapse, and those of others stand', () => {
  const { move, offers } = open(SCENE);
  move('anna', offer);
  move('anna', { ...offer, wants: 4 });
  move('bob', { do: 'offer', give: ['wine', 'gold', 'wine'], wants: 3, asks: ['silk', 'salt'] });
  move('cara', { do: 'offer', give: ['wine', 'gold', 'salt'], wants: 3, asks: ['silk', 'salt'] });
  expect(offers()).toEqual([1, 2, 3, 4]);
  move('bob', accept);
  expect(offers()).toEqual([4]);
});

describe('trading', () => {
  const topics = (table: ReturnType<typeof open>['table']) => new Set(table.waiting().map(({ topic }) => topic));

  it('[BZ 2.4] ends when all merchants are done', () => {
    const { table, move } = open(SCENE);
    move('anna', { do: 'done' });
    move('bob', { do: 'done' });
    expect(topics(table)).toEqual(new Set(['trade']));
    expect(table.waiting().filter(({ optional }) => !optional)).toMatchObject([{ seat: 'cara' }]);
    move('cara', { do: 'done' });
    expect(topics(table)).toEqual(new Set(['ransom']));
  });

  it('[BZ 2.4] goes on with a player who acts again after being done', () => {
    const { table, move } = open(SCENE);
    for (const seat of ['anna', 'bob']) move(seat, { do: 'done' });
    move('anna', offer);
    move('cara', { do: 'done' });
    expect(topics(table)).toEqual(new Set(['trade']));
    move('anna', { do: 'done' });
    expect(topics(table)).toEqual(new Set(['ransom']));
  });

  it('[BZ 2.4] ends when the bell rings, and the stalls are cleared', () => {
    const { table, move, offers } = open(SCENE);
    move('anna', offer);
    table.closeFloor('bazaar');
    expect(topics(table)).toEqual(new Set(['ransom']));
    expect(offers()).toEqual([]);
  });
});

it('cleared stalls hold no offers, and a view of them is made again', () => {
  const { table, move } = open(SCENE);
  move('anna', offer);
  const { rev } = table.world.stalls;
  clearStalls(table.world);
  expect(table.world.stalls).toEqual({ offers: [], done: [], made: 0, rev: rev + 1 });
});
