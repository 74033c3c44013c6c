import { play, Refused } from '@ecumene/ancients/testing';
import {
  type Asking,
  NOTHING_KEPT,
  type Refusal,
  randomFrom,
  refusalOf as refusalFor,
  render,
  type Script,
  Table,
} from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { buyAdvances, keepHandLimit } from './advances.ts';
import { strike } from './calamities/testing.ts';
import { westernEmpires } from './game.ts';
import { moveNation } from './movement.ts';
import { cities } from './phases.ts';
import { position } from './testing.ts';
import { openTrade, tradePhase } from './trade.ts';
import { buyMoreCards } from './trade-cards.ts';
import type { WeWorld } from './world.ts';

/** Why the last of these answers is not taken: its paragraph, and the sentences a player reads. */
function whyNot(script: Script | void, seat: string, ...answers: readonly unknown[]): string {
  try {
    play(script, { [seat]: answers });
  } catch (error) {
    if (error instanceof Refused) return inWords(error.refusal);
    throw error;
  }
  throw new Error('every answer was taken');
}

function inWords({ rule, text }: Refusal): string {
  return `${rule}: ${render(text, { name: (thing) => westernEmpires.called(thing) })}`;
}

const minoa = (has: Readonly<Record<string, unknown>>): WeWorld => position({ minoa: has });
const build = (area: string, treasury: number, from?: string) => ({
  do: 'build-ship',
  area,
  treasury,
  ...(from !== undefined && { from }),
});
const moving = (world: WeWorld, ...list: readonly unknown[]): string =>
  whyNot(moveNation(world, 'minoa'), 'minoa', ...list);

test('[WE cultural-ascendancy.1] a conflict with a holder of Cultural Ascendancy, with few or with many', () => {
  const march = { do: 'march', from: 'macedonia', to: 'thessaly', count: 9 };
  const against = (hellas: object) =>
    moving(
      position({ minoa: { tokens: { macedonia: 9 } }, hellas: { ...hellas, cards: ['cultural-ascendancy'] } }),
      march,
    );
  const said = 'WE cultural-ascendancy.1: Hellas has Cultural Ascendancy: you cannot start a conflict there.';
  expect(against({ tokens: { thessaly: 1 } })).toBe(`${said} Enter with fewer tokens, or go elsewhere.`);
  expect(against({ cities: ['thessaly'] })).toBe(
    `${said} Get Cultural Ascendancy or Advanced Military, or go elsewhere.`,
  );
});

describe('ships', () => {
  test('[WE ship-building.2] one built inland', () => {
    expect(moving(minoa({ tokens: { hattusa: 2 }, treasury: 9 }), build('hattusa', 2))).toBe(
      'WE ship-building.2: Hattusa is not coastal. Build ships in coastal areas.',
    );
  });

  test('[WE ship-building.2] one without a token in the area', () => {
    expect(moving(minoa({ tokens: { thera: 2 }, treasury: 9 }), build('knossos', 2))).toBe(
      'WE ship-building.2: You have no token in Knossos to build a ship. Choose an area with your tokens.',
    );
  });

  test('[WE ship-building.5] one paid with a token of another area only', () => {
    expect(moving(minoa({ tokens: { knossos: 1, thera: 1 }, treasury: 1 }), build('knossos', 1, 'thera'))).toBe(
      'WE ship-building.5: The first token you pay must be in Knossos. Pay with one from there.',
    );
  });

  test('[WE ship-building.3] a fifth', () => {
    const four = Array.from({ length: 4 }, () => build('knossos', 2));
    expect(moving(minoa({ tokens: { knossos: 2 }, treasury: 20 }), ...four, build('knossos', 2))).toBe(
      'WE ship-building.3: You have built 4 ships, the most for one turn. Use the ships you have.',
    );
  });

  test('[WE ship-keeping.4] one kept twice', () => {
    const keep = { do: 'keep-ship', ship: 1 };
    expect(moving(minoa({ tokens: { knossos: 2 }, ships: ['knossos'], treasury: 9 }), keep, keep)).toBe(
      'WE ship-keeping.4: Ship 1 was built or kept this turn. You can move it without paying again.',
    );
  });

  test('[WE leaving.26] tokens landed in an area out of play', () => {
    const world = position(
      { minoa: { tokens: { apollonia: 4 }, treasury: 9 }, hellas: {}, hatti: {}, egypt: {}, assyria: {} },
      {},
      5,
    );
    const sail = { do: 'sail', ship: 1, path: ['tarentum'], load: 2, land: 2 };
    expect(moving(world, build('apollonia', 2), sail)).toBe(
      'WE leaving.26: Tarentum is out of play. Choose another area.',
    );
  });
});

