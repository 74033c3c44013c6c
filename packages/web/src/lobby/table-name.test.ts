import { expect, test } from 'vitest';
import { toldApart, usualTableName } from './table-name.ts';

test('a table is called after its host, and tables of the same host are told apart', () => {
  const title = usualTableName('Ann').replace(/[\u2068\u2069]/g, '');
  expect(title).toBe('Ann’s table');
  expect(toldApart(title, [])).toBe('Ann’s table');
  expect(toldApart(title, ['Ann’s table', 'Friday'])).toBe('Ann’s table 2');
  expect(toldApart(title, ['Ann’s table 2', 'Ann’s table'])).toBe('Ann’s table 3');
});
