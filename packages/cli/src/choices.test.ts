import { chooseOne, confirm, nameNumber, say, share } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { throughTheAges } from '@ecumene/through-the-ages';
import { describe, expect, it } from 'vitest';
import { choicesFor, listChoices } from './choices.ts';

const game: AnyGame = throughTheAges;
const head = { topic: 'lot', text: say('Which?') };

describe('choices by number', () => {
  it('are the answers of the question, in words', () => {
    const asking = chooseOne({ ...head, from: ['moses', 'iron'], of: 'card' });
    expect(choicesFor(asking)).toEqual(['moses', 'iron']);
    expect(listChoices(game, asking.question, asking.list() ?? [], undefined)).toEqual(['  1  Moses', '  2  Iron']);
  });

  it('spell out amounts and moves without words of their own', () => {
    const over = [
      { id: 'raid-i', most: 1 },
      { id: 'enslave', most: 2 },
    ];
    const asking = share({ ...head, total: 3, of: 'card', over });
    expect(listChoices(game, asking.question, asking.list() ?? [], undefined)).toEqual(['  1  Raid, 2 × Enslave']);
    const move = { do: 'bid', force: 3 };
    const defence = [
      { play: [], discard: [] },
      { play: ['moses'], discard: [] },
    ];
    expect(listChoices(game, { ...head, kind: 'act' }, [move, ...defence], undefined)).toEqual([
      '  1  bid, force 3',
      '  2  nothing',
      '  3  play Moses',
    ]);
  });

  it('are cut where there are too many to read', () => {
    const lines = listChoices(game, { ...head, kind: 'act' }, [1, 2, 3], undefined, 2);
    expect(lines).toEqual(['  1  1', '  2  2', '  … and 1 more: ? lists them all']);
  });

  it('are not offered where a number or a word is the answer', () => {
    expect(choicesFor(nameNumber({ ...head, least: 1, most: 3 }))).toBeUndefined();
    expect(choicesFor(confirm(head))).toBeUndefined();
  });
});
