import { areaNumber, brokenPieces, departed, isOutOfPlay, nationNamed } from '@ecumene/ancients';
import { asks, play } from '@ecumene/ancients/testing';
import { NOTHING_KEPT, randomFrom, Table } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { expansionProject } from './game.ts';
import { depart, settleDepartures } from './leaving.ts';
import type { EpOptions } from './options.ts';
import { happened, has, position } from './testing.ts';
import type { EpWorld } from './world.ts';

const GIVEN = {
  egypt: {
    tokens: { memphis: 3, tyre: 2 },
    cities: ['tanis', 'sidon'],
    ships: ['tanis'],
    hand: ['salt'],
    cards: ['pottery'],
  },
  minoa: { tokens: { knossos: 2, fayum: 2 }, cities: ['gaza'] },
  rome: { tokens: { rome: 3 } },
};

function leave(options: Partial<EpOptions> = { departures: 'leave' }): EpWorld {
  const world = position(GIVEN, options);
  depart(world, 'egypt');
  return world;
}

const away = (world: EpWorld, answers: object = {}): EpWorld => {
  play(settleDepartures(world), { minoa: [true], rome: [true], ...answers });
  return world;
};

describe('leaving', () => {
  test('[EP L1] takes effect at the end of the turn', () => {
    const world = leave();
    expect(world.leaving).toEqual([nationNamed(world, 'egypt')]);
    expect(departed(world)).toEqual([]);
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 3, tyre: 2 });
  });

  test('[EP L1] [EP 10.4] also for those who leave before they have a civilization', () => {
    const options = { deal: 'chosen', departures: 'leave', turns: 2 } as const;
    const table = Table.open(expansionProject, { options, seats: [...'abcdef'], seed: 'leaving early' }, NOTHING_KEPT);
    const [first] = table.openQuestions();
    const leaver = table.seats.find((seat) => seat !== first?.seat) ?? '';
    expect(table.leave(leaver).ok).toBe(true);
    const led = () => table.world.nations.find(({ seat }) => seat === leaver);
    while (table.world.turn < 2) {
      const next = table.openQuestions().find(({ seat }) => seat !== leaver);
      expect(table.answer(next?.seat ?? '', next?.id ?? '', next?.asking.default())).toMatchObject({ ok: true });
    }
    expect(led()).toMatchObject({ inert: true, tokens: 0 });
  });

  test.each(['leave', 'stay'] as const)(
    '[EP L1] of eighteen, a player who disappears at a question stops nobody else (%s)',
    (departures) => {
      const options = { game: 'short', turns: 2, departures } as const;
      const table = Table.open(
        expansionProject,
        { options, seats: [...'abcdefghijklmnopqr'], seed: 'gone' },
        NOTHING_KEPT,
      );
      const vanishedAt = new Set<string>();
      const random = randomFrom('gone');
      while (!table.over) {
        const post = table.openQuestions().find(({ asking }) => asking.question.optional === undefined);
        if (post === undefined) throw new Error('nobody is asked, and the game goes on');
        const { topic } = post.asking.question;
        const vanishes = topic !== 'go-on' && !vanishedAt.has(topic) && table.world.room.gone.length < 12;
        if (vanishes) vanishedAt.add(topic);
        const outcome = vanishes
          ? table.leave(post.seat)
          : table.answer(post.seat, post.id, topic === 'go-on' ? true : post.asking.sample(random));
        expect(outcome).toMatchObject({ ok: true });
        expect(brokenPieces(table.world)).toEqual([]);
      }
      expect([...vanishedAt]).toEqual(expect.arrayContaining(['place-people', 'movement', 'trade']));
      expect(table.world.turn).toBe(2);
      expect(table.ranking()).toHaveLength(18);
    },
  );

  test('[EP L1] nobody joins later', () => {
    const table = Table.open(expansionProject, { options: {}, seats: [...'abcdef'], seed: 'late' }, NOTHING_KEPT);
    expect(table.arrive('late').ok).toBe(false);
    expect(table.leave('f').ok).toBe(true);
    expect(table.arrive('late').ok).toBe(false);
  });

  test('[EP L2] the others are asked whether they go on; one no ends the game', () => {
    expect(asks(settleDepartures(leave()))).toEqual(['minoa: go-on', 'rome: go-on']);
    const world = away(leave(), { rome: [false] });
    expect(world.over).toBe(true);
    expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 3, tyre: 2 }, cities: ['sidon', 'tanis'] });
  });

  test('[EP L2] with fewer than two left the game ends', () => {
    const world = position({ egypt: {}, minoa: {} }, { departures: 'leave' });
    depart(world, 'egypt');
    play(settleDepartures(world));
    expect(world.over).toBe(true);
  });

  test('[EP L3] [EP L4] [EP L5] cards go back, the region closes, and units elsewhere turn into barbarians and pirates', () => {
    const world = leave();
    play(settleDepartures(world), { minoa: [true, { knossos: 1, thera: 3, rhodes: 3 }], rome: [true] });
    expect(departed(world)).toEqual(['egypt']);
    expect(has(world, 'egypt')).toMatchObject({ hand: [], cards: [], cities: [], ships: [] });
    expect(has(world, 'egypt').tokens).toEqual({});
    expect(isOutOfPlay(world, areaNumber(world, 'memphis') ?? -1)).toBe(true);
    expect(has(world, 'outsiders')).toMatchObject({ tokens: { tyre: 2 }, cities: ['sidon'] });
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[EP L4] [EP 9.5] of two who leave together nothing stays in the region of either', () => {
    for (const [first, second] of [
      ['egypt', 'minoa'],
      ['minoa', 'egypt'],
    ] as const) {
      const world = position(
        {
          egypt: { tokens: { memphis: 3, thera: 2 }, cities: ['rhodes'] },
          minoa: { tokens: { knossos: 2, fayum: 2 }, cities: ['gaza'] },
          rome: { tokens: { rome: 3 } },
          hatti: { tokens: { hattusa: 1 } },
        },
        { departures: 'leave' },
      );
      depart(world, first);
      depart(world, second);
      play(settleDepartures(world), { rome: [true], hatti: [true] });
      expect(has(world, 'outsiders')).toMatchObject({ cities: [] });
      expect(has(world, 'outsiders').tokens).toEqual({});
      expect(brokenPieces(world)).toEqual([]);
    }
  });

  test('[EP L6] [EP L7] units of others leave the region: five tokens for a city, to own areas', () => {
    const world = leave();
    const script = settleDepartures(world);
    play(script, { minoa: [true, { knossos: 1, thera: 3, rhodes: 3 }], rome: [true] });
    expect(has(world, 'minoa').cities).toEqual([]);
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 3, thera: 3, rhodes: 3 });
  });

  test('[EP L2] [EP L8] also where units stay, the game ends with fewer than two left', () => {
    const world = position({ egypt: { tokens: { memphis: 1 } }, minoa: {} }, { departures: 'stay' });
    depart(world, 'egypt');
    play(settleDepartures(world));
    expect(world.over).toBe(true);
    expect(happened(world, 'game-ends')).toEqual([{ what: 'game-ends', because: 'alone' }]);
  });

  test('[EP L8] by option the units stay without a leader, and only cards and ships go', () => {
    const world = leave({ departures: 'stay' });
    play(settleDepartures(world));
    expect(has(world, 'egypt')).toMatchObject({
      tokens: { memphis: 3, tyre: 2 },
      cities: ['sidon', 'tanis'],
      ships: [],
      hand: [],
      cards: ['pottery'],
    });
    expect(departed(world)).toEqual(['egypt']);
    expect(isOutOfPlay(world, areaNumber(world, 'memphis') ?? -1)).toBe(false);
  });
});
