import { refusalOf, type Script } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { useAbilities } from '../abilities/phase.ts';
import { buyAdvances, keepHandLimit } from '../advances.ts';
import { position } from '../testing.ts';
import type { WeWorld } from '../world.ts';
import { strike } from './testing.ts';

const LONG = Array.from({ length: 10_000 }, (_, i) => `area ${i}`);
const WIDE = Object.fromEntries(LONG.map((name) => [name, 1]));
const HUGE = 1e15;

/** What nobody may answer, whatever is asked: unknown ids, negative and huge numbers, too many entries. */
const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  -1,
  0.5,
  HUGE,
  Number.NaN,
  '',
  'atlantis',
  'constructor',
  ['atlantis'],
  ['toString'],
  LONG,
  WIDE,
  { atlantis: 1 },
  { memphis: -1 },
  { gold: HUGE },
  { gold: 0.5, ivory: 2 },
  { tokens: { fayum: -1 }, cities: {} },
  { tokens: { fayum: HUGE }, cities: {} },
  { tokens: WIDE, cities: WIDE },
  { tokens: {}, cities: { memphis: 5 } },
  { card: 'atlantis' },
  { card: 'famine', open: 'yes' },
  { do: 'politics', treasury: 0 },
  { do: 'politics', treasury: HUGE },
  { do: 'diaspora', from: WIDE, to: WIDE },
  { do: 'diaspora', from: { memphis: -1 }, to: { fayum: -1 } },
  { do: 'fundamentalism', area: 'atlantis' },
  { do: 'monotheism', area: 'constructor' },
  { do: 'provincial-empire', players: LONG },
  { do: 'provincial-empire', players: ['atlantis'] },
  { do: 'trade-routes', cards: { gold: -1 } },
  { do: 'trade-routes', cards: { famine: 1 } },
  { do: 'universal-doctrine', city: 'atlantis' },
  { do: 'universal-doctrine', tokens: { memphis: -1 } },
  { do: 'done', also: true },
  { do: 'nothing' },
  { buy: LONG, spend: {} },
  { buy: ['constructor'], spend: {} },
  { buy: ['atlantis'], spend: {} },
  { buy: [], spend: { gold: 1 } },
  { buy: ['pottery'], spend: { gold: -1 } },
  { buy: ['pottery'], spend: { gold: 1 }, free: 'atlantis' },
  { buy: ['pottery'], spend: { gold: 1 }, credits: { pottery: { arts: 5 } } },
  { buy: ['pottery'], spend: { gold: 1 }, substitute: { set: 'atlantis', card: 'gold' } },
];

/** The topic of each case, with what is asked there. */
const ASKED: readonly (readonly [string, Readonly<Record<string, unknown>>, (world: WeWorld) => Script | void])[] = [
  ['losses', { egypt: { cities: ['memphis'], tokens: { fayum: 6 } } }, (world) => strike(world, 'famine', 'egypt')],
  [
    'secondary-victims',
    {
      egypt: { tokens: { memphis: 9 } },
      minoa: { tokens: { thera: 2 } },
      rome: { tokens: { rome: 2 } },
      hellas: { tokens: { athens: 1 } },
      hatti: { tokens: { hattusa: 1 } },
    },
    (world) => strike(world, 'famine', 'egypt'),
  ],
  [
    'choose-cities',
    { egypt: { cities: ['memphis', 'tanis', 'gaza', 'fayum'] } },
    (world) => strike(world, 'superstition', 'egypt'),
  ],
  [
    'select-areas',
    { egypt: { tokens: { memphis: 30, fayum: 5, tanis: 5 } }, rome: {} },
    (world) => strike(world, 'civil-war', 'egypt'),
  ],
  ['discard-value', { egypt: { hand: ['gold', 'ivory', 'ochre'] } }, (world) => strike(world, 'corruption', 'egypt')],
  ['pay-for-cards', { egypt: { hand: ['gold', 'ochre'], treasury: 9 } }, (world) => strike(world, 'banditry', 'egypt')],
  ['surrender', { egypt: { hand: ['gold', 'ochre', 'wine'] } }, (world) => strike(world, 'banditry', 'egypt')],
  [
    'pay-instead',
    { egypt: { cities: ['memphis'], treasury: 10 } },
    (world) => strike(world, 'city-in-flames', 'egypt'),
  ],
  [
    'discard-instead',
    { egypt: { cities: ['memphis'], hand: ['gold', 'ochre'], cards: ['theocracy'] } },
    (world) => strike(world, 'iconoclasm-and-heresy', 'egypt'),
  ],
  [
    'buy-off-steps',
    { egypt: { cities: ['memphis', 'gaza'], step: 4, cards: ['enlightenment'] } },
    (world) => strike(world, 'regression', 'egypt'),
  ],
  [
    'unsupported-city',
    { egypt: { cities: ['memphis', 'gaza', 'tanis'], tokens: { fayum: 4 } } },
    (world) => strike(world, 'slave-revolt', 'egypt'),
  ],
  [
    'earthquake',
    { hellas: { cities: ['athens', 'corinth'] } },
    (world) => strike(world, 'volcano-earthquake', 'hellas'),
  ],
  [
    'barbarians',
    { egypt: { cities: ['memphis', 'tanis'] }, rome: {} },
    (world) => strike(world, 'barbarian-hordes', 'egypt'),
  ],
  [
    'abilities',
    {
      egypt: {
        tokens: { memphis: 2 },
        hand: ['gold'],
        cards: [
          'diaspora',
          'fundamentalism',
          'monotheism',
          'politics',
          'provincial-empire',
          'trade-routes',
          'universal-doctrine',
        ],
      },
      hellas: { tokens: { tanis: 1 } },
      outsiders: { tokens: { rome: 2 } },
    },
    (world) => useAbilities(world, 'egypt'),
  ],
  ['civilization-cards', { egypt: { hand: ['gold'], treasury: 40 } }, (world) => buyAdvances(world, 'egypt')],
  [
    'surrender',
    { egypt: { hand: ['gold', 'gold', 'ivory', 'ivory', 'wine', 'wine', 'oil', 'oil', 'fish'] } },
    (world) => keepHandLimit(world, 'egypt'),
  ],
];

describe('[WE damage.2] [WE buying.9] [WE special-abilities.4] nonsense is refused, and nothing has changed', () => {
  test.each(ASKED)('when asked for %s', (topic, given, begin) => {
    const world = position(given);
    const step = begin(world)?.next();
    if (step === undefined || step.done) throw new Error('nothing is asked');
    const [post] = step.value;
    if (post === undefined) throw new Error('nobody is asked');
    expect(post.asking.question.topic).toBe(topic);
    const before = JSON.stringify(world);
    for (const answer of NONSENSE)
      expect(refusalOf(post.asking, answer), JSON.stringify(answer)?.slice(0, 80)).toBeDefined();
    expect(JSON.stringify(world)).toBe(before);
    expect(refusalOf(post.asking, post.asking.default())).toBeUndefined();
  });
});
