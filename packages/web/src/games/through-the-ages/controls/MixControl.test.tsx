import { afterEach, expect, test, vi } from 'vitest';
import { buttons, draw, press, read, wipe } from '../../../testing/page.ts';
import { MixControl } from './MixControl.tsx';

const answer = vi.fn(async () => true);

function mix(scarce: boolean) {
  const text = { say: 'How many are food?' };
  const question = { kind: 'act', topic: 'mix', text, amount: 3, least: 0, most: 2, scarce };
  return <MixControl asked={{ id: 'q1', seat: 'Ada', question }} answer={answer} />;
}

afterEach(wipe);

test('which of the two comes first is asked only where blue tokens may run out', async () => {
  const redraw = await draw(mix(false));
  expect(buttons()).not.toContain('food first');
  await redraw(mix(true));
  expect(read()).toContain('Blue tokens may run out');
  await press('food first');
  await press('Done');
  expect(answer).toHaveBeenCalledWith({ food: 2, first: 'resources' });
});
