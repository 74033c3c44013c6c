import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { expect, test } from 'vitest';
import { isCardId } from '../words.ts';
import { THEMES } from './actions-and-events.ts';
import { GOVERNMENT_MOTIFS, LEADER_MOTIFS } from './leaders.ts';
import { motifOf } from './motifs.ts';
import { WONDER_MOTIFS } from './wonders.ts';

const IDS = Object.keys(cards).filter(isCardId);
const idsOf = (kind: string): readonly CardId[] => IDS.filter((id) => cards[id].kind === kind);

test('every card has a picture in two tones', () => {
  for (const id of IDS) {
    const { deep, lit } = motifOf(id);
    expect(deep, id).toMatch(/^M[-\d.]/);
    expect(lit, id).toMatch(/^M[-\d.]/);
    expect(`${deep}${lit}`, id).not.toMatch(/NaN|undefined/);
  }
});

test('every wonder, leader and government has a picture of its own', () => {
  for (const [kind, motifs] of [
    ['wonder', WONDER_MOTIFS],
    ['leader', LEADER_MOTIFS],
    ['government', GOVERNMENT_MOTIFS],
  ] as const)
    expect(Object.keys(motifs).toSorted()).toEqual(idsOf(kind).toSorted());
});

test('every theme is that of a card', () => {
  for (const [name, motif] of THEMES)
    expect(
      IDS.filter((id) => motifOf(id) === motif && id.startsWith(name)),
      name,
    ).not.toEqual([]);
});
