import type { Script } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { idOf } from '../cards/numbered.ts';
import {
  asked,
  drawn,
  drive,
  firstQuestion,
  listed,
  of,
  politick,
  position,
  refusedBy,
  refusedPolitics,
} from '../testing.ts';
import type { Ages } from '../world.ts';
import { type Defence, resolveAggression } from './aggression.ts';
import type { Political } from './moves.ts';
import { refusePolitical, takePoliticalAction, takeSecondAction } from './politics.ts';
import { resolveWars } from './war.ts';

const texts = (answers: readonly unknown[]) => answers.map((answer) => JSON.stringify(answer)).toSorted();
const STRONG = { workers: { warriors: 9 }, government: 'monarchy' };

describe('the political actions one can take', () => {
  const CASES: Readonly<Record<string, readonly [Readonly<Record<string, unknown>>, readonly Political[]]>> = {
    'with one card of each kind': [
      {
        events: ['crusades'],
        anna: {
          ...STRONG,
          hand: [
            'cold-war',
            'vast-territory-ii',
            'spy',
            'spy',
            'war-over-culture',
            'open-borders-agreement',
            'trade-routes-agreement',
            'military-bonus-i',
          ],
          leader: 'christopher-columbus',
        },
        bela: { pact: { card: 'peace-treaty', with: 'anna' } },
      },
      [
        { do: 'prepare', card: 'cold-war' },
        { do: 'prepare', card: 'vast-territory-ii' },
        { do: 'settle', card: 'vast-territory-ii' },
        { do: 'aggression', card: 'spy', rival: 'cyrus' },
        { do: 'war', card: 'war-over-culture', rival: 'cyrus' },
        { do: 'offer', card: 'open-borders-agreement', to: 'bela' },
        { do: 'offer', card: 'open-borders-agreement', to: 'cyrus' },
        { do: 'offer', card: 'trade-routes-agreement', to: 'bela', side: 'A' },
        { do: 'offer', card: 'trade-routes-agreement', to: 'bela', side: 'B' },
        { do: 'offer', card: 'trade-routes-agreement', to: 'cyrus', side: 'A' },
        { do: 'offer', card: 'trade-routes-agreement', to: 'cyrus', side: 'B' },
        { do: 'cancel', pact: 'peace-treaty' },
      ],
    ],
    'with Alexander and no card': [{ anna: { leader: 'alexander-the-great' } }, [{ do: 'retire' }]],
    'with nothing': [{}, []],
  };

  test.each(Object.entries(CASES))('[TTA politics.1] are all listed, and come up by themselves: %s', (_, row) => {
    const [given, possible] = row;
    const world = position(given);
    const post = firstQuestion(takePoliticalAction(world, of(world)));
    const all = texts([{ do: 'pass' }, { do: 'resign' }, ...possible]);
    expect([listed(post), drawn(post, 8000)]).toEqual([all, all]);
    expect(post.asking.default()).toEqual({ do: 'pass' });
  });

  test('[TTA politics.2] whether one was taken is said', () => {
    const taken = (move: Political) => {
      const world = position({ events: ['crusades'], anna: { hand: ['cold-war'] } });
      return drive(takePoliticalAction(world, of(world)), move);
    };
    expect([taken({ do: 'pass' }), taken({ do: 'prepare', card: 'cold-war' })]).toEqual([false, true]);
  });

  test('[TTA ruling.T62] the second one names the leader who allows it', () => {
    const world = position({ anna: { leader: 'julius-caesar' } });
    const { question } = firstQuestion(takeSecondAction(world, of(world))).asking;
    expect(question).toMatchObject({ rule: 'TTA ruling.T62', text: { with: { leader: { id: 'julius-caesar' } } } });
  });

  const TWO = { players: 2 } as const;
  test.each<[string, Readonly<Record<string, unknown>>, Political, readonly [string, string], object?]>([
    ['an event you have not', {}, { do: 'prepare', card: 'cold-war' }, ['not-in-hand', 'TTA prepare-event.2']],
    [
      'an aggression you have not',
      STRONG,
      { do: 'aggression', card: 'spy', rival: 'bela' },
      ['not-in-hand', 'TTA aggression.2'],
    ],
    [
      'an aggression that is none',
      { ...STRONG, hand: ['cold-war'] },
      { do: 'aggression', card: 'cold-war', rival: 'bela' },
      ['wrong-kind', 'TTA aggression.2'],
    ],
    [
      'a raid as an event',
      { hand: ['raid-i'] },
      { do: 'prepare', card: 'raid-i' },
      ['wrong-kind', 'TTA prepare-event.2'],
    ],
    [
      'a tactic as an aggression',
      { ...STRONG, hand: ['legion'] },
      { do: 'aggression', card: 'legion', rival: 'bela' },
      ['wrong-kind', 'TTA aggression.2'],
    ],
    ['an event as a pact', { hand: ['rats'] }, { do: 'offer', card: 'rats', to: 'bela' }, ['wrong-kind', 'TTA pact.2']],
    [
      'an aggression against nobody',
      { ...STRONG, hand: ['spy'] },
      { do: 'aggression', card: 'spy', rival: 'zoe' },
      ['no-rival', 'TTA aggression.4'],
    ],
    ['a war you have not', {}, { do: 'war', card: 'war-over-culture', rival: 'bela' }, ['not-in-hand', 'TTA war.2']],
    ['a war that is none', { hand: ['spy'] }, { do: 'war', card: 'spy', rival: 'bela' }, ['wrong-kind', 'TTA war.2']],
    [
      'a war against nobody',
      { ...STRONG, hand: ['war-over-culture'] },
      { do: 'war', card: 'war-over-culture', rival: 'zoe' },
      ['no-rival', 'TTA war.4'],
    ],
    ['a pact you have not', {}, { do: 'offer', card: 'peace-treaty', to: 'bela' }, ['not-in-hand', 'TTA pact.2']],
    ['a pact that is none', { hand: ['spy'] }, { do: 'offer', card: 'spy', to: 'bela' }, ['wrong-kind', 'TTA pact.2']],
    [
      'a pact with nobody',
      { hand: ['peace-treaty'] },
      { do: 'offer', card: 'peace-treaty', to: 'zoe' },
      ['no-partner', 'TTA pact.3'],
    ],
    [
      'a pact with oneself',
      { hand: ['peace-treaty'] },
      { do: 'offer', card: 'peace-treaty', to: 'anna' },
      ['no-partner', 'TTA pact.3'],
    ],
    ['a pact between two players', {}, { do: 'cancel', pact: 'peace-treaty' }, ['no-pact', 'TTA cancel-pact.1'], TWO],
    [
      'another pact than one has',
      { pact: { card: 'peace-treaty', with: 'bela' } },
      { do: 'cancel', pact: 'military-alliance' },
      ['no-pact', 'TTA cancel-pact.1'],
    ],
    ['to retire without Alexander', {}, { do: 'retire' }, ['no-such-leader', 'TTA ruling.P1']],
    [
      'to settle without Columbus',
      { hand: ['vast-territory-ii'] },
      { do: 'settle', card: 'vast-territory-ii' },
      ['no-such-leader', 'TTA ruling.T88'],
    ],
    [
      'to settle what one has not',
      { leader: 'christopher-columbus' },
      { do: 'settle', card: 'vast-territory-ii' },
      ['not-in-hand', 'TTA ruling.T88'],
    ],
    [
      'to settle what is no territory',
      { leader: 'christopher-columbus', hand: ['spy'] },
      { do: 'settle', card: 'spy' },
      ['wrong-kind', 'TTA ruling.T88'],
    ],
  ])('[TTA politics.1] it is not possible to take: %s', (_, anna, move, refusal, situation) => {
    expect(refusedPolitics(position({ anna }, situation), move)).toEqual(refusal);
  });

  test.each<[string, Political, string]>([
    ['an aggression', { do: 'aggression', card: 'armed-intervention', rival: 'bela' }, 'TTA aggression.3'],
    ['a war', { do: 'war', card: 'war-over-culture', rival: 'bela' }, 'TTA war.3'],
  ])('[TTA ruling.T70] %s that costs too many military actions is refused with its price', (_, move, rule) => {
    const anna = { ...STRONG, hand: ['armed-intervention', 'war-over-culture'] };
    const world = position({ anna, bela: { leader: 'mahatma-gandhi' } });
    of(world).militaryReady = 1;
    expect(refusePolitical(world, of(world), move)).toMatchObject({
      code: 'military-actions',
      rule,
      text: { with: { cost: expect.any(Number), left: 1 } },
    });
  });

  test.each([
    ['rats', 'event'],
    ['vast-territory-ii', 'territory'],
    ['raid-i', 'aggression'],
    ['war-over-culture', 'war'],
    ['peace-treaty', 'pact'],
    ['legion', 'tactic'],
    ['military-bonus-i', 'military bonus card'],
  ])('[TTA politics.1] a card named for what it cannot do is refused with what it is for: %s', (card, kind) => {
    const world = position({ anna: { hand: [card] } });
    const move: Political =
      card === 'raid-i' ? { do: 'offer', card, to: 'bela' } : { do: 'aggression', card, rival: 'bela' };
    expect(refusePolitical(world, of(world), move)?.text.say).toContain(` ${kind}. `);
  });

  test('[TTA cancel-pact.1] of two pacts the one that is named is cancelled', () => {
    const world = position({
      anna: { pact: { card: 'peace-treaty', with: 'bela' } },
      bela: { pact: { card: 'military-alliance', with: 'anna' } },
    });
    politick(world, { do: 'cancel', pact: 'military-alliance' });
    expect([idOf(of(world).pact), of(world, 'bela').pactWith]).toEqual(['peace-treaty', -1]);
  });
});

