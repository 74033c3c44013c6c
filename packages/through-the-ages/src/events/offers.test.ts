import { describe, expect, test } from 'vitest';
import { cardNo, idOf } from '../cards/numbered.ts';
import { asked, drawn, drive, firstQuestion, listed, of, position, refusedBy } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { workOn } from '../world.ts';
import type { Agreement } from './agreement.ts';
import { evaluate } from './evaluate.ts';
import type { Start } from './head-start.ts';

const texts = (answers: readonly unknown[]) => answers.map((answer) => JSON.stringify(answer)).toSorted();

describe('Development of Civilization', () => {
  const development = cardNo('development-of-civilization');
  const builds = (...cards: readonly string[]) => cards.map((card): Start => ({ do: 'build', card }));
  const CASES: Readonly<Record<string, readonly [Readonly<Record<string, unknown>>, readonly Start[]]>> = {
    'with goods and cards': [
      {
        anna: {
          unused: 1,
          hand: ['iron', 'monarchy', 'homer'],
          science: 20,
          tokens: { bronze: 9, agriculture: 9 },
        },
      },
      [
        { do: 'grow' },
        ...builds('agriculture', 'bronze', 'philosophy', 'religion'),
        { do: 'develop', card: 'iron' },
        { do: 'develop', card: 'monarchy' },
        { do: 'revolt', card: 'monarchy' },
      ],
    ],
    'with a partner who helps': [
      {
        age: 2,
        anna: {
          unused: 0,
          hand: ['iron', 'monarchy'],
          science: 20,
          pact: { card: 'scientific-cooperation', with: 'bela' },
        },
        bela: { science: 9 },
      },
      (['iron', 'monarchy'] as const).flatMap((card): Start[] => [
        { do: 'develop', card },
        { do: 'develop', card, shared: true },
        ...(card === 'iron'
          ? []
          : ([
              { do: 'revolt', card },
              { do: 'revolt', card, shared: true },
            ] as const)),
      ]),
    ],
    'with food that pays for resources': [
      {
        anna: {
          unused: 1,
          tokens: { bronze: 9, agriculture: 9 },
          pact: { card: 'trade-routes-agreement', with: 'bela', side: 'A' },
        },
      },
      [
        { do: 'grow' },
        ...['agriculture', 'bronze', 'philosophy', 'religion'].flatMap((card): Start[] => [
          { do: 'build', card },
          { do: 'build', card, trade: true },
        ]),
      ],
    ],
    'with nothing': [{ anna: { unused: 0 } }, []],
  };

  test.each(Object.entries(CASES))(
    '[TTA development-of-civilization.2] all one can do is listed, and comes up: %s',
    (_, [given, possible]) => {
      const post = firstQuestion(evaluate(position(given), development));
      const all = texts([{ do: 'nothing' }, ...possible]);
      expect([listed(post), drawn(post, 4000)]).toEqual([all, all]);
      expect(post.asking.default()).toEqual({ do: 'nothing' });
    },
  );

  test.each<[string, Start, readonly [string, string]]>([
    ['on a card one has not', { do: 'build', card: 'iron' }, ['not-in-play', 'TTA build.2']],
    ['a unit', { do: 'build', card: 'warriors' }, ['no-building', 'TTA build.2']],
    ['what one has not in hand', { do: 'develop', card: 'coal' }, ['not-in-hand', 'TTA develop.3']],
    ['without help', { do: 'develop', card: 'iron', shared: true }, ['no-help', 'TTA ruling.T82']],
    ['a revolution for iron', { do: 'revolt', card: 'iron' }, ['no-government', 'TTA revolution.2']],
  ])('[TTA development-of-civilization.1] builds or develops nothing %s', (_, start, refusal) => {
    const anna = { unused: 1, hand: ['iron'], science: 20, tokens: { bronze: 9, agriculture: 9 } };
    expect(refusedBy(firstQuestion(evaluate(position({ anna }), development)), start)).toEqual(refusal);
  });

  test('[TTA ruling.T23] what is kept comes up by itself where players pay by hand, and costs as much', () => {
    const anna = { unused: 1, tokens: { bronze: 4, iron: 3, agriculture: 4, irrigation: 3 }, blue: 6 };
    const given = { anna };
    const options = { payments: 'by-hand' } as const;
    const post = firstQuestion(evaluate(position(given, { options }), development));
    const starts = drawn(post, 3000).map((text): Start => JSON.parse(text));
    const kept = starts.filter((start) => 'keep' in start);
    expect(new Set(kept.map((start) => start.do))).toEqual(new Set(['grow', 'build']));
    const left = (start: Start): number[] => {
      const world = position(given, { options });
      drive(evaluate(world, development), start, { do: 'nothing' }, { do: 'nothing' });
      return [amountOf(of(world), 'food'), amountOf(of(world), 'resources')];
    };
    for (const start of kept) {
      if (start.do !== 'grow' && start.do !== 'build') continue;
      const { keep: _, ...plain } = start;
      expect(left(start), JSON.stringify(start)).toEqual(left(plain));
    }
  });
});

describe('International Agreement', () => {
  const agreement = cardNo('international-agreement');
  const agreeing = () =>
    firstQuestion(
      evaluate(
        position({
          row: ['coal', '', '', 'selective-breeding', '', '', '', '', '', '', '', '', 'computers'],
          anna: { workers: { warriors: 9 } },
        }),
        agreement,
      ),
    );

  test('[TTA ruling.T97] the cards the actions suffice for are listed, and come up', () => {
    const post = agreeing();
    const listedMoves = listed(post).map((text): Agreement => JSON.parse(text));
    expect(post.asking.question).toMatchObject({ topic: 'agreement' });
    expect(drawn(post)).toEqual(listed(post));
    for (const move of listedMoves) expect(refusedBy(post, move)).toBeUndefined();
    expect(listedMoves.map((move) => (move.do === 'take' ? move.space : -1)).toSorted((a, b) => a - b)[0]).toBe(-1);
    expect(listedMoves).toContainEqual({ do: 'take', space: 0 });
    expect(refusedBy(post, { do: 'take', space: 1 })).toEqual([expect.any(String), expect.stringMatching(/^TTA /)]);
  });
});

describe('Terrorism', () => {
  test('[TTA ruling.T98] who has the least culture chooses a building of each other player, and of no unit or farm', () => {
    const buildings = { workers: { philosophy: 1, religion: 1 } };
    const world = position({
      anna: { ...buildings, culture: 5 },
      bela: { workers: { philosophy: 1 }, culture: 1 },
      cyrus: { ...buildings, culture: 7 },
    });
    const script = evaluate(world, cardNo('terrorism'));
    const post = firstQuestion(script);
    expect([post.seat, post.asking.question]).toMatchObject(['bela', { from: ['philosophy', 'religion'] }]);
    post.take('philosophy');
    drive(script, 'religion');
    const left = (seat: string) => ['philosophy', 'religion'].map((id) => workOn(of(world, seat), id)?.workers);
    expect([left('anna'), left('bela'), left('cyrus')]).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
    expect(world.news.filter(({ rule }) => rule === 'TTA ruling.T98').length).toBe(2);
  });

  test('[TTA ruling.T98] who has no building loses none', () => {
    const none = { workers: { philosophy: 0, religion: 0 } };
    const world = position({ anna: none, bela: { ...none, culture: 1 }, cyrus: { ...none, culture: 1 } });
    expect(asked(evaluate(world, cardNo('terrorism')))).toBeUndefined();
    expect(idOf(of(world).government)).toBe('despotism');
  });
});
