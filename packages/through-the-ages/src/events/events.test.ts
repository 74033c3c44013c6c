import { describe, expect, test } from 'vitest';
import { fetch } from '../arranged-cards.ts';
import { cards } from '../cards/index.ts';
import { cardNo, idOf, NONE } from '../cards/numbered.ts';
import { colonize, mostForce } from '../colonization.ts';
import { scoreTheEnd } from '../final-scoring.ts';
import { broken } from '../invariants.ts';
import { resign } from '../politics/resign.ts';
import { statistics } from '../statistics.ts';
import { asked, drive, of, playUntil, position, table } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { type Ages, workOn } from '../world.ts';
import { compareCivilizations, struck } from './comparison.ts';
import { evaluate } from './evaluate.ts';

const seats = (world: Ages, whom: Parameters<typeof struck>[1]): string[] =>
  struck(compareCivilizations(world, world.current), whom).map(({ seat }) => seat);

/** A territory is turned up on anna's turn. */
function discovered(card: string, given: Readonly<Record<string, unknown>>): readonly [Ages, number] {
  const world = position(given);
  const no = fetch(world, card);
  world.pending.push({ is: 'event', card: no });
  return [world, no];
}

describe('evaluating an event', () => {
  test('[TTA evaluate.1] [TTA evaluate.2] [TTA events.2] [TTA stores.5] all who decide do so clockwise from the current player', () => {
    const world = position({ current: 'bela' });
    const script = evaluate(world, cardNo('development-of-markets'));
    drive(script, '2 resources', '2 food', '2 resources');
    expect(world.civs.map((civ) => [amountOf(civ, 'food'), amountOf(civ, 'resources')])).toEqual([
      [0, 2],
      [0, 2],
      [2, 0],
    ]);
    expect(asked(evaluate(world, cardNo('development-of-markets')))).toEqual(['bela', 'gain']);
  });

  test('[TTA evaluate.3] [TTA evaluate.4] [TTA ruling.P2] [TTA ruling.T91] of tied players the one nearer to the current player has more', () => {
    const world = position({ current: 'bela' });
    const groups = ['strongest', 'weakest', 'most-culture', 'two-strongest', 'two-weakest'] as const;
    expect(groups.map((whom) => seats(world, whom))).toEqual([
      ['bela'],
      ['anna'],
      ['bela'],
      ['bela', 'cyrus'],
      ['cyrus', 'anna'],
    ]);
  });

  test('[TTA evaluate.7] an event for all with the most strikes all that are tied', () => {
    const world = position({ bela: { colonies: ['historic-territory-i'] }, cyrus: { workers: { religion: 1 } } });
    expect(seats(world, 'all-with-most-happy-faces')).toEqual(['bela', 'cyrus']);
    expect(seats(world, 'all-with-most-discontent-workers')).toEqual([]);
  });

  test('[TTA evaluate.8] [TTA resign.9] [TTA ruling.T91] with two players "two" means one', () => {
    const two = position({}, { players: 2 });
    expect([seats(two, 'two-strongest'), seats(two, 'two-weakest')]).toEqual([['anna'], ['bela']]);
    const left = position();
    resign(left, of(left, 'cyrus'));
    expect(seats(left, 'two-strongest')).toEqual(['anna']);
  });

  test('[TTA ruling.T92] with three players the one in the middle may be in both groups', () => {
    const world = position({ anna: { workers: { warriors: 3 } }, bela: { workers: { warriors: 2 } } });
    expect([seats(world, 'two-strongest'), seats(world, 'two-weakest')]).toEqual([
      ['anna', 'bela'],
      ['bela', 'cyrus'],
    ]);
  });

  test('[TTA ruling.T90] who is strongest is settled before anything is done', () => {
    const world = position({
      anna: { workers: { warriors: 2 } },
      bela: { workers: { warriors: 1 } },
      cyrus: { workers: { warriors: 0, agriculture: 0, bronze: 0, philosophy: 0 }, unused: 0 },
    });
    drive(evaluate(world, cardNo('refugees')));
    expect([of(world).unused, of(world).culture]).toEqual([2, 3]);
  });

  test('[TTA evaluate.9] [TTA evaluate.10] [TTA revolution.4] [TTA development-of-civilization.1] [TTA development-of-civilization.2] [TTA ruling.T55] Development of Civilization: no action, 1 less, and a revolution takes all civil actions', () => {
    const world = position({
      anna: { hand: ['monarchy'], science: 1 },
      bela: { tokens: { bronze: 1 } },
      cyrus: { tokens: { agriculture: 1 } },
    });
    drive(
      evaluate(world, cardNo('development-of-civilization')),
      { do: 'revolt', card: 'monarchy' },
      { do: 'build', card: 'agriculture' },
      { do: 'grow' },
    );
    expect([of(world).science, of(world).civilReady, idOf(of(world).government)]).toEqual([0, 0, 'monarchy']);
    expect([amountOf(of(world, 'bela'), 'resources'), of(world, 'bela').civilReady, of(world, 'bela').unused]).toEqual([
      0, 4, 0,
    ]);
    expect([amountOf(of(world, 'cyrus'), 'food'), of(world, 'cyrus').unused]).toEqual([0, 2]);
    const none = position();
    drive(
      evaluate(none, cardNo('development-of-civilization')),
      { do: 'nothing' },
      { do: 'nothing' },
      { do: 'nothing' },
    );
  });

  test('[TTA development-of-civilization.2] Development of Civilization and its question both tell of a revolution', () => {
    const step = evaluate(position(), cardNo('development-of-civilization')).next();
    const question = step.done ? undefined : step.value[0]?.asking.question;
    expect(question?.text.say).toContain('by revolution');
    expect(cards['development-of-civilization'].text).toContain('by revolution');
  });

  test('[TTA ruling.T55] [TTA ruling.T18] [TTA revolution.3] a revolution out of turn needs all civil actions, and Hammurabi fills no gap then', () => {
    const world = position({ bela: { leader: 'hammurabi', hand: ['monarchy'], science: 9 } });
    Object.assign(of(world, 'bela'), { civilReady: 3, civilSpent: 1 });
    const development = cardNo('development-of-civilization');
    expect(() => drive(evaluate(world, development), { do: 'nothing' }, { do: 'revolt', card: 'monarchy' })).toThrow(
      'not-all-actions',
    );
  });

  test('[TTA stores.5] goods are gained in the order written, while there are tokens', () => {
    const world = position({ anna: { blue: 1 } });
    drive(evaluate(world, cardNo('development-of-trade-routes')));
    expect([amountOf(of(world), 'food'), amountOf(of(world), 'resources')]).toEqual([1, 0]);
  });

  test('[TTA ruling.T55] [TTA ruling.T84] [TTA ruling.T23] Development of Civilization is paid as in the Action Phase: with a pact, or by hand', () => {
    const trader = {
      pact: { card: 'trade-routes-agreement', with: 'bela', side: 'A' },
      tokens: { agriculture: 1 },
      unused: 1,
    };
    const traded = position({ anna: trader });
    const idle = [{ do: 'nothing' }, { do: 'nothing' }];
    const development = cardNo('development-of-civilization');
    drive(evaluate(traded, development), { do: 'build', card: 'bronze', trade: true }, ...idle);
    expect([amountOf(of(traded), 'food'), of(traded).unused, of(traded).turn.traded]).toEqual([0, 0, true]);
    const options = { payments: 'by-hand' } as const;
    const handed = position({ anna: { tokens: { agriculture: 1, irrigation: 1 } } }, { options });
    drive(evaluate(handed, development), { do: 'grow', keep: { food: [2, 0, 0, 0] } }, ...idle);
    expect([workOn(of(handed), 'agriculture')?.tokens, of(handed).unused]).toEqual([2, 2]);
  });

  test('[TTA evaluate.6] [TTA flow.10] [TTA ruling.T101] [TTA ruling.T105] at the end all Age III events left are scored, ties by the starting player', () => {
    const world = position({
      current: 'cyrus',
      events: ['impact-of-strength', 'rats'],
      future: ['impact-of-colonies', 'cold-war'],
      cyrus: { colonies: ['vast-territory-i'] },
    });
    scoreTheEnd(world);
    expect(world.civs.map(({ culture }) => culture)).toEqual([14, 7, 3]);
    expect(world.civs.map(({ science }) => science)).toEqual([0, 0, 0]);
  });

  test('[TTA flow.9] [TTA flow.12] [TTA flow.13] [TTA ruling.T106] the game ends after the last round, everyone with as many turns; most culture wins and ties share', () => {
    const playing = table();
    const turns: Record<string, number> = { anna: 0, bela: 0, cyrus: 0 };
    playUntil(playing, () => false, {
      action: (seat) => {
        turns[seat] = (turns[seat] ?? 0) + 1;
        return { do: 'end' };
      },
    });
    const { world } = playing;
    expect([playing.over, world.age, world.round === world.lastRound]).toEqual([true, 4, true]);
    expect(turns).toEqual({ anna: world.round, bela: world.round, cyrus: world.round });
    const scores = playing.ranking().map(({ score }) => score);
    expect(playing.ranking().map(({ rank }) => rank)).toEqual(
      scores.map((score) => 1 + scores.filter((one) => one > score).length),
    );
  });
});

