import { Dice, must, randomFrom, type Table } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, it } from 'vitest';
import type { AcEvent } from './events.ts';
import { advancedCivilization } from './game.ts';
import { has, position } from './testing.ts';
import type { AcView } from './view.ts';
import type { AcWorld } from './world.ts';

type AcTable = Table<AcWorld, AcView, AcEvent>;

const LIMITS = {
  gain: 5,
  never: [],
  unnamed: 1,
  deals: 2,
  calamities: false,
  except: [],
  seeks: 0,
  offers: [],
  ends: true,
};
type Limits = Partial<Record<keyof typeof LIMITS, unknown>>;

/** Egypt collects Salt, Crete has some and wants Grain; nobody has traded yet. */
const HANDS = {
  egypt: { hand: ['salt', 'salt', 'grain', 'grain', 'ochre', 'ochre', 'ochre', 'hides'] },
  crete: { hand: ['salt', 'salt', 'salt', 'salt', 'iron', 'iron', 'iron', 'papyrus', 'papyrus'] },
  africa: { hand: ['ochre', 'hides', 'papyrus'] },
};
const atTrade = (): AcTable => tableAt(advancedCivilization, position(HANDS), 'turns', 'turn', 'trade');

/** Egypt leaves an agent with these limits and goes. */
function leaveTo(table: AcTable, limits: Limits = {}) {
  const answers = [{ ...LIMITS, ...limits }];
  expect(table.setAutomatic('egypt', { topic: 'trade', answers, plan: true })).toMatchObject({ ok: true });
  table.goAway('egypt');
}

function say(table: AcTable, seat: string, move: unknown) {
  const [asked] = table.questions(seat);
  return table.answer(seat, must(asked, 'a question').id, move);
}

const offer = (give: readonly string[], asks: readonly string[], wants = 3) => ({ do: 'offer', give, wants, asks });
const SALT = offer(['salt', 'salt', 'iron'], ['grain', 'grain']);
const GOODS = ['salt', 'grain', 'ochre', 'hides', 'iron', 'papyrus'];
/** What sets are worth by the printed table. */
const worthOf = (hand: readonly string[]): number =>
  [...new Set(hand)].reduce((sum, id) => {
    const { stack = 0 } = FACES.find((face) => face.id === id && face.kind === 'commodity') ?? {};
    return sum + hand.filter((one) => one === id).length ** 2 * stack;
  }, 0);
const FACES = position({}).trade.faces;
const trades = (table: AcTable): number => table.story(null).filter(({ event }) => event.what === 'traded').length;