describe('movement', () => {
  test('[WE diplomacy.1] one token into the area of a city of a holder of Diplomacy', () => {
    const world = position({
      minoa: { tokens: { memphis: 1 } },
      egypt: { cities: ['tanis'], cards: ['diplomacy'] },
    });
    expect(moving(world, { do: 'march', from: 'memphis', to: 'tanis', count: 1 })).toBe(
      'WE diplomacy.1: Egypt has Diplomacy: you cannot enter areas with its cities. Get Diplomacy or Military, or go elsewhere.',
    );
  });

  test('[WE roadbuilding.2] a second step after a conflict', () => {
    const world = position({
      minoa: { tokens: { memphis: 3 }, cards: ['roadbuilding'] },
      hellas: { tokens: { tanis: 2 } },
    });
    expect(moving(world, { do: 'march', from: 'memphis', to: 'gaza', count: 1, via: 'tanis' })).toBe(
      'WE roadbuilding.2: You cannot pass through Tanis. Go around it or stop there.',
    );
  });
});

test('[WE urbanism.1] Urbanism used for two cities', () => {
  const world = position({
    minoa: { tokens: { siwa: 8, fayum: 5, memphis: 9, gaza: 4, sinai: 8 }, cards: ['urbanism'] },
  });
  const both = { siwa: { treasury: 0, from: { fayum: 4 } }, sinai: { treasury: 0, from: { gaza: 4 } } };
  expect(whyNot(cities(world, 'minoa'), 'minoa', both)).toBe(
    'WE urbanism.1: Only one city a turn can take tokens from other areas. Pay for the others with tokens from their own area.',
  );
});

test('[WE purchases.3] a trade card of a stack that needs another advance', () => {
  const world = minoa({ treasury: 40, cards: ['rhetoric'] });
  expect(whyNot(buyMoreCards(world, 'minoa'), 'minoa', '2')).toBe(
    'WE purchases.3: You need Cartography to buy from stack 2. Choose another stack.',
  );
});

test('[WE trade.15] a calamity named in an offer', () => {
  const world = position({
    minoa: { hand: ['fish', 'fish', 'treachery', 'wine'] },
    hellas: { hand: ['clay', 'papyri', 'tin'] },
  });
  const offer = (give: readonly string[], asks: readonly string[]) => {
    openTrade(world);
    return whyNot(tradePhase(world), 'minoa', { do: 'offer', give, wants: 3, asks });
  };
  expect(offer(['treachery', 'fish', 'fish'], ['clay', 'tin'])).toBe(
    'WE trade.13: The first 2 cards are named. They must be commodities. Put commodities first.',
  );
  expect(offer(['fish', 'fish', 'wine'], ['treachery', 'tin'])).toBe(
    'WE trade.13: Ask for 2 commodities by name. Calamities cannot be named.',
  );
});

describe('a selection for Civil War', () => {
  const select = (tokens: Readonly<Record<string, number>>, ...areas: readonly string[]): string =>
    whyNot(strike(position({ minoa: { tokens }, rome: {} }), 'civil-war', 'minoa'), 'minoa', areas);

  test('[WE civil-war.15] that leaves out units that are asked for', () => {
    expect(select({ memphis: 30, tanis: 4, fayum: 6 }, 'tanis')).toBe(
      'WE civil-war.1: These areas are worth 4 points. Choose at least 5.',
    );
  });

  test('[WE civil-war.16] that falls apart where it need not', () => {
    expect(select({ memphis: 30, tanis: 5, gaza: 3, cyrene: 5 }, 'cyrene', 'gaza')).toBe(
      'WE civil-war.16: These areas are not next to each other. Choose areas that touch.',
    );
  });

  test('[WE civil-war.17] that misses the exact number where it could be met', () => {
    expect(select({ memphis: 30, fayum: 5, tanis: 6 }, 'memphis')).toBe(
      'WE civil-war.17: These areas are worth 30 points. Choose areas worth 6.',
    );
  });
});

