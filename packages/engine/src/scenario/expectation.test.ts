import { describe, expect, it } from 'vitest';
import { Tally } from '../tally.ts';
import { unlike, untold } from './expectation.ts';

const egypt = {
  tokens: new Tally({ memphis: 3 }, ['memphis', 'thebes', 'sais']),
  cities: ['thebes'],
  stock: 0,
  seat: null,
  score: { cities: 1, cards: 0 },
};
const wrong = (expected: unknown) => unlike({ egypt }, { egypt: expected });

describe('what a scenario expects', () => {
  it.each([
    [{ stock: 0, seat: null }],
    [{ cities: ['thebes'] }],
    [{ tokens: { memphis: 3 } }],
    [{ tokens: { thebes: 0 } }],
    [{ tokens: { exactly: { memphis: 3 } } }],
    [{ score: { exactly: { cities: 1, cards: 0 } } }],
    [{ 'score.cities': 1, 'tokens.memphis': 3 }],
  ])('agrees: %j', (expected) => {
    expect(wrong(expected)).toBeUndefined();
  });

  it.each([
    ['an empty record where something is', { tokens: {} }, 'egypt.tokens'],
    ['a tally that names too little', { tokens: { exactly: {} } }, 'egypt.tokens'],
    ['a tally that names too much', { tokens: { exactly: { memphis: 3, sais: 1 } } }, 'egypt.tokens'],
    ['a record that is not all there is', { score: { exactly: { cities: 1 } } }, 'egypt.score'],
    ['a name beside all there is', { tokens: { exactly: { memphis: 3 }, sais: 0 } }, 'inside exactly'],
    ['something where nothing should be', { tokens: { exactly: {} } }, 'egypt.tokens.memphis: 3 should not be there'],
    ['nothing where something should be', { cities: ['thebes', 'sais'] }, 'egypt.cities.1: "sais" is missing'],
    ['another number', { tokens: { memphis: 2 } }, 'egypt.tokens.memphis: 3 is not 2'],
    ['a list in part', { cities: [] }, 'egypt.cities'],
    ['a misspelt key', { token: { memphis: 3 } }, 'egypt.token: There is no token. Did you mean tokens?'],
    ['a misspelt name', { tokens: { memfis: 0 } }, 'egypt.tokens.memfis: There is no memfis. Did you mean memphis?'],
    ['a misspelt name among all', { tokens: { exactly: { memfis: 3 } } }, 'Did you mean memphis?'],
    ['parts of a number', { 'stock.tokens': 1 }, 'has no parts'],
  ])('does not agree: %s', (_, expected, reason) => {
    expect(wrong(expected)).toContain(reason);
  });
});

describe('what a scenario says was told', () => {
  const events = [
    { what: 'moved', nation: 'egypt', tokens: 2 },
    { what: 'moved', nation: 'crete', tokens: 1 },
    { what: 'fought', area: 'sais' },
  ];

  it('names some of the events in their order, with the fields that matter', () => {
    expect(untold(events, [{ what: 'moved', tokens: 1 }, { what: 'fought' }])).toBeUndefined();
    expect(untold(events, [])).toBeUndefined();
  });

  it.each([
    ['another field', [{ what: 'moved', nation: 'rome' }], 'did not happen. What happened:'],
    ['another order', [{ what: 'fought' }, { what: 'moved' }], 'did not happen after the one before'],
    ['a field there is not', [{ what: 'fought', areas: 'sais' }], 'table.told.0'],
    ['no list', { what: 'fought' }, 'Expected a list'],
  ])('fails with %s', (_, expected, reason) => {
    expect(untold(events, expected)).toContain(reason);
  });
});
