import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draw, wipe } from '../testing/page.ts';
import { Settings } from './Settings.tsx';

afterEach(wipe);

test('the text size a player chooses is shown at once and remembered', async () => {
  await draw(<Settings close={() => undefined} />);
  const size = [...document.querySelectorAll('select')].find(({ labels }) =>
    labels[0]?.textContent?.startsWith('Text size'),
  );
  if (size === undefined) throw new Error('no text size to choose');
  const choose = (value: string): Promise<void> =>
    act(async () => {
      size.value = value;
      size.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('large');
  expect([document.documentElement.style.fontSize, size.value]).toEqual(['112.5%', 'large']);
  await choose('normal');
  expect(document.documentElement.style.fontSize).toBe('');
});
