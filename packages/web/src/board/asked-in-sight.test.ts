import { describe, expect, it } from 'vitest';
import type { Intent, Mark } from '../table/desk.ts';
import { isAnother } from './asked-in-sight.ts';

function intent(marks: Readonly<Record<string, Mark['is']>>, dims = false): Intent {
  return { areas: new Map(Object.entries(marks).map(([area, is]) => [area, { is }])), dims };
}

const NOTHING: Intent = {};

describe('something else is asked', () => {
  it('when a choice comes up after nothing', () => {
    expect(isAnother(NOTHING, intent({ memphis: 'ready' }))).toBe(true);
    expect(isAnother(intent({}), intent({ memphis: 'ready' }))).toBe(true);
    expect(isAnother(intent({ memphis: 'ready' }), NOTHING)).toBe(false);
  });

  it('when another thing is taken in hand', () => {
    const ready = intent({ memphis: 'ready', thebes: 'ready' });
    const held = intent({ memphis: 'from', fayum: 'can' }, true);
    expect(isAnother(ready, held)).toBe(true);
    expect(isAnother(held, intent({ thebes: 'from', nubia: 'can' }, true))).toBe(true);
    expect(isAnother(held, intent({ memphis: 'from', fayum: 'chosen' }, true))).toBe(false);
  });

  it('when a set choice has other areas, but not as it is made', () => {
    const losses = intent({ memphis: 'can', thebes: 'can' }, true);
    expect(isAnother(losses, intent({ memphis: 'chosen', thebes: 'can' }, true))).toBe(false);
    expect(isAnother(losses, intent({ nubia: 'can' }, true))).toBe(true);
  });

  it('not while one moves on, or puts something down', () => {
    const ready = intent({ memphis: 'ready', thebes: 'ready' });
    expect(isAnother(ready, intent({ thebes: 'ready' }))).toBe(false);
    expect(isAnother(intent({ memphis: 'from', fayum: 'can' }, true), ready)).toBe(false);
  });
});
