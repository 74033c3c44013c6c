import { describe, expect, test } from 'vitest';
import { draw } from './board-text.ts';
import { position } from './testing.ts';
import { view } from './view.ts';

const given = {
  row: ['kremlin', '', 'iron'],
  anna: { hand: ['moses', 'raid-i'], unfinished: 'colossus', stages: 1, workers: { bronze: 3 }, tokens: { bronze: 2 } },
  bela: { hand: ['enslave'] },
};

describe('the table as text', () => {
  const text = draw(view(position(given, { options: { civilHands: 'closed' } }), 'anna'), 'anna');

  test('[TTA row.1] the row says of each card what it costs and does', () => {
    expect(text).toMatch(/ 0 {2}● +Kremlin \(II wonder, stages [\d ]+\): \+2 culture/);
    expect(text).toContain(' 1  ·');
    expect(text).toMatch(/ 2 {2}● +Iron \(I mine, 5 science, 5 resources\): Each mine here/);
  });

  test('[TTA workers.1] workers, tokens and stages are drawn', () => {
    expect(text).toContain('Bronze:☺☺☺+2●');
    expect(text).toMatch(/Colossus \[■ \d/);
  });

  test('[TTA hand.6] the own hand is spelled out, that of a rival only counted', () => {
    expect(text).toMatch(/Moses \[moses\]/);
    expect(text).toMatch(/Raid \[raid-i\]/);
    expect(text).toContain('Hand: 0 civil; military: 1×I');
    expect(text).not.toContain('Enslave');
  });
});
