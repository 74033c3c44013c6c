import { describe, expect, it } from 'vitest';
import { render, say, the } from './text.ts';

describe('a sentence', () => {
  it('without gaps reads as it is', () => {
    expect(render(say('Time is up.'))).toBe('Time is up.');
  });

  it('has its gaps filled with words, numbers and sentences', () => {
    const reason = say('{n} cards', { n: 3 });
    expect(render(say('{who} gives {what}, {what}!', { who: 'Anna', what: reason }))).toBe(
      'Anna gives 3 cards, 3 cards!',
    );
  });

  it('takes a number that is nought for a filling', () => {
    expect(render(say('{n} left', { n: 0 }))).toBe('0 left');
  });

  it('does not look for gaps in what fills them', () => {
    expect(render(say('{who} speaks', { who: '{n}' }))).toBe('{n} speaks');
  });

  it('names things by their id, or as it is told to', () => {
    const text = say('{area} revolts', { area: the('area', 'crete') });
    expect(render(text)).toBe('crete revolts');
    expect(render(text, { name: ({ is, id }) => `the ${is} of ${id}` })).toBe('the area of crete revolts');
  });

  it('has no key for fillings where there are none', () => {
    expect(say('Time is up.')).toEqual({ say: 'Time is up.' });
    expect(Object.keys(say('Time is up.'))).toEqual(['say']);
  });
});

describe('lists', () => {
  it.each([
    [[], ''],
    [['silk'], 'silk'],
    [['silk', 'salt'], 'silk and salt'],
    [['silk', 'salt', 2], 'silk, salt, and 2'],
  ])('%j reads “%s”', (list, expected) => {
    expect(render(say('{list}', { list }))).toBe(expected);
  });

  it('follow the locale and hold sentences and things', () => {
    const list = [say('{n} silk', { n: 2 }), the('card', 'salt')];
    expect(render(say('{list}', { list }), { locale: 'de' })).toBe('2 silk und salt');
  });
});

describe('a number chooses its words', () => {
  const cards = '{n, plural, =0 {no card} one {# card} other {# cards}}';

  it.each([
    [0, 'no card'],
    [1, '1 card'],
    [2, '2 cards'],
  ])('%i reads “%s”', (n, expected) => {
    expect(render(say(cards, { n }))).toBe(expected);
  });

  it('by the plural rules of the locale', () => {
    const text = say('{n, plural, one {# karta} few {# karty} other {# kart}}', { n: 3 });
    expect(render(text, { locale: 'pl' })).toBe('3 karty');
    expect(render(text, { locale: 'en' })).toBe('3 kart');
  });

  it('and the words chosen may have gaps of their own', () => {
    const text = say('{n, plural, one {# card from {who}} other {# cards from {who}}}', { n: 2, who: 'Anna' });
    expect(render(text)).toBe('2 cards from Anna');
  });

  it('and where one stands inside another, each is counted in its own words', () => {
    const text = say('{n, plural, other {# with {m, plural, other {# cards}}, #}}', { n: 2, m: 3 });
    expect(render(text)).toBe('2 with 3 cards, 2');
  });
});

describe('a catalogue', () => {
  it('translates by the English sentence, also inside other sentences', () => {
    const text = say('{who} says: {what}', { who: 'Anna', what: say('Time is up.') });
    const catalogue = { 'Time is up.': 'Die Zeit ist um.', '{who} says: {what}': '„{what}“, sagt {who}' };
    expect(render(text, { catalogue })).toBe('„Die Zeit ist um.“, sagt Anna');
  });

  it('leaves alone what it does not know', () => {
    expect(render(say('Time is up.'), { catalogue: { Other: 'Andere' } })).toBe('Time is up.');
  });
});

describe('a mistake of ours stops at once', () => {
  it.each([
    ['a gap that nothing fills', say('{who} speaks', { whom: 'Anna' }), 'nothing fills {who}'],
    ['a gap that is not closed', say('{who speaks', { who: 'Anna' }), 'a gap is not closed'],
    ['a number without words for it', say('{n, plural, one {# card}}', { n: 2 }), 'no form for 2'],
  ])('%s', (_, text, message) => {
    expect(() => render(text)).toThrow(message);
  });
});
