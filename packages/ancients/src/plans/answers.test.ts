import { type Asking, chooseSome, must, refusalOf, type Script, say, share, the } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { keepToLimit } from '../advances/purchase.ts';
import type { Book } from '../book/book.ts';
import { chooseCities, reduceCities } from '../calamities/cities.ts';
import { type Loss, loseUnitPoints } from '../calamities/losses.ts';
import { shareLosses } from '../calamities/secondary.ts';
import { expand } from '../growth/growth.ts';
import { nation } from '../nations.ts';
import { checkSupport } from '../support/support.ts';
import { ancientWorld, plainBook } from '../testing/index.ts';
import { fillTreasury } from '../tokens.ts';
import { buyTradeCards } from '../trade-cards/drawing.ts';
import { giveCards } from '../trade-cards/hands.ts';
import { cardsOf, faceNamed } from '../trade-cards/stacks.ts';
import type { Ancients } from '../world.ts';
import { planningOf } from './planning.ts';
import { sharedPolicies } from './shared.ts';

const planning = planningOf<Ancients>(sharedPolicies(plainBook));

type Given = Readonly<Record<string, unknown>>;

/** What a policy of Egypt comes to for a question; it is checked as the table would. */
function answered(world: Ancients, asking: Asking<unknown> | undefined, policy: Given): unknown {
  if (asking === undefined) return 'nothing is asked';
  const { question } = asking;
  expect(planning.fault(question.topic, policy)).toBeUndefined();
  const decided = planning.decide(world, 'egypt', question, policy);
  if ('ask' in decided) return decided.ask.code;
  expect(refusalOf(asking, decided.answer)).toBeUndefined();
  return decided.answer;
}

/** The same for the first question of a script. */
function asked(world: Ancients, script: Script<unknown> | void, policy: Given): unknown {
  const first = script ? script.next() : undefined;
  const [post] = first === undefined || first.done ? [] : first.value;
  return answered(world, post?.asking, policy);
}

describe('[calamities.losses] a policy for losses', () => {
  const LOSS: Loss<Ancients> = { calamity: 'famine', rule: '29.62' };
  const lose = (egypt: Given, points: number, policy: Given = {}, loss = LOSS) => {
    const world = ancientWorld({ egypt, crete: {} });
    return asked(world, loseUnitPoints(world, 0, points, loss, plainBook), { first: 'most', never: [], ...policy });
  };
  const tokens = { memphis: 5, gaza: 3, thebes: 1 };

  test('gives up tokens where most are, or where fewest are, but not where it must not', () => {
    expect(lose({ tokens }, 3)).toEqual({ tokens: { memphis: 2, gaza: 1 }, cities: {} });
    expect(lose({ tokens }, 5)).toEqual({ tokens: { memphis: 3, gaza: 2 }, cities: {} });
    expect(lose({ tokens }, 2, { first: 'fewest' })).toEqual({ tokens: { thebes: 1, gaza: 1 }, cities: {} });
    expect(lose({ tokens }, 3, { never: ['memphis'] })).toEqual({ tokens: { gaza: 3 }, cities: {} });
  });

  test('asks where tokens alone do not do, or a city would lose its support', () => {
    expect(lose({ tokens }, 5, { never: ['memphis'] })).toBe('costs-city');
    expect(lose({ tokens: { memphis: 3, gaza: 2 }, cities: ['fayum', 'tanis'] }, 2)).toBe('costs-city');
    expect(lose({ tokens, cities: ['fayum', 'tanis'] }, 2)).toEqual({ tokens: { memphis: 2 }, cities: {} });
  });

  test('asks before the last token is lost', () => {
    expect(lose({ tokens: { gaza: 2, thebes: 1 }, cities: ['memphis'] }, 3)).toBe('last-token');
  });

  test('asks where another player’s units are to be picked', () => {
    const world = ancientWorld({ egypt: {}, crete: { tokens } });
    const script = loseUnitPoints(world, 1, 3, { ...LOSS, chooser: 0 }, plainBook);
    expect(asked(world, script, { first: 'most', never: [] })).toBe('not-yours');
  });
});

