import { describe, expect, test } from 'vitest';
import { soloDraft, withoutPerson, withPerson, withSeats } from './solo-draft.ts';

const game = {
  name: 'advanced-civilization',
  title: 'Advanced Civilization',
  version: '1',
  seats: { least: 2, most: 8 },
  options: {},
  bots: ['random', 'steady', 'keen'].map((name) => ({ name, about: name })),
};

describe('a table for this device', () => {
  test('is a preset with bots in every seat nobody here takes', () => {
    const draft = soloDraft(game, 'first', ['Ada', 'Ben']);
    expect(draft).toMatchObject({ people: ['Ada', 'Ben'], options: { turns: 10 } });
    expect(draft.bots).toEqual(['steady', 'steady', 'steady']);
  });

  test('grows and shrinks by its bots, within what the game allows', () => {
    const draft = { ...soloDraft(game, 'first', ['Ada']), bots: ['keen', 'random'] };
    expect(withSeats(draft, game, 5).bots).toEqual(['keen', 'random', 'steady', 'steady']);
    expect(withSeats(draft, game, 2).bots).toEqual(['keen']);
    expect(withSeats(draft, game, 1).bots).toEqual(['keen']);
    expect(withSeats(draft, game, 20).bots).toHaveLength(7);
  });

  test('keeps its seats when a player joins or decides not to play', () => {
    const draft = { ...soloDraft(game, 'first', ['Ada']), bots: ['keen', 'random'] };
    const joined = withPerson(draft, game, 'Ben');
    expect([joined.people, joined.bots]).toEqual([['Ada', 'Ben'], ['keen']]);
    const again = withoutPerson(joined, game, 0);
    expect([again.people, again.bots]).toEqual([['Ben'], ['keen', 'steady']]);
  });

  test('has a seat for every person even where bots had them all', () => {
    const full = withSeats(soloDraft(game, 'full', ['Ada']), game, 8);
    expect(withPerson(full, game, 'Ben')).toMatchObject({ people: ['Ada', 'Ben'] });
    expect(withPerson(full, game, 'Ben').bots).toHaveLength(6);
    const pair = withSeats(soloDraft(game, 'first', ['Ada', 'Ben']), game, 2);
    expect(withPerson(pair, game, 'Cleo')).toMatchObject({ people: ['Ada', 'Ben', 'Cleo'], bots: [] });
  });
});
