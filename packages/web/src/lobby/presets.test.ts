import { sheet as ancient } from '@ecumene/advanced-civilization/options';
import { isRefused, type OptionSheet, type Options } from '@ecumene/engine';
import { sheet as ages } from '@ecumene/through-the-ages/options';
import { sheet as west } from '@ecumene/western-empires/options';
import { describe, expect, it } from 'vitest';
import { PRESETS, presetDraft } from './presets.ts';

const bots = [
  { name: 'random', about: 'Anything.' },
  { name: 'steady', about: 'Sensible.' },
];
const GAMES: readonly (readonly [
  name: string,
  least: number,
  most: number,
  sheet: OptionSheet<Options> | undefined,
])[] = [
  ['advanced-civilization', 2, 8, ancient],
  ['western-empires', 5, 9, west],
  ['through-the-ages', 2, 4, ages],
  ['a-game-nobody-knows-yet', 5, 18, undefined],
];

describe.each(GAMES)('the presets of %s', (name, least, most, sheet) => {
  const game = { name, title: name, version: '1', seats: { least, most }, options: {}, bots };

  it.each(PRESETS.map(({ id }) => id))('%s is a table the game takes', (preset) => {
    const draft = presetDraft(game, preset);
    expect(draft.seats.length).toBeGreaterThanOrEqual(least);
    expect(draft.seats.length).toBeLessThanOrEqual(most);
    expect(draft.seats.filter(({ is }) => is === 'me')).toHaveLength(1);
    expect(isRefused(sheet?.settle(draft.options, draft.seats.length) ?? {})).toBe(false);
  });

  it('puts the usual bot beside somebody new, and people beside everybody else', () => {
    const others = (preset: (typeof PRESETS)[number]['id']) => presetDraft(game, preset).seats.slice(1);
    expect(new Set(others('first').map((seat) => (seat.is === 'bot' ? seat.bot : seat.is)))).toEqual(
      new Set(['steady']),
    );
    expect(new Set(others('full').map(({ is }) => is))).toEqual(new Set(['open']));
  });
});
