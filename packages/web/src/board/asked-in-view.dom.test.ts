import { boundsOf, type Spot } from '@ecumene/atlas/drawing';
import { drawing } from '@ecumene/atlas/drawings/advanced-civilization';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Desk, type Intent, type Mark } from '../table/desk.ts';
import { isAnother, keepAskedInView, showInHand } from './asked-in-view.ts';
import { isWellWithin, spotsOf } from './fit-in-view.ts';
import { BoardZoom } from './zoom.ts';

function intent(marks: Readonly<Record<string, Mark['is']>>, dims = false): Intent {
  return { areas: new Map(Object.entries(marks).map(([area, is]) => [area, { is }])), dims };
}

const NOTHING: Intent = {};

// Time only passes when it is said: gliding takes some, and so does a scene.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
/** Longer than the board glides, shorter than a scene is looked at. */
const A_GLIDE = 1000;

describe('something else is asked', () => {
  it('when a choice comes up after nothing', () => {
    expect(isAnother(NOTHING, intent({ memphis: 'ready' }))).toBe(true);
    expect(isAnother(intent({}), intent({ memphis: 'ready' }))).toBe(true);
    expect(isAnother(intent({ memphis: 'ready' }), NOTHING)).toBe(false);
  });

  it('when another thing is taken in hand', () => {
    const ready = intent({ memphis: 'ready', thebes: 'ready' });
    const held = intent({ memphis: 'from', fayum: 'can' }, true);
    expect(isAnother(ready, held)).toBe(true);
    expect(isAnother(held, intent({ thebes: 'from', nubia: 'can' }, true))).toBe(true);
    expect(isAnother(held, intent({ memphis: 'from', fayum: 'chosen' }, true))).toBe(false);
  });

  it('when a set choice has other areas, but not as it is made', () => {
    const losses = intent({ memphis: 'can', thebes: 'can' }, true);
    expect(isAnother(losses, intent({ memphis: 'chosen', thebes: 'can' }, true))).toBe(false);
    expect(isAnother(losses, intent({ nubia: 'can' }, true))).toBe(true);
  });

  it('not while one moves on, or puts something down', () => {
    const ready = intent({ memphis: 'ready', thebes: 'ready' });
    expect(isAnother(ready, intent({ thebes: 'ready' }))).toBe(false);
    expect(isAnother(intent({ memphis: 'from', fayum: 'can' }, true), ready)).toBe(false);
  });
});

const [WIDTH, HEIGHT] = [390, 520];

/** Gives an element a size; without a browser nothing has one. */
function lay(frame: HTMLElement, width: number, height: number): void {
  Object.defineProperties(frame, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: height, configurable: true },
  });
}

/** A phone's board, on which somebody looks at the middle of Italy. */
function inItaly() {
  const [frame, sheet] = [document.createElement('div'), document.createElement('div')];
  frame.append(sheet);
  lay(frame, WIDTH, HEIGHT);
  const whole = [0, 0, drawing.width, drawing.height] as const;
  const home = drawing.anchors['tarentum']?.label ?? [0, 0];
  const zooming = new BoardZoom({ frame, sheets: [sheet], bounds: whole, whole, home: () => [home], pans: () => true });
  zooming.closer();
  const desk = new Desk();
  const stop = keepAskedInView(desk, zooming, drawing, frame);
  return { frame, sheet, zooming, desk, stop };
}

/** A ship in an area is taken up, with the areas it can reach. */
function takeUpShip(desk: Desk, area: string, reach: readonly string[]): void {
  desk.lay({
    ...intent({ [area]: 'from', ...Object.fromEntries(reach.map((one) => [one, 'can'])) }, true),
    ways: [{ areas: [area], by: 'water', draft: true }],
  });
}

