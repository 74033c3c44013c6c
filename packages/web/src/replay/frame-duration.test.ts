import type { Happening } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { sceneOf } from '../games/advanced-civilization/scenes.ts';
import { pastOf } from '../games/ancients/result/past.tsx';
import { durationOf } from './frame-duration.ts';
import { framesOf } from './frames.ts';

type Event = Happening['event'] & Record<string, unknown>;

/** How long a moment stays at which this happens. */
function stay(event: Event): number {
  const news = { number: 0, happening: { event, rule: 'AC 1', knows: 'all' as const, reveals: false } };
  const frame = framesOf(pastOf('Advances'), [news], 1).at(-1);
  return frame === undefined ? 0 : durationOf({ scene: sceneOf }, frame);
}

const march = stay({ what: 'marched', nation: 'crete', from: 'mesopotamia', to: 'babylonia', tokens: 1 });
const purchase = stay({
  what: 'cards-acquired',
  nation: 'egypt',
  cards: ['pottery'],
  spent: {},
  treasury: 0,
  mined: null,
});
const starving = stay({ what: 'tokens-removed', nation: 'egypt', area: 'thebes', tokens: 2 });

test('a march can be followed, and what is marked or lost stays longer', () => {
  expect(march).toBeGreaterThanOrEqual(600);
  expect(purchase).toBeGreaterThanOrEqual(2 * march);
  expect(starving).toBe(purchase);
});

test('a conflict or a calamity stays longer than anything else', () => {
  const fought = stay({ what: 'fought', area: 'sinai', before: { egypt: 1 }, rounds: [], after: {} });
  const famine = stay({ what: 'calamity-strikes', calamity: 'famine', nation: 'egypt', trader: null });
  expect(fought).toBeGreaterThan(purchase);
  expect(famine).toBe(fought);
});
