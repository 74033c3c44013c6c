import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { amount, isRefused, listed, namesIn, OptionSheet, oneOf, onOff, type Settled, someOf } from './options.ts';
import { randomFrom } from './random.ts';
import { render, say } from './text.ts';

const about = { title: 'Title', about: 'What it does.' };
const sheet = new OptionSheet(
  {
    west: onOff(about),
    plagues: onOff({ ...about, default: true }),
    pace: oneOf(['strict', 'swift'], { ...about, default: 'swift' }),
    turns: amount({ ...about, rule: 'AC 9', least: 1, most: 9, default: 4 }),
    iberia: onOff({ ...about, rule: 'AC 8', needs: { west: true } }),
    hurry: onOff({ ...about, needs: { turns: [1, 4], pace: 'swift' } }),
  },
  [{ when: ({ plagues, turns }) => !plagues && turns === 9, text: say('Long games need plagues.'), rule: 'AC 7' }],
);

const wrong = (given: Readonly<Record<string, unknown>>) => {
  const settled = sheet.settle(given);
  return isRefused(settled) ? settled.refusals.map(({ code, rule }) => (rule ? `${code} ${rule}` : code)) : [];
};

describe('settling options', () => {
  it('fills in the defaults', () => {
    const settled = sheet.with({ turns: 2 });
    expect(settled).toEqual({ west: false, plagues: true, pace: 'swift', turns: 2, iberia: false, hurry: false });
    expectTypeOf(settled).toEqualTypeOf<Settled<(typeof sheet)['options']>>();
    expectTypeOf(settled.pace).toEqualTypeOf<'strict' | 'swift'>();
    expectTypeOf(settled.turns).toEqualTypeOf<number>();
    expectTypeOf(settled.west).toEqualTypeOf<boolean>();
  });

  it.each([
    ['an option nobody knows', { east: true }, ['unknown-option']],
    ['an option by a name every object has', { constructor: 1 }, ['unknown-option']],
    ['a switch that is null', { west: null }, ['bad-option']],
    ['a switch that is neither on nor off', { west: 'yes' }, ['bad-option']],
    ['a choice that is not offered', { pace: 'slow' }, ['bad-option']],
    ['too much of an amount', { turns: 10 }, ['bad-option AC 9']],
    ['too little of an amount', { turns: 0 }, ['bad-option AC 9']],
    ['part of an amount', { turns: 2.5 }, ['bad-option AC 9']],
    ['an amount in letters', { turns: '2' }, ['bad-option AC 9']],
    ['an option without the one it needs', { iberia: true }, ['option-needs AC 8']],
    ['needs that are met by none of several values', { hurry: true, turns: 3 }, ['option-needs']],
    ['two needs that are not met', { hurry: true, turns: 3, pace: 'strict' }, ['option-needs', 'option-needs']],
    ['a combination that contradicts itself', { plagues: false, turns: 9 }, ['option-conflict AC 7']],
  ])('refuses %s', (_, given, codes) => {
    expect(wrong(given)).toEqual(codes);
  });

  it.each([
    ['an option with the one it needs', { iberia: true, west: true }],
    ['needs met by one of several values', { hurry: true, turns: 1 }],
    ['an option at its default without what it needs', { iberia: false, west: false }],
  ])('takes %s', (_, given) => {
    expect(wrong(given)).toEqual([]);
  });

  it('says everything that is wrong at once', () => {
    expect(wrong({ east: 1, turns: 99, pace: 'slow' })).toEqual(['unknown-option', 'bad-option', 'bad-option AC 9']);
  });

  it('says in a sentence what it expected', () => {
    const settled = sheet.settle({ west: 1, pace: 1, turns: 99 });
    expect(isRefused(settled) && settled.refusals.map(({ text }) => render(text))).toEqual([
      'west must be true or false.',
      'pace must be one of strict and swift.',
      'turns must be a whole number from 1 to 9.',
    ]);
    const lacking = sheet.settle({ iberia: true, hurry: true, turns: 3 });
    expect(isRefused(lacking) && lacking.refusals.map(({ text }) => render(text))).toEqual([
      'iberia needs west to be true.',
      'hurry needs turns to be one of 1 and 4.',
    ]);
  });

  it('known to be right throws when it is not', () => {
    expect(() => sheet.with({ turns: 10 })).toThrow('must be');
  });
});

