import type { AncientEvent, OfferView } from '@ecumene/ancients';
import { type News, type TableView, tableViewOf } from '@ecumene/client';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replaying } from '../../../replay/replaying.ts';
import { type AtTable, TableContext } from '../../../table/at-table.ts';
import { StoryContext } from '../../../table/story.tsx';
import { buttons, draw, happens, press, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { SamplePort, sampleNews, sampleTable } from '../../../testing/sample-table.ts';
import { sampleTrade } from '../../../testing/sample-trade.ts';
import { isAncientView } from '../view.ts';
import { TradePanel } from './TradePanel.tsx';

const TRADE = sampleTrade({
  egypt: { seat: 'Ada', tokens: { thebes: 4 }, hand: ['oil', 'oil', 'salt', 'iron', 'grain'] },
  crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['wine', 'wine', 'salt', 'grain'] },
  asia: { seat: 'Cleo', tokens: { ankara: 3 }, hand: ['ochre', 'ochre', 'salt'] },
});
let port: SamplePort;
const ask = vi.fn<AtTable['request']>();

/** The trade as Ada sees it, in this turn, while these nations offer two wine and a card for two salt and a card. */
function tradePanel(turn: number, ...from: readonly string[]) {
  return tradeWhereAllAsk(['salt', 'salt'], turn, from);
}

function tradeWhereAllAsk(asks: readonly string[], turn: number, from: readonly string[]) {
  const sides = { to: null, counters: null, gives: 3, names: ['wine', 'wine'], wants: 3, asks };
  const offers = from.map((nation, id) => ({ id, from: nation, ...sides }));
  return tradeSeenBy('Ada', turn, offers);
}

function tradeSeenBy(seat: string | null, turn: number, offers: readonly OfferView[], asked?: TableView['questions']) {
  const tableView: TableView = tableViewOf(TRADE, seat);
  if (!isAncientView(tableView.view)) throw new Error('this is no view of the game');
  const { view } = tableView;
  const questions = asked ?? tableView.questions;
  const ownOffers = offers.filter(({ hides }) => hides !== undefined);
  const seen = { ...tableView, questions, view: { ...view, turn, market: { ...view.market, offers }, ownOffers } };
  return (
    <TableContext value={sampleTable({ game: ANCIENT_GAME, port, tableView: seen, seat, request: ask })}>
      <TradePanel />
    </TableContext>
  );
}

/** The nations whose offers are shown, in their places. */
const shown = () => buttons().flatMap((name) => /^(crete|asia|thrace)gives/.exec(name)?.slice(1) ?? []);
/** The keyboard comes to a button. */
async function focusOn(button: RegExp) {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((one) => button.test(one.getAttribute('aria-label') ?? one.textContent ?? ''));
  await act(async () => found?.focus());
  return found;
}

const AWAY = 'Clear';
const OFFERS = 'Offers';

