import { afterEach, expect, test } from 'vitest';
import { draw, read, wipe } from '../testing/page.ts';
import { presetDraft } from './presets.ts';
import { Summary } from './Summary.tsx';

const GAME = {
  name: 'expansion-project',
  title: '',
  version: '1',
  seats: { least: 5, most: 18 },
  options: {},
  bots: [],
};
const MASTER = 'You run the table as game master';

afterEach(wipe);

test('a host without a seat is told that they are the game master', async () => {
  const draft = presetDraft(GAME, 'evening');
  await draw(<Summary draft={draft} options={{}} />);
  expect(read()).not.toContain(MASTER);
  await wipe();
  const seats = draft.seats.map(() => ({ is: 'open' as const }));
  await draw(<Summary draft={{ ...draft, seats }} options={{}} />);
  expect(read()).toContain(MASTER);
});
