import { NOTHING_KEPT, type Seat, say, Table } from '@ecumene/engine';
import { expansionProject } from '@ecumene/expansion-project';
import { decode } from '@ecumene/expansion-project/reference';
import { describe, expect, test } from 'vitest';
import type { BoardPosition } from '../ancients/board-position.ts';
import { CHOICES } from '../ancients/choices.ts';
import { fearOf } from '../ancients/fear.ts';
import { readBoard } from '../ancients/read-board.ts';
import { STEADY } from '../ancients/temperament.ts';
import { useAbility } from './abilities.ts';
import { guide } from './worths.ts';

const SEATS: readonly Seat[] = [...'abcdefghijklmnopqr'];

/** What a nation sees of a board for so many players. */
function viewOf(name: string, given: object, options: Readonly<Record<string, unknown>> = {}, players = 18) {
  const seats = SEATS.slice(0, players);
  const { world } = Table.open(expansionProject, { options, seats, seed: 'judgement' }, NOTHING_KEPT);
  expansionProject.scene?.arrange(world, { turn: 6, ...given });
  const seat = world.nations.find((one) => one.name === name)?.seat ?? '';
  return { view: expansionProject.view(world, seat), seat };
}

function seen(
  name: string,
  given: object,
  options: Readonly<Record<string, unknown>> = {},
  players = 18,
): BoardPosition {
  const { view, seat } = viewOf(name, { [name]: given }, options, players);
  return readBoard(guide, view, seat);
}

describe('the fear of calamities', () => {
  const five = { cities: ['athens', 'corinth', 'sparta', 'argos', 'knossos'], tokens: { thera: 12 } };

  test('[EP 27.3.3] is the same in both blocks as in one', () => {
    const one = fearOf(seen('hellas', five, {}, 9), 'iconoclasm-and-heresy');
    expect(one).toBeGreaterThan(0);
    const two = seen('hellas', five);
    expect([fearOf(two, 'iconoclasm-and-heresy-west'), fearOf(two, 'iconoclasm-and-heresy-east')]).toEqual([one, one]);
    expect(fearOf(seen('hellas', { ...five, cards: ['theology', 'philosophy'] }), 'iconoclasm-and-heresy-west')).toBe(
      0,
    );
  });

  test('[EP O 3.3.2.1] of Barbarian Hordes is, for Minoa, the fear of Corruption', () => {
    const minoa = { cities: ['knossos', 'thera'], tokens: { athens: 20 }, cards: ['coinage'] };
    const cultures = seen('minoa', minoa, { uniqueCultures: true });
    expect(fearOf(cultures, 'barbarian-hordes-west')).toBe(fearOf(cultures, 'corruption-west'));
    const plain = seen('minoa', minoa);
    expect(fearOf(plain, 'barbarian-hordes-west')).not.toBe(fearOf(plain, 'corruption-west'));
  });

  test('[EP O 3.3.2.11] of Cyclone is, for Kush, the fear of Barbarian Hordes', () => {
    const kush = { cities: ['bactra'], tokens: { bukhara: 20 }, cards: ['politics'] };
    const cultures = seen('kushan', kush, { uniqueCultures: true });
    expect(fearOf(cultures, 'cyclone-east')).toBe(fearOf(cultures, 'barbarian-hordes-east'));
    const plain = seen('kushan', kush);
    expect(fearOf(plain, 'cyclone-east')).not.toBe(fearOf(plain, 'barbarian-hordes-east'));
  });
});

test('[EP 25.5.1] Politics takes over a city and tokens although no tokens are in stock', () => {
  const { view, seat } = viewOf('egypt', {
    egypt: { tokens: { memphis: 4, fayum: 1 }, stock: 0, treasury: 20, cards: ['politics'] },
    minoa: { cities: ['tanis'], tokens: { tanis: 1 }, step: 9 },
  });
  const question = { kind: 'act', topic: 'abilities', text: say('Use an ability.'), abilities: ['politics'] };
  expect(useAbility(readBoard(guide, view, seat), STEADY, question, [], decode(view))).toEqual({
    do: 'politics',
    area: 'tanis',
  });
});

test('[EP 13.3.3] [EP 13.3.4] of revolting cities the best are taken over, and of own ones that nobody takes the worst are lost', () => {
  const cities = ['memphis', 'gaza', 'tanis'];
  const chosen = (name: string) => {
    const { view, seat } = viewOf(name, { egypt: { cities, tokens: { fayum: 3 } }, minoa: { tokens: { sinai: 1 } } });
    const question = {
      kind: 'choose-some',
      topic: 'revolting-cities',
      text: say('?'),
      from: cities,
      least: 1,
      most: 1,
    };
    const choose = CHOICES['revolting-cities'];
    return choose?.(readBoard(guide, view, seat), STEADY, question, [], decode(view));
  };
  expect(chosen('minoa')).not.toEqual(chosen('egypt'));
});