describe('purchases', () => {
  const buying = (has: Readonly<Record<string, unknown>>, answer: unknown): string =>
    whyNot(buyAdvances(minoa(has), 'minoa'), 'minoa', answer);

  test('[WE credits.3] paid with credits of this turn', () => {
    expect(
      buying({ hand: ['gold', 'gold', 'gold'], treasury: 44 }, { buy: ['music', 'mysticism'], spend: { gold: 3 } }),
    ).toBe('WE buying.5: You need 5 more points. Pay more or buy less.');
  });

  test('[WE library.1] with more than 40 off, or off more than one advance', () => {
    const library = { buy: ['library', 'mysticism'], spend: { gold: 5 }, discounted: 'mysticism' };
    const hand = ['gold', 'gold', 'gold', 'gold', 'gold'];
    expect(buying({ treasury: 4, hand }, library)).toBe('WE buying.5: You need 1 more point. Pay more or buy less.');
    expect(buying({ treasury: 55, hand }, { ...library, discounted: 'library' })).toBe(
      'WE library.1: Choose another card you buy this turn for the discount of Library.',
    );
    expect(buying({ treasury: 55 }, { buy: ['mysticism'], spend: {}, discounted: 'mysticism' })).toBe(
      'WE library.1: Only Library makes another card cheaper. Buy it in the same turn.',
    );
  });

  test('[WE trade-empire.1] with a substitute of lower value', () => {
    const answer = { buy: ['mysticism'], spend: { wine: 2, ochre: 1 }, substitute: { set: 'wine', card: 'ochre' } };
    expect(buying({ hand: ['wine', 'wine', 'ochre'], treasury: 40, cards: ['trade-empire'] }, answer)).toBe(
      'WE trade-empire.1: Ochre is worth less than Wine. Choose a card of at least the same value.',
    );
  });

  test('[WE hand-limit.1] a hand above its limit that is kept', () => {
    const hand = ['ochre', 'ochre', 'clay', 'clay', 'papyri', 'papyri', 'iron', 'iron', 'fish', 'fish'];
    expect(whyNot(keepHandLimit(minoa({ hand }), 'minoa'), 'minoa', { fish: 1 })).toBe(
      'WE hand-limit.1: The total is 1. It must be exactly 2.',
    );
  });
});

describe('ids that every object knows', () => {
  test.each(['constructor', 'toString', 'hasOwnProperty'])('[WE corruption.1] %s is no card to discard', (id) => {
    const world = minoa({ hand: ['gold', 'ivory', 'ochre'] });
    expect(whyNot(strike(world, 'corruption', 'minoa'), 'minoa', { gold: 1, ivory: 1, [id]: 1 })).toContain(
      'This is not an answer',
    );
  });

  test.each(['constructor', 'toString'])('[WE tribal-conflict.1] %s is no area to lose tokens in', (id) => {
    const world = minoa({ tokens: { thera: 3, knossos: 4 } });
    expect(whyNot(strike(world, 'tribal-conflict', 'minoa'), 'minoa', { tokens: { [id]: 5 }, cities: {} })).toContain(
      'This is not an answer',
    );
  });
});

describe('anything at all', () => {
  const long = Array.from({ length: 10_000 }, (_, i) => `area ${i}`);
  const wide = Object.fromEntries(long.map((name) => [name, 1]));
  const NONSENSE: readonly unknown[] = [
    null,
    undefined,
    -1,
    1e308,
    Number.NaN,
    '',
    'atlantis',
    [],
    ['atlantis'],
    ['memphis', 'memphis'],
    {},
    { atlantis: 1 },
    { memphis: -1 },
    { memphis: 1e308 },
    { __proto__: { do: 'end' } },
    { do: 'march', from: 'memphis', to: 'memphis', count: -1 },
    { do: 'sail', ship: 1e9, path: long, load: 1, land: 1 },
    { do: 'politics', treasury: -5 },
    { do: 'diaspora', from: wide, to: wide },
    { do: 'offer', give: long, wants: 3, asks: ['gold', 'gold'] },
    { do: 'end', also: true },
    { buy: long, spend: wide },
    { buy: ['atlantis'], spend: { gold: -1 } },
    { fights: long },
    { tokens: wide, cities: wide },
    long,
    wide,
  ];
  /** What is legal by chance at some questions. */
  const isLegal = (asking: Asking<unknown>, answer: unknown): boolean => refusalFor(asking, answer) === undefined;

  test('is refused at every kind of question, and the table is unharmed', () => {
    const random = randomFrom('nonsense');
    const table = Table.open(
      westernEmpires,
      { options: { game: 'short', turns: 4 }, seats: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], seed: 'nonsense' },
      NOTHING_KEPT,
    );
    const tried = new Set<string>();
    while (!table.over) {
      const post = table.openQuestions().find(({ asking }) => !tried.has(asking.question.topic));
      if (post !== undefined) {
        tried.add(post.asking.question.topic);
        const before = JSON.stringify(table.world);
        for (const answer of NONSENSE) {
          if (isLegal(post.asking, answer)) continue;
          expect(table.answer(post.seat, post.id, answer)).toMatchObject({ ok: false });
        }
        expect(JSON.stringify(table.world)).toBe(before);
      }
      const next = table.openQuestions().find(({ asking }) => asking.question.optional === undefined);
      if (next === undefined) break;
      expect(table.answer(next.seat, next.id, next.asking.sample(random))).toMatchObject({ ok: true });
    }
    expect([...tried]).toEqual(
      expect.arrayContaining([
        'place-cities',
        'place-tokens',
        'movement',
        'trade',
        'civilization-cards',
        'build-cities',
      ]),
    );
  });
});