describe('options that depend on how many seats there are', () => {
  const crowded = new OptionSheet({ west: onOff(about) }, [
    { when: ({ west }, seats) => west && seats !== undefined && seats < 5, text: say('Too few for the west.') },
  ]);

  it('are settled for a number of seats, or without where it is not known', () => {
    const refused = [undefined, 4, 5].map((seats) => isRefused(crowded.settle({ west: true }, seats)));
    expect(refused).toEqual([false, true, false]);
  });

  it('are drawn for that number of seats', () => {
    const drawn = (seats: number) =>
      new Set(Array.from({ length: 40 }, (_, i) => crowded.draw(randomFrom(`draw ${i}`), {}, seats).west));
    expect([drawn(4), drawn(5)]).toEqual([new Set([false]), new Set([false, true])]);
  });
});

describe('options that list names', () => {
  const regions = new OptionSheet(
    {
      regions: someOf(['north', 'south', 'west'], {
        ...about,
        draw: (_, seats) => ['north', 'south', 'west'].slice(0, seats),
      }),
    },
    [
      {
        when: ({ regions: chosen }, seats) => chosen !== '' && namesIn(chosen).length !== seats,
        text: ({ regions: chosen }, seats) =>
          say('{many} regions for {seats} seats.', { many: namesIn(chosen).length, seats: seats ?? 0 }),
      },
    ],
  );
  const refused = (given: unknown, seats: number): string[] => {
    const settled = regions.settle({ regions: given }, seats);
    return isRefused(settled) ? settled.refusals.map(({ text }) => render(text)) : [];
  };

  it('take some of the names, each once, and none by default', () => {
    expect(regions.with().regions).toBe('');
    expect(refused('north+west', 2)).toEqual([]);
    const wanted = 'regions must be some of north, south, and west, joined by +.';
    for (const bad of ['east', 'north+north', 'north+', 3]) expect(refused(bad, 2)).toEqual([wanted]);
  });

  it('are refused with a sentence of their own, and drawn for a number of seats', () => {
    expect(refused('north', 2)).toEqual(['1 regions for 2 seats.']);
    expect(regions.draw(randomFrom('draw'), {}, 2).regions).toBe(listed(['north', 'south']));
  });
});

describe('options drawn at random', () => {
  it('always go together', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(wrong(sheet.draw(randomFrom(seed)))).toEqual([]);
      }),
    );
  });

  it('keep the values that are fixed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(sheet.draw(randomFrom(seed), { iberia: true, west: true, turns: 2 })).toMatchObject({
          iberia: true,
          west: true,
          turns: 2,
        });
      }),
    );
  });

  it('reach every switch, every choice and both ends of an amount', () => {
    const drawn = Array.from({ length: 300 }, (_, i) => sheet.draw(randomFrom(`draw ${i}`)));
    expect(new Set(drawn.map(({ pace }) => pace))).toEqual(new Set(['strict', 'swift']));
    expect(new Set(drawn.map(({ iberia }) => iberia))).toEqual(new Set([true, false]));
    expect(new Set(drawn.map(({ turns }) => turns))).toEqual(new Set([1, 4, 5, 9]));
  });

  it('reach an option that stands before the one it needs', () => {
    const early = new OptionSheet({ iberia: onOff({ ...about, needs: { west: true } }), west: onOff(about) });
    const drawn = Array.from({ length: 100 }, (_, i) => early.draw(randomFrom(`draw ${i}`)).iberia);
    expect(new Set(drawn)).toEqual(new Set([true, false]));
  });

  it('cannot be drawn around fixed values that do not go together', () => {
    expect(() => sheet.draw(randomFrom('bad'), { iberia: true })).toThrow('do not go together');
  });
});
