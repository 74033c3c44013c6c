import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draw, wipe } from '../testing/page.ts';
import { Settings } from './Settings.tsx';

afterEach(async () => {
  await wipe();
  localStorage.clear();
});

/** What can be set, by the label beside it. */
function settings(): string[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(
    ({ labels }) => labels?.[0]?.firstChild?.textContent ?? '',
  );
}

test('everything a player may set is in one place', async () => {
  await draw(<Settings close={() => undefined} />);
  expect(settings()).toEqual(
    expect.arrayContaining([
      'Text size',
      'Theme',
      'Skip animations',
      'Sounds for your turn, your clock, trades and calamities',
      'Bot speed at tables on this device',
      'Pass automatically when your hand leaves you no choice',
      'Warn me before I leave something undone',
      'Colour-blind palette',
    ]),
  );
});

test('the palette for the colour-blind is shown at once, remembered, and put away again', async () => {
  await draw(<Settings close={() => undefined} />);
  const palette = [...document.querySelectorAll('input')].find(
    ({ labels }) => labels?.[0]?.textContent === 'Colour-blind palette',
  );
  await act(async () => palette?.click());
  expect(document.documentElement.dataset['colours']).toBe('colour-blind');
  expect(localStorage.getItem('ecumene.colour-blind')).toBe('on');
  await act(async () => palette?.click());
  expect(document.documentElement.dataset['colours']).toBeUndefined();
});

test('the speed of bots a player chooses is remembered', async () => {
  await draw(<Settings close={() => undefined} />);
  const pace = [...document.querySelectorAll('select')].find(({ labels }) =>
    labels[0]?.textContent?.startsWith('Bot speed'),
  );
  if (pace === undefined) throw new Error('no speed to choose');
  expect(pace.value).toBe('auto');
  await act(async () => {
    pace.value = 'instant';
    pace.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect([pace.value, localStorage.getItem('ecumene.pace')]).toEqual(['instant', 'instant']);
});

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
