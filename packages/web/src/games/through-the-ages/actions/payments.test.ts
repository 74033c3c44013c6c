import { branch, randomFrom, Table } from '@ecumene/engine';
import { type AgesView, throughTheAges } from '@ecumene/through-the-ages';
import { foresightOf } from '@ecumene/through-the-ages/foresight';
import { describe, expect, test } from 'vitest';
import { phaseActions } from './action-phase.ts';

const SEATS = ['anna', 'bela'];
const PLAYERS = Object.fromEntries(SEATS.map((seat) => [seat, { is: 'person', name: seat }] as const));

function open(payments: 'automatic' | 'by-hand') {
  return Table.open(throughTheAges, { seats: SEATS, seed: 'paying', options: { payments }, players: PLAYERS });
}

function civOf(view: AgesView, seat: string) {
  const civ = view.civilizations.find((one) => one.seat === seat);
  if (civ === undefined) throw new Error(`${seat} has no civilization`);
  return civ;
}

describe('paying by hand', () => {
  test('leaves tokens on dear cards or on cheap ones', () => {
    const view = open('by-hand').view('anna');
    const works = [
      { card: 'bronze', workers: 2, tokens: 2, price: 2 },
      { card: 'iron', workers: 1, tokens: 1, price: 5 },
    ] as const;
    const civilizations = view.civilizations.map((civ) => (civ.seat === 'anna' ? { ...civ, works } : civ));
    const foresight = foresightOf({ ...view, civilizations }, 'anna');
    expect(foresight.waysToPay({ do: 'build', card: 'bronze' })).toEqual([
      { resources: [2, 0, 0, 0] },
      { resources: [0, 1, 0, 0] },
    ]);
    expect(foresight.waysToPay({ do: 'take', space: 0 })).toEqual([]);
  });

  test('finds a way the table takes for whatever can be paid', () => {
    const table = open('by-hand');
    const random = randomFrom('paying');
    let paid = 0;
    for (let step = 0; !table.over && paid < 400; step++) {
      const [post] = table.openQuestions();
      if (post === undefined) throw new Error('nobody is asked');
      if (post.asking.question.topic === 'action') {
        const view = table.view(post.seat);
        const civ = civOf(view, post.seat);
        expect(view.payments).toBe('by-hand');
        for (const action of phaseActions(view, civ)) {
          if (!['grow', 'build', 'upgrade', 'stage'].includes(action.move.do)) continue;
          const ways = foresightOf(view, post.seat).waysToPay(action.move);
          if (ways.length === 0 || post.asking.check(action.move) !== undefined) continue;
          paid++;
          expect(ways.some((keep) => post.asking.check({ ...action.move, keep }) === undefined)).toBe(true);
        }
      }
      table.answer(post.seat, post.id, post.asking.sample(branch(random, String(step))));
    }
    expect(paid).toBeGreaterThan(50);
  });
});
