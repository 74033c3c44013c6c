import { CIVILIZATION_CARDS } from '@ecumene/advanced-civilization';
import { CARD_RULES } from '@ecumene/advanced-civilization/reference';
import { rules } from '@ecumene/advanced-civilization/rules';
import { type TableView, tableViewOf } from '@ecumene/client';
import { at } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { goTo } from '../../../app/router.tsx';
import { chooseAutomaticPassing } from '../../../questions/automatic-pass.tsx';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, press, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { sampleTurn } from '../../../testing/sample-trade.ts';
import { PurchaseControl } from '../../ancients/purchases/PurchaseControl.tsx';
import { PurchasesPanel } from '../../ancients/purchases/PurchasesPanel.tsx';

const HAS = { seat: 'Ada', tokens: { thebes: 4 }, cards: ['pottery', 'mysticism'] };
const GAME = { ...ANCIENT_GAME, rules: async () => rules };

/** The cards and what acquires them as Ada of Egypt sees them in a step of the turn, with this to pay with, or a spectator. */
function shop(step: string, has: object, seat: 'Ada' | null = 'Ada', answer = async () => true) {
  const tableView: TableView = tableViewOf(sampleTurn(step, { egypt: { ...HAS, ...has } }), seat);
  const isAsked = tableView.questions.some(({ question }) => question.topic === 'civilization-cards');
  return (
    <TableContext value={sampleTable({ tableView, game: GAME, seat })}>
      <PurchasesPanel />
      {isAsked && <PurchaseControl asked={at(tableView.questions, 0)} answer={answer} />}
    </TableContext>
  );
}

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent));

afterEach(async () => {
  await wipe();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  goTo('/');
});

test('[AC 32.1] each card is told by the paragraph of its own number', () => {
  for (const { id, name } of CIVILIZATION_CARDS) {
    const paragraph = rules.paragraphs.find((one) => `${rules.book} ${one.id}` === CARD_RULES[id]);
    expect(paragraph?.says).toMatch(new RegExp(`^${name} is an? `));
  }
});

/** Opens a card by its button, and reads it. */
async function readCard(called: string | RegExp): Promise<string> {
  await press(called);
  await act(() => vi.dynamicImportSettled());
  return document.querySelector('dialog')?.textContent ?? '';
}

test('a card that cannot be acquired now opens to be read, with whose credits it has and which others it makes cheaper', async () => {
  await draw(shop('trade', {}));
  const card = await readCard(/^deismprinted/);
  expect(card).toContain('Deism gives 15 to Enlightenment');
  expect(card).toContain('It costs you 65 and scores 80 points.');
  expect(card).toContain('mysticism −15');
  expect(card).toContain('monotheism −15');
  expect(card).toContain('superstition: 2 cities fewer.');
});

test('so does a card one has, and one that could be taken', async () => {
  await draw(shop('civilization-cards', { treasury: 40 }));
  expect(await readCard(/^pottery$/)).toContain('It scores 45 points.');
  await press('Close');
  expect(await readCard('Details of cloth-making')).toContain('It costs you 35');
});

test('a spectator reads the cards as printed, not as a player has them', async () => {
  await draw(shop('trade', {}, null));
  const card = await readCard(/^deism/);
  expect(card).toContain('It costs 80 and scores 80 points.');
  expect(card).not.toContain('mysticism −15');
  await press('Close');
  expect(await readCard(/^pottery/)).not.toContain('yours');
});

test('cards that can be had together are taken at a touch, and put back at another', async () => {
  await draw(shop('civilization-cards', { treasury: 40 }));
  const proposed = buttons().find((name) => / for \d+$/.test(name)) ?? '';
  const [, price] = / for (\d+)$/.exec(proposed) ?? [];
  await press(proposed);
  expect(buttons()).toContain(`Buy 1 card for ${price}`);
  await press(proposed);
  expect(buttons()).toContain('Buy nothing');
});

test('a proposal that is taken stays the button it was, so that the keyboard is still on it', async () => {
  await draw(shop('civilization-cards', { treasury: 40 }));
  const proposal = button(/ for \d+$/);
  proposal?.focus();
  await press(proposal?.textContent ?? '');
  expect(proposal?.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(proposal);
});

test('acquiring nothing is what stands out only when nothing can be acquired', async () => {
  await draw(shop('civilization-cards', { treasury: 40 }));
  expect(button(/^Buy nothing/)?.className).toBe('button');
  await wipe();
  await draw(shop('civilization-cards', { hand: ['salt', 'hides'] }));
  expect(button(/^Buy nothing/)?.className).toBe('button primary');
});

describe('who passes automatically', () => {
  const passing = async (has: object) => {
    vi.useFakeTimers();
    goTo('/solo/shop');
    chooseAutomaticPassing(true);
    const answer = vi.fn(async () => true);
    await draw(shop('civilization-cards', has, 'Ada', answer));
    return { answer, pass: (time: number) => act(async () => void vi.advanceTimersByTime(time)) };
  };

  test('buys nothing after a pause, where the hand pays for no card', async () => {
    const { answer, pass } = await passing({ hand: ['salt', 'hides'] });
    await pass(1000);
    expect(document.querySelector('.choices [role="status"]')?.textContent).toBe('Passing …');
    expect(answer).not.toHaveBeenCalled();
    await pass(10_000);
    expect(answer.mock.calls).toEqual([[{ buy: [], spend: {} }]]);
  });

  test.each([[['salt']], [['salt', 'hides']]])('waits the same time, whatever the hand is: %j', async (hand) => {
    const { answer, pass } = await passing({ hand });
    await pass(2499);
    expect(answer).not.toHaveBeenCalled();
    await pass(1);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('is asked where a card can be bought', async () => {
    const { answer, pass } = await passing({ treasury: 40 });
    await pass(10_000);
    expect(answer).not.toHaveBeenCalled();
  });
});
