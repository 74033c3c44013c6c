import { at, randomFrom, render, type Seat, Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { bazaar } from './game.ts';
import { type BazaarEvent, coinsOf, FACES, faceOf, handOf } from './world.ts';

const open = (options: Readonly<Record<string, unknown>> = {}, seats = ['anna', 'bob']) =>
  Table.open(bazaar, { options, seats, seed: 'bazaar' });
type BazaarTable = ReturnType<typeof open>;

/** Nobody trades, and everybody does the least they must, until the round is over. */
function playRound(table: BazaarTable): void {
  const { round } = table.world;
  table.closeFloor('bazaar');
  while (!table.over && table.world.round === round) {
    const { seat, id } = at(table.openQuestions(), 0);
    table.defaultAnswer(seat, id);
  }
}
const cards = (table: BazaarTable, seat: Seat) => handOf(table.world, seat).cards.length;

describe('the deck', () => {
  it('[BZ 1] holds the agreed cards of each good and a quarter as many curses', () => {
    const { world } = open({ copies: 20 });
    const all = [...world.deck, ...world.seats.flatMap((seat) => handOf(world, seat).cards)];
    const counts = FACES.map((face) => all.filter((card) => faceOf(world, card) === face).length);
    expect(counts).toEqual([20, 20, 20, 20, 20, 5]);
  });

  it('[BZ 1.1] gives every merchant the agreed number of cards each round', () => {
    const table = open({ draw: 6 });
    expect([cards(table, 'anna'), cards(table, 'bob')]).toEqual([6, 6]);
    playRound(table);
    expect([cards(table, 'anna'), cards(table, 'bob')]).toEqual([10, 10]);
  });

  it('[BZ 1.1] shows each merchant the cards drawn, and the others only how many', () => {
    const table = open();
    const heard = (seat: Seat | null) => table.story(seat).map(({ event }) => event.what);
    expect(heard('anna')).toEqual(['dealt', 'drew', 'dealt']);
    expect(heard(null)).toEqual(['dealt', 'dealt']);
    expect(table.story('anna')[1]?.event).toMatchObject({ seat: 'anna', faces: expect.any(Array) });
  });

  it('[BZ 1.2] is made of the shuffled discards when it runs out', () => {
    const table = open();
    table.world.discards.push(...table.world.deck.splice(2));
    playRound(table);
    expect(table.story(null).some(({ event }) => event.what === 'reshuffled')).toBe(true);
    expect([cards(table, 'anna'), cards(table, 'bob')]).toEqual([9, 9]);
    expect(table.world.discards).toEqual([]);
    expect(bazaar.broken?.(table.world)).toEqual([]);
  });
});

describe('the end', () => {
  it('[BZ 5.1] comes after the agreed number of rounds', () => {
    const table = open({ rounds: 2 });
    playRound(table);
    expect([table.over, table.world.round]).toEqual([false, 2]);
    playRound(table);
    expect([table.over, table.world.round]).toEqual([true, 2]);
  });

  it('[BZ 5.1] comes with the round in which time is called', () => {
    const table = open({ rounds: 9 });
    table.callTime();
    expect(table.over).toBe(false);
    playRound(table);
    expect([table.over, table.world.round]).toEqual([true, 1]);
  });

  it('[BZ 5.2] most coins win, and equal coins share the victory', () => {
    const table = open({}, ['anna', 'bob', 'cara']);
    bazaar.scene?.arrange(table.world, { anna: { coins: 3 }, bob: { coins: 8 }, cara: { coins: 8 } });
    expect(table.ranking().map(({ seat, rank }) => [seat, rank])).toEqual([
      ['bob', 1],
      ['cara', 1],
      ['anna', 3],
    ]);
  });
});

describe('merchants', () => {
  it('[BZ 6.1] who leave discard all cards and take no further part', () => {
    const table = open({}, ['anna', 'bob', 'cara']);
    bazaar.scene?.arrange(table.world, { bob: { coins: 5 } });
    table.leave('bob');
    playRound(table);
    expect(cards(table, 'bob')).toBe(0);
    expect(coinsOf(table.world, 'bob')).toBeGreaterThanOrEqual(5);
    expect(table.waiting().map(({ seat }) => seat)).toEqual(['anna', 'cara']);
    expect(bazaar.broken?.(table.world)).toEqual([]);
  });

  it('[BZ 6.1] end the game when fewer than two are left', () => {
    const table = open({ rounds: 9 });
    table.leave('bob');
    playRound(table);
    expect(table.over).toBe(true);
  });

  it('[BZ 6.2] who arrive late start with no coins and no cards, and draw with the next deal', () => {
    const table = open({ rounds: 9 });
    table.arrive('zoe');
    table.closeFloor('bazaar');
    expect([coinsOf(table.world, 'zoe'), cards(table, 'zoe')]).toEqual([0, 0]);
    playRound(table);
    expect(cards(table, 'zoe')).toBe(5);
  });
});

describe('a view', () => {
  it('shows one’s own cards, and only how many the others and the deck have', () => {
    const table = open();
    const { hand, ...shared } = table.view('anna');
    expect(hand).toHaveLength(5);
    expect({ hand: [], ...shared }).toEqual(table.view(null));
    expect(table.view('bob').hands).toEqual({ anna: { cards: 5 }, bob: { cards: 5 } });
  });

  it('shows a hand in an order that does not tell in which it was drawn', () => {
    const table = open();
    const before = table.view('anna').hand;
    handOf(table.world, 'anna').cards.reverse();
    expect(table.view('anna').hand).toEqual(before);
  });
});

it('every happening reads as a sentence', () => {
  const events: [BazaarEvent, string][] = [
    [{ what: 'dealt', seat: 'anna', cards: 1 }, 'anna draws 1 card.'],
    [{ what: 'drew', seat: 'anna', faces: ['silk', 'salt'] }, 'You draw silk and salt.'],
    [{ what: 'reshuffled' }, 'The discards are shuffled and become the deck.'],
    [
      { what: 'offered', seat: 'anna', offer: 1, names: ['silk', 'salt'], gives: 3, wants: 4 },
      'anna offers 3 cards with silk and salt for 4.',
    ],
    [{ what: 'withdrew', seat: 'anna', offer: 1 }, 'anna withdraws an offer.'],
    [{ what: 'traded', between: ['anna', 'bob'], cards: [3, 4] }, 'anna and bob trade 3 for 4 cards.'],
    [{ what: 'received', seat: 'anna', faces: ['gold'] }, 'You receive gold.'],
    [{ what: 'sold', seat: 'anna', faces: [], coins: 0 }, 'anna sells for 0 coins.'],
    [{ what: 'paid', seat: 'anna', coins: 1 }, 'anna pays 1 coin to be spared.'],
    [{ what: 'cursed', victims: [] }, 'Nobody is cursed.'],
    [{ what: 'cursed', victims: [{ seat: 'bob', coins: 2 }] }, 'The curse strikes bob, who loses 2.'],
    [{ what: 'left', seat: 'anna' }, 'anna leaves the bazaar.'],
    [{ what: 'arrived', seat: 'anna' }, 'anna comes to the bazaar.'],
  ];
  for (const [event, sentence] of events)
    expect(render(bazaar.tell({ event, rule: 'BZ 1', knows: 'all', reveals: false }))).toBe(sentence);
});

it('a card lost, doubled or offered without being held is noticed', () => {
  const lost = open().world;
  lost.deck.pop();
  const doubled = open().world;
  doubled.deck[0] = at(doubled.deck, 1);
  const empty = open().world;
  empty.stalls.offers.push({
    id: 1,
    from: 'anna',
    names: [],
    give: [at(empty.deck, 0)],
    wants: 3,
    asks: ['silk', 'salt'],
  });
  expect([lost, doubled, empty].map((world) => bazaar.broken?.(world))).toEqual([
    ['83 cards instead of 84'],
    ['a card is in two places'],
    ['anna offers a card not held'],
  ]);
});

it('a merchant imagines other cards in other hands, never in the own', () => {
  const table = open();
  const dreams = Array.from({ length: 5 }, (_, i) => table.imagine('anna', randomFrom(`dream ${i}`)));
  for (const dream of dreams) expect(dream.view('anna')).toEqual(table.view('anna'));
  expect(new Set(dreams.map((dream) => JSON.stringify(dream.view('bob').hand))).size).toBeGreaterThan(1);
});
