import { sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { westernEmpires as rules } from '@ecumene/western-empires';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, press, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { westernEmpires } from '../index.tsx';
import { ABILITY_FORMS } from './forms.ts';

afterEach(wipe);

const SEATS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'];

/** The form of an ability for Ada, who plays Egypt; what she does with it is kept. */
async function form(ability: string, egypt: Readonly<Record<string, unknown>>): Promise<object[]> {
  const table = arrange(rules, {
    scenario: 'abilities',
    game: 'western-empires',
    seats: SEATS,
    at: 'movement',
    given: {
      egypt: { seat: 'Ada', tokens: { memphis: 3 }, ...egypt },
      outsiders: { tokens: { gaza: 1, tyre: 3 }, cities: ['athens'] },
    },
  });
  const view = table.view('Ada');
  const own = view.nations.find(({ seat }) => seat === 'Ada');
  const Form = ABILITY_FORMS.find(({ id }) => id === ability)?.Form;
  if (own === undefined || Form === undefined) throw new Error('there is no such form');
  const uses: object[] = [];
  const question = { kind: 'act', topic: 'abilities', text: say('Use your special abilities.') } as const;
  await draw(
    <TableContext value={sampleTable({ game: westernEmpires, tableView: sampleTableView({ seats: SEATS, view }) })}>
      <Form
        ability={ability}
        own={own}
        question={question}
        use={(move) => uses.push(move)}
        explain={() => {}}
        cancel={() => {}}
      />
    </TableContext>,
  );
  return uses;
}

test('[WE trade-routes.2] Trade Routes sells no more than the stock has tokens for', async () => {
  const uses = await form('trade-routes', { hand: ['gold', 'fish'], stock: 20 });
  await press('More: Gold');
  await press('More: Fish');
  expect(read()).toContain('Your stock has only 20 tokens. Sell fewer cards.');
  await press('Sell for 24 treasury');
  expect(uses).toEqual([]);
  await press('Fewer: Fish');
  await press('Sell for 18 treasury');
  expect(uses).toEqual([{ cards: { gold: 1 } }]);
});

test('[WE universal-doctrine.1] Universal Doctrine offers only what there are pieces for', async () => {
  const uses = await form('universal-doctrine', { stock: 2 });
  await press('Barbarian tokens');
  await press('More: Gaza');
  await press('More: Tyre');
  await press('More: Tyre');
  await press('Take over 2 tokens');
  expect(uses).toEqual([{ tokens: { gaza: 1, tyre: 1 } }]);
});

test('[WE universal-doctrine.1] nor a pirate city, with all cities on the board', async () => {
  const cities = ['memphis', 'tanis', 'alexandria', 'fayum', 'cyrene', 'jerusalem', 'petra', 'troy', 'sardes'];
  const uses = await form('universal-doctrine', { tokens: { siwa: 1 }, cities });
  await press('A pirate city');
  expect(buttons()).toContain('More: Gaza');
  expect(uses).toEqual([]);
});
