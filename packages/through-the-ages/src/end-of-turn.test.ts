import { describe, expect, test } from 'vitest';
import { discardExcess, excessCards, finishTurn } from './end-of-turn.ts';
import { broken } from './invariants.ts';
import { consume, produce, produceFood, produceResources, producible, sufferCorruption } from './production.ts';
import { discontent } from './statistics.ts';
import { drive, of, position } from './testing.ts';
import { amountOf } from './tokens.ts';
import { workOn } from './world.ts';

describe('the end of the turn', () => {
  test('[TTA discard.1] [TTA hand.7] [TTA discard-pile.4] [TTA discard-pile.3] military cards beyond the total are discarded unseen, as the player chooses', () => {
    const world = position({ anna: { hand: ['armed-intervention', 'raid-iii', 'plunder-iii', 'legion'] } });
    expect(excessCards(world, of(world))).toBe(2);
    drive(discardExcess(world, of(world)), { 'raid-iii': 1, legion: 1 });
    expect([of(world).militaryHand.length, world.discards.length, world.seen.length]).toEqual([2, 1, 0]);
    expect(world.news.filter(({ knows }) => knows === 'all').map(({ event }) => event.what)).toEqual([
      'dealt',
      'discarded',
    ]);
    expect(broken(world)).toEqual([]);
  });

  test('[TTA ruling.T19] the Library of Alexandria helps at the discard', () => {
    const hand = ['armed-intervention', 'raid-iii', 'plunder-iii', 'legion'];
    const world = position({ anna: { wonders: ['library-of-alexandria'], hand } });
    expect(excessCards(world, of(world))).toBe(1);
  });

  test('[TTA uprising.1] [TTA discontent.1] [TTA discontent.2] [TTA discontent.4] more discontent than unused workers: an uprising and no production', () => {
    const world = position({ anna: { yellow: 8, unused: 3 } });
    expect(discontent(world, of(world))).toBe(4);
    finishTurn(world, of(world));
    expect([of(world).science, amountOf(of(world), 'food')]).toEqual([0, 0]);
    const calm = position({ anna: { yellow: 8, unused: 4, tokens: { agriculture: 9 } } });
    finishTurn(calm, of(calm));
    expect(of(calm).science).toBe(1);
  });

  test('[TTA production.1] [TTA production.2] [TTA production.3] [TTA turn.3] [TTA farms-and-mines.2] science and culture are scored, farms and mines produce', () => {
    const world = position({ anna: { wonders: ['universitas-carolina'] } });
    finishTurn(world, of(world));
    const civ = of(world);
    expect([civ.science, civ.culture, amountOf(civ, 'food'), amountOf(civ, 'resources')]).toEqual([3, 1, 2, 2]);
  });

  test('[TTA production.5] [TTA production.6] [TTA production.7] [TTA production.8] [TTA ruling.T35] corruption takes resources, then food, and forgives the rest', () => {
    const lost = (blue: number, tokens: Record<string, number>): number[] => {
      const world = position({ anna: { blue, tokens } });
      sufferCorruption(world, of(world));
      return [amountOf(of(world), 'resources'), amountOf(of(world), 'food')];
    };
    expect(lost(11, { bronze: 5 })).toEqual([5, 0]);
    expect(lost(10, { bronze: 5 })).toEqual([3, 0]);
    expect(lost(5, { bronze: 3, agriculture: 4 })).toEqual([0, 3]);
    expect(lost(0, { bronze: 1, agriculture: 2 })).toEqual([0, 0]);
  });

  test('[TTA production.9] [TTA production.10] [TTA level.2] each farm gets a token, the highest first when they run short', () => {
    const world = position({
      anna: { blue: 3, workers: { agriculture: 2, irrigation: 2, 'mechanized-agriculture': 1 } },
    });
    produceFood(world, of(world));
    expect(['agriculture', 'irrigation', 'mechanized-agriculture'].map((id) => workOn(of(world), id)?.tokens)).toEqual([
      0, 2, 1,
    ]);
    expect(of(world).blue).toBe(0);
  });

  test('[TTA production.12] [TTA production.13] [TTA production.14] [TTA production.15] [TTA points.3] food is eaten, and what is missing costs 4 culture each, down to 0', () => {
    const after = (yellow: number, food: number, culture: number): number[] => {
      const world = position({ anna: { yellow, culture, tokens: { agriculture: food } } });
      consume(world, of(world));
      return [amountOf(of(world), 'food'), of(world).culture];
    };
    expect(after(17, 3, 9)).toEqual([3, 9]);
    expect(after(12, 3, 9)).toEqual([1, 9]);
    expect(after(4, 3, 9)).toEqual([0, 5]);
    expect(after(0, 0, 9)).toEqual([0, 0]);
  });

  test('[TTA ruling.T84] a resource stands in for food only where it spares culture, and that is told', () => {
    const consumed = (culture: number): unknown[] => {
      const world = position({
        current: 'bela',
        anna: { pact: { card: 'trade-routes-agreement', with: 'bela', side: 'A' } },
        bela: { yellow: 12, culture, tokens: { bronze: 2 } },
      });
      const bela = of(world, 'bela');
      consume(world, bela);
      return [amountOf(bela, 'resources'), bela.culture, bela.turn.traded, world.news.at(-1)?.event];
    };
    const told = { what: 'consumed', seat: 'bela', food: 0 };
    expect(consumed(9)).toEqual([1, 5, true, { ...told, resources: 1, missing: 1 }]);
    expect(consumed(5)).toEqual([1, 1, true, { ...told, resources: 1, missing: 1 }]);
    expect(consumed(4)).toEqual([2, 0, false, { ...told, resources: 0, missing: 2 }]);
  });

  test('[TTA production.16] [TTA production.17] each mine gets a token, the highest first when they run short', () => {
    const world = position({ anna: { blue: 2, workers: { bronze: 2, oil: 1 } } });
    expect(produceResources(world, of(world))).toBe(6);
    expect(['bronze', 'oil'].map((id) => workOn(of(world), id)?.tokens)).toEqual([1, 1]);
  });

  test('[TTA production.1] corruption looks at the bank before anything is produced', () => {
    const world = position({ anna: { blue: 11, workers: { bronze: 5 }, tokens: { bronze: 2 } } });
    produce(world, of(world));
    expect(amountOf(of(world), 'resources')).toBe(7);
  });

  test('[TTA draw.1] [TTA draw.2] [TTA draw.3] [TTA action-card.11] a military card for each military action left, at most 3, none in Age IV', () => {
    const drawn = (ready: number, extra: number, age = 3): number => {
      const world = position({ age });
      Object.assign(of(world), { militaryReady: ready, militarySpent: 2 - ready, extraActions: extra });
      finishTurn(world, of(world));
      return of(world).militaryHand.length;
    };
    expect([drawn(2, 0), drawn(0, 0), drawn(1, 1), drawn(2, 3), drawn(2, 0, 4)]).toEqual([2, 0, 2, 3, 0]);
  });

  test('[TTA draw.5] [TTA draw.6] [TTA discard-pile.5] [TTA ruling.T13] the last card drawn makes the discards the new deck, and drawing goes on', () => {
    const world = position();
    world.discards.push(...world.militaryDeck.splice(0, world.militaryDeck.length - 1));
    const count = world.discards.length;
    finishTurn(world, of(world));
    expect([of(world).militaryHand.length, world.militaryDeck.length, world.discards.length]).toEqual([
      2,
      count - 1,
      0,
    ]);
    expect(broken(world)).toEqual([]);
    const last = position();
    last.discards.push(...last.militaryDeck.splice(0, last.militaryDeck.length - 2));
    finishTurn(last, of(last));
    expect([of(last).militaryHand.length, last.militaryDeck.length, last.discards.length]).toEqual([2, count - 1, 0]);
  });

  test('[TTA ruling.T12] with deck and discards empty the rest of the draw is lost', () => {
    const world = position();
    world.buried.push(...world.militaryDeck.splice(0, world.militaryDeck.length - 1));
    finishTurn(world, of(world));
    expect([of(world).militaryHand.length, world.militaryDeck.length]).toEqual([1, 0]);
  });

  test('[TTA reset.1] [TTA ruling.T34] all actions are available again, and what lasted for the turn is gone', () => {
    const world = position({ anna: { extraResources: 4, extraScience: 2 } });
    Object.assign(of(world), { civilReady: 0, civilSpent: 4, militaryReady: 0, militarySpent: 2 });
    of(world).turn.tactic = true;
    finishTurn(world, of(world));
    const { civilReady, militaryReady, extraResources, extraScience, turn } = of(world);
    expect([civilReady, militaryReady, extraResources, extraScience, turn.tactic]).toEqual([4, 2, 0, 0, false]);
  });

  test('[TTA production.7] [TTA production.14] what is not due is not told', () => {
    const told = (blue: number, yellow: number): string[] => {
      const world = position({ anna: { blue, yellow, tokens: { bronze: 9, agriculture: 9 } } });
      sufferCorruption(world, of(world));
      consume(world, of(world));
      return world.news.map(({ event }) => event.what).filter((what) => what !== 'dealt');
    };
    expect([told(11, 17), told(10, 12)]).toEqual([[], ['corrupted', 'consumed']]);
  });

  test('[TTA production.7] food makes up only for what resources do not', () => {
    const world = position({ anna: { blue: 10, tokens: { bronze: 2, agriculture: 3 } } });
    sufferCorruption(world, of(world));
    expect(world.news.at(-1)?.event).toEqual({ what: 'corrupted', seat: 'anna', resources: 2, food: 0 });
    expect(amountOf(of(world), 'food')).toBe(3);
  });

  test('[TTA production.1] what was produced is told', () => {
    const world = position({ anna: { workers: { bronze: 2, agriculture: 2, philosophy: 1 } } });
    produce(world, of(world));
    expect(world.news.at(-1)?.event).toEqual({
      what: 'produced',
      seat: 'anna',
      science: 1,
      culture: 0,
      food: 2,
      resources: 2,
    });
  });

  test('[TTA gates.1] labs produce with Bill Gates only', () => {
    const produced = (leader: string): number => {
      const world = position({ anna: { leader, workers: { bronze: 1, alchemy: 1 } } });
      return produceResources(world, of(world));
    };
    expect([produced('bill-gates') > produced('albert-einstein'), produced('albert-einstein')]).toEqual([true, 1]);
  });

  test('[TTA ruling.T103] what could be produced counts labs with Bill Gates only, and nobody who does not work', () => {
    const could = (leader: string) => {
      const world = position({ anna: { leader, workers: { bronze: 1, iron: 0, alchemy: 2, agriculture: 2 } } });
      return producible(world, of(world));
    };
    expect(could('albert-einstein')).toEqual({ food: 2, resources: 1, mines: 1 });
    expect(could('bill-gates')).toEqual({ food: 2, resources: 1 + 2 * 1, mines: 1 });
  });

  test('[TTA ruling.T59] what Churchill gives by default comes with production where the table says so, and in no uprising', () => {
    const culture = (options: Readonly<Record<string, string>>, more = {}): number => {
      const world = position({ anna: { leader: 'winston-churchill', ...more } }, { options });
      const before = of(world).culture;
      finishTurn(world, of(world));
      return of(world).culture - before;
    };
    const rising = { yellow: 8, unused: 3 };
    expect([culture({ churchill: 'with-production' }), culture({ churchill: 'after-actions' })]).toEqual([3, 0]);
    expect(culture({ churchill: 'with-production' }, rising)).toBe(0);
  });

  test('[TTA turn.3] who is out of the game does nothing more', () => {
    const world = position();
    of(world).out = true;
    const before = world.news.length;
    finishTurn(world, of(world));
    expect(world.news).toHaveLength(before);
  });

  test('[TTA uprising.1] how many are discontent is told', () => {
    const world = position({ anna: { yellow: 8, unused: 3 } });
    finishTurn(world, of(world));
    expect(world.news.map(({ event }) => event)).toContainEqual({ what: 'uprising', seat: 'anna', discontent: 4 });
  });
});
