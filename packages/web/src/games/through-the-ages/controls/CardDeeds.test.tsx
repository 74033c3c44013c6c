import { afterEach, expect, test } from 'vitest';
import { buttons, draw, wipe } from '../../../testing/page.ts';
import { CardDeeds } from './CardDeeds.tsx';

afterEach(wipe);

test('a card is called by its name and its kind, and by no word twice', async () => {
  await draw(<CardDeeds ids={['wealthy-territory-i', 'war-over-territory', 'raid-i']} />);
  expect(buttons()).toEqual(['Wealthy Territory', 'War over Territory', 'Raid Aggression']);
});
