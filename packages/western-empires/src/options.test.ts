import { isRefused, randomFrom } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { PLAYERS } from './data/civilizations.ts';
import { sheet, type WeOptions } from './options.ts';
import { rules } from './rules.ts';

const paragraphs = rules.paragraphs.map(({ id }) => `WE ${id}`);
const refused = (given: Partial<WeOptions>, seats?: number): boolean => isRefused(sheet.settle(given, seats));

describe('the option sheet', () => {
  test('cites a paragraph of the book or a ruling with every option', () => {
    for (const { title, rule } of Object.values(sheet.options)) expect(paragraphs, title).toContain(rule);
  });

  test('has an option for every guess among the rulings', () => {
    const guesses = rules.paragraphs.filter(({ says }) => says.endsWith('(an option).')).map(({ id }) => `WE ${id}`);
    const cited = Object.values(sheet.options).map(({ rule }) => rule);
    expect(cited.filter((rule) => guesses.some((guess) => guess === rule))).toEqual(guesses);
  });

  test('[WE W5] plays the First Game with 5 players on the Basic track only', () => {
    expect(refused({ game: 'first' }, 5)).toBe(false);
    expect(refused({ game: 'first' })).toBe(false);
    expect(refused({ game: 'first' }, 6)).toBe(true);
    expect(refused({ game: 'first', track: 'expert' }, 5)).toBe(true);
  });

  test('can be drawn at random for every number of players', () => {
    const random = randomFrom('western-empires');
    for (const players of PLAYERS)
      expect(isRefused(sheet.settle(sheet.draw(random, {}, players), players))).toBe(false);
  });
});
