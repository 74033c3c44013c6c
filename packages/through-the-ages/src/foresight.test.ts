import { branch, isRecord, must, type Open, randomFrom } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions/moves.ts';
import { fetch } from './arranged-cards.ts';
import { cardRow } from './board.ts';
import { allCards } from './cards/index.ts';
import { evaluate } from './events/evaluate.ts';
import { Foresight } from './foresight.ts';
import { drive, position, table } from './testing.ts';
import { type AgesView, view } from './view.ts';

const ROUNDS = 16;

function isAction(answer: unknown): answer is Action {
  return isRecord(answer) && typeof answer['do'] === 'string';
}

/** Actions that may or may not be possible: with every card of the row, in play and in hand. */
function thinkable({ civilHand, hand, tactics }: AgesView, works: readonly string[]): Action[] {
  return [
    { do: 'grow' },
    ...cardRow.civilActions.map((_, space): Action => ({ do: 'take', space })),
    ...works.flatMap((card): Action[] => [
      { do: 'build', card },
      { do: 'destroy', card },
      ...works.map((to): Action => ({ do: 'upgrade', from: card, to })),
    ]),
    { do: 'stage', count: 1 },
    ...civilHand.flatMap((card): Action[] => [
      { do: 'lead', card },
      { do: 'develop', card },
      { do: 'revolt', card },
      { do: 'play', card },
    ]),
    ...hand.map((card): Action => ({ do: 'tactic', card })),
    ...tactics.map((card): Action => ({ do: 'copy', card })),
  ];
}

