import { isRefused, randomFrom, render, type Value } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { type EpOptions, sheet } from './options.ts';
import { rules } from './rules.ts';

const paragraphs = rules.paragraphs.map(({ id }) => `EP ${id}`);
const refused = (given: Partial<EpOptions>, seats?: number): boolean => isRefused(sheet.settle(given, seats));

/** Why options are not taken, in words; nothing, if they are. */
function whyNot(options: Readonly<Record<string, Value>>, players: number): string {
  const settled = sheet.settle(options, players);
  return isRefused(settled) ? settled.refusals.map(({ text }) => render(text)).join(' ') : '';
}

describe('the option sheet', () => {
  test('cites a paragraph of the book or a ruling with every option that has one', () => {
    for (const { title, rule } of Object.values(sheet.options))
      if (rule !== undefined) expect(paragraphs, title).toContain(rule);
  });

  test('has an option for every guess among the rulings', () => {
    const guesses = rules.paragraphs.filter(({ says }) => says.endsWith('(an option).')).map(({ id }) => `EP ${id}`);
    const cited = new Set(Object.values(sheet.options).map(({ rule }) => rule));
    for (const guess of guesses) expect([...cited], guess).toContain(guess);
  });

  test('[EP 32.8.1] Stoic Civilization decides on calamities by itself', () => {
    expect(refused({ stoic: true })).toBe(false);
    expect(refused({ stoic: true, tradableCalamities: true })).toBe(true);
    expect(refused({ stoic: true, calamityLimit: 'dynamic' })).toBe(true);
  });

  test('[EP 32.7.1] [EP 32.7.2] the limit of damage can be any number of unit points', () => {
    expect(refused({ damageLimit: 16 })).toBe(false);
    expect(refused({ damageLimit: 20, damageLimitCovers: 'everything' })).toBe(false);
    expect(refused({ damageLimitCovers: 'everything' })).toBe(true);
  });

  test('[EP 9.3] [EP C1] [EP C2] [EP C90] says what comes from a related board', () => {
    const { set, order, epochs } = sheet.options;
    for (const { about } of [set, order, epochs]) expect(about).toContain('a related board');
  });

  test('[EP 9.3] the other suggested set is for up to nine players', () => {
    expect(refused({ set: 'other' }, 9)).toBe(false);
    expect(refused({ set: 'other' }, 10)).toBe(true);
  });

  test('[EP C37] the switch for fifteen players is for fifteen players', () => {
    expect(refused({ fifteenPlayers: 'as-16-to-18' }, 15)).toBe(false);
    expect(refused({ fifteenPlayers: 'as-16-to-18' }, 16)).toBe(true);
  });

  test('[EP 31.2] options of shorter games, of Imperial Civilization and of cultures need these', () => {
    expect(refused({ packageCredits: 'printed' })).toBe(true);
    expect(refused({ packageCredits: 'printed', game: 'medium' })).toBe(false);
    expect(refused({ packageCredits: 'printed', game: 'short' })).toBe(false);
    expect(refused({ imperialShips: 'eight' })).toBe(true);
    expect(refused({ celticRecord: 'twice', uniqueCultures: true })).toBe(false);
  });

  test('[EP 9.3] drawn at random, it picks civilizations in some games and leaves them to the set in others', () => {
    const random = randomFrom('picked or not');
    const picked = Array.from({ length: 20 }, () => sheet.draw(random, {}, 9).picked === '');
    expect([...new Set(picked)].toSorted()).toEqual([false, true]);
  });

  test('can be drawn at random for every number of players', () => {
    const random = randomFrom('expansion project');
    for (let seats = 5; seats <= 18; seats++)
      for (let i = 0; i < 5; i++) expect(isRefused(sheet.settle(sheet.draw(random, {}, seats), seats))).toBe(false);
  });

  test('[EP 9.3] a set of civilizations with a gap', () => {
    expect(whyNot({ picked: 'minoa+hellas+hatti+assyria+maurya' }, 5)).toContain('Pick civilizations without a gap.');
  });

  test.each<readonly [rule: string, players: number, options: Readonly<Record<string, Value>>, why: string]>([
    ['EP 32.8.1', 6, { stoic: true, tradableCalamities: true }, 'Stoic Civilization decides'],
    ['EP 32.8.1', 6, { stoic: true, calamityStacking: 'bottom-three' }, 'Stoic Civilization decides'],
    ['EP 32.8.1', 6, { stoic: true, calamityLimit: 'dynamic' }, 'Stoic Civilization decides'],
    ['EP 32.7.1', 6, { damageLimitCovers: 'everything' }, 'There is no limit of damage.'],
    ['EP 9.3', 10, { set: 'other' }, 'There is one suggested set'],
    ['EP 9.3', 5, { set: 'other', picked: 'minoa+hellas+hatti+assyria+egypt' }, 'Leave the set at its default'],
    ['EP 9.3', 5, { set: 'drawn', picked: 'minoa+hellas+hatti+assyria+egypt' }, 'Leave the set at its default'],
    ['EP 9.3', 6, { picked: 'minoa+hellas+hatti+assyria+egypt' }, 'You picked 5 civilizations for 6 players. Pick 6.'],
    ['EP 9.3', 5, { picked: 'minoa+hellas+hatti+rome+iberia' }, 'fewer than two neighbours'],
    ['EP C37', 14, { fifteenPlayers: 'as-16-to-18' }, 'only for 15 players'],
    ['EP C94', 6, { imperialShips: 'eight' }, 'imperialShips needs imperial to be true.'],
    ['EP C97', 6, { celticRecord: 'twice' }, 'celticRecord needs uniqueCultures to be true.'],
    ['EP C97', 6, { cultureRoles: 'primary' }, 'cultureRoles needs uniqueCultures to be true.'],
    ['EP C76', 6, { packageCredits: 'printed' }, 'needs game to be one of medium and short.'],
  ])('[%s] options that contradict each other, with %i players: %j', (_rule, players, options, why) => {
    expect(whyNot(options, players)).toContain(why);
  });
});
