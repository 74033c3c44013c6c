import { advancedCivilization } from '@ecumene/advanced-civilization';
import { arrangeNation } from '@ecumene/ancients';
import { sampleTableView } from '@ecumene/client/testing';
import { randomFrom, say } from '@ecumene/engine';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { draw, press, pressOnceRead, read, wipe } from '../../testing/page.ts';
import { ANCIENT_GAME } from '../../testing/sample-ancients.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { BuildCitiesControl } from './BuildCitiesControl.tsx';

afterEach(wipe);

/** Ada of Egypt is asked where she builds cities: in Memphis, in Tanis, or in both. */
async function ask(tokens: Readonly<Record<string, number>>, cities: readonly string[] = []): Promise<unknown[]> {
  const seats = ['Ada', 'Ben', 'Cid', 'Dora', 'Eve'];
  const settled = advancedCivilization.sheet.settle({}, seats.length);
  if ('refusals' in settled) throw new Error('these options do not go together');
  const world = advancedCivilization.setup(settled, seats, randomFrom('building'));
  arrangeNation(world, 'egypt', { seat: 'Ada', tokens, cities });
  const tableView = sampleTableView({ seats, view: advancedCivilization.view(world, 'Ada') });
  const question = {
    kind: 'act',
    topic: 'build-cities',
    text: say('Choose where to build cities.'),
    rule: 'AC 25.1',
    places: ['memphis', 'tanis'],
  } as const;
  const answers: unknown[] = [];
  const answer = async (wish: unknown): Promise<boolean> => {
    answers.push(wish);
    return true;
  };
  await draw(
    <TableContext value={sampleTable({ game: ANCIENT_GAME, tableView })}>
      <BuildCitiesControl asked={{ id: '1', seat: 'Ada', question }} answer={answer} />
    </TableContext>,
  );
  return answers;
}

test('[AC 26.31] says why a city is not suggested, and warns once it is chosen anyway', async () => {
  await ask({ memphis: 6, tanis: 6, fayum: 3 });
  expect(read()).toContain('With a city in tanis, your 2 cities would need 4 tokens. You would have only 3.');
  await press('tanis');
  expect(read()).toContain('Your 2 cities need 4 tokens for support. You will have only 3.');
  await press('memphis');
  expect(read()).not.toContain('You will have');
});

test('[AC 26.31] says nothing of cities that all can be fed', async () => {
  await ask({ memphis: 6, tanis: 6, fayum: 4 });
  expect(read()).toContain('Build 2 cities');
  expect(read()).not.toContain('You w');
});

test('asks once a player who builds nothing where a city could be fed', async () => {
  const answers = await ask({ memphis: 6, fayum: 3 });
  await press('memphis');
  await press('Build nothing');
  expect(answers).toEqual([]);
  await pressOnceRead('Build nothing anyway');
  expect(answers).toEqual([{}]);
});

test('[AC 26.31] does not ask back where no city could be fed', async () => {
  const answers = await ask({ memphis: 6, fayum: 1 }, ['alexandria', 'thebes']);
  expect(read()).toContain('You would have');
  await press('Build nothing');
  expect(answers).toEqual([{}]);
});
