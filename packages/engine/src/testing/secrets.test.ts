import { describe, expect, it } from 'vitest';
import { type Game, rank } from '../game.ts';
import { inHalves } from '../halves.ts';
import { at, must } from '../json.ts';
import { OptionSheet } from '../options.ts';
import { inTurn, repeat } from '../program.ts';
import { onlyIf } from '../question.ts';
import { chooseOne, confirm, nameNumber } from '../questions/index.ts';
import { type Random, shuffle } from '../random.ts';
import { refuse } from '../refusal.ts';
import { ruleIndex } from '../rules.ts';
import { ask, askAll, floor, type Script, type Seat } from '../script.ts';
import { say } from '../text.ts';
import { type Event, happen, newWorld, reveal, type World, whisper } from '../world.ts';
import { conformance, examine } from './conformance.ts';

interface Laid extends Event {
  readonly card?: number;
}
interface Cards extends World<unknown, Laid> {
  deck: number[];
  hands: Record<Seat, number[]>;
  pile: number[];
}
type Turn = (world: Cards, seat: Seat) => Script;
type CardGame = Game<Cards, unknown, Laid>;

const handOf = (world: Cards, seat: Seat) => must(world.hands[seat], `${seat} to have a hand`);

/** Lays the first or second card of the hand face down. */
function* lay(world: Cards, seat: Seat): Script<number> {
  const which = yield* ask(seat, chooseOne({ topic: 'lay', text: say('Which?'), from: ['0', '1'] }));
  const [card = -1] = handOf(world, seat).splice(Number(which), 1);
  world.pile.push(card);
  return card;
}
const soundly: Turn = function* (world, seat) {
  yield* lay(world, seat);
  happen(world, 'CD 1', { what: 'laid' });
};

/** The cards in other hands and in the deck. */
const hiddenFrom = (world: Cards, observer: Seat) => [
  ...world.seats.filter((seat) => seat !== observer).flatMap((seat) => handOf(world, seat)),
  ...world.deck,
];
function exchange(unknown: readonly number[], others: readonly number[]) {
  const map = new Map(unknown.map((card, i) => [card, at(others, i)]));
  const swap = (card: number) => map.get(card) ?? card;
  return {
    world: (other: Cards) => {
      other.deck = other.deck.map(swap);
      for (const seat of other.seats) other.hands[seat] = handOf(other, seat).map(swap);
    },
    answer: (_truth: Cards, _seat: Seat, _topic: string, answer: unknown) => answer,
  };
}
const disguise = (world: Cards, observer: Seat, random: Random) => {
  const unknown = hiddenFrom(world, observer);
  return exchange(
    unknown,
    shuffle(
      random,
      unknown.toSorted((a, b) => a - b),
    ),
  );
};

function cards(turn: Turn, more: Partial<CardGame> = {}): CardGame {
  return {
    name: 'cards',
    title: 'Cards',
    version: '1',
    rules: ruleIndex('CD', 'Cards', []),
    seats: { least: 2, most: 3 },
    sheet: new OptionSheet({}),
    setup: (options, seats, random) => {
      const deck = shuffle(
        random,
        Array.from({ length: 30 }, (_, card) => card),
      );
      const hands = Object.fromEntries(seats.map((seat) => [seat, deck.splice(0, 4)]));
      return { ...newWorld<unknown, Laid>(options, seats, random), deck, hands, pile: [] };
    },
    program: repeat(
      'round',
      inTurn('lay', ({ seats }) => seats, turn),
      ({ pile }) => pile.length > 8,
    ),
    view: ({ pile, hands }, viewer) => ({ pile: pile.length, hand: viewer === null ? [] : hands[viewer] }),
    tell: ({ event }) => say(event.what),
    called: ({ id }) => id,
    ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
    broken: ({ deck, hands, pile }) =>
      new Set([...deck, ...pile, ...Object.values(hands).flat()]).size === 30 ? [] : ['a card is lost or doubled'],
    disguise,
    ...more,
  };
}

const examined = (game: CardGame) =>
  examine(game, { seed: 'secrets', seats: ['anna', 'bob', 'cara'], options: {}, rate: 100 }).findings;
const lawBroken = (game: CardGame) => examined(game)[0]?.law;

