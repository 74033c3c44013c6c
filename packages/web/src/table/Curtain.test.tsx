import { afterEach, expect, test, vi } from 'vitest';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { Curtain } from './Curtain.tsx';

const PEOPLE = ['Ada', 'Ben', 'Cleo'];

afterEach(wipe);

test.each(PEOPLE)('the player who says they are %s looks next, no matter who was meant', async (who) => {
  const lift = vi.fn();
  await draw(<Curtain seat="Ben" people={PEOPLE} lift={lift} />);
  expect(read()).toContain('Pass the device to Ben');
  await press(`I am ${who}`);
  expect(lift).toHaveBeenCalledExactlyOnceWith(who);
});

test('everyone keeps their button, and the one of the player who is meant is the main one', async () => {
  await draw(<Curtain seat="Ben" people={PEOPLE} lift={vi.fn()} />);
  expect(buttons()).toEqual(['I am Ada', 'I am Ben', 'I am Cleo']);
  expect(document.activeElement?.textContent).toBe('I am Ben');
});
