import { say, the } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { namedIn } from './named.ts';

test('everything that is named is found, however deep in what is said', () => {
  const text = say('{card} strikes {nation}; {losses}; {count} fall.', {
    card: the('card', 'epidemic'),
    nation: the('nation', 'babylon'),
    losses: [say('2 in {area}', { area: the('area', 'ur') }), say('1 in {area}', { area: the('area', 'susa') })],
    count: 3,
  });
  expect(namedIn(text).map(({ id }) => id)).toEqual(['epidemic', 'babylon', 'ur', 'susa']);
  expect(namedIn(say('Nothing happens.'))).toEqual([]);
});
