import { describe, expect, test } from 'vitest';
import type { Box } from '../table/boxes.ts';
import { placed } from './placing.ts';

const ROOM: Box = { left: 0, top: 48, width: 1000, height: 552 };
const BAR: Box = { left: 0, top: 528, width: 1000, height: 72 };
const CARD = { width: 300, height: 180 };
const FREE = { answers: [BAR], rest: [] };

const covers = (spot: { readonly left: number; readonly top: number }, { left, top, width, height }: Box): boolean =>
  spot.left < left + width && left < spot.left + CARD.width && spot.top < top + height && top < spot.top + CARD.height;

describe('a hint', () => {
  test('stands above what it points at, where there is room', () => {
    const spot = placed(CARD, [{ left: 400, top: 400, width: 40, height: 40 }], ROOM, FREE);
    expect(spot).toMatchObject({ points: 'down', left: 270, top: 206, tip: 150 });
  });

  test('goes below or beside it, rather than off the screen or over the bar', () => {
    expect(placed(CARD, [{ left: 400, top: 60, width: 40, height: 40 }], ROOM, FREE).points).toBe('up');
    const tall = { left: 700, top: 60, width: 290, height: 460 };
    expect(placed(CARD, [tall], ROOM, FREE)).toMatchObject({ points: 'right', left: 386 });
  });

  test('points at a button in the corner, beside what must stay free', () => {
    const tabs: Box = { left: 980, top: 48, width: 20, height: 480 };
    const button: Box = { left: 910, top: 540, width: 80, height: 44 };
    const spot = placed(CARD, [button], ROOM, { answers: [BAR, tabs], rest: [] });
    expect(spot.points).toBe('down');
    expect(covers(spot, tabs)).toBe(false);
  });

  test('never covers what must stay free, on a low screen either', () => {
    const low: Box = { left: 0, top: 44, width: 844, height: 346 };
    const beside: Box = { left: 544, top: 44, width: 300, height: 346 };
    const target: Box = { left: 560, top: 300, width: 260, height: 40 };
    const spot = placed(CARD, [target], low, { answers: [beside], rest: [] });
    expect(covers(spot, beside)).toBe(false);
    expect(spot.points).toBe('right');
  });

  test('about something in the bar stands above the bar and points at it', () => {
    const counter: Box = { left: 700, top: 550, width: 80, height: 30 };
    expect(placed(CARD, [counter], ROOM, FREE)).toMatchObject({ points: 'down', top: 334, left: 590, tip: 150 });
  });

  test('about the offer does not lie on the cards one offers', () => {
    const panel: Box = { left: 700, top: 48, width: 300, height: 480 };
    const [hand, composer]: [Box, Box] = [
      { left: 700, top: 60, width: 300, height: 200 },
      { left: 700, top: 270, width: 300, height: 60 },
    ];
    const beside = placed(CARD, [composer], ROOM, { answers: [BAR], rest: [[hand], [panel]] });
    expect(beside).toMatchObject({ points: 'right', left: 386 });
    const phone: Box = { left: 0, top: 48, width: 320, height: 552 };
    const below = placed(CARD, [{ ...composer, left: 0 }], phone, {
      answers: [],
      rest: [[{ ...hand, left: 0 }], [phone]],
    });
    expect(below).toMatchObject({ points: 'up', top: 344 });
  });

  test('covers as little as can be of what glows, where it must cover some', () => {
    const target: Box = { left: 480, top: 280, width: 40, height: 40 };
    const dense: Box = { left: 300, top: 48, width: 400, height: 250 };
    expect(placed(CARD, [target], ROOM, { answers: [BAR], rest: [[ROOM, dense]] }).points).toBe('up');
  });

  test('points at what it is about, though it covers some of what glows around that and could cover nothing elsewhere', () => {
    const stack: Box = { left: 480, top: 260, width: 40, height: 40 };
    const glow: Box = { left: 440, top: 240, width: 120, height: 140 };
    const spot = placed(CARD, [stack], ROOM, { answers: [BAR], rest: [[glow]] });
    expect(spot.points).not.toBe('nowhere');
    expect(covers(spot, stack)).toBe(false);
  });

  test('points at whichever of several things leaves most of them free', () => {
    const crowd = [0, 1, 2].map((place): Box => ({ left: 60 + 90 * place, top: 300, width: 60, height: 60 }));
    const alone: Box = { left: 860, top: 440, width: 40, height: 40 };
    const targets = [...crowd, alone];
    const spot = placed(CARD, targets, ROOM, { answers: [BAR], rest: [targets] });
    expect(targets.some((one) => covers(spot, one))).toBe(false);
    expect(spot.points).not.toBe('nowhere');
  });

  test('is shifted along what it points at, if it covers less there', () => {
    const target: Box = { left: 480, top: 300, width: 40, height: 40 };
    const [left, right]: [Box, Box] = [
      { left: 0, top: 48, width: 420, height: 480 },
      { left: 540, top: 350, width: 460, height: 180 },
    ];
    expect(placed(CARD, [target], ROOM, { answers: [BAR], rest: [[left, right]] })).toMatchObject({
      points: 'down',
      left: 455,
      tip: 45,
    });
  });

  test('points at nothing its tip does not reach, as what only begins at the edge of the screen', () => {
    const sliver: Box = { left: 992, top: 48, width: 8, height: 20 };
    const whole: Box = { left: 300, top: 260, width: 40, height: 40 };
    const { left, tip } = placed(CARD, [sliver, whole], ROOM, FREE);
    expect(left + tip).toBe(320);
  });

  test('lies elsewhere, if it would cover answers wherever it could point from', () => {
    const target: Box = { left: 20, top: 490, width: 960, height: 30 };
    const answers: Box[] = [BAR, { left: 0, top: 300, width: 1000, height: 180 }];
    const spot = placed(CARD, [target], ROOM, { answers, rest: [] });
    expect(answers.some((one) => covers(spot, one))).toBe(false);
    expect(spot.points).toBe('nowhere');
  });

  test('points nowhere when there is nothing to point at', () => {
    expect(placed(CARD, [], ROOM, FREE)).toMatchObject({ points: 'nowhere', top: 56 });
  });
});
