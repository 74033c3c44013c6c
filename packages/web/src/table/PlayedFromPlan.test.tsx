import { sampleTableView } from '@ecumene/client/testing';
import { afterEach, expect, test } from 'vitest';
import { sharedPolicies } from '../games/ancients/policies/policies.ts';
import { draw, read, wipe } from '../testing/page.ts';
import { ANCIENT_GAME } from '../testing/sample-ancients.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { PlayedFromPlan } from './PlayedFromPlan.tsx';

afterEach(wipe);

/** Somebody's latest answers, by topic; those with a star were planned. */
async function answered(...topics: readonly string[]): Promise<string> {
  const answers = topics.map((text, number) => ({
    number,
    question: `${number}`,
    topic: text.replace('*', ''),
    answer: {},
    ...(text.endsWith('*') && { automatic: true as const }),
  }));
  await draw(
    <TableContext
      value={sampleTable({
        game: { ...ANCIENT_GAME, planners: sharedPolicies, answeredBefore: ['choose-area'] },
        tableView: sampleTableView({ answered: answers }),
      })}
    >
      <PlayedFromPlan />
    </TableContext>,
  );
  return read();
}

test('what was answered as planned since one last answered oneself is told, each once', async () => {
  expect(await answered('trade*', 'ships', 'movement*', 'choose-cities*', 'tolls*', 'movement*')).toBe(
    'Played as planned: movement, Reduced cities, and tolls.',
  );
});

test('an answer given together with an earlier question is not told', async () => {
  expect(await answered('choose-nation', 'choose-area*')).toBe('');
});

test('nothing is told where one answered last oneself', async () => {
  expect(await answered('movement*', 'ships')).toBe('');
});
