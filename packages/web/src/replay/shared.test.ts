import { describe, expect, test, vi } from 'vitest';
import { fromLetters, inLetters, linkTo, positionIn } from './shared.ts';

describe('a position in an address', () => {
  test('is read back as it was', async () => {
    vi.stubGlobal('location', { origin: 'https://example.org' });
    const position = {
      game: 'advanced-civilization',
      world: Array.from({ length: 400 }, (_, i) => i % 7),
      name: 'Ада',
    };
    const link = (await linkTo(position)) ?? '';
    expect(link).toMatch(/^https:\/\/example\.org\/position#[\w-]+$/);
    expect(await positionIn(new URL(link).hash)).toEqual(position);
  });

  test('is no address when it is too long', async () => {
    vi.stubGlobal('location', { origin: 'https://example.org' });
    const long = Array.from({ length: 9000 }, (_, i) => Math.sin(i));
    expect(await linkTo(long)).toBeUndefined();
  });

  test('uses only letters that may stand there', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(inLetters(bytes)).toMatch(/^[\w-]+$/);
    expect(fromLetters(inLetters(bytes))).toEqual(bytes);
  });
});
