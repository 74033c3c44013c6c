import { at, randomFrom } from '@ecumene/engine';
import { checkQuestion } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { act, of, position } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { refuseAction, takeActions } from './actions.ts';
import { pays, waysOfPayingFor } from './bills.ts';
import { listActions } from './choices.ts';
import type { Action } from './moves.ts';
import { sampleAction } from './sampling.ts';

interface Offer {
  readonly given: Readonly<Record<string, unknown>>;
  /** Everything that can be done besides ending the phase, in short words. */
  readonly offered: readonly string[];
}

const RICH = {
  workers: { bronze: 1, agriculture: 1, philosophy: 1, religion: 1, warriors: 1 },
  tokens: { bronze: 9, agriculture: 6 },
  unused: 1,
  science: 30,
  blue: 3,
};
const POOR = ['destroy agriculture', 'destroy bronze', 'destroy philosophy', 'destroy warriors'];

const OFFERS: Readonly<Record<string, Offer>> = {
  'cards of every sort': {
    given: {
      age: 1,
      row: [],
      anna: {
        ...RICH,
        workers: { ...RICH.workers, iron: 0, drama: 0 },
        hand: [
          'frugality-a',
          'rich-land-a',
          'engineering-genius-a',
          'cultural-heritage-a',
          'reserves-i',
          'breakthrough-i',
          'monarchy',
          'homer',
          'irrigation',
        ],
        unfinished: 'pyramids',
      },
    },
    offered: [
      'grow',
      'build agriculture',
      'build bronze',
      'build philosophy',
      'build religion',
      'build warriors',
      'build iron',
      'build drama',
      ...POOR,
      'destroy religion',
      'upgrade from=bronze to=iron',
      'stage 1',
      'play frugality-a',
      'play rich-land-a to=agriculture',
      'play rich-land-a to=bronze',
      'play rich-land-a to=iron',
      'play rich-land-a from=bronze to=iron',
      'play engineering-genius-a',
      'play cultural-heritage-a',
      'play reserves-i choice=0',
      'play reserves-i choice=1',
      'play breakthrough-i develop=monarchy',
      'play breakthrough-i develop=monarchy revolution',
      'play breakthrough-i develop=irrigation',
      'develop monarchy',
      'revolt monarchy',
      'lead homer',
      'develop irrigation',
    ],
  },
  'upgrades, stages and tactics, but nobody to build with': {
    given: {
      age: 2,
      row: [],
      anna: {
        ...RICH,
        unused: 0,
        workers: { ...RICH.workers, iron: 0, alchemy: 0 },
        hand: ['efficient-upgrade-ii', 'legion'],
        specials: ['masonry'],
        unfinished: 'pyramids',
        tokens: { bronze: 12 },
      },
      tactics: ['phalanx'],
    },
    offered: [
      ...POOR,
      'destroy religion',
      'upgrade from=bronze to=iron',
      'upgrade from=philosophy to=alchemy',
      'stage 1',
      'stage 2',
      'play efficient-upgrade-ii from=bronze to=iron',
      'play efficient-upgrade-ii from=philosophy to=alchemy',
      'tactic legion',
      'copy phalanx',
    ],
  },
  'Homer, who may go under a wonder': {
    given: {
      age: 1,
      row: [],
      anna: { leader: 'homer', wonders: ['pyramids', 'colossus'], hand: ['aristotle'], unused: 0 },
    },
    offered: [...POOR, 'lead aristotle', 'lead aristotle under=pyramids', 'lead aristotle under=colossus'],
  },
  'Bach, who makes theaters': {
    given: {
      age: 2,
      row: [],
      anna: {
        leader: 'j-s-bach',
        workers: { philosophy: 1, drama: 0, opera: 0 },
        tokens: { bronze: 9 },
        unused: 0,
      },
    },
    offered: [...POOR, 'theater from=philosophy to=drama', 'theater from=philosophy to=opera'],
  },
  'Barbarossa, who recruits': {
    given: {
      age: 1,
      row: [],
      anna: {
        leader: 'frederick-barbarossa',
        unused: 0,
        workers: { swordsmen: 0 },
        tokens: { bronze: 6, agriculture: 6 },
      },
    },
    offered: [...POOR, 'grow', 'recruit warriors', 'recruit swordsmen', 'upgrade from=warriors to=swordsmen'],
  },
  'Churchill, who chooses': {
    given: { row: [], anna: { leader: 'winston-churchill', unused: 0 } },
    offered: [...POOR, 'choose choice=0', 'choose choice=1'],
  },
  'a wonder that gives something once a turn': {
    given: { row: [], anna: { wonders: ['ocean-liner-service'], unused: 0 } },
    offered: [...POOR, 'use ocean-liner-service'],
  },
  'a pact that helps with research': {
    given: {
      age: 2,
      row: [],
      anna: {
        hand: ['iron', 'monarchy', 'breakthrough-i'],
        science: 9,
        unused: 0,
        pact: { card: 'scientific-cooperation', with: 'bela' },
      },
      bela: { science: 9 },
    },
    offered: [
      ...POOR,
      'develop iron',
      'develop iron shared',
      'develop monarchy',
      'develop monarchy shared',
      'revolt monarchy',
      'revolt monarchy shared',
      'play breakthrough-i develop=iron',
      'play breakthrough-i develop=iron shared',
      'play breakthrough-i develop=monarchy',
      'play breakthrough-i develop=monarchy shared',
      'play breakthrough-i develop=monarchy revolution',
      'play breakthrough-i develop=monarchy revolution shared',
    ],
  },
  'a pact that lets food pay for resources': {
    given: {
      age: 1,
      row: [],
      anna: {
        unused: 1,
        tokens: { bronze: 3, agriculture: 3 },
        pact: { card: 'trade-routes-agreement', with: 'bela', side: 'A' },
      },
    },
    offered: [
      ...POOR,
      'grow',
      ...['agriculture', 'bronze', 'philosophy', 'religion', 'warriors'].flatMap((card) => [
        `build ${card}`,
        `build ${card} trade`,
      ]),
    ],
  },
  'Hammurabi, with whom a red token stands in for a white one': {
    given: {
      age: 1,
      row: ['', 'drama'],
      anna: {
        leader: 'hammurabi',
        unused: 0,
        tokens: { bronze: 9, agriculture: 9 },
        workers: { iron: 0 },
        hand: ['monarchy', 'rich-land-a', 'julius-caesar'],
        science: 20,
        unfinished: 'pyramids',
      },
    },
    offered: [
      'revolt monarchy',
      ...[
        ...POOR,
        'grow',
        'take space=1',
        'upgrade from=bronze to=iron',
        'stage 1',
        'develop monarchy',
        'play rich-land-a from=bronze to=iron',
        'lead julius-caesar',
      ].flatMap((move) => [move, `${move} red`]),
    ],
  },
};
const CASES = Object.entries(OFFERS);

