import { afterEach, expect, test } from 'vitest';
import { buttons, draw, wipe } from '../../../testing/page.ts';
import { CardActions } from './CardActions.tsx';

afterEach(wipe);

test('a card is called by its name and its kind, and by no word twice', async () => {
  await draw(<CardActions ids={['wealthy-territory-i', 'war-over-territory', 'raid-i']} />);
  expect(buttons()).toEqual(['Wealthy Territory', 'War over Territory', 'Raid Aggression']);
});
