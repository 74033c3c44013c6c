import { describe, expect, test } from 'vitest';
import { soloTable } from './new-table.ts';

describe('a new table on this device', () => {
  test('has as many bots as are named, under names nobody here bears', () => {
    const table = soloTable('a-game', ['Dido', 'Ada'], ['steady', 'steady', 'steady']);
    expect(table).toMatchObject({ people: ['Dido', 'Ada'], bots: ['Hiram', 'Aspasia', 'Sargon'], bot: 'steady' });
    expect(table.otherBots).toBe(undefined);
  });

  test('says which seats have another bot than the usual one', () => {
    const table = soloTable('a-game', ['Ada'], ['steady', 'keen', 'random'], { turns: 3 });
    expect(table).toMatchObject({ otherBots: { Hiram: 'keen', Aspasia: 'random' }, options: { turns: 3 } });
  });
});
