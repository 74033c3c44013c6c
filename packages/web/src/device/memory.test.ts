import { expect, test } from 'vitest';
import { Memory } from './memory.ts';

/** A storage of a browser, with as much room as it is given. */
function storage(room: number): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

function forbidden(): Storage {
  throw new DOMException('denied', 'SecurityError');
}

test('what was chosen is there for the next page', () => {
  const browser = storage(100);
  new Memory(() => browser).set('sound', 'on');
  const later = new Memory(() => browser);
  expect(later.get('sound')).toBe('on');
  later.forget('sound');
  expect(later.get('sound')).toBeNull();
});

test('a browser that forbids it remembers as long as the page is open', () => {
  const memory = new Memory(forbidden);
  expect(memory.get('sound')).toBeNull();
  memory.set('sound', 'on');
  expect(memory.get('sound')).toBe('on');
  memory.forget('sound');
  expect(memory.get('sound')).toBeNull();
});

test('where there is no room for the new, the old is not told any more', () => {
  const browser = storage(3);
  const memory = new Memory(() => browser);
  memory.set('theme', 'day');
  memory.set('theme', 'night');
  expect(memory.get('theme')).toBe('night');
  memory.set('theme', 'dim');
  expect(memory.get('theme')).toBe('dim');
  expect(browser.getItem('theme')).toBe('dim');
});