describe('defending', () => {
  /** What bela is asked whom anna attacks with a strength that is so much greater. */
  function defending(hand: readonly string[], more: number) {
    const world = position({
      anna: { hand: ['spy'], workers: { warriors: 1 + more } },
      bela: { hand: [...hand], workers: { warriors: 1 }, government: 'monarchy' },
    });
    politick(world, { do: 'aggression', card: 'spy', rival: 'bela' });
    const [attack] = world.pending;
    if (attack?.is !== 'aggression') throw new Error('nobody attacks');
    return { world, post: firstQuestion(resolveAggression(world, attack)) };
  }
  const some = (play: readonly string[] = [], discard: readonly string[] = []): Defence => ({
    play: [...play],
    discard: [...discard],
  });

  test('[TTA aggression.11] [TTA aggression.12] [TTA ruling.T71] all that suffices is listed, few cards first, and comes up', () => {
    const { post } = defending(['military-bonus-i', 'raid-i', 'enslave'], 2);
    const all = texts([
      some(),
      some(['military-bonus-i']),
      some(['military-bonus-i'], ['raid-i']),
      some(['military-bonus-i'], ['enslave']),
      some(['military-bonus-i'], ['raid-i', 'enslave']),
      some([], ['raid-i', 'enslave']),
      some([], ['military-bonus-i', 'raid-i']),
      some([], ['military-bonus-i', 'enslave']),
      some([], ['military-bonus-i', 'raid-i', 'enslave']),
    ]);
    expect(post.asking.question).toMatchObject({ needed: 2, most: 3 });
    expect(listed(post)).toEqual(all);
    const inOrder = (text: string): string => {
      const { play, discard }: Defence = JSON.parse(text);
      return JSON.stringify(
        some(
          play,
          ['military-bonus-i', 'raid-i', 'enslave'].filter((one) => discard.includes(one)),
        ),
      );
    };
    expect([...new Set(drawn(post, 4000).map(inOrder))].toSorted()).toEqual(all);
    const sizes = (post.asking.list() ?? []).map((answer) => {
      const { play, discard }: Defence = JSON.parse(JSON.stringify(answer));
      return play.length + discard.length;
    });
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  test('[TTA aggression.10] a player without cards is asked anyway', () => {
    const { post } = defending([], 1);
    expect([post.seat, listed(post), drawn(post)]).toEqual(['bela', texts([some()]), texts([some()])]);
  });

  test.each<[string, Defence, readonly [string, string]]>([
    ['cards you have not', some(['military-bonus-iii']), ['not-in-hand', 'TTA aggression.11']],
    ['cards to discard you have not', some([], ['spy']), ['not-in-hand', 'TTA aggression.12']],
    ['one card used twice', some(['military-bonus-i'], ['military-bonus-i']), ['too-many-copies', 'TTA aggression.12']],
    ['what is no bonus card', some(['raid-i']), ['no-bonus', 'TTA aggression.11']],
    ['too little', some([], ['raid-i']), ['not-enough', 'TTA ruling.T71']],
    [
      'too many cards',
      some(['military-bonus-i'], ['raid-i', 'enslave', 'cold-war']),
      ['too-many', 'TTA aggression.13'],
    ],
  ])('[TTA aggression.13] is not done with %s', (_, defence, refusal) => {
    expect(refusedBy(defending(['military-bonus-i', 'raid-i', 'enslave', 'cold-war'], 2).post, defence)).toEqual(
      refusal,
    );
  });
});

describe('resolving a war', () => {
  /** Anna's war on Bela; bela has one warrior, anna so many. */
  function war(
    card: string,
    warriors: number,
    more: Readonly<Record<string, object>> = {},
  ): { world: Ages; script: Script } {
    const world = position({
      anna: { hand: [card], workers: { warriors }, government: 'monarchy', ...more['anna'] },
      bela: { workers: { warriors: 3 }, ...more['bela'] },
    });
    politick(world, { do: 'war', card, rival: 'bela' });
    return { world, script: resolveWars(world, of(world)) };
  }
  const told = ({ news }: Ages) => news.map(({ event }) => event);

  test.each([
    [3, null, 0],
    [5, 'anna', 2],
    [1, 'bela', 2],
  ])('[TTA war-resolution.4] %i against 3 units: %s wins by %i', (warriors, victor, advantage) => {
    const { world, script } = war('war-over-culture', warriors, { anna: { culture: 50 }, bela: { culture: 50 } });
    drive(script);
    expect(told(world)).toContainEqual({
      what: 'war',
      seat: 'anna',
      rival: 'bela',
      card: 'war-over-culture',
      victor,
      advantage,
    });
    expect(of(world).culture - 50).toBe(50 - of(world, 'bela').culture);
    expect(Math.sign(of(world).culture - 50)).toBe(victor === null ? 0 : victor === 'anna' ? 1 : -1);
    expect(told(world).some(({ what }) => what === 'lost')).toBe(victor !== null);
  });

  test('[TTA war-resolution.4] where nothing can be taken nothing is told to have been', () => {
    const { world, script } = war('war-over-culture', 5);
    drive(script);
    expect(told(world).filter(({ what }) => what === 'lost' || what === 'gained')).toEqual([]);
  });

  test('[TTA war-resolution.5] [TTA ruling.T78] technologies are stolen for no more than the advantage', () => {
    const bela = { specials: ['masonry', 'cartography', 'warfare'], science: 9 };
    const { world, script } = war('war-over-technology', 9, { bela });
    const post = firstQuestion(script);
    expect(post.asking.question).toMatchObject({ topic: 'steal', from: ['masonry', 'cartography'] });
    expect(refusedBy(post, ['masonry', 'cartography'])).toEqual(['too-dear', 'TTA ruling.T78']);
    expect(refusedBy(post, ['masonry'])).toBeUndefined();
    post.take(['cartography']);
    drive(script);
    expect([of(world).specials.map(idOf), of(world, 'bela').specials.map(idOf)]).toEqual([
      ['cartography'],
      ['masonry', 'warfare'],
    ]);
    expect(told(world)).toContainEqual({ what: 'stole', seat: 'anna', from: 'bela', card: 'cartography' });
  });

  test('[TTA war-resolution.5] one that costs exactly the advantage can be stolen, one that costs more cannot', () => {
    const stealable = (warriors: number) =>
      asked(war('war-over-technology', warriors, { bela: { specials: ['masonry'] } }).script);
    expect([stealable(6), stealable(5)]).toEqual([['anna', 'steal'], undefined]);
  });
});