beforeEach(() => {
  port = new SamplePort('Ada');
  ask.mockReset().mockResolvedValue(undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await wipe();
});

test('an offer that is being made up stays while others trade, and is put away with the turn it was begun in', async () => {
  const redraw = await draw(tradePanel(9));
  expect(buttons()).not.toContain(AWAY);
  await press(/oil.*worth 16/);
  expect(buttons()).toContain(AWAY);
  await redraw(tradePanel(9, 'crete'));
  expect(buttons()).toContain(AWAY);
  await redraw(tradePanel(10, 'crete'));
  expect(buttons()).not.toContain(AWAY);
  expect(read()).toContain('Tap a card to offer it');
});

test('offers nobody is about to press come in their order, the latest first', async () => {
  const redraw = await draw(tradePanel(9, 'crete'));
  await redraw(tradePanel(9, 'crete', 'asia'));
  expect(shown()).toEqual(['asia', 'crete']);
  expect(read()).not.toContain('new offer');
});

test('offers under the hand stay in their places; those that have come since are announced, and put in order on wish', async () => {
  const redraw = await draw(tradePanel(9, 'crete'));
  await happens('pointerover', 'section', OFFERS);
  await redraw(tradePanel(9, 'crete', 'asia'));
  expect(shown()).toEqual(['crete', 'asia']);
  expect(buttons()).toContain('1 new offer');
  await redraw(tradePanel(9, 'crete', 'asia', 'thrace'));
  expect(shown()).toEqual(['crete', 'asia', 'thrace']);
  await press('2 new offers');
  expect(shown()).toEqual(['thrace', 'asia', 'crete']);
  expect(read()).not.toContain('new offer');
});

test('offers are put in order when the hand goes away, and held for the keyboard too', async () => {
  const redraw = await draw(tradePanel(9, 'crete'));
  const offer = await focusOn(/^cretegives/);
  await redraw(tradePanel(9, 'crete', 'asia'));
  expect(shown()).toEqual(['crete', 'asia']);
  await act(async () => offer?.blur());
  expect(shown()).toEqual(['asia', 'crete']);
});

test('an offer that is gone from under the hand leaves its place, and says so', async () => {
  const tradeOf = (...from: readonly string[]) => tradeWhereAllAsk(['salt', 'iron'], 9, from);
  const redraw = await draw(tradeOf('crete'));
  expect(read()).toContain('You can accept');
  await happens('pointerover', 'section', OFFERS);
  await redraw(tradeOf());
  expect(shown()).toEqual(['crete']);
  expect(read()).toContain('ended');
  expect(read()).not.toContain('You can accept');
});

test('an offer shows in green only if it makes more of the sets', async () => {
  const greens = () => [...document.querySelectorAll('.offer-good, [data-sets="more"]')].length;
  const sets = () => document.querySelector('.offer-gain')?.getAttribute('data-sets');
  const redraw = await draw(tradeWhereAllAsk(['salt', 'iron'], 9, ['crete']));
  expect([sets(), greens()]).toEqual(['more', 2]);
  const poor = { id: 0, from: 'crete', to: null, counters: null, gives: 3, names: ['ochre', 'hides'], wants: 3 };
  await redraw(tradeSeenBy('Ada', 9, [{ ...poor, asks: ['oil', 'oil'] }]));
  expect(read()).toContain('You can accept');
  expect([sets(), greens()]).toEqual(['less', 0]);
});

test('offers stay in their places while a finger is on them and a short while after, and not for ever', async () => {
  vi.useFakeTimers();
  const redraw = await draw(tradePanel(9, 'crete'));
  await happens('touchstart', 'section', OFFERS);
  await redraw(tradePanel(9, 'crete', 'asia'));
  await happens('touchend', 'section', OFFERS);
  expect(shown()).toEqual(['crete', 'asia']);
  await act(async () => vi.advanceTimersByTime(5000));
  expect(shown()).toEqual(['asia', 'crete']);
});

test('offers nobody touches come in their order on a phone too', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const redraw = await draw(tradePanel(9, 'crete'));
  await redraw(tradePanel(9, 'asia'));
  expect(shown()).toEqual(['asia']);
  expect(read()).not.toContain('ended');
});

test('offers that have come are announced with how many of them can be accepted', async () => {
  const redraw = await draw(tradePanel(9, 'crete'));
  await happens('pointerover', 'section', OFFERS);
  await redraw(tradeWhereAllAsk(['salt', 'oil'], 9, ['crete', 'asia', 'thrace']));
  expect(buttons()).toContain('2 new offers, you can accept 2');
});

test('to those who do not see them it is said how many offers can be accepted; none is read out by itself', async () => {
  vi.useFakeTimers();
  const offered = (...from: readonly string[]) => tradeWhereAllAsk(['salt', 'iron'], 9, from);
  const said = () => document.querySelector('.trade-river [role="status"]')?.textContent;
  const redraw = await draw(offered());
  await redraw(offered('crete', 'asia'));
  await act(async () => vi.advanceTimersByTime(5000));
  expect(said()).toBe('You can accept 2 offers.');
  expect(document.querySelectorAll('[aria-live] li, li [aria-live]')).toHaveLength(0);
  await redraw(offered());
  await act(async () => vi.advanceTimersByTime(5000));
  expect(said()).toBe('');
});

test('offers of a nation that floods the trade are folded up and unfold on wish; what comes under the hand is seen', async () => {
  const flood = (count: number) => Array.from({ length: count }, () => 'crete');
  const redraw = await draw(tradePanel(9, ...flood(12), 'asia'));
  expect(shown()).toEqual(['asia', 'crete', 'crete']);
  await press('10 more from crete');
  expect(shown()).toHaveLength(13);
  await press('Show fewer from crete');
  await happens('pointerover', 'section', OFFERS);
  await redraw(tradePanel(9, ...flood(12), 'asia', 'thrace', 'crete'));
  expect(shown()).toEqual(['asia', 'crete', 'crete', 'thrace', 'crete']);
});

