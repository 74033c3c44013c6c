import { expect, test } from 'vitest';
import { statistics } from '../statistics.ts';
import { act, of, position, refused } from '../testing.ts';
import type { Civilization } from '../world.ts';
import type { Action } from './moves.ts';

type Row = readonly [
  anna: Readonly<Record<string, unknown>>,
  move: Action,
  refusal: readonly [code: string, rule: string] | undefined,
  more?: {
    readonly table?: Readonly<Record<string, unknown>>;
    readonly options?: Readonly<Record<string, string | boolean>>;
    prepare?(civ: Civilization): void;
  },
];

const noCivil = (civ: Civilization): void => {
  civ.civilReady = 0;
};
const noMilitary = (civ: Civilization): void => {
  civ.militaryReady = 0;
};
const STORES = { tokens: { bronze: 12, agriculture: 12 }, science: 40, unused: 1 };
const BACH = { ...STORES, leader: 'j-s-bach', workers: { drama: 0, opera: 0, alchemy: 0, 'scientific-method': 0 } };

const ROWS: Readonly<Record<string, Row>> = {
  'build on a card you have not': [STORES, { do: 'build', card: 'iron' }, ['not-in-play', 'TTA build.2']],
  'build without a civil action': [
    STORES,
    { do: 'build', card: 'bronze' },
    ['civil-actions', 'TTA actions.5'],
    { prepare: noCivil },
  ],
  'build a unit without a civil action': [STORES, { do: 'build', card: 'warriors' }, undefined, { prepare: noCivil }],
  'build a unit without a military action': [
    STORES,
    { do: 'build', card: 'warriors' },
    ['military-actions', 'TTA actions.5'],
    { prepare: noMilitary },
  ],
  'upgrade from a card you have not': [
    { ...STORES, workers: { iron: 0 } },
    { do: 'upgrade', from: 'coal', to: 'iron' },
    ['not-in-play', 'TTA upgrade.2'],
  ],
  'upgrade to a card you have not': [
    STORES,
    { do: 'upgrade', from: 'bronze', to: 'iron' },
    ['not-in-play', 'TTA upgrade.3'],
  ],
  'upgrade nobody': [
    { ...STORES, workers: { bronze: 0, iron: 0 } },
    { do: 'upgrade', from: 'bronze', to: 'iron' },
    ['nobody-there', 'TTA upgrade.2'],
  ],
  'upgrade to the same level': [
    STORES,
    { do: 'upgrade', from: 'bronze', to: 'bronze' },
    ['not-higher', 'TTA upgrade.3'],
  ],
  'destroy on a card you have not': [STORES, { do: 'destroy', card: 'iron' }, ['not-in-play', 'TTA destroy.2']],
  'destroy where nobody works': [STORES, { do: 'destroy', card: 'religion' }, ['nobody-there', 'TTA upgrade.2']],
  'a theater without Bach': [
    { ...STORES, workers: { drama: 0 } },
    { do: 'theater', from: 'philosophy', to: 'drama' },
    ['no-such-leader', 'TTA bach.1'],
  ],
  'a theater without a civil action': [
    BACH,
    { do: 'theater', from: 'philosophy', to: 'drama' },
    ['civil-actions', 'TTA actions.5'],
    { prepare: noCivil },
  ],
  'a second theater in a turn': [
    BACH,
    { do: 'theater', from: 'philosophy', to: 'drama' },
    ['once', 'TTA ruling.T57'],
    {
      prepare: (civ) => {
        civ.turn.theater = true;
      },
    },
  ],
  'a theater of a card you have not': [
    BACH,
    { do: 'theater', from: 'computers', to: 'drama' },
    ['not-in-play', 'TTA bach.1'],
  ],
  'a theater that you have not': [
    BACH,
    { do: 'theater', from: 'philosophy', to: 'movies' },
    ['not-in-play', 'TTA bach.1'],
  ],
  'a theater of nobody': [BACH, { do: 'theater', from: 'alchemy', to: 'drama' }, ['nobody-there', 'TTA upgrade.2']],
  'a theater of a farm': [BACH, { do: 'theater', from: 'agriculture', to: 'drama' }, ['not-a-theater', 'TTA bach.1']],
  'no theater': [BACH, { do: 'theater', from: 'philosophy', to: 'alchemy' }, ['not-a-theater', 'TTA bach.1']],
  'a theater of a lower level': [
    { ...BACH, workers: { ...BACH.workers, 'scientific-method': 1 } },
    { do: 'theater', from: 'scientific-method', to: 'drama' },
    ['lower', 'TTA bach.1'],
  ],
  'recruit without Barbarossa': [STORES, { do: 'recruit', card: 'warriors' }, ['no-such-leader', 'TTA ruling.T58']],
  'recruit on a card you have not': [
    { ...STORES, leader: 'frederick-barbarossa' },
    { do: 'recruit', card: 'swordsmen' },
    ['not-in-play', 'TTA build-unit.2'],
  ],
  'recruit a farmer': [
    { ...STORES, leader: 'frederick-barbarossa' },
    { do: 'recruit', card: 'agriculture' },
    ['no-unit', 'TTA ruling.T58'],
  ],
  'recruit from an empty bank': [
    { ...STORES, leader: 'frederick-barbarossa', yellow: 0 },
    { do: 'recruit', card: 'warriors' },
    ['empty-bank', 'TTA population.4'],
  ],
  'use what gives nothing once a turn': [
    { wonders: ['ocean-liner-service', 'pyramids'] },
    { do: 'use', card: 'pyramids' },
    ['nothing-to-use', 'TTA ruling.T61'],
  ],
  'use it twice': [
    { wonders: ['ocean-liner-service'] },
    { do: 'use', card: 'ocean-liner-service' },
    ['once', 'TTA ruling.T61'],
    {
      prepare: (civ) => {
        civ.turn.sailed = true;
      },
    },
  ],
  'use it with an empty bank': [
    { wonders: ['ocean-liner-service'], yellow: 0 },
    { do: 'use', card: 'ocean-liner-service' },
    ['empty-bank', 'TTA workers.3'],
  ],
  'choose without Churchill': [{}, { do: 'choose', choice: 0 }, ['nothing-to-choose', 'TTA ruling.T59']],
  'choose what there is not': [
    { leader: 'winston-churchill' },
    { do: 'choose', choice: 2 },
    ['no-choice', 'TTA ruling.T59'],
  ],
  'choose twice': [
    { leader: 'winston-churchill' },
    { do: 'choose', choice: 1 },
    ['once', 'TTA ruling.T59'],
    {
      prepare: (civ) => {
        civ.turn.chosen = true;
      },
    },
  ],
  'choose what comes with production': [
    { leader: 'winston-churchill' },
    { do: 'choose', choice: 0 },
    ['with-production', 'TTA ruling.T59'],
    { options: { churchill: 'with-production' } },
  ],
  'play a card you have not': [{}, { do: 'play', card: 'frugality-a' }, ['not-in-hand', 'TTA action-card.3']],
  'play what is no action card': [
    { hand: ['iron'] },
    { do: 'play', card: 'iron' },
    ['no-action-card', 'TTA action-card.3'],
  ],
  'play a leader as an action card': [
    { hand: ['homer'] },
    { do: 'play', card: 'homer' },
    ['no-action-card', 'TTA action-card.3'],
  ],
  'revolt for what is not in hand': [STORES, { do: 'revolt', card: 'monarchy' }, ['not-in-hand', 'TTA revolution.2']],
  'play without a civil action': [
    { hand: ['cultural-heritage-a'] },
    { do: 'play', card: 'cultural-heritage-a' },
    ['civil-actions', 'TTA actions.5'],
    { prepare: noCivil },
  ],
  'play a card taken this turn': [
    { hand: ['cultural-heritage-a'] },
    { do: 'play', card: 'cultural-heritage-a' },
    ['just-taken', 'TTA action-card.3'],
    { prepare: (civ) => civ.turn.taken.push(...civ.civilHand) },
  ],
  'play a card with a worker from somewhere': [
    { hand: ['cultural-heritage-a'] },
    { do: 'play', card: 'cultural-heritage-a', from: 'bronze' },
    ['say-nothing', 'TTA action-card.4'],
  ],
  'play a card with a worker to somewhere': [
    { hand: ['cultural-heritage-a'] },
    { do: 'play', card: 'cultural-heritage-a', to: 'bronze' },
    ['say-nothing', 'TTA action-card.4'],
  ],
  ...Object.fromEntries(
    (
      [
        ['develop', { develop: 'iron' }],
        ['revolution', { revolution: true }],
        ['shared', { shared: true }],
        ['choice', { choice: 0 }],
        ['trade', { trade: true }],
        ['keep', { keep: {} }],
      ] as const
    ).map(([word, more]): [string, Row] => [
      `play a card that is not for it with ${word}`,
      [
        { hand: ['cultural-heritage-a'] },
        { do: 'play', card: 'cultural-heritage-a', ...more },
        ['say-nothing', 'TTA action-card.4'],
      ],
    ]),
  ),
  'play a card that pays in goods with tokens to keep, at a table that pays automatically': [
    { ...STORES, hand: ['frugality-a'] },
    { do: 'play', card: 'frugality-a', keep: {} },
    ['automatic', 'TTA ruling.T23'],
  ],
  'build a stage with a card and an exchange nobody allows': [
    { ...STORES, hand: ['engineering-genius-a'], unfinished: 'pyramids' },
    { do: 'play', card: 'engineering-genius-a', trade: true },
    ['trade', 'TTA ruling.T84'],
  ],
  'build with a card and an exchange nobody allows': [
    { ...STORES, hand: ['rich-land-a'] },
    { do: 'play', card: 'rich-land-a', to: 'bronze', trade: true },
    ['trade', 'TTA ruling.T84'],
  ],
  'gain one of two without saying which': [
    { hand: ['reserves-i'] },
    { do: 'play', card: 'reserves-i' },
    ['say-what', 'TTA action-card.4'],
  ],
  'develop by a card without saying what': [
    { hand: ['breakthrough-i', 'iron'], science: 40 },
    { do: 'play', card: 'breakthrough-i' },
    ['say-what', 'TTA action-card.4'],
  ],
  'build by a card without saying where': [
    { ...STORES, hand: ['rich-land-a'] },
    { do: 'play', card: 'rich-land-a' },
    ['say-what', 'TTA action-card.4'],
  ],
  'build by a card on one you have not': [
    { ...STORES, hand: ['rich-land-a'] },
    { do: 'play', card: 'rich-land-a', to: 'iron' },
    ['not-in-play', 'TTA action-card.5'],
  ],
  'build by a card what it is not for': [
    { ...STORES, hand: ['rich-land-a'] },
    { do: 'play', card: 'rich-land-a', to: 'religion' },
    ['wrong-kind', 'TTA action-card.4'],
  ],
  'upgrade by a card from nowhere': [
    { ...STORES, hand: ['efficient-upgrade-ii'], workers: { iron: 0 } },
    { do: 'play', card: 'efficient-upgrade-ii', to: 'iron' },
    ['say-what', 'TTA action-card.4'],
  ],
  'upgrade by a card from one you have not': [
    { ...STORES, hand: ['efficient-upgrade-ii'], workers: { iron: 0 } },
    { do: 'play', card: 'efficient-upgrade-ii', from: 'coal', to: 'iron' },
    ['not-in-play', 'TTA upgrade.2'],
  ],
  'help by a card where nobody helps': [
    { hand: ['breakthrough-i', 'iron'], science: 40 },
    { do: 'play', card: 'breakthrough-i', develop: 'iron', shared: true },
    ['no-help', 'TTA ruling.T82'],
  ],
  'Bach by an action card where the table lets him not': [
    { ...BACH, hand: ['urban-growth-a'] },
    { do: 'play', card: 'urban-growth-a', from: 'philosophy', to: 'drama' },
    ['not-higher', 'TTA upgrade.3'],
    { options: { bachWithActionCards: false } },
  ],
  'Bach by an action card where the table lets him': [
    { ...BACH, hand: ['urban-growth-a'] },
    { do: 'play', card: 'urban-growth-a', from: 'philosophy', to: 'drama' },
    undefined,
    { options: { bachWithActionCards: true } },
  ],
  'an ordinary upgrade of a theater where Bach was used': [
    { ...BACH, hand: ['urban-growth-a'], workers: { drama: 1, opera: 0 } },
    { do: 'play', card: 'urban-growth-a', from: 'drama', to: 'opera' },
    undefined,
    {
      options: { bachWithActionCards: true },
      prepare: (civ) => {
        civ.turn.theater = true;
      },
    },
  ],
  'lead who is not in hand': [{}, { do: 'lead', card: 'homer' }, ['not-in-hand', 'TTA play-leader.3']],
  'lead a technology': [{ hand: ['iron'] }, { do: 'lead', card: 'iron' }, ['no-leader', 'TTA play-leader.3']],
  'lead without a civil action': [
    { hand: ['homer'] },
    { do: 'lead', card: 'homer' },
    ['civil-actions', 'TTA actions.5'],
    { prepare: noCivil },
  ],
  'go under a wonder without Homer': [
    { hand: ['aristotle'], leader: 'moses', wonders: ['pyramids'] },
    { do: 'lead', card: 'aristotle', under: 'pyramids' },
    ['no-tucking', 'TTA ruling.T9'],
  ],
  'go under a wonder you have not': [
    { hand: ['aristotle'], leader: 'homer', wonders: ['pyramids'] },
    { do: 'lead', card: 'aristotle', under: 'colossus' },
    ['no-wonder', 'TTA ruling.T9'],
  ],
  'a tactic you have not': [{}, { do: 'tactic', card: 'legion' }, ['not-in-hand', 'TTA play-tactic.3']],
  'a tactic that is none': [{ hand: ['raid-i'] }, { do: 'tactic', card: 'raid-i' }, ['no-tactic', 'TTA play-tactic.3']],
  'copy what is not common': [{}, { do: 'copy', card: 'legion' }, ['not-common', 'TTA copy-tactic.1']],
  'copy another than your tactic': [
    { tactic: 'legion' },
    { do: 'copy', card: 'phalanx' },
    undefined,
    { table: { tactics: ['phalanx'] } },
  ],
  'a stage without a wonder': [STORES, { do: 'stage', count: 1 }, ['no-wonder', 'TTA wonder-stage.1']],
  'a stage without a civil action': [
    { ...STORES, unfinished: 'pyramids' },
    { do: 'stage', count: 1 },
    ['civil-actions', 'TTA actions.5'],
    { prepare: noCivil },
  ],
  'more stages than an action builds': [
    { ...STORES, unfinished: 'pyramids' },
    { do: 'stage', count: 2 },
    ['too-many-stages', 'TTA ruling.T63'],
  ],
  'more stages than are left': [
    { ...STORES, unfinished: 'pyramids', stages: 2, specials: ['masonry'] },
    { do: 'stage', count: 2 },
    ['no-stages', 'TTA wonder-stage.3'],
  ],
  'develop what is not in hand': [STORES, { do: 'develop', card: 'iron' }, ['not-in-hand', 'TTA develop.3']],
  'develop what is no technology': [
    { ...STORES, hand: ['homer'] },
    { do: 'develop', card: 'homer' },
    ['no-technology', 'TTA develop.3'],
  ],
  'develop without a civil action': [
    { ...STORES, hand: ['iron'] },
    { do: 'develop', card: 'iron' },
    ['civil-actions', 'TTA actions.5'],
    { prepare: noCivil },
  ],
  'revolt for what is no government': [
    { ...STORES, hand: ['iron'] },
    { do: 'revolt', card: 'iron' },
    ['no-government', 'TTA revolution.2'],
  ],
  'help where nobody helps': [
    { ...STORES, hand: ['iron'] },
    { do: 'develop', card: 'iron', shared: true },
    ['no-help', 'TTA ruling.T82'],
  ],
};