/** Whether a ship in an area lies clear of the edges of the board, and the name of the area too. */
function isSeenWhole(sheet: HTMLElement, area: string, size: Spot = [WIDTH, HEIGHT]): boolean {
  const berth = drawing.anchors[area]?.shores[0]?.ship;
  return isSeenAt(sheet, area, size) && berth !== undefined && isInside(sheet, berth, size);
}

/** Whether the name of an area does. */
function isSeenAt(sheet: HTMLElement, area: string, size: Spot): boolean {
  return isInside(sheet, drawing.anchors[area]?.label ?? [0, 0], size);
}

function isInside(sheet: HTMLElement, [left, top]: Spot, [width, height]: Spot, rim = 40): boolean {
  const [x = 0, y = 0, , k = 1] = [...sheet.style.transform.matchAll(/-?[\d.]+(?=px|\)|,)/g)].map(Number);
  return isWellWithin([x + left * k, y + top * k], [0, 0, width, height], rim);
}

const REACH = ['syracuse', 'milazzo', 'campania', 'neapolis', 'tarentum', 'ithaca', 'epirus', 'apollonia', 'delphi'];

describe('a ship that is taken up', () => {
  let over: (() => void) | undefined;
  afterEach(() => over?.());

  it('is brought into view, though some of its reach is seen without it', async () => {
    const { sheet, desk, stop } = inItaly();
    over = stop;
    expect(isSeenWhole(sheet, 'palermo')).toBe(false);
    takeUpShip(desk, 'palermo', REACH);
    await pass(A_GLIDE);
    expect(isSeenWhole(sheet, 'palermo')).toBe(true);
  });

  it('leaves the board where it is if it is seen, and while it is dragged', async () => {
    const { frame, sheet, desk, stop } = inItaly();
    over = stop;
    const before = sheet.style.transform;
    takeUpShip(desk, 'tarentum', REACH.slice(0, 4));
    await Promise.resolve();
    frame.append(Object.assign(document.createElement('i'), { className: 'dragged' }));
    takeUpShip(desk, 'palermo', REACH);
    await pass(A_GLIDE);
    expect(sheet.style.transform).toBe(before);
  });
});

const EGYPT = ['buhen', 'jalo', 'nubia', 'siwa', 'thebes', 'upper-egypt'];

