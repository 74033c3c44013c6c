import { say } from '@ecumene/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { buttons, draw, press, wipe } from '../testing/page.ts';
import { SamplePort, sampleTable } from '../testing/sample-table.ts';
import { ChooseSomeControl } from './ChooseSomeControl.tsx';

afterEach(wipe);

/** Two of three are to be chosen, and somebody advises. */
async function asked(of: 'area' | 'nation') {
  const answer = vi.fn(async () => true);
  const port = Object.assign(new SamplePort('Ada'), { suggest: async () => ['tyre', 'memphis'] });
  const question = {
    kind: 'choose-some',
    topic: 'choose-cities',
    text: say('Which?'),
    rule: 'AC 30.321',
    from: ['memphis', 'thebes', 'tyre'],
    of,
    least: 2,
    most: 2,
  };
  await draw(
    <TableContext value={sampleTable({ port })}>
      <ChooseSomeControl asked={{ id: '1', seat: 'Ada', question }} answer={answer} />
    </TableContext>,
  );
  return answer;
}

test('a choice of areas can be suggested, and changed before it is made', async () => {
  const answer = await asked('area');
  await press('Suggest');
  await press('These 2');
  expect(answer).toHaveBeenLastCalledWith(['memphis', 'tyre']);
  await press('memphis');
  await press('thebes');
  await press('These 2');
  expect(answer).toHaveBeenLastCalledWith(['tyre', 'thebes']);
});

test('a choice of anything else is not suggested', async () => {
  await asked('nation');
  expect(buttons()).not.toContain('Suggest');
});
