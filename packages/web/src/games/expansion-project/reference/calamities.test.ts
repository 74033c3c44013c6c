import { ADVANCES } from '@ecumene/expansion-project/reference';
import { expect, test } from 'vitest';
import { CALAMITIES } from './calamities.ts';

function changeOf(calamity: string, card: string): string | undefined {
  return CALAMITIES.find(({ id }) => id === calamity)?.changes.find((one) => one.card === card)?.does;
}

test('[EP 29.3.1.2] [EP 29.3.1.3] Calendar helps against Famine only if another player holds the card, Pottery always', () => {
  expect(changeOf('famine', 'calendar')).toBe('You lose 5 points less if another player’s calamity hits you.');
  expect(changeOf('famine', 'pottery')).toBe('You lose 5 points less.');
  expect(changeOf('epidemic', 'medicine')).toBe(
    'You lose 8 points less, or 5 less if another player’s calamity hits you.',
  );
});

test('[EP 7.1] every change that an advancement makes stands with its calamity', () => {
  const rows = ADVANCES.flatMap(({ id, effects }) =>
    effects.flatMap((effect) => ('calamity' in effect ? [`${effect.calamity} ${id} ${effect.rule}`] : [])),
  );
  const shown = CALAMITIES.flatMap(({ id, changes }) => changes.map(({ card, rule }) => `${id} ${card} ${rule}`));
  expect(shown.toSorted()).toEqual(rows.toSorted());
  expect(rows).toHaveLength(56);
});
