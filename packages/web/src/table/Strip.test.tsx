import { afterEach, expect, test } from 'vitest';
import { buttons, draw, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleTable } from '../testing/sample-table.ts';
import { type AtTable, TableContext } from './at-table.ts';
import { Strip } from './Strip.tsx';

afterEach(wipe);

const PHASES = ['Taxes', 'Movement', 'Trade'].map((title) => ({
  step: title.toLowerCase(),
  title,
  about: '',
  rule: 'P 1',
}));

/** The names of what the strip of such a table says and opens about the sequence of play. */
async function named(
  tableView: Partial<AtTable['tableView']>,
  turns: readonly string[] = [],
  phases = PHASES,
): Promise<readonly string[]> {
  const game = { ...PLAIN_GAME, phases, turns: () => turns };
  const table = sampleTable({ game, tableView: { ...sampleTable().tableView, ...tableView } });
  await draw(
    <TableContext.Provider value={table}>
      <Strip title="A table" menu={null} />
    </TableContext.Provider>,
  );
  return buttons()
    .filter((name) => name !== 'Rule P 1')
    .map((name) => name.replace(/[\u2066-\u2069]/g, ''))
    .slice(0, PHASES.length + 1);
}

test('the strip says which phase it is, what is done and what is upcoming', async () => {
  const [first, second, third, phase] = await named({ where: ['turn', 'movement'], over: false });
  expect([first, second, third]).toEqual(['Taxes, done', 'Movement, now', 'Trade, upcoming']);
  expect(phase).toBe('Movement');
});

test('when people act one after another, the name of the phase and theirs are kept apart', async () => {
  const [, , , phase] = await named({ where: ['turn', 'movement'], over: false }, ['Ada', 'Ben']);
  expect(phase).toMatch(/^Movement · /);
});

test('when the game is over, nothing is upcoming', async () => {
  expect(await named({ where: [], over: true })).toEqual([
    'Taxes, done',
    'Movement, done',
    'Trade, done',
    'The game is over',
  ]);
});

test('a game without phases has no sequence of play to open, even when it is over', async () => {
  expect(await named({ where: [], over: true }, [], [])).not.toContain('The game is over');
});
