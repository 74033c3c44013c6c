import { describe, expect, test } from 'vitest';
import type { Box } from '../table/boxes.ts';
import { placed } from './placing.ts';

const ROOM: Box = { left: 0, top: 48, width: 1000, height: 552 };
const BAR: Box = { left: 0, top: 528, width: 1000, height: 72 };
const CARD = { width: 300, height: 180 };

const covers = (spot: { readonly left: number; readonly top: number }, { left, top, width, height }: Box): boolean =>
  spot.left < left + width && left < spot.left + CARD.width && spot.top < top + height && top < spot.top + CARD.height;

describe('a hint', () => {
  test('stands above what it points at, where there is room', () => {
    const spot = placed(CARD, { left: 400, top: 400, width: 40, height: 40 }, ROOM, [[BAR]]);
    expect(spot).toMatchObject({ points: 'down', left: 270, top: 206, tip: 150 });
  });

  test('goes below or beside it, rather than off the screen or over the bar', () => {
    expect(placed(CARD, { left: 400, top: 60, width: 40, height: 40 }, ROOM, [[BAR]]).points).toBe('up');
    const tall = { left: 700, top: 60, width: 290, height: 460 };
    expect(placed(CARD, tall, ROOM, [[BAR]])).toMatchObject({ points: 'right', left: 386 });
  });

  test('never covers what must stay free, on a low screen either', () => {
    const low: Box = { left: 0, top: 44, width: 844, height: 346 };
    const beside: Box = { left: 544, top: 44, width: 300, height: 346 };
    const target: Box = { left: 560, top: 300, width: 260, height: 40 };
    const spot = placed(CARD, target, low, [[beside]]);
    expect(covers(spot, beside)).toBe(false);
    expect(spot.points).toBe('right');
  });

  test('about something in the bar stands above the bar and points at it', () => {
    const counter: Box = { left: 700, top: 550, width: 80, height: 30 };
    expect(placed(CARD, counter, ROOM, [[BAR]])).toMatchObject({ points: 'down', top: 334, left: 590, tip: 150 });
  });

  test('about the offer does not lie on the cards one offers', () => {
    const panel: Box = { left: 700, top: 48, width: 300, height: 480 };
    const [hand, composer]: [Box, Box] = [
      { left: 700, top: 60, width: 300, height: 200 },
      { left: 700, top: 270, width: 300, height: 60 },
    ];
    const beside = placed(CARD, composer, ROOM, [[BAR], [composer, hand], [panel]]);
    expect(beside).toMatchObject({ points: 'right', left: 386 });
    const phone: Box = { left: 0, top: 48, width: 320, height: 552 };
    const below = placed(CARD, { ...composer, left: 0 }, phone, [
      [],
      [composer, hand].map((box) => ({ ...box, left: 0 })),
      [phone],
    ]);
    expect(below).toMatchObject({ points: 'up', top: 344 });
  });

  test('covers as little as can be of what glows, where it must cover some', () => {
    const target: Box = { left: 480, top: 280, width: 40, height: 40 };
    const dense: Box = { left: 300, top: 48, width: 400, height: 250 };
    expect(placed(CARD, target, ROOM, [[BAR], [target], [ROOM, dense]]).points).toBe('up');
  });

  test('points nowhere when there is nothing to point at', () => {
    expect(placed(CARD, undefined, ROOM, [[BAR]])).toMatchObject({ points: 'nowhere', top: 56 });
  });
});
