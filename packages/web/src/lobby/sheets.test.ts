import { sheet } from '@ecumene/advanced-civilization/options';
import { sheet as expansion } from '@ecumene/expansion-project/options';
import { sheet as western } from '@ecumene/western-empires/options';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './option-groups.ts';
import { changedOptions, judgeOf, optionsIn, unmetNeed } from './sheets.ts';

const told: unknown = JSON.parse(JSON.stringify(sheet.options));
const options = optionsIn(told);

describe('the options of a game', () => {
  it('are read as the server tells them, and anything else is not', () => {
    expect(options).toEqual(sheet.options);
    expect(optionsIn({ odd: { is: 'switch', title: 'No default', about: '' }, none: null })).toEqual({});
    expect(optionsIn('nothing')).toEqual({});
  });

  it('are each in one group', () => {
    const names = groupsOf(options).flatMap((group) => group.options.map(([name]) => name));
    expect(names.toSorted()).toEqual(Object.keys(options).toSorted());
  });

  it('say what they need before they may be chosen', () => {
    expect(unmetNeed(options, {}, 'shipConflict')).toBe('Needs “Tokens stay aboard”.');
    expect(unmetNeed(options, { tokensAboard: true }, 'shipConflict')).toBeUndefined();
    expect(unmetNeed(options, {}, 'atlantis')).toBeUndefined();
  });

  it('are told where they differ from the usual ones', () => {
    expect(changedOptions(options, { nations: 'dealt', atlantis: true, turns: 0 })).toEqual([
      'Nations: Dealt',
      'Atlantis',
    ]);
    expect(changedOptions(options, { finish: 'last-number' })).toEqual(['Finish: Sooner, on the last numbered space']);
  });

  it('are told as what is played where they choose a whole game', () => {
    expect(changedOptions(western.options, { game: 'first' })).toEqual(['First Game']);
    expect(changedOptions(western.options, { game: 'short' })).toEqual(['Short game']);
    expect(changedOptions(western.options, { game: 'full' })).toEqual([]);
  });

  it('list picked civilizations by the names that players know', () => {
    expect(changedOptions(expansion.options, { picked: 'celt+rome' })).toEqual(['Picked civilizations: Celts, Rome']);
  });

  it('are judged in sentences', async () => {
    const judge = await judgeOf('advanced-civilization');
    expect(judge({}, 5)).toEqual([]);
    expect(judge({ shipConflict: true }, 5)).toEqual([]);
    expect(judge({ moreTokens: true }, 5)).toEqual([
      '55 tokens are only for eight players. Turn this off, or change the number of seats.',
    ]);
    expect((await judgeOf('a-game-nobody-knows-yet'))({}, 5)).toEqual([]);
  });

  it('are judged by the names that players know', async () => {
    const judge = await judgeOf('expansion-project');
    expect(judge({ picked: 'celt+rome+maurya+iberia+indus' }, 5)).toEqual([
      'Maurya and Indus lie apart from the others. Pick civilizations without a gap.',
    ]);
  });
});
