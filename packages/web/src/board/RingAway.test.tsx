import { afterEach, expect, test, vi } from 'vitest';
import { draw, press, wipe } from '../testing/page.ts';
import { RingAway } from './RingAway.tsx';

afterEach(wipe);

test('what keeps and what cancels does not look the same', async () => {
  const [keep, cancel] = [vi.fn(), vi.fn()];
  await draw(
    <>
      <RingAway will="keep" label="Confirm" away={keep} />
      <RingAway will="cancel" label="Cancel" away={cancel} />
    </>,
  );
  const signs = [...document.querySelectorAll('.ring-away path')].map((path) => path.getAttribute('d'));
  expect(new Set(signs).size).toBe(2);
  await press('Confirm');
  expect(keep).toHaveBeenCalledOnce();
  expect(cancel).not.toHaveBeenCalled();
});
