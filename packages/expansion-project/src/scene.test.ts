import { toldInWords } from '@ecumene/engine/testing';
import { describe, expect, it } from 'vitest';
import { expansionProject } from './game.ts';

describe('a table written as a scenario', () => {
  it('is told in words, and the same table is made of them', () => {
    const setup = { seed: 'one', seats: ['anna', 'ben', 'cleo', 'dan', 'eva'], options: {} };
    const { written, inWords } = toldInWords(expansionProject, setup, 600);
    expect(written).toBeGreaterThan(10);
    expect(inWords / written).toBeGreaterThan(0.9);
  });
});
