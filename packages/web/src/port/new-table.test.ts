import { advancedCivilization } from '@ecumene/advanced-civilization';
import { opponents } from '@ecumene/bots';
import { aboutGame } from '@ecumene/client';
import { describe, expect, test } from 'vitest';
import { soloDraft } from '../app/solo-draft.ts';
import { firstTable, soloTable } from './new-table.ts';

describe('a new table on this device', () => {
  test('has as many bots as are named, under names nobody here bears', () => {
    const table = soloTable('a-game', ['Dido', 'Ada'], ['steady', 'steady', 'steady']);
    expect(table).toMatchObject({ people: ['Dido', 'Ada'], bots: ['Hiram', 'Aspasia', 'Sargon'], bot: 'steady' });
    expect(table.otherBots).toBe(undefined);
  });

  test('has names for the seventeen others of the largest game', () => {
    const { bots } = soloTable(
      'a-game',
      ['Dido'],
      Array.from({ length: 17 }, () => 'steady'),
    );
    expect(new Set(bots).size).toBe(17);
  });

  test('says which seats have another bot than the usual one', () => {
    const table = soloTable('a-game', ['Ada'], ['steady', 'keen', 'random'], { turns: 3 });
    expect(table).toMatchObject({ otherBots: { Hiram: 'keen', Aspasia: 'random' }, options: { turns: 3 } });
  });

  test('is the first game of its presets when the player chooses nothing', () => {
    const game = aboutGame(advancedCivilization, [...opponents(advancedCivilization)]);
    const { people, bots, options } = soloDraft(game, 'first', ['Guest']);
    expect(firstTable('Guest')).toMatchObject({ game: game.name, people, options, bot: bots[0] });
    expect(firstTable('Guest').bots).toHaveLength(bots.length);
    expect(options).toEqual({ turns: 10 });
  });
});
