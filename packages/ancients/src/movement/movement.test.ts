import { moves, refuse, type Script, say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { Prompt } from '../asking.ts';
import type { Book } from '../book/book.ts';
import { landfallsFor, marchTargets, movementOf, sailsLeft, unmovedIn } from '../book/movement.ts';
import { factsOfNation } from '../described.ts';
import { areaId, areaNumber, terrain } from '../nations.ts';
import { ancientWorld, plainBook, play, refused, samplesOf } from '../testing/index.ts';
import type { Ancients } from '../world.ts';
import { move } from './movement.ts';
import type { Moving } from './mover.ts';
import { MOVEMENT, moveForms, movementForms } from './moves.ts';

const prompt = new Prompt(
  moves('movement', movementForms([moveForms.march, moveForms.sail])),
  MOVEMENT.topic,
  MOVEMENT.text,
);

function movingBy(book: Book<Ancients>): Moving<Ancients> {
  return { book, ask: (rule, acting) => prompt.ask(rule, acting) };
}

function start(world: Ancients, book = plainBook): Script {
  return move(world, 'egypt', movingBy(book));
}

const END = { do: 'end' };
const march = (from: string, to: string, count: number) => ({ do: 'march', from, to, count });
const list = (...all: readonly object[]) => ({ do: 'moves', moves: all });

function egypt(world: Ancients): unknown {
  const { tokens, ships } = factsOfNation(world, 0);
  return { tokens, ships };
}

describe('[movement.move] several moves as one answer', () => {
  const position = () => ancientWorld({ egypt: { tokens: { memphis: 3 }, ships: ['alexandria'] }, crete: {} });
  const moved = [
    march('memphis', 'alexandria', 2),
    { do: 'sail', ship: 1, path: ['tanis'] },
    march('memphis', 'fayum', 1),
  ];

  test('do what they would do one after another, and tell the same', () => {
    const one = position();
    const other = position();
    play(start(one), { egypt: [...moved, END] });
    play(start(other), { egypt: [list(...moved), END] });
    expect(egypt(other)).toEqual(egypt(one));
    expect(other.news).toEqual(one.news);
  });

  test('end the movement where they say so', () => {
    const world = position();
    play(start(world), { egypt: [{ ...list(...moved), end: true }] });
    expect(world.movement).toBeNull();
    expect(egypt(world)).toEqual({ tokens: { alexandria: 2, fayum: 1 }, ships: ['tanis'] });
  });

  test('are refused whole, with the number of the move, and nothing has moved', () => {
    const world = position();
    const before = JSON.stringify(world.nations);
    const tooMany = list(march('memphis', 'alexandria', 2), march('memphis', 'alexandria', 2));
    expect(refused(start(world), { egypt: [tooMany] })).toBe('moved movement.march');
    expect(JSON.stringify(world.nations)).toBe(before);
    expect(world.news).toEqual([]);
    const again = list({ do: 'sail', ship: 1, path: ['tanis'] }, march('tanis', 'alexandria', 9));
    expect(refused(start(position()), { egypt: [again] })).toBe('moved movement.march');
  });

  test('may not leave tokens aboard at the end, and keep to what one ship may sail', () => {
    const aboard = () => ancientWorld({ egypt: { tokens: { alexandria: 3 }, ships: ['alexandria'] }, crete: {} });
    const sailing = { do: 'sail', ship: 1, load: 2, path: ['tanis'] };
    expect(refused(start(aboard()), { egypt: [{ ...list(sailing), end: true }] })).toBe('aboard movement.land');
    const far = Array.from({ length: 5 }, (_, i) => ({
      do: 'sail',
      ship: 1,
      path: [i % 2 === 0 ? 'tanis' : 'alexandria'],
    }));
    expect(refused(start(aboard()), { egypt: [list(...far)] })).toBe('too-far movement.ship');
  });

  test('come up at random, and are legal', () => {
    const kinds = samplesOf(start(position())).map((sample) => JSON.stringify(sample));
    expect(kinds.some((text) => text.includes('"moves"') && text.includes('"end":true'))).toBe(true);
  });
});

describe('[movement.out-of-play] areas out of play', () => {
  function without(...ids: readonly string[]): Ancients {
    const world = ancientWorld({ egypt: { tokens: { memphis: 3, alexandria: 2 }, ships: ['alexandria'] }, crete: {} });
    world.outOfPlay = ids.flatMap((id) => areaNumber(world, id) ?? []);
    return world;
  }

  test('are not entered by land, nor passed through', () => {
    expect(refused(start(without('fayum')), { egypt: [march('memphis', 'fayum', 1)] })).toBe(
      'out-of-play movement.out-of-play',
    );
    const roads: Book = {
      ...plainBook,
      movement: { ...plainBook.movement, reach: () => ({ marches: 2, sails: 4, openSea: false, capacity: 5 }) },
    };
    const far = { ...march('memphis', 'siwa', 1), via: 'fayum' };
    expect(refused(start(without('fayum'), roads), { egypt: [far] })).toBe('out-of-play movement.out-of-play');
    const world = without('fayum');
    const memphis = areaNumber(world, 'memphis') ?? 0;
    const targets = marchTargets(roads.movement, world, 0, memphis).map((area) => areaId(world, area));
    expect(targets).not.toContain('fayum');
    expect(targets).toContain('alexandria');
  });

  test('let ships through, but no ship stops or lands there', () => {
    const sail = (path: readonly string[], land = 0) => ({ do: 'sail', ship: 1, load: 2, path, land });
    expect(refused(start(without('tanis')), { egypt: [sail(['tanis'], 2)] })).toBe('out-of-play movement.out-of-play');
    expect(refused(start(without('tanis')), { egypt: [sail(['tanis'])] })).toBe('out-of-play movement.out-of-play');
    const world = without('tanis');
    play(start(world), { egypt: [sail(['tanis', 'gaza'], 2), END] });
    expect(egypt(world)).toEqual({ tokens: { gaza: 2, memphis: 3 }, ships: ['gaza'] });
    const alexandria = areaNumber(world, 'alexandria') ?? 0;
    const coasts = landfallsFor(plainBook.movement, world, 0, { area: alexandria, shore: 0 }, 2);
    const names = coasts.map(({ area }) => areaId(world, area));
    expect(names).toContain('gaza');
    expect(names).not.toContain('tanis');
  });
});

test('[movement.march] [movement.ship] what has moved is public, by nation', () => {
  const world = ancientWorld({ egypt: { tokens: { memphis: 3 }, ships: ['alexandria'] }, crete: {} });
  const script = start(world);
  const [post] = script.next().value ?? [];
  post?.take(march('memphis', 'fayum', 2));
  const [next] = script.next().value ?? [];
  next?.take({ do: 'sail', ship: 1, path: ['tanis', 'gaza'] });
  script.next();
  const area = (id: string) => areaNumber(world, id) ?? 0;
  expect(unmovedIn(world, 0, area('memphis'))).toBe(1);
  expect(unmovedIn(world, 0, area('fayum'))).toBe(0);
  expect(sailsLeft(plainBook.movement, world, 0, 1)).toBe(2);
  expect(movementOf(world, 1)).toBeUndefined();
});

describe('[movement.land] tokens aboard where entry is refused', () => {
  const barred = (...ids: readonly string[]): Book => ({
    ...plainBook,
    movement: {
      ...plainBook.movement,
      refusesEntry: (world, _nation, area) =>
        ids.includes(areaId(world, area)) ? refuse('barred', say('Nobody enters there.'), 'movement.land') : undefined,
    },
  });
  const sail = (path: readonly string[], load: number, land: number) => ({ do: 'sail', ship: 1, load, path, land });
  const aboard = () => ancientWorld({ egypt: { tokens: { alexandria: 3 }, ships: ['alexandria'] }, crete: {} });

  test('may stay aboard while the ship can sail on, and land when it does by itself', () => {
    const world = aboard();
    const script = start(world, barred('tanis', 'alexandria'));
    script.next().value?.[0]?.take(sail(['tanis'], 2, 0));
    const [post] = script.next().value ?? [];
    expect(post?.take(END)?.code).toBe('aboard');
    expect(post?.asking.default()).toEqual({ do: 'sail', ship: 1, path: ['gaza'], land: 2 });
  });

  test('never arrive there with the last step of their ship', () => {
    const away = sail(['tanis', 'gaza', 'tanis', 'gaza'], 2, 0);
    expect(refused(start(aboard(), barred('gaza')), { egypt: [away] })).toBe('barred movement.land');
  });

  test('are lost only if they can land nowhere', () => {
    const world = aboard();
    const shut = barred(...terrain(world).ids);
    play(start(world, shut), { egypt: [sail(['tanis'], 2, 0), END] });
    expect(egypt(world)).toEqual({ tokens: { alexandria: 1 }, ships: ['tanis'] });
    expect(world.news.map(({ event }) => event.what)).toContain('tokens-removed');
  });
});
