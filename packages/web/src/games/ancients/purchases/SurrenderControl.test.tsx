import { sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { draw, press, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { firstTurn } from '../movement/testing.ts';
import { SurrenderControl } from './SurrenderControl.tsx';

afterEach(wipe);

test('[AC 31.71] a card the player taps is paid instead of the suggested one', async () => {
  const view = { ...firstTurn(), hand: ['grain', 'grain', 'ochre', 'salt'] };
  const over = ['grain', 'ochre', 'salt'].map((id) => ({ id, most: id === 'grain' ? 2 : 1 }));
  const text = say('Which do you hand in?');
  const question = { kind: 'share', topic: 'surrender', text, rule: 'AC 31.71', over, goal: 1 };
  const answer = vi.fn(async () => true);
  await draw(
    <TableContext value={sampleTable({ game: ANCIENT_GAME, tableView: sampleTableView({ view }) })}>
      <SurrenderControl asked={{ id: '1', seat: 'Ada', question }} answer={answer} />
    </TableContext>,
  );
  await press('Discard this card');
  expect(answer).toHaveBeenLastCalledWith({ ochre: 1 });
  await press(/salt/);
  await press('Discard this card');
  expect(answer).toHaveBeenLastCalledWith({ salt: 1 });
});