describe('colonization', () => {
  const units = (count: number) => ({ workers: { warriors: count } });

  test('[TTA colonization.1] [TTA colonization.2] [TTA colonization.4] [TTA colonization.5] [TTA colonization.7] [TTA colonization.8] [TTA colonization.16] [TTA colonization.18] [TTA events.3] [TTA colonies.1] players bid in turn until one is left, who sends the units and has a colony', () => {
    const [world, card] = discovered('historic-territory-i', {
      current: 'bela',
      anna: units(3),
      bela: units(2),
      cyrus: units(3),
    });
    const script = colonize(world, card);
    drive(
      script,
      { do: 'bid', force: 1 },
      { do: 'bid', force: 2 },
      { do: 'pass' },
      { do: 'pass' },
      { units: ['warriors', 'warriors'], bonus: [], discard: [] },
    );
    const cyrus = of(world, 'cyrus');
    expect([cyrus.colonies.map(idOf), cyrus.yellow, cyrus.culture, statistics(world, cyrus).strength]).toEqual([
      ['historic-territory-i'],
      20,
      6,
      1,
    ]);
    expect(statistics(world, cyrus).happy).toBe(1);
    expect(broken(world)).toEqual([]);
  });

  test('[TTA colonization.2] [TTA colonization.3] [TTA ruling.T89] a bid is above the one before and not above what one can send', () => {
    const [world, card] = discovered('historic-territory-i', { anna: { ...units(1), hand: ['military-bonus-ii'] } });
    const bid =
      (...moves: readonly unknown[]) =>
      () =>
        drive(colonize(world, card), ...moves);
    expect(mostForce(world, of(world))).toBe(3);
    expect(bid({ do: 'bid', force: 4 })).toThrow('too-high');
    expect(bid({ do: 'bid', force: 1 }, { do: 'bid', force: 1 })).toThrow('too-low');
  });

  test('[TTA colonization.6] without a bid the territory is a past event', () => {
    const [world, card] = discovered('historic-territory-i', {});
    drive(colonize(world, card), { do: 'pass' }, { do: 'pass' }, { do: 'pass' });
    expect([world.past, world.pending]).toEqual([[card], []]);
  });

  test('[TTA colonization.9] [TTA colonization.10] [TTA colonization.11] [TTA colonization.12] [TTA colonization.13] [TTA colonization.15] [TTA colonization.17] [TTA ruling.T68] [TTA colonization-modifier.1] the force is units, their armies, the modifier and bonus cards, and no other strength', () => {
    const [world, card] = discovered('wealthy-territory-i', {
      anna: {
        workers: { warriors: 4 },
        tactic: 'legion',
        leader: 'alexander-the-great',
        specials: ['cartography'],
        hand: ['military-bonus-i', 'military-bonus-iii'],
      },
      bela: { workers: { warriors: 0 } },
      cyrus: { workers: { warriors: 0 } },
    });
    expect(mostForce(world, of(world))).toBe(4 + 2 + 2 + 1 + 3);
    const force = (...sent: unknown[]) => drive(colonize(world, card), { do: 'bid', force: 10 }, ...sent);
    expect(() => force({ units: ['warriors', 'warriors'], bonus: ['military-bonus-iii'], discard: [] })).toThrow(
      'too-weak',
    );
    force({ units: ['warriors', 'warriors', 'warriors'], bonus: ['military-bonus-iii'], discard: [] });
    expect([of(world).blue, amountOf(of(world), 'resources'), of(world).militaryHand.map(idOf)]).toEqual([
      14,
      5,
      ['military-bonus-i'],
    ]);
    expect(world.seen.map(idOf)).toEqual(['military-bonus-iii']);
  });

  test('[TTA colonization.14] [TTA colonization.8] cards alone are no force', () => {
    const [world, card] = discovered('wealthy-territory-i', {
      anna: { hand: ['military-bonus-iii', 'military-bonus-iii'] },
      bela: { workers: { warriors: 0 } },
      cyrus: { workers: { warriors: 0 } },
    });
    const send = (units: string[]) => () =>
      drive(
        colonize(world, card),
        { do: 'bid', force: 3 },
        { units, bonus: ['military-bonus-iii', 'military-bonus-iii'], discard: [] },
      );
    expect(send([])).toThrow('no-unit');
    expect(send(['warriors', 'warriors'])).toThrow('not-yours');
    expect(() =>
      drive(
        colonize(world, card),
        { do: 'bid', force: 3 },
        { units: ['warriors'], bonus: [], discard: ['military-bonus-iii'] },
      ),
    ).toThrow('too-many');
  });

  test('[TTA colonization.19] [TTA colonization.20] [TTA colonization.21] [TTA colonies.2] [TTA colonies.3] [TTA ruling.T27] the permanent effect comes before what is given once', () => {
    const [world, card] = discovered('vast-territory-i', {
      anna: { blue: 1, yellow: 0 },
      bela: { workers: { warriors: 0 } },
      cyrus: { workers: { warriors: 0 } },
    });
    drive(colonize(world, card), { do: 'bid', force: 1 }, { units: ['warriors'], bonus: [], discard: [] });
    expect([of(world).blue, amountOf(of(world), 'food'), of(world).yellow]).toEqual([0, 0, 4]);
    const [rich, wealthy] = discovered('wealthy-territory-i', {
      anna: { blue: 0 },
      bela: { workers: { warriors: 0 } },
      cyrus: { workers: { warriors: 0 } },
    });
    drive(colonize(rich, wealthy), { do: 'bid', force: 1 }, { units: ['warriors'], bonus: [], discard: [] });
    expect([of(rich).blue, amountOf(of(rich), 'resources')]).toEqual([0, 3]);
  });

  test.each([
    ['[TTA colonization.22]', 'wealthy-territory-ii', (world: Ages) => amountOf(of(world), 'resources'), 9],
    ['[TTA colonization.23]', 'vast-territory-ii', (world: Ages) => amountOf(of(world), 'food'), 4],
    ['[TTA colonization.24]', 'developed-territory-ii', (world: Ages) => of(world).science, 5],
    ['[TTA colonization.25]', 'historic-territory-ii', (world: Ages) => of(world).culture, 11],
    ['[TTA colonization.26] [TTA workers.3]', 'inhabited-territory-ii', (world: Ages) => of(world).unused, 3],
    [
      '[TTA colonization.27] [TTA ruling.T100]',
      'strategic-territory-ii',
      (world: Ages) => of(world).militaryHand.length,
      5,
    ],
  ])('%s %s gives once', (_, card, value, expected) => {
    const [world, no] = discovered(card, { bela: { workers: { warriors: 0 } }, cyrus: { workers: { warriors: 0 } } });
    drive(colonize(world, no), { do: 'bid', force: 1 }, { units: ['warriors'], bonus: [], discard: [] });
    expect(value(world)).toBe(expected);
    expect(of(world).colonies).not.toContain(NONE);
  });
});
