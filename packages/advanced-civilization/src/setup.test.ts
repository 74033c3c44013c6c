import { faceOf, terrain } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { must, randomFrom, type Value } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { LAYOUTS } from './data/boards.ts';
import { sheet } from './options.ts';
import { chooseNation, setup, withoutNation } from './setup.ts';
import type { AcWorld } from './world.ts';

function game(players: number, options: Readonly<Record<string, Value>> = {}): AcWorld {
  const seats = Array.from({ length: players }, (_, i) => `p${i}`);
  return setup(sheet.with(options), seats, randomFrom('setup'));
}

function choosable(world: AcWorld): string[] {
  return world.choosable.map((number) => world.nations[number]?.name ?? '');
}

const faces = (world: AcWorld, stack: number): string[] =>
  must(world.trade.stacks[stack - 1], 'a stack').map((card) => faceOf(world, card).id);

describe('stacks', () => {
  test('[AC 15.2] the top cards of stacks 2 to 9 are commodities, as many as players; the non-tradable calamity lies at the bottom', () => {
    const world = game(8);
    for (const [stack, calamity] of [
      [2, 'volcano-earthquake'],
      [3, 'famine'],
      [4, 'civil-war'],
      [5, 'flood'],
    ] as const) {
      const cards = faces(world, stack);
      expect(cards[0]).toBe(calamity);
      const top = cards.slice(-8);
      expect(
        top.filter((id) => !world.trade.faces.some((face) => face.id === id && face.kind === 'commodity')),
      ).toEqual([]);
    }
  });

  test('[AC 15.2] the tradable calamity may lie anywhere beneath the cards set aside, and the order of all cards differs', () => {
    const stacks = Array.from({ length: 200 }, (_, i) => {
      const world = setup(sheet.with({}), ['p0', 'p1', 'p2'], randomFrom(`deal ${i}`));
      return faces(world, 9);
    });
    const depths = new Set(stacks.map((cards) => cards.length - 1 - cards.indexOf('piracy')));
    expect([...depths].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(stacks.map((cards) => cards.at(-1)))).toEqual(new Set(['gold', 'ivory']));
  });

  test('[AC A19] eight players leave one commodity and Piracy beneath the cards set aside', () => {
    expect(faces(game(8), 9).slice(0, 2)).toContain('piracy');
    expect(faces(game(8), 9)).toHaveLength(10);
  });

  test('[AC 15.2] the first stack has no calamity', () => {
    expect(new Set(faces(game(4), 1))).toEqual(new Set(['ochre', 'hides']));
  });
});

describe('boards', () => {
  test.each([
    ['16.2', 8, 47, 'main', 9],
    ['16.3', 7, 55, 'main', 9],
    ['16.4', 6, 55, 'main', 9],
    ['16.5', 5, 47, 'main', 8],
    ['16.6', 4, 55, 'main', 4],
    ['16.7', 3, 47, 'main', 5],
    ['16.8', 2, 55, 'main', 4],
    ['16.1', 7, 55, 'extension', 9],
  ])(
    '[AC %s] %i players have %i tokens on the board “%s” and %i nations to choose from',
    (_, players, tokens, board, nations) => {
      const world = game(players, { board });
      expect(world.nations[0]?.pieces.tokens).toBe(tokens);
      expect(choosable(world)).toHaveLength(nations);
    },
  );

  test('[AC 16.1] every board has nations enough for its players, and the tokens of its number of players', () => {
    for (const [players, layouts] of Object.entries(LAYOUTS)) {
      for (const { board, tokens } of layouts) {
        const world = game(Number(players), { board });
        expect(choosable(world).length).toBeGreaterThanOrEqual(Number(players));
        expect(world.nations[0]?.pieces.tokens).toBe(tokens);
      }
    }
  });

  test('[AC 16.6] four players: Egypt, Babylon, Assyria and Asia east of the line, or the west with the Extension', () => {
    expect(choosable(game(4))).toEqual(['asia', 'assyria', 'babylon', 'egypt']);
    expect(choosable(game(4, { board: 'extension' }))).toEqual(['africa', 'iberia', 'illyria', 'thrace', 'crete']);
    expect(terrain(game(4)).numbers.has('rome')).toBe(false);
    expect(terrain(game(4)).numbers.has('eastern-mediterranean')).toBe(true);
  });

  test('[AC 16.7] three players: Italy, Africa, Illyria, Thrace and Crete', () => {
    expect(choosable(game(3))).toEqual(['africa', 'italy', 'illyria', 'thrace', 'crete']);
  });

  test('[AC 16.8] two players ignore sites on islands', () => {
    const { site, numbers } = terrain(game(2));
    expect(site[must(numbers.get('knossos'), 'knossos')]).toBe('none');
    expect(site[must(numbers.get('rome'), 'rome')]).toBe('black');
    const three = terrain(game(3));
    expect(three.site[must(three.numbers.get('knossos'), 'knossos')]).toBe('black');
  });

  test('[AC 16.8] and no other sites: an island is what no land way joins to the mainland', () => {
    const { site, land, ids, areas, numbers } = terrain(game(2));
    const mainland = new Set(['rome', 'carthage'].map((id) => must(numbers.get(id), id)));
    for (const area of mainland) for (const next of must(land[area], 'neighbours')) mainland.add(next);
    for (const [number, area] of areas.entries()) {
      if (area.kind !== 'land' || area.site === 'none') continue;
      expect([ids[number], site[number]]).toEqual([ids[number], mainland.has(number) ? area.site : 'none']);
    }
  });

  test('[AC A17] with the Extension the Italian pieces are Iberia’s', () => {
    expect(choosable(game(7, { board: 'extension' }))).toContain('iberia');
    expect(choosable(game(7, { board: 'extension' }))).not.toContain('italy');
    expect(choosable(game(7))).toContain('italy');
  });

  test('[AC A18] five players use three neighbouring panels', () => {
    expect(LAYOUTS[5]?.map(({ ground }) => ground.panels)).toEqual([
      ['main-1', 'main-2', 'main-3'],
      ['main-2', 'main-3', 'main-4'],
      ['western-extension', 'main-1', 'main-2'],
    ]);
  });

  test('[AC 16.12] nations whose start areas are not in play cannot be chosen', () => {
    expect(choosable(game(5, { board: 'main-east' }))).toEqual([
      'thrace',
      'crete',
      'asia',
      'assyria',
      'babylon',
      'egypt',
    ]);
  });

  test('[AC 16.11] an area is in play with the panel of its limit, its site with the panel of the site', () => {
    const world = game(5);
    const { areas } = terrain(world);
    expect(areas.every((area) => area.kind === 'sea' || world.ground.panels.includes(area.panel))).toBe(true);
  });
});

