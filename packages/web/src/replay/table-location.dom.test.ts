import { the } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { replayOf } from './table-location.ts';

test('the way to the past of a table says through whose eyes, to which moment, and for the sake of what', () => {
  const table = { at: 'solo', id: 't' } as const;
  expect(replayOf(table, null)).toBe('/solo/t/replay');
  expect(replayOf(table, 'Ada')).toBe('/solo/t/replay?seat=Ada');
  expect(replayOf(table, 'Ada', 12, the('card', 'epidemic'))).toBe('/solo/t/replay?seat=Ada&at=12&of=card.epidemic');
});