describe('a choice', () => {
  let over: (() => void) | undefined;
  afterEach(() => over?.());

  /** A board on a desk, whose owner has looked at Italy. */
  function onDesk() {
    const laid = inItaly();
    over = laid.stop;
    lay(laid.frame, 888, 722);
    laid.zooming.resize();
    return laid;
  }
  const choice = (areas: readonly string[]): Intent =>
    intent(Object.fromEntries(areas.map((area) => [area, 'can' as const])), true);
  const isInView = (sheet: HTMLElement, areas: readonly string[]): boolean =>
    areas.every((area) => isSeenAt(sheet, area, [888, 722]));

  it('is seen whole when it comes up, from farther away if it has to be', async () => {
    const { sheet, desk } = onDesk();
    desk.lay(choice(EGYPT));
    await pass(A_GLIDE);
    expect(isInView(sheet, EGYPT)).toBe(true);
  });

  it('is seen to its edges on a phone, if it can be', async () => {
    const { sheet, desk, stop } = inItaly();
    over = stop;
    const [left, top, wide, high] = boundsOf(drawing, ['cisalpina', 'etruria', 'pannonia']);
    desk.lay(choice(['cisalpina', 'etruria', 'pannonia']));
    await pass(A_GLIDE);
    expect(isInside(sheet, [left, top], [WIDTH, HEIGHT], 0)).toBe(true);
    expect(isInside(sheet, [left + wide, top + high], [WIDTH, HEIGHT], 0)).toBe(true);
  });

  it('is seen whole though some of it was in view', async () => {
    const { sheet, desk } = onDesk();
    const cities = ['tarentum', 'corinth', 'athens', 'miletus'];
    expect(isInView(sheet, cities)).toBe(false);
    desk.lay(choice(cities));
    await pass(A_GLIDE);
    expect(isInView(sheet, cities)).toBe(true);
  });

  it('is seen whole also after something else was asked, or before the board was there', async () => {
    const { frame, sheet, zooming, desk, stop } = onDesk();
    desk.lay(intent({ tarentum: 'can', thebes: 'can' }));
    await Promise.resolve();
    desk.lay(choice(EGYPT));
    await pass(A_GLIDE);
    expect(isInView(sheet, EGYPT)).toBe(true);
    stop();
    desk.lay(choice(['nineveh', 'carrhae']));
    over = keepAskedInView(desk, zooming, drawing, frame);
    await pass(A_GLIDE);
    expect(isInView(sheet, ['nineveh', 'carrhae'])).toBe(true);
  });

  it('moves nothing while it gets smaller', async () => {
    const { sheet, desk, zooming } = onDesk();
    desk.lay(choice(['tarentum', ...EGYPT]));
    await pass(A_GLIDE);
    expect(isInView(sheet, ['thebes'])).toBe(true);
    zooming.farther();
    const before = sheet.style.transform;
    desk.lay(choice(EGYPT));
    await pass(A_GLIDE);
    expect(sheet.style.transform).toBe(before);
  });

  it('is seen a moment after the scene that asks it, and stays in view when that is over', async () => {
    const { sheet, desk, zooming } = onDesk();
    desk.onShow((areas) => zooming.show(spotsOf(drawing, areas)));
    desk.play(['nineveh', 'carrhae']);
    desk.lay(choice(EGYPT));
    await pass(A_GLIDE);
    expect(isInView(sheet, ['nineveh', 'carrhae'])).toBe(true);
    expect(isInView(sheet, EGYPT)).toBe(false);
    await pass(2 * A_GLIDE);
    expect(isInView(sheet, EGYPT)).toBe(true);
    desk.play(undefined);
    await pass(A_GLIDE);
    expect(isInView(sheet, EGYPT)).toBe(true);
  });

  it('waits for the end of a scene when nothing is chosen from', async () => {
    const { sheet, desk } = onDesk();
    desk.play(['nineveh']);
    desk.lay(intent({ thebes: 'ready' }));
    await Promise.resolve();
    expect(isInView(sheet, ['thebes'])).toBe(false);
    desk.play(undefined);
    await pass(A_GLIDE);
    expect(isInView(sheet, ['thebes'])).toBe(true);
  });
});

describe('what a control shows', () => {
  it('is brought into view with it, though some of it was, and again when it shows something else', async () => {
    const { sheet, desk, stop } = inItaly();
    const isSeen = (area: string): boolean => isSeenAt(sheet, area, [WIDTH, HEIGHT]);
    desk.lay({ ...intent({ tarentum: 'chosen' }), shows: ['thebes'] });
    await pass(A_GLIDE);
    expect(isSeen('thebes')).toBe(true);
    desk.lay({ ...intent({ tarentum: 'chosen' }), shows: ['etruria'] });
    await pass(A_GLIDE);
    expect(isSeen('etruria')).toBe(true);
    stop();
  });
});

describe('what is in hand', () => {
  it('is seen again when the phone is turned, and stays where it is when it only gets lower', async () => {
    const { frame, sheet, zooming, desk, stop } = inItaly();
    desk.lay(intent({ palermo: 'from', syracuse: 'can', milazzo: 'can' }, true));
    stop();
    zooming.resize();
    lay(frame, WIDTH, HEIGHT - 60);
    expect(zooming.resize()).toBe(false);
    lay(frame, HEIGHT, 240);
    expect(zooming.resize()).toBe(true);
    expect(isSeenWhole(sheet, 'palermo', [HEIGHT, 240])).toBe(false);
    showInHand(desk, zooming, drawing);
    await pass(A_GLIDE);
    expect(isSeenWhole(sheet, 'palermo', [HEIGHT, 240])).toBe(true);
  });
});
