import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInRow } from './along-row.ts';

/** The row has become wider or narrower. */
let resized: () => void;
const observed = vi.fn();
const ended = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observed;
      disconnect = ended;
      constructor(tell: () => void) {
        resized = tell;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a tab comes into view again when the row becomes narrower, until another is chosen', () => {
  const row = document.createElement('div');
  const tab = row.appendChild(document.createElement('button'));
  const moved: unknown[] = [];
  const room = vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 40));
  vi.spyOn(tab, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 0, 80, 40));
  row.scrollBy = (...how: unknown[]) => void moved.push(...how);
  const end = keepInRow(tab);
  expect(observed).toHaveBeenCalledWith(row);
  expect(moved).toEqual([]);
  room.mockReturnValue(new DOMRect(0, 0, 300, 40));
  resized();
  expect(moved).toEqual([{ left: 216 }]);
  end();
  expect(ended).toHaveBeenCalledOnce();
});