test('[AC 16.1] a board that so many players may not use is refused', () => {
  expect(sheet.settle({ board: 'main-east' }, 7)).toHaveProperty('refusals');
  expect(sheet.settle({ board: 'main-east' }, 5)).not.toHaveProperty('refusals');
});

test('[AC 4.46] a nation begins in one of its start areas', () => {
  const { starts, ids } = terrain(game(7));
  expect(starts.get('crete')?.map((area) => ids[area])).toEqual(['knossos', 'phaestos']);
  expect(starts.get('thrace')?.map((area) => ids[area])).toEqual(['scythia']);
});

test('[AC 4.47] [AC WX 1] [AC WX 2] with the Extension Iberia begins in the west, and Africa may begin in Cirta', () => {
  const { starts, ids } = terrain(game(7, { board: 'extension' }));
  expect(starts.get('iberia')?.map((area) => ids[area])).toEqual(['baetica', 'corduba', 'lusitania']);
  expect(starts.get('africa')?.map((area) => ids[area])).toContain('cirta');
  expect(terrain(game(7)).starts.get('africa')).toHaveLength(3);
});

describe('nations', () => {
  test('[AC 15.3] in the order of the place cards each player takes a nation and places a token', () => {
    const world = game(3);
    const [first = '', second = ''] = withoutNation(world);
    play(chooseNation(world, first), { [first]: ['crete', 'knossos'] });
    expect(refused(chooseNation(world, second), { [second]: ['crete'] })).toBe('not-a-choice AC 15.3');
    play(chooseNation(world, second), { [second]: ['thrace'] });
    expect(world.nations[4]).toMatchObject({ seat: first, tokens: 1, stock: 46 });
    expect(world.nations[3]).toMatchObject({ seat: second, tokens: 1 });
  });

  test('[AC 12.1] the place cards are shuffled, and they alone say who chooses first', () => {
    const seats = ['p0', 'p1', 'p2'];
    const orders = Array.from({ length: 50 }, (_, i) => {
      const world = setup(sheet.with({}), seats, randomFrom(`place ${i}`));
      expect(withoutNation(world)).toEqual(world.placeOrder);
      return world.placeOrder.join(' ');
    });
    expect(new Set(orders).size).toBe(6);
  });

  test('[AC 15.3] or nations are dealt, and players choose only where to begin', () => {
    const world = game(3, { nations: 'dealt' });
    const [first = ''] = withoutNation(world);
    const asked = asks(chooseNation(world, first));
    expect(asked.every((question) => question.endsWith('choose-area'))).toBe(true);
    expect(world.nations.filter(({ seat }) => seat === first)).toHaveLength(1);
  });

  test('[AC 15.3] a player who left takes none', () => {
    const world = game(3);
    world.room.gone.push('p0');
    expect(asks(chooseNation(world, 'p0'))).toEqual([]);
    expect(world.nations.every(({ seat }) => seat === null)).toBe(true);
  });

  test('[AC 15.31] outsiders have pieces without end', () => {
    expect(game(8).nations.at(-1)).toMatchObject({ name: 'outsiders', endless: true, seat: null });
  });

  test('[AC 15.4] markers begin on the start arrow', () => {
    expect(game(8).nations.every(({ step }) => step === 0)).toBe(true);
  });

  test('[AC 17.4] nations stand in the order of the track', () => {
    expect(game(8).nations.map(({ name }) => name)).toEqual([
      'africa',
      'italy',
      'illyria',
      'thrace',
      'crete',
      'asia',
      'assyria',
      'babylon',
      'egypt',
      'outsiders',
    ]);
  });
});