describe('what a seat foresees from what it sees', () => {
  for (const [players, options] of [
    [2, {}],
    [3, { civilHands: 'closed', payments: 'by-hand', churchill: 'with-production' }],
    [4, { temporaryActions: 'last' }],
  ] as const) {
    test(`is what happens, in whole games of ${players} players by chance`, () => {
      let [acted, ended] = [0, 0];
      for (const seed of ['one', 'two', 'three']) {
        const game = table({ players, seed, options });
        const random = randomFrom(seed);
        for (let asked = 0; !game.over && game.world.round < ROUNDS; asked++) {
          const post = must<Open>(game.openQuestions()[0], 'a question');
          const { seat, asking } = post;
          const answer = asking.sample(branch(random, `${asked}`));
          const before = game.view(seat);
          const outcome = game.answer(seat, post.id, answer);
          if (!outcome.ok) throw new Error(outcome.refusal.code);
          if (asking.question.topic !== 'action' || !isAction(answer)) continue;
          const foresight = new Foresight(before, seat);
          if (answer.do === 'end') {
            const { happens } = foresight.turnEnd();
            if (game.openQuestions()[0]?.asking.question.topic === 'discard-military') continue;
            const happened = outcome.played.flatMap(({ happenings }) => happenings.map(({ event }) => event));
            for (const one of happens) expect(happened).toContainEqual(one);
            ended += 1;
            continue;
          }
          const after = foresight.after(answer);
          if (after === undefined || game.openQuestions()[0]?.asking.question.topic !== 'action') continue;
          expect(after).toEqual(game.view(seat).civilizations.find((civ) => civ.seat === seat));
          acted += 1;
        }
      }
      expect(acted).toBeGreaterThan(100);
      expect(ended).toBeGreaterThan(40);
    });
  }

  test('refuses what the table refuses, and asks the price that is paid', () => {
    const game = table({ players: 3, seed: 'refusals' });
    const random = randomFrom('refusals');
    let refused = 0;
    for (let asked = 0; !game.over && game.world.round < ROUNDS; asked++) {
      const post = must<Open>(game.openQuestions()[0], 'a question');
      const { seat, asking } = post;
      const before = game.view(seat);
      if (asking.question.topic === 'action') {
        const foresight = new Foresight(before, seat);
        const own = must(
          before.civilizations.find((civ) => civ.seat === seat),
          'a civilization',
        );
        for (const move of thinkable(
          before,
          own.works.map(({ card }) => card),
        )) {
          const refusal = foresight.refusal(move);
          expect(refusal).toEqual(asking.check(move));
          if (refusal !== undefined) refused += 1;
          const after = refusal === undefined ? foresight.after(move) : undefined;
          if (after === undefined || !['take', 'grow', 'build', 'upgrade'].includes(move.do)) continue;
          const { civil = 0, military = 0, food = 0, resources = 0 } = foresight.cost(move);
          expect(own.civil.ready - after.civil.ready).toBe(civil);
          expect(own.military.ready + own.military.extra - after.military.ready - after.military.extra).toBe(military);
          if (move.do === 'grow') expect(own.food - after.food).toBe(food);
          if (move.do === 'build') expect(own.resources - after.resources).toBe(resources);
        }
      }
      game.answer(seat, post.id, asking.sample(branch(random, `${asked}`)));
    }
    expect(refused).toBeGreaterThan(1000);
  });

  test('[TTA aggression.13] [TTA aggression.11] compares an attack with what the other side could add', () => {
    const world = position({
      anna: { hand: ['raid-i'], workers: { warriors: 5 } },
      bela: { hand: ['rats', 'legion', 'military-bonus-i'], workers: { warriors: 1 } },
    });
    const foresight = new Foresight(view(world, 'anna'), 'anna');
    expect(foresight.attack('raid-i', 'bela')).toMatchObject({ attacker: 5, defender: 1, cards: 2, couldAdd: 4 });
    expect(foresight.attack('rats', 'bela')).toBeUndefined();
  });

  test('[TTA prepare-event.3] says what preparing an event in hand scores', () => {
    const world = position({ anna: { hand: ['raid-i', 'rats', 'vast-territory-ii'] } });
    const foresight = new Foresight(view(world, 'anna'), 'anna');
    expect(['rats', 'vast-territory-ii', 'foray'].map((card) => foresight.preparing(card))).toEqual([1, 2, 0]);
  });

  test('[TTA evaluate.3] [TTA evaluate.4] says whom an event would strike, and how much each would get', () => {
    const world = position({
      current: 'anna',
      anna: { workers: { warriors: 3 } },
      bela: { workers: { warriors: 2, philosophy: 3 } },
      cyrus: { workers: { warriors: 2 } },
    });
    const foresight = new Foresight(view(world, 'anna'), 'anna');
    expect(foresight.strikes('refugees')).toEqual([
      { whom: 'weakest', good: undefined, civs: [{ seat: 'cyrus', amount: undefined }] },
      { whom: 'strongest', good: undefined, civs: [{ seat: 'anna', amount: undefined }] },
    ]);
    expect(foresight.strikes('impact-of-strength')).toMatchObject([
      { good: 'culture', civs: [{ seat: 'anna' }, { seat: 'bela' }, { seat: 'cyrus' }] },
    ]);
    expect([...foresight.strikes('development-of-civilization'), ...foresight.strikes('legion')]).toEqual([]);
  });

  test('says of every event that gives culture by what a player has what it then gives', () => {
    const town = { philosophy: 2, drama: 1, religion: 2, bronze: 3, agriculture: 2, irrigation: 1 };
    let met = 0;
    for (const { id, kind } of allCards) {
      const world = position({
        anna: { workers: { ...town, warriors: 3 }, wonders: ['pyramids'], colonies: ['vast-territory-i'], unused: 2 },
        bela: { workers: { bronze: 4, warriors: 5 }, government: 'monarchy', leader: 'homer', science: 8 },
        cyrus: { workers: { ...town, alchemy: 2 }, specials: ['masonry'], culture: 30 },
      });
      const strikes = kind === 'event' ? new Foresight(view(world, 'anna'), 'anna').strikes(id) : [];
      const gains = strikes.filter(({ good, whom }) => good === 'culture' && whom === 'everyone');
      if (gains.length === 0) continue;
      const before = new Map(world.civs.map(({ seat, culture }) => [seat, culture]));
      drive(evaluate(world, fetch(world, id)));
      for (const { seat, culture } of world.civs) {
        const said = gains.flatMap(({ civs }) => civs.filter((one) => one.seat === seat));
        expect([id, seat, culture - (before.get(seat) ?? 0)]).toEqual([
          id,
          seat,
          said.reduce((sum, { amount = 0 }) => sum + amount, 0),
        ]);
        met += 1;
      }
    }
    expect(met).toBeGreaterThan(30);
  });

  test('[TTA colonization.8] says what each bid would cost if it is won', () => {
    const world = position({ anna: { workers: { warriors: 3 } } });
    const foresight = new Foresight(view(world, 'anna'), 'anna');
    expect(foresight.bidding(2)).toEqual({ bid: 2, units: 2, cards: 0, strength: 1 });
    expect(foresight.bidding(3)).toEqual({ bid: 3, units: 3, cards: 0, strength: 0 });
    expect(foresight.bidders().map(({ seat, force }) => [seat, force])).toEqual([
      ['bela', 1],
      ['cyrus', 1],
    ]);
  });

  test('tells nothing of a hidden card', () => {
    const world = position({ bela: { hand: ['rats', 'spy'] }, events: ['crusades', 'pestilence'] });
    const seen = view(world, 'anna');
    const foresight = new Foresight(seen, 'anna');
    expect(JSON.stringify([foresight.turnEnd(), foresight.bidders()])).not.toMatch(/rats|spy|crusades|pestilence/);
  });
});
