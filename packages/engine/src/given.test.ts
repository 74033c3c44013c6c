import { describe, expect, it } from 'vitest';
import { Given, unknownName, WrongGiven } from './given.ts';

const given = new Given({ egypt: { tokens: { memphis: 3 }, cities: ['thebes'], seat: 'anna', idle: true } });
const part = (...path: readonly string[]): Given =>
  path.reduce((whole, name) => whole.parts().get(name) ?? whole.fail(`no ${name}`), given);

describe('a part of a position', () => {
  it('is read by what it is', () => {
    expect(part('egypt', 'tokens', 'memphis').count()).toBe(3);
    expect(
      part('egypt', 'cities')
        .list()
        .map((one) => one.text()),
    ).toEqual(['thebes']);
    expect(part('egypt', 'seat').oneOf(['anna', 'ben'])).toBe('anna');
    expect(part('egypt', 'idle').flag()).toBe(true);
  });

  it.each([
    ['a number for a name', () => part('egypt', 'tokens', 'memphis').text(), ['egypt', 'tokens', 'memphis']],
    ['a number above the most', () => part('egypt', 'tokens', 'memphis').count(2), ['egypt', 'tokens', 'memphis']],
    ['a number below the least', () => part('egypt', 'tokens', 'memphis').count(9, 4), ['egypt', 'tokens', 'memphis']],
    ['half a token', () => new Given(0.5, ['x']).count(), ['x']],
    ['less than none', () => new Given(-1, ['x']).count(), ['x']],
    ['a list for a record', () => part('egypt', 'cities').parts(), ['egypt', 'cities']],
    ['a record for a list', () => part('egypt', 'tokens').list(), ['egypt', 'tokens']],
    ['an unknown key', () => part('egypt').parts(['tokens', 'cities', 'seat']), ['egypt', 'idle']],
    ['an unknown name', () => part('egypt', 'seat').oneOf(['ben']), ['egypt', 'seat']],
    ['a name twice', () => new Given(['anna', 'ben', 'anna'], ['x']).distinct(), ['x', 2]],
    ['a name for yes or no', () => part('egypt', 'seat').flag(), ['egypt', 'seat']],
  ])('%s is refused where it stands', (_, read, path) => {
    expect(read).toThrow(WrongGiven);
    expect(read).toThrow(expect.objectContaining({ path }));
  });
});

describe('an unknown name', () => {
  it('is answered with the nearest one, or with all where they are few', () => {
    expect(unknownName('memfis', ['thebes', 'memphis'])).toBe('There is no memfis. Did you mean memphis?');
    expect(unknownName('rome', ['thebes', 'memphis'])).toBe('There is no rome. There are: thebes, memphis.');
    expect(
      unknownName(
        'rome',
        Array.from({ length: 40 }, (_, i) => `area ${i}`),
      ),
    ).toBe('There is no rome.');
    expect(unknownName('rome', [])).toBe('There is no rome.');
  });

  it('is answered with a longer one that it is part of', () => {
    const leaders = ['genghis-khan', 'julius-caesar', 'moses'];
    expect(unknownName('caesar', leaders)).toBe('There is no caesar. Did you mean julius-caesar?');
    expect(unknownName('han', leaders)).toContain('There are: genghis-khan');
  });
});