/** A move in short words. */
function inShort({ do: name, ...how }: Action): string {
  const words = Object.entries(how).map(([key, value]) => {
    if (key === 'card' || key === 'count') return String(value);
    return value === true ? key : `${key}=${value}`;
  });
  return [name, ...words].join(' ');
}

test.each(CASES)('[TTA action-phase.1] all that can be done is listed: %s', (_, { given, offered }) => {
  const world = position(given);
  const post = at(takeActions(world, of(world)).next().value ?? [], 0);
  checkQuestion(post);
  const listed = listActions(world, of(world)).filter((move) => refuseAction(world, of(world), move) === undefined);
  expect(listed.map(inShort).toSorted()).toEqual(['end', ...offered].toSorted());
  expect(post.asking.list()).toEqual(listed);
});

test.each(CASES)('[TTA action-phase.1] and each of it comes up by itself: %s', (_, { given, offered }) => {
  const world = position(given);
  const random = randomFrom('offers');
  const drawn = new Set<string>();
  for (let n = 0; n < 4000; n++) drawn.add(inShort(sampleAction(world, of(world), random, refuseAction)));
  expect([...drawn].toSorted()).toEqual(['end', ...offered].toSorted());
});

describe('a table that pays by hand', () => {
  const BY_HAND = { options: { payments: 'by-hand' } } as const;
  const LARGE_AND_SMALL = { bronze: 4, iron: 3, agriculture: 4, irrigation: 3 };
  const stores = (anna: unknown) => ({ ...(typeof anna === 'object' ? anna : {}), tokens: LARGE_AND_SMALL, blue: 6 });

  /** What is left of food and resources after a move. */
  function left(given: Readonly<Record<string, unknown>>, move: Action): readonly number[] {
    const world = position(given, BY_HAND);
    act(world, move);
    return [amountOf(of(world), 'food'), amountOf(of(world), 'resources')];
  }

  test.each(CASES)('[TTA ruling.T23] offers payments that cost what the table itself would pay: %s', (_, offer) => {
    const given = { ...offer.given, anna: stores(offer.given['anna']) };
    const world = position(given, BY_HAND);
    const before = [amountOf(of(world), 'food'), amountOf(of(world), 'resources')];
    for (const move of listActions(world, of(world))) {
      if (refuseAction(world, of(world), move) !== undefined || !pays(move)) continue;
      const after = left(given, move);
      const ways = waysOfPayingFor(world, of(world), move);
      const goods = ['food', 'resources'].filter((__, i) => after[i] !== before[i]);
      const free = move.do === 'play' && after.every((amount, i) => amount >= (before[i] ?? 0));
      expect(ways.length > 0, inShort(move)).toBe(goods.length > 0 && !free);
      for (const keep of ways) {
        const paid: Action = { ...move, keep };
        expect(refuseAction(world, of(world), paid), inShort(move)).toBeUndefined();
        expect(left(given, paid), JSON.stringify(paid)).toEqual(after);
      }
    }
  });
});
