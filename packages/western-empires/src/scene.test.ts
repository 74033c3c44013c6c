import { toldInWords } from '@ecumene/engine/testing';
import { describe, expect, it } from 'vitest';
import { westernEmpires } from './game.ts';

describe('a table written as a scenario', () => {
  it('is told in words, and the same table is made of them', () => {
    const setup = { seed: 'one', seats: ['anna', 'ben', 'cleo', 'dan', 'eva'], options: {} };
    const { written, inWords } = toldInWords(westernEmpires, setup, 600);
    expect(written).toBeGreaterThan(10);
    // A movement that several have begun cannot be told in words, and here everybody may move early.
    expect(inWords / written).toBeGreaterThan(0.8);
  });
});