describe('secrets', () => {
  it('that are kept are not found fault with', () => {
    expect(examined(cards(soundly))).toEqual([]);
  });

  it('found out in a view are reported, with who can tell and where', () => {
    const leaky = cards(soundly, { view: ({ deck }) => ({ top: deck[0] }) });
    expect(examined(leaky)).toMatchObject([
      { law: 'secrets', what: expect.stringMatching(/^\w+ can tell two worlds apart: view\.top: \d+ is not \d+/) },
    ]);
  });

  it('found out in the view of one viewer only are reported', () => {
    const leaky = cards(soundly, { view: ({ hands }, viewer) => (viewer === 'cara' ? hands['bob'] : null) });
    expect(examined(leaky)).toMatchObject([{ law: 'secrets', what: expect.stringContaining('cara can tell') }]);
  });

  it('found out in the half of a view that is for all are reported', () => {
    const leaky = cards(
      soundly,
      inHalves(
        ({ hands }: Cards) => ({ hands }),
        ({ hands }, viewer) => ({ own: viewer === null ? [] : hands[viewer] }),
      ),
    );
    expect(examined(leaky)).toMatchObject([{ law: 'secrets', what: expect.stringContaining('view.hands') }]);
  });

  it('found out by whether a seat is asked are reported', () => {
    const leaky = cards(function* (world, seat) {
      const able = handOf(world, seat).some((card) => card < 10);
      if (able) yield* ask(seat, confirm({ topic: 'trump', text: say('Do you trump?') }));
      yield* soundly(world, seat);
    });
    expect(examined(leaky)).toMatchObject([{ law: 'secrets', what: expect.stringContaining('waiting') }]);
  });

  it('found out in the bounds of a question are reported', () => {
    const leaky = cards(function* (world, seat) {
      const most = Math.max(...Object.values(world.hands).flat());
      yield* ask(seat, nameNumber({ topic: 'guess', text: say('How high?'), least: 0, most }));
      yield* soundly(world, seat);
    });
    expect(lawBroken(leaky)).toBe('secrets');
  });

  it('found out in why an answer is refused are reported', () => {
    const leaky = cards(function* (world, seat) {
      const code = (world.deck[0] ?? 0) < 15 ? 'low' : 'high';
      const asking = nameNumber({ topic: 'guess', text: say('How high?'), least: 0, most: 9 });
      yield* ask(
        seat,
        onlyIf(asking, (n) => (n > 4 ? refuse(code, say('Too high.')) : undefined)),
      );
      yield* soundly(world, seat);
    });
    expect(examined(leaky)).toMatchObject([{ law: 'secrets', what: expect.stringContaining('refused differently') }]);
  });

  it('are not found by a disguise that exchanges nothing, and that is reported', () => {
    const idle = cards(soundly, { seats: { least: 3, most: 3 }, disguise: () => exchange([], []) });
    expect(conformance(idle, { games: 20, rate: 100 }).findings).toMatchObject([
      { law: 'disguise', what: expect.stringContaining('exchanged anything') },
    ]);
  });

  it('found out in a happening that does not say it reveals them are reported', () => {
    const leaky = cards(function* (world, seat) {
      const card = yield* lay(world, seat);
      happen(world, 'CD 1', { what: 'laid', card });
    });
    expect(examined(leaky)).toMatchObject([{ law: 'secrets', what: expect.stringContaining('event.card') }]);
  });

  it('that come to light by right are not found fault with', () => {
    const open = cards(function* (world, seat) {
      const card = yield* lay(world, seat);
      reveal(world, 'CD 1', { what: 'laid', card });
    });
    expect(examined(open)).toEqual([]);
  });

  /** On a floor, who holds a low card may note something that nobody else is told, or that all are. */
  const noting = (knows: 'own' | 'all'): CardGame =>
    cards(function* (world, seat) {
      const notes = chooseOne({ topic: 'note', text: say('Note?'), from: ['note', 'pass'] });
      const isLow = (): boolean => handOf(world, seat).some((card) => card < 10);
      const asking = onlyIf(notes, (answer) =>
        answer === 'note' && !isLow() ? refuse('low', say('You hold no low card.')) : undefined,
      );
      let over = false;
      yield* floor({
        name: 'noting',
        seats: [seat],
        asking: () => asking,
        act: (_seat, answer) => {
          over = answer === 'pass';
          if (over) return;
          if (knows === 'all') happen(world, 'CD 1', { what: 'noted' });
          else whisper(world, 'CD 1', { what: 'noted' }, [seat]);
        },
        over: () => over,
      });
      yield* soundly(world, seat);
    });

  it('decide what may be done unseen, and are kept', () => {
    expect(examined(noting('own'))).toEqual([]);
  });

  it('found out by what is done before all are reported', () => {
    expect(examined(noting('all'))).toMatchObject([
      { law: 'secrets', what: expect.stringContaining('depends on something hidden: refused as "low"') },
    ]);
  });

  it('in sealed answers are kept until all are in', () => {
    const vote: Turn = function* (world) {
      yield* askAll(world.seats, (seat) => {
        const most = handOf(world, seat)[0] ?? 0;
        return nameNumber({ topic: 'vote', text: say('How much?'), least: 0, most });
      });
      world.pile.push(...world.deck.splice(0, 1));
    };
    expect(examined(cards(vote))).toEqual([]);
  });
});

describe('imagination', () => {
  it('that takes something from the true world is reported', () => {
    const peeking = cards(soundly, {
      disguise: (world, observer, random) => {
        const unknown = hiddenFrom(world, observer);
        return exchange(unknown, shuffle(random, [...unknown]));
      },
    });
    expect(examined(peeking)).toMatchObject([
      { law: 'imagine', what: expect.stringContaining('depends on what it cannot know') },
    ]);
  });

  it('that changes what its seat knows is reported', () => {
    const confused = cards(soundly, {
      disguise: (world, _observer, random) => {
        const all = [...Object.values(world.hands).flat(), ...world.deck];
        return exchange(
          all,
          shuffle(
            random,
            all.toSorted((a, b) => a - b),
          ),
        );
      },
    });
    expect(['secrets', 'imagine']).toContain(lawBroken(confused));
  });

  it('that breaks the world is reported', () => {
    const doubling = cards(soundly, {
      disguise: (world, observer) => {
        const unknown = hiddenFrom(world, observer);
        return exchange(
          unknown,
          unknown.map(() => at(unknown, 0)),
        );
      },
    });
    expect(lawBroken(doubling)).toBe('disguise');
  });

  it('is not asked of a game that hides nothing', () => {
    const { disguise: _, ...plain } = cards(soundly, { view: ({ deck }) => deck });
    expect(examined(plain)).toEqual([]);
  });

  it('is missed in a game that hides something', () => {
    const { disguise: _, ...hiding } = cards(soundly);
    expect(examined(hiding)).toMatchObject([{ law: 'secrets', what: expect.stringContaining('has no disguise') }]);
  });
});
