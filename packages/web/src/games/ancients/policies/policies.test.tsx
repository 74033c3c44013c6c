import { sampleSight } from '@ecumene/client/testing';
import type { StandingAnswer } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { Ahead } from '../../../table/StandingAnswers.tsx';
import { buttons, draw, press, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { firstTurn } from '../movement/testing.ts';
import { buildingPolicy, shipsPolicy, wishList } from './policies.ts';

afterEach(wipe);

/** The automatic answers of Egypt, which has these tokens, with these left. */
async function dialog(tokens: Readonly<Record<string, number>>, left: readonly StandingAnswer[] = []) {
  const first = firstTurn();
  const areas = Object.fromEntries(
    Object.entries(tokens).map(([area, egypt]) => [area, { tokens: { egypt }, city: null }]),
  );
  const view = { ...first, areas };
  const seat = view.nations.find(({ name }) => name === 'egypt')?.seat ?? '';
  const request = vi.fn(async () => undefined);
  const game = { ...ANCIENT_GAME, planners: [shipsPolicy, buildingPolicy, wishList] };
  const table = sampleTable({ game, seat, request, sight: sampleSight({ view, left: [...left] }) });
  await draw(
    <TableContext value={table}>
      <Ahead close={() => {}} />
    </TableContext>,
  );
  return request;
}

/** Opens the form of the policy at this place in the dialog. */
async function open(place: number): Promise<void> {
  const all = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Plan answer');
  await act(async () => all[place]?.click());
}

test('a policy for new cities says what it would do now, and is kept with its exceptions', async () => {
  const request = await dialog({ miletus: 6, lycia: 2, rhodes: 2 });
  await open(1);
  expect(read()).toContain('If you were asked now: a city in miletus');
  const boxes = [...document.querySelectorAll('fieldset input')].filter((one) => one instanceof HTMLInputElement);
  await act(async () => boxes[0]?.click());
  expect(read()).toContain('If you were asked now: no city');
  await press('Save');
  expect(request).toHaveBeenCalledExactlyOnceWith({
    do: 'stand',
    topic: 'build-cities',
    answers: [{ except: ['miletus'], treasury: true }],
    plan: true,
    always: true,
  });
});

test('a policy for ships builds none unless told so', async () => {
  const request = await dialog({ miletus: 6 });
  await open(0);
  expect(read()).toContain('If you were asked now: keep no ship, build none');
  await press('Save');
  expect(request).toHaveBeenCalledExactlyOnceWith({
    do: 'stand',
    topic: 'ships',
    answers: [{ until: 0, at: [], levy: false }],
    plan: true,
    always: true,
  });
});

test('a policy that is kept is read in words, changed and withdrawn', async () => {
  const kept: StandingAnswer = {
    topic: 'ships',
    answers: [{ until: 2, at: ['miletus'], levy: true }],
    plan: true,
    always: true,
  };
  const request = await dialog({ miletus: 6 }, [kept]);
  expect(read()).toContain('Keep all ships, build until there are 2');
  await press('Withdraw');
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'stand-down', topic: 'ships' });
  expect(buttons()).toContain('Change');
  await press('Change');
  expect(read()).toContain('build in miletus');
});

test('a wish list is put in order, says what the first of it costs, and is kept', async () => {
  const request = await dialog({ miletus: 6 });
  await open(2);
  expect(read()).toContain('If you were asked now: you would choose');
  const add = async (card: string): Promise<void> => {
    const list = document.querySelector('.policy-form select');
    if (!(list instanceof HTMLSelectElement)) throw new Error('no list');
    list.value = card;
    await act(async () => list.dispatchEvent(new Event('change', { bubbles: true })));
  };
  await add('pottery');
  await add('coinage');
  expect(read()).toContain('If you were asked now: pottery costs 45 points; you could pay 0');
  await press('Move up');
  await press('Save');
  expect(request).toHaveBeenCalledExactlyOnceWith({
    do: 'stand',
    topic: 'civilization-cards',
    answers: [{ wish: ['coinage', 'pottery'], skip: false, treasury: true, keep: [] }],
    plan: true,
    always: true,
  });
});
