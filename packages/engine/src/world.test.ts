import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';
import { type Happening, happen, kept, mayKnow, newWorld, reveal, whisper } from './world.ts';

const world = () => newWorld<unknown, { what: string }>({}, ['anna', 'bob'], randomFrom('world'));
const event = { what: 'rain' };

describe('a new world', () => {
  it('has its seats, its options and an empty room, and nothing has happened', () => {
    const seats = ['anna', 'bob'];
    const made = newWorld({ pace: 'swift' }, seats, randomFrom('world'));
    expect(made).toMatchObject({ options: { pace: 'swift' }, seats, news: [] });
    expect(made.room).toEqual({ timeCalled: false, insisting: [], leaving: [], arriving: [], gone: [], excused: [] });
  });

  it('does not share its seats with a player who named them', () => {
    const seats = ['anna'];
    newWorld({}, seats, randomFrom('world')).seats.push('bob');
    expect(seats).toEqual(['anna']);
  });
});

describe('what happens', () => {
  it('is known to all and reveals nothing', () => {
    const here = world();
    happen(here, 'AC 1', event);
    expect(here.news).toEqual([{ event, rule: 'AC 1', knows: 'all', reveals: false }]);
  });

  it('reveals something when it says so, before all or before some', () => {
    const here = world();
    reveal(here, 'AC 1', event);
    reveal(here, 'AC 2', event, ['bob']);
    expect(here.news.map(({ knows, reveals }) => [knows, reveals])).toEqual([
      ['all', true],
      [['bob'], true],
    ]);
  });

  it('may be whispered to some who knew it before', () => {
    const here = world();
    whisper(here, 'AC 1', event, ['anna']);
    expect(here.news).toEqual([{ event, rule: 'AC 1', knows: ['anna'], reveals: false }]);
  });

  it.each([
    ['all', ['anna', 'bob', null]],
    [['anna'], ['anna']],
    [[], []],
  ] as const)('told to %j is known to %j', (knows, expected) => {
    const happening: Happening = { event, rule: 'AC 1', knows, reveals: false };
    expect(['anna', 'bob', null].filter((viewer) => mayKnow(happening, viewer))).toEqual(expected);
  });
});

describe('what is kept', () => {
  it('is worked out again only when its part has changed', () => {
    let made = 0;
    const see = kept((part: { rev: number; cards: number[] }) => ({ count: part.cards.length, made: ++made }));
    const part = { rev: 0, cards: [1] };
    expect(see(part)).toBe(see(part));
    Object.assign(part, { rev: 1, cards: [1, 2] });
    expect(see(part)).toEqual({ count: 2, made: 2 });
  });

  it('belongs to one part: a copy with the same count has its own', () => {
    const see = kept((part: { rev: number; name: string }) => part.name);
    expect([see({ rev: 0, name: 'a' }), see({ rev: 0, name: 'b' })]).toEqual(['a', 'b']);
  });

  it('is worked out again when the count goes back', () => {
    const see = kept((part: { rev: number; name: string }) => part.name);
    const part = { rev: 2, name: 'later' };
    see(part);
    Object.assign(part, { rev: 1, name: 'earlier' });
    expect(see(part)).toBe('earlier');
  });
});