test.each(Object.entries(ROWS))('[TTA action-phase.3] what can be done, and what not: %s', (_, row) => {
  const [anna, move, refusal, { table = {}, options = {}, prepare } = {}] = row;
  const world = position({ anna, ...table }, { options });
  prepare?.(of(world));
  expect(refused(world, move)).toEqual(refusal);
});

test('[TTA first-turn.3] the first turn ends as any other, and nothing else is done in it', () => {
  const world = position({ anna: STORES, round: 1 });
  expect(refused(world, { do: 'end' })).toBeUndefined();
  expect(refused(world, { do: 'grow' })).toEqual(['first-turn', 'TTA first-turn.3']);
});

test('[TTA robespierre.4] his revolution takes all military actions and no civil one', () => {
  const world = position({
    anna: { leader: 'maximilien-robespierre', hand: ['republic'], science: 40, government: 'monarchy' },
  });
  act(world, { do: 'revolt', card: 'republic' });
  const { civilActions, militaryActions } = statistics(world, of(world));
  expect(of(world)).toMatchObject({ militaryReady: 0, militarySpent: militaryActions, civilReady: civilActions });
});

test('[TTA ruling.T18] that a red token stands in is told, and only then', () => {
  const told = (red: boolean): number => {
    const world = position({ anna: { ...STORES, leader: 'hammurabi' } });
    act(world, red ? { do: 'grow', red } : { do: 'grow' });
    return world.news.filter(({ event }) => event.what === 'stood-in').length;
  };
  expect([told(true), told(false)]).toEqual([1, 0]);
});
