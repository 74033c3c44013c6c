import { describe, expect, test } from 'vitest';
import { evaluate } from '../events/evaluate.ts';
import { broken } from '../invariants.ts';
import { drive, of, position } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { workersOf } from '../workers.ts';
import type { Ages } from '../world.ts';
import { allCards, type CardId } from './index.ts';
import { cardNo } from './numbered.ts';

type Given = Readonly<Record<string, unknown>>;

/** How each player stands: science, culture, food, resources, workers. */
function stand(world: Ages): number[][] {
  return world.civs.map((civ) => [
    civ.science,
    civ.culture,
    amountOf(civ, 'food'),
    amountOf(civ, 'resources'),
    workersOf(civ),
  ]);
}

const strong = {
  anna: { workers: { warriors: 3 } },
  bela: { workers: { warriors: 2 } },
  cyrus: { workers: { warriors: 1 } },
};
const S = [0, 0, 0, 0];

const events: readonly (readonly [CardId, Given, readonly unknown[], readonly (readonly number[])[]])[] = [
  [
    'development-of-agriculture',
    {},
    [],
    [
      [0, 0, 2, 0, 7],
      [0, 0, 2, 0, 7],
      [0, 0, 2, 0, 7],
    ],
  ],
  [
    'development-of-crafts',
    {},
    [],
    [
      [0, 0, 0, 2, 7],
      [0, 0, 0, 2, 7],
      [0, 0, 0, 2, 7],
    ],
  ],
  [
    'development-of-markets',
    {},
    ['2 food', '2 resources', '2 food'],
    [
      [0, 0, 2, 0, 7],
      [0, 0, 0, 2, 7],
      [0, 0, 2, 0, 7],
    ],
  ],
  [
    'development-of-science',
    {},
    [],
    [
      [2, 0, 0, 0, 7],
      [2, 0, 0, 0, 7],
      [2, 0, 0, 0, 7],
    ],
  ],
  [
    'development-of-settlement',
    {},
    [],
    [
      [...S, 8],
      [...S, 8],
      [...S, 8],
    ],
  ],
  [
    'development-of-trade-routes',
    {},
    [],
    [
      [1, 0, 1, 1, 7],
      [1, 0, 1, 1, 7],
      [1, 0, 1, 1, 7],
    ],
  ],
  [
    'development-of-religion',
    { bela: { unused: 0 } },
    [true, false],
    [
      [...S, 7],
      [...S, 6],
      [...S, 7],
    ],
  ],
  [
    'development-of-warfare',
    {},
    [true, true, false],
    [
      [...S, 7],
      [...S, 7],
      [...S, 7],
    ],
  ],
  [
    'development-of-politics',
    {},
    [],
    [
      [...S, 7],
      [...S, 7],
      [...S, 7],
    ],
  ],
  [
    'development-of-civilization',
    {},
    [{ do: 'nothing' }, { do: 'nothing' }, { do: 'nothing' }],
    [
      [...S, 7],
      [...S, 7],
      [...S, 7],
    ],
  ],
  [
    'barbarians',
    { ...strong, cyrus: { culture: 5 } },
    [],
    [
      [...S, 9],
      [...S, 8],
      [0, 5, 0, 0, 6],
    ],
  ],
  [
    'border-conflict',
    strong,
    ['bronze'],
    [
      [0, 0, 0, 3, 9],
      [...S, 8],
      [...S, 7],
    ],
  ],
  [
    'crusades',
    { ...strong, cyrus: { culture: 9 } },
    [],
    [
      [0, 4, 0, 0, 9],
      [...S, 8],
      [0, 5, 0, 0, 7],
    ],
  ],
  [
    'cultural-influence',
    { anna: { workers: { religion: 2 } } },
    [],
    [
      [0, 2, 0, 0, 9],
      [...S, 7],
      [...S, 7],
    ],
  ],
  [
    'foray',
    strong,
    [
      { food: 1, first: 'food' },
      { food: 3, first: 'food' },
    ],
    [
      [0, 0, 1, 2, 9],
      [0, 0, 3, 0, 8],
      [...S, 7],
    ],
  ],
  [
    'good-harvest',
    {},
    [],
    [
      [0, 0, 2, 0, 7],
      [0, 0, 2, 0, 7],
      [0, 0, 2, 0, 7],
    ],
  ],
  [
    'immigration',
    { bela: { workers: { religion: 1 } } },
    [],
    [
      [...S, 7],
      [...S, 9],
      [...S, 7],
    ],
  ],
  [
    'new-deposits',
    {},
    [],
    [
      [0, 0, 0, 2, 7],
      [0, 0, 0, 2, 7],
      [0, 0, 0, 2, 7],
    ],
  ],
  [
    'pestilence',
    {},
    [],
    [
      [...S, 6],
      [...S, 6],
      [...S, 6],
    ],
  ],
  [
    'raiders',
    { ...strong, cyrus: { tokens: { bronze: 2, agriculture: 2 } } },
    [{ food: 1, first: 'food' }],
    [
      [...S, 9],
      [...S, 8],
      [0, 0, 1, 1, 7],
    ],
  ],
  [
    'rats',
    { anna: { tokens: { agriculture: 5 } } },
    [],
    [
      [...S, 7],
      [...S, 7],
      [...S, 7],
    ],
  ],
  [
    'reign-of-terror',
    strong,
    [],
    [
      [...S, 9],
      [...S, 8],
      [...S, 6],
    ],
  ],
  [
    'scientific-breakthrough',
    {},
    [],
    [
      [1, 0, 0, 0, 7],
      [1, 0, 0, 0, 7],
      [1, 0, 0, 0, 7],
    ],
  ],
  [
    'cold-war',
    strong,
    [],
    [
      [6, 0, 0, 0, 9],
      [6, 0, 0, 0, 8],
      [...S, 7],
    ],
  ],
  [
    'national-pride',
    { bela: { culture: 2 } },
    [],
    [
      [...S, 7],
      [0, 7, 0, 0, 7],
      [...S, 7],
    ],
  ],
  [
    'popularization-of-science',
    {},
    [],
    [
      [0, 1, 0, 0, 7],
      [0, 1, 0, 0, 7],
      [0, 1, 0, 0, 7],
    ],
  ],
  [
    'prosperity',
    { bela: { workers: { religion: 2 } } },
    [],
    [
      [...S, 7],
      [0, 0, 2, 0, 9],
      [...S, 7],
    ],
  ],
  [
    'refugees',
    { ...strong, cyrus: { culture: 9 } },
    [],
    [
      [0, 3, 0, 0, 10],
      [...S, 8],
      [0, 6, 0, 0, 6],
    ],
  ],
  [
    'economic-progress',
    { anna: { yellow: 12, tokens: { agriculture: 3 } } },
    [],
    [
      [0, 0, 3, 2, 7],
      [0, 0, 2, 2, 7],
      [0, 0, 2, 2, 7],
    ],
  ],
  [
    'emigration',
    { anna: { yellow: 8 } },
    ['warriors'],
    [
      [...S, 5],
      [...S, 7],
      [...S, 7],
    ],
  ],
  [
    'terrorism',
    { anna: { culture: 2 }, bela: { culture: 1 }, cyrus: { workers: { religion: 1 } } },
    [],
    [
      [0, 2, 0, 0, 7],
      [0, 1, 0, 0, 7],
      [...S, 8],
    ],
  ],
];