test('only those cards are marked as lacking that one does not hold', async () => {
  await draw(tradeWhereAllAsk(['wine', 'salt'], 9, ['crete']));
  const lacking = [...document.querySelectorAll('[data-lacking="true"]')].map(({ textContent }) => textContent);
  expect(lacking).toHaveLength(1);
  expect(lacking[0]).toContain('wine');
});

/** Presses a button as the keyboard does. */
async function enter(button: RegExp): Promise<void> {
  await focusOn(button);
  await press(button);
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a player who plays by keyboard is taken to what they begin, and back to the card when they put it away', async () => {
  await draw(tradePanel(9));
  await enter(/grain.*worth/);
  expect(focused()).toBe('Your offer');
  await enter(RegExp(AWAY));
  expect(focused()).toMatch(/grain.*worth/);
});

test('a card that lies on the table already keeps the focus, and is not laid again', async () => {
  await draw(tradePanel(9));
  await enter(/grain.*worth/);
  const before = read();
  expect((await focusOn(/grain.*worth/))?.disabled).toBe(false);
  await press(/grain.*worth/);
  expect(focused()).toMatch(/grain.*worth/);
  expect(read()).toBe(before);
});

/** Something everybody saw, as the story keeps it. */
function seen(event: AncientEvent, number: number): News {
  return { ...sampleNews(number, event.what), happening: { event, rule: 'AC 28.1', knows: 'all', reveals: false } };
}

function offered(nation: string, offer: number): AncientEvent {
  const sides = { to: null, counters: null, gives: 3, names: ['oil', 'oil'], wants: 3, asks: ['wine', 'wine'] };
  return { what: 'offer-made', nation, offer, ...sides };
}

/** The trade of the ninth turn after this has happened, with offers of these nations for salt and iron. */
function tradeAfter(events: readonly AncientEvent[], ...from: readonly string[]) {
  return <StoryContext value={events.map(seen)}>{tradeWhereAllAsk(['salt', 'iron'], 9, from)}</StoryContext>;
}

const WITHDRAWN: AncientEvent = { what: 'offer-withdrawn', nation: 'crete', offer: 0 };

test('an answer that is being made up stays as an offer to the same nation when the other withdraws, and it says so', async () => {
  const redraw = await draw(tradeAfter([], 'crete'));
  await press(/^cretegives/);
  await press('Counter-offer');
  await press(/oil.*worth/);
  expect(read()).toContain('You give 4');
  await redraw(tradeAfter([WITHDRAWN]));
  expect(read()).toContain('crete withdrew its offer.');
  expect(read()).toContain('You give 4');
  expect(buttons()).toContain('Offer to crete');
  await press(/oil.*worth/);
  expect(read()).toContain('You give 5');
  expect(read()).toContain('crete withdrew its offer.');
  await press(AWAY);
  expect(read()).not.toContain('withdrew');
});

test('a player who was about to accept an offer that is gone reads why', async () => {
  const redraw = await draw(tradeAfter([], 'crete'));
  await press(/^cretegives/);
  expect(buttons()).toContain('Accept');
  await redraw(tradeAfter([WITHDRAWN]));
  expect(buttons()).not.toContain('Accept');
  expect(read()).toContain('crete withdrew its offer.Tap a card to offer it');
  await redraw(tradeAfter([{ what: 'traded', nations: ['crete', 'asia'], gave: [3, 3] }]));
  expect(read()).toContain('crete traded with asia. Its offer has ended.');
  await redraw(tradeAfter([{ what: 'traded', nations: ['crete', 'egypt'], gave: [3, 3] }]));
  expect(read()).not.toContain('ended');
});

const OWN = { id: 1, from: 'egypt', to: null, counters: null, gives: 3, names: ['oil', 'salt'], wants: 3 };

test("one's own offer shows what it hides, and the hand what is offered", async () => {
  await draw(tradeSeenBy('Ada', 9, [{ ...OWN, hides: ['iron'], asks: ['wine', 'wine'] }]));
  expect(document.querySelector('.offer-own [data-veiled="true"]')?.textContent).toContain('iron');
  expect(document.querySelector('.offer-own .offer-side')?.textContent).not.toContain('unnamed');
  const marked = buttons().filter((name) => name.includes('1 offered'));
  expect(marked.map((name) => /oil|salt|iron|grain/.exec(name)?.[0]).toSorted()).toEqual(['iron', 'oil', 'salt']);
});

