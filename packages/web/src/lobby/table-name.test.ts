import { plainName } from '@ecumene/client';
import { expect, test } from 'vitest';
import { toldApart, usualTableName } from './table-name.ts';

test('a table is called after its host, and tables of the same host are told apart', () => {
  const title = usualTableName('Ann');
  expect(title).toBe('Ann’s table');
  expect(toldApart(title, [])).toBe('Ann’s table');
  expect(toldApart(title, ['Ann’s table', 'Friday'])).toBe('Ann’s table 2');
  expect(toldApart(title, ['Ann’s table 2', 'Ann’s table'])).toBe('Ann’s table 3');
});

test('so are those of a host whose name is written from the right, as they are kept', () => {
  const kept = plainName('חנה’s table');
  expect(usualTableName('חנה')).toBe(kept);
  expect(toldApart(usualTableName('חנה'), [kept])).toBe('חנה’s table 2');
});
