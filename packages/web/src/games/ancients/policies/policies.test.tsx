import type { AbilityPolicy, AbilityUse, AncientView } from '@ecumene/ancients';
import { sampleInfo, sampleTableView } from '@ecumene/client/testing';
import type { AutomaticAnswer } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Ahead } from '../../../table/AutomaticAnswers.tsx';
import { TableContext } from '../../../table/at-table.ts';
import { CompanyContext } from '../../../table/company.ts';
import { plansIn } from '../../../table/planners.ts';
import { buttons, draw, press, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import type { Planner } from '../../game-screen.ts';
import type { AncientGame } from '../game.ts';
import { firstTurn } from '../movement/testing.ts';
import { abilityPolicy, buildingPolicy, sharedPolicies, shipsPolicy, tradeAgent, wishList } from './policies.ts';

afterEach(wipe);

interface Sample {
  readonly planners: readonly Planner[];
  readonly hand?: readonly string[];
  readonly cards?: Readonly<Record<string, number>>;
  readonly abilityNow?: AncientGame['abilityNow'];
}

/** The automatic answers of Egypt, which has these tokens, with these left. */
async function dialog(
  tokens: Readonly<Record<string, number>>,
  left: readonly AutomaticAnswer[] = [],
  { planners, hand = [], cards, abilityNow }: Sample = { planners: [shipsPolicy, buildingPolicy, wishList] },
) {
  const first = firstTurn();
  const areas = Object.fromEntries(
    Object.entries(tokens).map(([area, egypt]) => [area, { tokens: { egypt }, city: null }]),
  );
  const nations = first.nations.map((one) => (one.name === 'egypt' && cards ? { ...one, cards } : one));
  const view = { ...first, nations, areas, hand };
  const seat = view.nations.find(({ name }) => name === 'egypt')?.seat ?? '';
  const request = vi.fn(async () => undefined);
  const ancients = { ...ANCIENT_GAME.ancients, ...(abilityNow && { abilityNow }) };
  const game = { ...ANCIENT_GAME, ancients, planners };
  const table = sampleTable({ game, seat, request, tableView: sampleTableView({ view, left: [...left] }) });
  await draw(
    <CompanyContext value={{ info: sampleInfo(), heard: 0 }}>
      <TableContext value={table}>
        <Ahead close={() => {}} />
      </TableContext>
    </CompanyContext>,
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

test('a policy that is to build ships builds them in any harbour, unless areas are unticked', async () => {
  const request = await dialog({ miletus: 6 });
  await open(0);
  await press('More: Build until you have this many ships');
  expect(read()).toContain('If you were asked now: keep no ship, build none');
  const box = document.querySelector('fieldset input');
  const pay = [...document.querySelectorAll('.policy-form input')].at(-1);
  if (!(box instanceof HTMLInputElement && pay instanceof HTMLInputElement)) throw new Error('nothing to tick');
  expect(box.checked).toBe(true);
  await act(async () => box.click());
  expect(read()).toContain('You have chosen no area, so no ship will be built.');
  await act(async () => box.click());
  await act(async () => pay.click());
  expect(read()).toContain('build in miletus');
  await press('Save');
  const policy = { until: 1, at: ['miletus'], levy: true };
  expect(request.mock.lastCall).toMatchObject([{ topic: 'ships', answers: [policy] }]);
});

test('a policy that is kept is read in words, changed and withdrawn', async () => {
  const kept: AutomaticAnswer = {
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

const SHARED = { planners: sharedPolicies };
const saved = (topic: string, policy: unknown) => ({
  do: 'stand',
  topic,
  answers: [policy],
  plan: true,
  always: true,
});
const tick = async (place: number): Promise<void> => {
  const boxes = [...document.querySelectorAll('fieldset input')].filter((one) => one instanceof HTMLInputElement);
  await act(async () => boxes[place]?.click());
};
const choose = async (value: string): Promise<void> => {
  const list = document.querySelector('.policy-form select');
  if (!(list instanceof HTMLSelectElement)) throw new Error('no list');
  list.value = value;
  await act(async () => list.dispatchEvent(new Event('change', { bubbles: true })));
};

test('a wish list counts only what has not been bought', async () => {
  const wish = { wish: ['pottery', 'law'], skip: false, treasury: true, keep: [] };
  const kept: AutomaticAnswer = { topic: 'civilization-cards', answers: [wish], plan: true, always: true };
  await dialog({}, [kept], { planners: [wishList] });
  expect(read()).toContain('Buy 2 advances in your order');
  await dialog({}, [kept], { planners: [wishList], cards: { pottery: 1 } });
  expect(read()).toContain('Buy 1 advance in your order');
  await dialog({}, [kept], { planners: [wishList], cards: { pottery: 1, law: 2 } });
  expect(read()).toContain('You have everything on your wish list');
});

test('a plan for several topics counts once', () => {
  const planners = sharedPolicies.filter(({ also }) => also !== undefined);
  const [{ topic = '', also = [] } = {}] = planners;
  const left = [topic, ...also].map((one): AutomaticAnswer => ({ topic: one, answers: [{}], plan: true }));
  expect(left.length).toBeGreaterThan(1);
  expect(plansIn({ planners }, [...left, { topic: 'trade', answers: [{}] }])).toBe(2);
});

test('what is ticked in an order says its place, and stays where it is', async () => {
  const request = await dialog({ miletus: 6, lycia: 2, rhodes: 1 }, [], SHARED);
  await open(0);
  const listed = () => [...document.querySelectorAll('.policy-tick')].map(({ textContent }) => textContent?.trim());
  const [first, second, third] = listed();
  await tick(2);
  await tick(1);
  expect(listed()).toEqual([first, `2. ${second}`, `1. ${third}`]);
  await press('Save');
  expect(request).toHaveBeenCalledExactlyOnceWith(saved('growth', { first: [third, second], others: 'fewest' }));
});

test('a policy for losses shows what a loss would take, and where it would ask', async () => {
  const request = await dialog({ miletus: 6, lycia: 2 }, [], SHARED);
  await open(1);
  expect(read()).toContain('If you were asked now: a loss of 5 would take 4 miletus, 1 lycia');
  await choose('fewest');
  expect(read()).toContain('a loss of 5 would take 2 lycia, 3 miletus');
  await tick(0);
  expect(read()).toContain('you would choose, because tokens alone are not enough');
  await press('Save');
  expect(request).toHaveBeenCalledExactlyOnceWith(saved('losses', { first: 'fewest', never: ['miletus'] }));
});

test('a policy that covers several questions is saved and withdrawn for all of them', async () => {
  const policy = { first: 'ahead', spare: [] };
  const request = await dialog({ miletus: 6 }, [], SHARED);
  await open(3);
  await press('Save');
  const topics = ['secondary-victims', 'share-losses', 'share-cities'];
  expect(request.mock.calls).toEqual(topics.map((topic) => [saved(topic, policy)]));
  await wipe();
  const left: AutomaticAnswer[] = topics.map((topic) => ({ topic, answers: [policy], plan: true, always: true }));
  const again = await dialog({ miletus: 6 }, left, SHARED);
  expect(buttons().filter((label) => label === 'Withdraw')).toHaveLength(1);
  await press('Withdraw');
  expect(again.mock.calls).toEqual(topics.map((topic) => [{ do: 'stand-down', topic }]));
});

test('policies for growth, the hand limit and trade cards say what they would do', async () => {
  await dialog({ miletus: 6, lycia: 2 }, [], { ...SHARED, hand: ['salt', 'salt', 'ochre'] });
  await open(0);
  expect(read()).toContain('If you were asked now: where you have the fewest tokens');
  await tick(0);
  expect(read()).toContain('first miletus, then where you have the fewest tokens');
  await press('Cancel');
  await open(4);
  expect(read()).toContain('discard ochre first');
  await press('Cancel');
  await open(5);
  expect(read()).toContain('If you were asked now: buy none');
});

test('an order of cities to be reduced needs cities, else it asks', async () => {
  await dialog({ miletus: 6 }, [], SHARED);
  await open(2);
  expect(read()).toContain('If you were asked now: you would choose');
});

test('a policy for special abilities says what it would do first, and is saved in its order', async () => {
  const abilityNow = vi.fn(
    (_view: AncientView, _nation: string, { use, spare }: AbilityPolicy): AbilityUse | undefined =>
      use.includes('politics') && spare.length === 0 ? { do: 'politics', treasury: 3 } : undefined,
  );
  const request = await dialog({ miletus: 6 }, [], { planners: [abilityPolicy], abilityNow });
  await open(0);
  expect(read()).toContain('If you were asked now: you would be asked');
  const boxes = [...document.querySelectorAll('fieldset input')].filter((one) => one instanceof HTMLInputElement);
  const box = (name: string) => boxes.findIndex((one) => one.parentElement?.textContent?.includes(name));
  await tick(box('politics'));
  expect(read()).toContain('If you were asked now: politics: 3 tokens to the treasury');
  await tick(box('monotheism'));
  await press('Save');
  expect(request).toHaveBeenCalledExactlyOnceWith(
    saved('abilities', { use: ['politics', 'monotheism'], first: 'ahead', spare: [], otherwise: 'ask' }),
  );
});

test('a trading agent has limits, keeps what it must never give, and is saved', async () => {
  const request = await dialog({ miletus: 6 }, [], { planners: [tradeAgent], hand: ['salt', 'salt', 'ochre'] });
  await open(0);
  expect(read()).toContain('It starts soon after you leave the table and stops when you return.');
  expect(read()).toContain('If you were asked now: nothing, because trade is not open');
  await press('More: Points each trade must add to your sets');
  await press('Fewer: Unnamed cards to accept in one trade, at most');
  expect(read()).toContain('Every trade here has an unnamed card, so your agent will not trade.');
  await choose('salt');
  expect(read()).toContain('any 3 cards for 2 salt and 1 more');
  await tick(1);
  await press('Save');
  expect(request).toHaveBeenCalledExactlyOnceWith(
    saved('trade', {
      gain: 15,
      never: ['ochre'],
      unnamed: 0,
      deals: 3,
      calamities: false,
      except: [],
      seeks: 2,
      offers: [{ gives: 3, of: [], wants: 3, asks: ['salt', 'salt'] }],
      ends: true,
    }),
  );
});

test('a trading agent that is kept is read in words', async () => {
  const agent = {
    gain: 8,
    never: [],
    unnamed: 1,
    deals: 1,
    calamities: true,
    except: [],
    seeks: 0,
    offers: [],
    ends: true,
  };
  await dialog({ miletus: 6 }, [{ topic: 'trade', answers: [agent], plan: true, always: true }], {
    planners: [tradeAgent],
  });
  expect(read()).toContain('Trade while you are away: 1 trade a turn, each adding 8 points or more to your sets');
});