describe('[support.choose] [calamities.cities] an order in which cities are reduced', () => {
  const cities = ['memphis', 'fayum', 'tanis'];
  const listed = (order: readonly string[], more: Given = {}) => ({ order, others: 'ask', never: [], ...more });

  test('is kept where support is missing', () => {
    const world = ancientWorld({ egypt: { cities, tokens: { gaza: 4 } } });
    expect(asked(world, checkSupport(world, 'egypt', plainBook), listed(['crete', 'tanis', 'fayum']))).toBe('tanis');
    expect(asked(world, checkSupport(world, 'egypt', plainBook), listed(['crete']))).toBe('not-listed');
  });

  test('is kept where a calamity reduces cities, as far as it goes', () => {
    const world = ancientWorld({ egypt: { cities } });
    const reduced = (count: number, order: readonly string[]) =>
      asked(world, reduceCities(world, { calamity: 'flood', of: 0, count, rule: '30.1' }, plainBook), listed(order));
    expect(reduced(2, ['tanis', 'memphis', 'fayum'])).toEqual(['tanis', 'memphis']);
    expect(reduced(2, ['tanis'])).toBe('not-listed');
  });

  test('goes on with the city whose area feeds most, but never with one it must keep', () => {
    const world = ancientWorld({ egypt: { cities: ['memphis', 'gaza'], tokens: { fayum: 3 } } });
    const reduced = (more: Given) =>
      asked(world, checkSupport(world, 'egypt', plainBook), listed([], { others: 'feeds-most', ...more }));
    expect([reduced({}), reduced({ never: ['memphis'] })]).toEqual(['memphis', 'gaza']);
    expect(reduced({ never: ['memphis', 'gaza'] })).toBe('not-listed');
  });

  test('that names a city it must also keep asks rather than lose it', () => {
    const world = ancientWorld({ egypt: { cities, tokens: { gaza: 4 } } });
    const support = () => checkSupport(world, 'egypt', plainBook);
    expect(asked(world, support(), listed(['tanis'], { never: ['tanis'] }))).toBe('not-listed');
    expect(asked(world, support(), listed(['tanis', 'fayum'], { never: ['tanis'] }))).toBe('fayum');
  });

  test('never picks a city that is lost for good', () => {
    const world = ancientWorld({ egypt: { cities } });
    const lost = chooseCities(world, { calamity: 'treachery', of: 0, count: 1, rule: '30.1' }, 'lost');
    expect(asked(world, lost, listed(cities))).toBe('not-listed');
  });
});

test('[growth.short] a policy for growth fills what it names first, then where most or fewest tokens are', () => {
  const grow = (policy: Given) => {
    const world = ancientWorld({ egypt: { tokens: { memphis: 2, gaza: 1, fayum: 2, tanis: 1 }, stock: 3 } });
    return asked(world, expand(world, 'egypt', plainBook), policy);
  };
  expect(grow({ first: [], others: 'most' })).toEqual({ fayum: 2, memphis: 1 });
  expect(grow({ first: ['tanis'], others: 'most' })).toEqual({ tanis: 1, fayum: 2 });
  expect(grow({ first: [], others: 'fewest' })).toEqual({ gaza: 1, tanis: 1, fayum: 1 });
});

describe('[tradeCards.surrender] a policy for the hand limit', () => {
  const over = (never: readonly string[]) => {
    const world = ancientWorld({ egypt: {}, crete: {} });
    const cards = (id: string, count: number) => {
      const face = faceNamed(world, id);
      return face === undefined ? [] : cardsOf(world.trade, face).slice(0, count);
    };
    giveCards(world, 0, [...cards('salt', 7), ...cards('gold', 3)]);
    return asked(world, keepToLimit(world, 'egypt', { book: plainBook }), { never });
  };

  test('gives up what the sets miss least', () => {
    expect(over([])).toEqual({ gold: 2 });
    expect(over(['gold'])).toEqual({ salt: 2 });
  });

  test('asks where nothing else is left', () => {
    expect(over(['gold', 'salt'])).toBe('too-few-cards');
  });
});

