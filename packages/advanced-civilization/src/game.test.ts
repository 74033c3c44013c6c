import type { Program } from '@ecumene/engine';
import { conformance, report, tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { advancedCivilization } from './game.ts';
import { happened, position } from './testing.ts';
import type { AcWorld } from './world.ts';

/** The names of the parts of a program, those of a part inside it by `of`. */
function parts(program: Program<AcWorld>, of: string): string[] {
  if (program.is === 'repeat') return parts(program.part, of);
  if (program.is !== 'sequence') return [];
  if (program.name === of) return program.parts.map(({ name }) => name);
  return program.parts.flatMap((part) => parts(part, of));
}

describe('the sequence of play', () => {
  const { program } = advancedCivilization;

  test('[AC 18.1] a turn goes through its thirteen phases in this order', () => {
    expect(parts(program, 'turn').slice(1)).toEqual([
      'taxation',
      'population',
      'census',
      'ships',
      'movement',
      'conflict',
      'cities',
      'surplus',
      'trade-cards',
      'trade',
      'calamities',
      'civilization-cards',
      'succession',
    ]);
  });

  test('[AC 17.1] what is counted per turn starts again', () => {
    const world = position({ egypt: { tokens: { memphis: 1 } }, crete: { tokens: { knossos: 1 } } });
    for (const one of world.nations) one.mined = true;
    world.worked = ['salt'];
    world.trade.givers = { 3: 4 };
    world.newCities = [1];
    const begun = tableAt(advancedCivilization, world).world;
    expect(begun.nations.map(({ mined }) => mined)).not.toContain(true);
    expect(begun).toMatchObject({ turn: 2, worked: [], newCities: [] });
    expect(begun.trade.givers).toEqual({});
  });

  test('[AC 18.2] there are thirteen', () => {
    expect(parts(program, 'turn').slice(1)).toHaveLength(13);
  });

  test('[AC 18.3] some phases bring a second task with them', () => {
    expect(parts(program, 'taxation')).toEqual(['taxes', 'revolts']);
    expect(parts(program, 'surplus')).toEqual(['surplus', 'support']);
    expect(parts(program, 'civilization-cards')).toEqual(['civilization-cards', 'return-trade-cards']);
  });

  test('[AC A42] calamities end with the last calamity, Monotheism and city support', () => {
    expect(parts(program, 'calamities').slice(2, 5)).toEqual(['calamities', 'monotheism', 'support']);
  });

  test('[AC 29.1] calamities come right after trade and before civilization cards', () => {
    const turn = parts(program, 'turn');
    expect(turn.slice(turn.indexOf('trade'), turn.indexOf('trade') + 3)).toEqual([
      'trade',
      'calamities',
      'civilization-cards',
    ]);
  });

  test('[AC 29.8] city support is checked again when calamities are over', () => {
    expect(parts(program, 'calamities')).toContain('support');
  });

  test('[AC 26.5] and only there and after surplus removal', () => {
    const names = ['turn', ...parts(program, 'turn')];
    expect(names.filter((name) => parts(program, name).includes('support'))).toEqual(['surplus', 'calamities']);
  });
});

describe('a table', () => {
  const coiners = {
    egypt: { cities: ['memphis'], cards: ['coinage'] },
    crete: { cities: ['knossos'], cards: ['coinage'] },
  };
  const asked = (pace: string): string[] =>
    tableAt(advancedCivilization, position(coiners, { pace }))
      .waiting()
      .map(({ seat, topic }) => `${seat}: ${topic}`);

  test('[AC 17.2] may ask at the same time where nobody is in the way, or keep the printed order', () => {
    expect(asked('swift')).toEqual(['crete: tax-rate', 'egypt: tax-rate']);
    expect(asked('strict')).toEqual(['crete: tax-rate']);
  });

  describe('[AC 17.2] where a player insists on the printed order', () => {
    const farmers = { tokens: { gaza: 2 }, stock: 1 };
    const taxing = () =>
      tableAt(
        advancedCivilization,
        position({
          egypt: { ...coiners.egypt, ...farmers },
          crete: { ...coiners.crete, ...farmers, stock: 3 },
        }),
      );
    const waiting = (table: ReturnType<typeof taxing>) => table.waiting().map(({ seat, topic }) => `${seat}: ${topic}`);
    const decide = (table: ReturnType<typeof taxing>, seat: string) =>
      table.defaultAnswer(seat, table.questions(seat)[0]?.id ?? '');

    test('[AC 17.2] keeps it at once while nobody has answered in the phase', () => {
      const table = taxing();
      table.insist('egypt', true);
      expect(waiting(table)).toEqual(['crete: tax-rate']);
      decide(table, 'crete');
      expect(waiting(table)).toEqual(['egypt: tax-rate']);
      decide(table, 'egypt');
      expect(table.waiting()).toHaveLength(1);
    });

    test('[AC 17.2] keeps it from the next phase on once someone has answered', () => {
      const table = taxing();
      decide(table, 'egypt');
      table.insist('egypt', true);
      expect([waiting(table), table.orderPending]).toEqual([['crete: tax-rate'], true]);
      decide(table, 'crete');
      expect([table.waiting().length, table.orderPending]).toEqual([1, false]);
    });
  });

  test('[AC 17.3] asks in the order each phase sets', () => {
    const world = position({ egypt: { tokens: { gaza: 1 } }, crete: { tokens: { knossos: 3 } } }, { pace: 'strict' });
    const table = tableAt(advancedCivilization, world);
    while (table.waiting()[0]?.topic === 'ships') {
      const [first] = table.waiting();
      if (first !== undefined) table.defaultAnswer(first.seat, table.questions(first.seat)[0]?.id ?? '');
    }
    expect(table.waiting()).toMatchObject([{ seat: 'crete', topic: 'movement' }]);
  });

  test('[AC 17.1] goes on to the next turn when all phases are done', () => {
    const table = tableAt(
      advancedCivilization,
      position({ egypt: { tokens: { thebes: 1 } }, crete: { tokens: { knossos: 1 } } }),
    );
    const turn = table.world.turn;
    for (let answers = 0; table.world.turn === turn && answers < 50; answers++) {
      const [first] = table.waiting();
      if (first !== undefined) table.defaultAnswer(first.seat, table.questions(first.seat)[0]?.id ?? '');
    }
    expect(table.world.turn).toBe(turn + 1);
  });

  test('[AC 20.3] lets all nations grow at once', () => {
    const world = tableAt(
      advancedCivilization,
      position({ egypt: { tokens: { thebes: 1 } }, crete: { tokens: { knossos: 1 } } }),
    ).world;
    expect(world.nations.filter(({ tokens }) => tokens === 2)).toHaveLength(2);
  });

  test('[AC 15.1] begins with every player at a mat', () => {
    const world = position({ egypt: {}, crete: {} });
    expect(happened(world, 'turn-begins')).toEqual([]);
    expect(world.nations.filter(({ seat }) => seat !== null)).toHaveLength(2);
  });
});

test('random games under random options keep every law of the engine', () => {
  const { findings } = conformance(advancedCivilization, { games: 6, rate: 2, seed: 'advanced civilization' });
  expect(report(findings)).toBe('');
});
