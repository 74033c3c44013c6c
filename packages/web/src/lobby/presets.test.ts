import { sheet as ancient } from '@ecumene/advanced-civilization/options';
import { isRefused, type OptionSheet, type Options } from '@ecumene/engine';
import { sheet as expansion } from '@ecumene/expansion-project/options';
import { TRADE } from '@ecumene/expansion-project/reference';
import { sheet as ages } from '@ecumene/through-the-ages/options';
import { sheet as west } from '@ecumene/western-empires/options';
import { describe, expect, it } from 'vitest';
import { changed, type Preset, presetDraft, presetsOf } from './presets.ts';

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
  ['expansion-project', 5, 18, expansion],
  ['through-the-ages', 2, 4, ages],
  ['a-game-nobody-knows-yet', 5, 18, undefined],
];

describe.each(GAMES)('the presets of %s', (name, least, most, sheet) => {
  const game = { name, title: name, version: '1', seats: { least, most }, options: {}, bots };

  it.each(presetsOf(game).map(({ id }) => id))('%s is a table the game takes', (preset) => {
    const draft = presetDraft(game, preset);
    expect(draft.seats.length).toBeGreaterThanOrEqual(least);
    expect(draft.seats.length).toBeLessThanOrEqual(most);
    expect(draft.seats.filter(({ is }) => is === 'me')).toHaveLength(1);
    expect(isRefused(sheet?.settle(draft.options, draft.seats.length) ?? {})).toBe(false);
  });

  it('puts the usual bot beside somebody new, and people beside everybody else', () => {
    const others = (preset: Preset) => presetDraft(game, preset).seats.slice(1);
    expect(new Set(others('first').map((seat) => (seat.is === 'bot' ? seat.bot : seat.is)))).toEqual(
      new Set(['steady']),
    );
    expect(new Set(others('full').map(({ is }) => is))).toEqual(new Set(['open']));
  });
});

describe('how long trade takes', () => {
  const named = (name: string) => ({
    name,
    title: name,
    version: '1',
    seats: { least: 5, most: 18 },
    options: {},
    bots,
  });
  const game = named('expansion-project');
  const open = (count: number) => Array.from({ length: count }, () => ({ is: 'open' as const }));

  it('[EP 23.4] is 10 minutes for up to seven players of the Expansion Project, and 15 from eight', () => {
    const evening = presetDraft(game, 'evening');
    const { upToSeven, fromEight } = TRADE.minutes;
    expect([evening.seats.length, evening.floorSeconds]).toEqual([12, fromEight * 60]);
    expect(changed(game, evening, { seats: open(8) }).floorSeconds).toBe(fromEight * 60);
    const seven = changed(game, evening, { seats: open(7) });
    expect(seven.floorSeconds).toBe(upToSeven * 60);
    expect(changed(game, seven, { seats: open(18) }).floorSeconds).toBe(fromEight * 60);
  });

  it('follows the clock, and stays as it was chosen', () => {
    const full = presetDraft(game, 'full');
    expect(full.floorSeconds).toBe(2 * 86_400);
    const live = { is: 'live', minutes: 60, increment: 20 } as const;
    expect(changed(game, full, { clock: live }).floorSeconds).toBe(15 * 60);
    expect(changed(game, full, { clock: { is: 'none' } }).floorSeconds).toBeUndefined();
    const chosen = changed(game, presetDraft(game, 'evening'), { floorSeconds: 300 });
    expect(changed(game, chosen, { seats: open(6) }).floorSeconds).toBe(300);
    const ages = named('through-the-ages');
    expect(changed(ages, presetDraft(ages, 'first'), { clock: live }).floorSeconds).toBeUndefined();
  });
});