const impacts: readonly (readonly [CardId, Given, number])[] = [
  ['impact-of-agriculture', { workers: { irrigation: 1 } }, 4 + 4],
  ['impact-of-agriculture', { yellow: 0 }, 2],
  ['impact-of-architecture', { workers: { alchemy: 2, opera: 1 } }, 4],
  ['impact-of-balance', { workers: { religion: 2, alchemy: 1 } }, 4],
  ['impact-of-colonies', { colonies: ['vast-territory-i', 'historic-territory-i'] }, 6],
  ['impact-of-competition', { workers: { riflemen: 2, 'team-sports': 1, opera: 1 } }, 6],
  ['impact-of-government', { government: 'communism', specials: ['warfare'] }, 14 + 6],
  ['impact-of-happiness', { workers: { religion: 2 } }, 4],
  ['impact-of-industry', { workers: { iron: 1 }, wonders: ['transcontinental-railroad'] }, 4 + 2],
  ['impact-of-population', { unused: 9, yellow: 15, workers: { agriculture: 2 } }, 8],
  ['impact-of-progress', { specials: ['strategy', 'masonry'], government: 'democracy' }, 12],
  ['impact-of-science', { workers: { alchemy: 1 } }, 14],
  ['impact-of-strength', { workers: { warriors: 3 } }, 14],
  ['impact-of-technology', { workers: { oil: 0 }, specials: ['civil-service'], government: 'communism' }, 12],
  ['impact-of-variety', { workers: { knights: 1, drama: 1 }, specials: ['warfare'] }, 2 * (2 + 2 + 1)],
  ['impact-of-wonders', { wonders: ['pyramids', 'taj-mahal', 'kremlin', 'internet'] }, 14],
];

describe('events', () => {
  test.each(events)('[TTA evaluate.1] [TTA ruling.T99] [TTA ruling.T98] %s', (id, given, answers, expected) => {
    const world = position(given);
    drive(evaluate(world, cardNo(id)), ...answers);
    expect(stand(world)).toEqual(expected);
    expect(broken(world)).toEqual([]);
  });

  test.each(impacts)(
    '[TTA ruling.T103] [TTA ruling.T104] [TTA ruling.T105] %s with %j scores %i',
    (id, anna, culture) => {
      const world = position({ anna });
      drive(evaluate(world, cardNo(id)));
      expect(of(world).culture).toBe(culture);
    },
  );

  test('[TTA ruling.T102] impact-of-happiness can cost culture, impact-of-population never does', () => {
    const world = position({ anna: { yellow: 0, culture: 20 } });
    drive(evaluate(world, cardNo('impact-of-population')));
    expect(of(world).culture).toBe(20);
    drive(evaluate(world, cardNo('impact-of-happiness')));
    expect(of(world).culture).toBe(20 - 2 * 8);
    drive(evaluate(world, cardNo('impact-of-happiness')));
    expect(of(world).culture).toBe(0);
  });

  test('[TTA ruling.T47] [TTA ruling.T83] what counts as industry is an option', () => {
    const anna = {
      workers: { iron: 1 },
      wonders: ['transcontinental-railroad'],
      pact: { card: 'acceptance-of-supremacy', with: 'bela', side: 'A' },
    };
    const industry = (options: Record<string, boolean>): number => {
      const world = position({ anna }, { options });
      drive(evaluate(world, cardNo('impact-of-industry')));
      return of(world).culture;
    };
    expect([industry({}), industry({ railroadCounts: false }), industry({ pactsCountAsIndustry: true })]).toEqual([
      6, 4, 7,
    ]);
  });
});

test('every event has a test here or among the special ones', () => {
  const own = [
    'rebellion',
    'uncertain-borders',
    'civil-unrest',
    'crime-wave',
    'iconoclasm',
    'independence-declaration',
    'politics-of-strength',
    'ravages-of-time',
    'international-agreement',
  ];
  const tested = new Set<string>([...events.map(([id]) => id), ...impacts.map(([id]) => id), ...own]);
  expect(allCards.filter(({ kind, id }) => kind === 'event' && !tested.has(id))).toEqual([]);
});