describe('[AC 28.1] a trading agent at a table', () => {
  it('trades for a player who is away, and is then done', () => {
    const table = atTrade();
    leaveTo(table);
    expect(table.view(null).market.done).toEqual(['egypt']);
    say(table, 'crete', SALT);
    expect(trades(table)).toBe(1);
    expect(has(table.world, 'egypt')['hand']).toContain('iron');
    expect(table.journal.at(-1)).toMatchObject({ seat: 'egypt', standing: true, answer: { do: 'done' } });
  });

  it('lets the others end trading without its player', () => {
    const table = atTrade();
    leaveTo(table);
    for (const seat of ['crete', 'africa']) say(table, seat, { do: 'done' });
    expect(table.openFloors()).toEqual([]);
  });

  it('may leave the end to its player', () => {
    const table = atTrade();
    leaveTo(table, { ends: false });
    for (const seat of ['crete', 'africa']) say(table, seat, { do: 'done' });
    expect(table.openFloors()).toEqual(['trade']);
  });

  it('is not milked: after so many trades a turn it makes none, whatever is offered', () => {
    const table = atTrade();
    leaveTo(table, { deals: 1 });
    say(table, 'crete', SALT);
    say(table, 'crete', offer(['salt', 'salt', 'iron'], ['hides', 'ochre']));
    expect(trades(table)).toBe(1);
  });

  it('counts its trades again each turn', () => {
    const table = atTrade();
    leaveTo(table);
    say(table, 'crete', SALT);
    expect(table.world.trade.market.struck).toHaveLength(2);
    for (const seat of ['crete', 'africa']) say(table, seat, { do: 'done' });
    expect(table.openFloors()).toEqual([]);
    expect(table.world.trade.market.struck).toBeUndefined();
  });

  it('makes the offers it was told to, and again after a trade while it holds the cards', () => {
    const table = atTrade();
    leaveTo(table, { offers: [{ gives: 3, of: ['ochre'], wants: 3, asks: ['salt', 'salt'] }] });
    const { offers } = table.view(null).market;
    expect(offers).toMatchObject([{ from: 'egypt', gives: 3, names: ['ochre', 'ochre'], asks: ['salt', 'salt'] }]);
    say(table, 'crete', { do: 'accept', offer: offers[0]?.id, give: ['salt', 'salt', 'iron'] });
    expect(trades(table)).toBe(1);
    expect(table.view(null).market.offers).toEqual([]);
    expect(has(table.world, 'egypt')['hand']).not.toContain('ochre');
  });

  it('makes to all what its player offered to one nation alone, which declined', () => {
    const table = atTrade();
    say(table, 'egypt', { ...offer(['ochre', 'ochre', 'ochre'], ['salt', 'salt']), to: 'africa' });
    say(table, 'africa', { do: 'decline', offer: 1 });
    leaveTo(table, { offers: [{ gives: 3, of: ['ochre'], wants: 3, asks: ['salt', 'salt'] }] });
    expect(table.view(null).market.offers).toMatchObject([{ from: 'egypt', names: ['ochre', 'ochre'] }]);
  });

  it('keeps no offer of cards it no longer holds: nobody can accept it, and it is not made again', () => {
    const table = atTrade();
    const forSalt = { gives: 3, of: ['ochre'], wants: 3, asks: ['salt', 'salt'] };
    leaveTo(table, { offers: [forSalt] });
    const [stale] = table.view(null).market.offers;
    expect(stale).toMatchObject({ from: 'egypt', names: ['ochre', 'ochre'] });
    say(table, 'crete', offer(['salt', 'salt', 'iron'], ['ochre', 'ochre']));
    expect(trades(table)).toBe(1);
    expect(table.view(null).market.offers).toEqual([]);
    const late = say(table, 'crete', { do: 'accept', offer: stale?.id, give: ['salt', 'salt', 'iron'] });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'no-offer' } });
    expect(table.automaticAnswers('egypt')[0]).not.toHaveProperty('halted');
  });

  it('cannot be milked by many tiny trades: each gains what it must, and they are so many a turn', () => {
    for (const deals of [1, 2, 3]) {
      const table = atTrade();
      leaveTo(table, { deals, gain: 1, seeks: 4, calamities: true });
      const worth = () => worthOf(has(table.world, 'egypt')['hand'] ?? []);
      const dice = new Dice(randomFrom(`milked ${deals}`));
      let before = worth();
      for (let i = 0; i < 60; i++) {
        const hand = has(table.world, 'crete')['hand'] ?? [];
        const give = [dice.pick(hand), dice.pick(hand), dice.pick(hand)];
        const traded = trades(table);
        say(table, 'crete', offer(give, [dice.pick(GOODS), dice.pick(GOODS)]));
        for (const { id } of table.view('crete').market.offers.filter(({ from }) => from === 'crete'))
          say(table, 'crete', { do: 'withdraw', offer: id });
        if (trades(table) > traded) expect(worth()).toBeGreaterThanOrEqual(before + trades(table) - traded);
        before = worth();
      }
      expect(trades(table)).toBeGreaterThan(0);
      expect(trades(table)).toBeLessThanOrEqual(deals);
      const acts = table.journal.filter((entry) => entry.is === 'answer' && entry.standing);
      expect(acts.length).toBeLessThanOrEqual(40);
    }
  });

  it('does nothing any more once its player is back, also in the middle of dealing', () => {
    const table = atTrade();
    leaveTo(table);
    say(table, 'crete', SALT);
    table.comeBack('egypt');
    say(table, 'crete', offer(['salt', 'salt', 'iron'], ['hides', 'ochre']));
    expect(trades(table)).toBe(1);
    expect(table.automaticAnswers('egypt')).toMatchObject([{ away: { from: 0, to: expect.any(Number) } }]);
  });

  it('shows to nobody: until it acts the others see the very same, and its acts are those of any player', () => {
    const [plain, led] = [atTrade(), atTrade()];
    leaveTo(led, { ends: false });
    for (const seat of ['crete', 'africa', null])
      expect(JSON.stringify(led.view(seat))).toBe(JSON.stringify(plain.view(seat)));
    expect(led.journal).toEqual(plain.journal);
    for (const table of [plain, led]) say(table, 'crete', SALT);
    say(plain, 'egypt', { do: 'accept', offer: 1, give: ['grain', 'grain', 'hides'] });
    for (const seat of ['crete', 'africa', null])
      expect(JSON.stringify(led.view(seat))).toBe(JSON.stringify(plain.view(seat)));
    expect(JSON.stringify(led.story('crete'))).toBe(JSON.stringify(plain.story('crete')));
  });

  it('is not needed to play the game again', () => {
    const table = atTrade();
    leaveTo(table);
    say(table, 'crete', SALT);
    const again = atTrade();
    expect(table.journal.every((entry) => again.follow(entry))).toBe(true);
    expect(JSON.stringify(again.world)).toBe(JSON.stringify(table.world));
  });

  it('is refused where it contradicts itself or is none', () => {
    const setAutomatic = (limits: Limits) =>
      atTrade().setAutomatic('egypt', { topic: 'trade', answers: [{ ...LIMITS, ...limits }], plan: true });
    const ochre = { gives: 3, of: ['ochre'], wants: 3, asks: ['salt', 'salt'] };
    expect(setAutomatic({ never: ['ochre'], offers: [ochre] })).toMatchObject({ refusal: { code: 'never-given' } });
    expect(setAutomatic({ gain: 0 })).toMatchObject({ refusal: { code: 'no-plan' } });
    expect(setAutomatic({ deals: 10 })).toMatchObject({ refusal: { code: 'no-plan' } });
  });
});

it('[AC 28.1] two agents trade with each other and come to an end', () => {
  const table = atTrade();
  leaveTo(table);
  const wantsGrain = { gives: 3, of: ['salt', 'iron'], wants: 3, asks: ['ochre', 'ochre'] };
  const answers = [{ ...LIMITS, gain: 1, deals: 9, offers: [wantsGrain] }];
  table.setAutomatic('crete', { topic: 'trade', answers, plan: true });
  table.goAway('crete');
  say(table, 'africa', { do: 'done' });
  expect(table.openFloors()).toEqual([]);
  expect(table.journal.length).toBeLessThan(40);
});