test('a player who watches is shown no hand, and is not spoken to as if they played', async () => {
  const redraw = await draw(tradeSeenBy(null, 9, []));
  expect(read()).toContain('In all hands');
  expect(read()).not.toMatch(/Your hand|In other hands|for you yet|Cities bring/);
  await redraw(tradeSeenBy(null, 9, [{ ...OWN, asks: ['wine', 'wine'] }]));
  expect(document.querySelector('[data-lacking="true"]')).toBeNull();
});

test("offers of one's own that fell with a deal are told, until one offers again", async () => {
  const traded: AncientEvent = { what: 'traded', nations: ['crete', 'egypt'], gave: [3, 3] };
  const told = (...events: readonly AncientEvent[]) => (
    <StoryContext value={events.map(seen)}>{tradePanel(9)}</StoryContext>
  );
  const redraw = await draw(told(offered('egypt', 1), offered('egypt', 2)));
  expect(read()).not.toContain('ended when');
  await redraw(told(offered('egypt', 1), offered('egypt', 2), traded));
  expect(read()).toContain('2 of your offers ended when you traded with crete. Offers end when');
  await redraw(told(offered('egypt', 1), offered('egypt', 2), traded, offered('egypt', 3)));
  expect(read()).not.toContain('ended when');
});

test('a player who has too few cards to trade is told to look on, and not to begin an offer', async () => {
  await draw(tradeSeenBy('Ada', 9, [], []));
  expect(read()).toContain('You sit this round out.');
  expect(read()).not.toContain('Tap a card');
});

test('a player who looks back sees the hand and the offers as they were, and nothing to press', async () => {
  const offer = { to: null, counters: null, gives: 3, names: ['wine', 'wine'], wants: 3, asks: ['salt', 'salt'] };
  const offers = [
    { id: 1, from: 'crete', ...offer },
    { id: 2, from: 'egypt', ...offer, names: ['oil', 'oil'] },
  ];
  const seenBy = (seat: string | null) => <Replaying value={true}>{tradeSeenBy(seat, 9, offers, [])}</Replaying>;
  const redraw = await draw(seenBy('Ada'));
  expect(read()).toMatch(/Your hand.*5 cards.*oil.*× 2.*In other hands/);
  expect(read()).toMatch(/You, to all.*cretegives/);
  expect(document.querySelectorAll('button:enabled, .takes-room').length).toBe(0);
  expect(read()).not.toMatch(/You look on|Tap a card|Withdraw/);
  await redraw(seenBy('Ben'));
  expect(read()).toMatch(/Your hand.*4 cards.*wine.*× 2/);
  await redraw(seenBy(null));
  expect(read()).not.toContain('Your hand');
});

const TO_ADA = { id: 4, from: 'crete', to: 'egypt', counters: null, gives: 3, names: ['wine', 'wine'], wants: 3 };

test('a player declines an offer made to them alone with one click, or with a reason', async () => {
  await draw(tradeSeenBy('Ada', 9, [{ ...TO_ADA, asks: ['salt', 'iron'] }]));
  await press('Decline the offer of crete');
  await press('Decline the offer of crete with a reason');
  expect(buttons()).toEqual(expect.arrayContaining(['Too little', 'I collect salt', 'I collect iron', 'Not now']));
  await press('I collect iron');
  const no = { do: 'decline', offer: 4 };
  expect(ask.mock.calls).toMatchObject([[{ answer: no }], [{ answer: { ...no, why: 'collects', card: 'iron' } }]]);
});

test('an offer to everybody is not declined, and one that was declined is out of the way', async () => {
  const redraw = await draw(tradePanel(9, 'crete'));
  expect(read()).not.toContain('Decline');
  await redraw(tradeSeenBy('Ada', 9, [{ ...TO_ADA, asks: ['salt', 'iron'], declined: { why: null, card: null } }]));
  expect(shown()).toEqual([]);
});

test('under an offer of one’s own stands what the other answered', async () => {
  const own = { ...OWN, to: 'crete', asks: ['wine', 'wine'] };
  const redraw = await draw(tradeSeenBy('Ada', 9, [{ ...own, declined: { why: 'too-little', card: null } }]));
  expect(read()).toContain('crete declined: too little.');
  await redraw(tradeSeenBy('Ada', 9, [{ ...own, declined: { why: 'collects', card: 'wine' } }]));
  expect(read()).toContain('crete declined: it collects wine.');
  await redraw(tradeSeenBy('Ada', 9, [{ ...own, declined: { why: null, card: null } }]));
  expect(read()).toContain('crete declined.');
});