describe('[calamities.secondary] a policy for who else is struck', () => {
  const world = ancientWorld({
    egypt: {},
    crete: { tokens: { knossos: 9 } },
    africa: { tokens: { carthage: 9 }, cities: ['memphis'] },
    asia: { tokens: { gaza: 9 } },
  });
  for (const [number, step] of [0, 2, 1, 3].entries()) nation(world, number).step = step;
  const passing = { calamity: 'famine', total: 10, atMost: 6, among: [1, 2, 3], rule: '30.311' };

  test('strikes those who are ahead first, or those with most cities, and spares whom it names', () => {
    const policy = { first: 'ahead', spare: [] };
    expect(asked(world, shareLosses(world, 0, passing), policy)).toEqual({ asia: 6, crete: 4 });
    expect(asked(world, shareLosses(world, 0, passing), { ...policy, first: 'cities' })).toEqual({
      africa: 6,
      asia: 4,
    });
    expect(asked(world, shareLosses(world, 0, passing), { ...policy, spare: ['asia'] })).toEqual({
      crete: 6,
      africa: 4,
    });
  });

  test('bears nothing itself that others can bear', () => {
    const bearing = { ...passing, total: 20, bears: 3 };
    expect(asked(world, shareLosses(world, 0, bearing), { first: 'ahead', spare: [] })).toEqual({
      asia: 6,
      crete: 6,
      africa: 6,
    });
  });

  test('names so many as are asked for', () => {
    const text = say('Who?');
    const some = chooseSome({ topic: 'secondary-victims', text, from: ['africa', 'asia', 'crete'], least: 2, most: 2 });
    expect(answered(world, some, { first: 'ahead', spare: [] })).toEqual(['asia', 'crete']);
  });
});

describe('[tradeCards.buy] a policy for trade cards', () => {
  const buy = (stacks: readonly number[], policy: Given) => {
    const wares = stacks.map((stack) => ({ id: String(stack), stack, price: stack * 5 }));
    const book: Book = { ...plainBook, tradeCards: { ...plainBook.tradeCards, onSale: () => wares } };
    const world = ancientWorld({ egypt: { cities: ['memphis'] } });
    fillTreasury(world, 0, 20);
    const answers = planningOf<Ancients>(sharedPolicies(book));
    const first = buyTradeCards(world, 'egypt', { book })?.next();
    const [post] = first === undefined || first.done ? [] : first.value;
    const question = must(post, 'a question').asking.question;
    return answers.decide(world, 'egypt', question, policy);
  };

  test('buys while enough stays in the treasury', () => {
    expect(buy([1], { which: 'dearest', keep: 0 })).toEqual({ answer: true });
    expect(buy([1], { which: 'none', keep: 0 })).toEqual({ answer: false });
    expect(buy([1], { which: 'dearest', keep: 16 })).toEqual({ answer: false });
  });

  test('chooses among several', () => {
    expect(buy([1, 2], { which: 'dearest', keep: 0 })).toEqual({ answer: '2' });
    expect(buy([1, 2], { which: 'cheapest', keep: 0 })).toEqual({ answer: '1' });
    expect(buy([1, 2], { which: 'dearest', keep: 15 })).toEqual({ answer: '1' });
    expect(buy([1, 2], { which: 'none', keep: 0 })).toEqual({ answer: 'none' });
  });
});

test('policies that do not fit a question ask', () => {
  const world = ancientWorld({ egypt: {} });
  const odd = share({ topic: 'growth', text: say('?'), total: 1, over: [{ id: 'memphis', most: 1 }] });
  const about = (topic: string, kind: string) => ({
    ...odd.question,
    topic,
    kind,
    text: say('?', { who: the('seat', 'a') }),
  });
  const decide = (topic: string, policy: Given) => planning.decide(world, 'egypt', about(topic, 'other'), policy);
  expect(decide('growth', { first: [], others: 'most' })).toMatchObject({ ask: { code: 'no-shares' } });
  expect(decide('surrender', { never: [] })).toMatchObject({ ask: { code: 'too-few-cards' } });
  expect(decide('share-losses', { first: 'ahead', spare: [] })).toMatchObject({ ask: { code: 'no-victims' } });
  expect(decide('buy-trade-card', { which: 'none', keep: 0 })).toMatchObject({ ask: { code: 'no-price' } });
});
