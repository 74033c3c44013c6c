// @vitest-environment happy-dom
import { drawing } from '@ecumene/atlas/drawings/advanced-civilization';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Desk, type Intent, type Mark } from '../table/desk.ts';
import { isAnother, keepAskedInSight, showInHand } from './asked-in-sight.ts';
import { isWellWithin } from './in-one-look.ts';
import { BoardZoom } from './zoom.ts';

function intent(marks: Readonly<Record<string, Mark['is']>>, dims = false): Intent {
  return { areas: new Map(Object.entries(marks).map(([area, is]) => [area, { is }])), dims };
}

const NOTHING: Intent = {};

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
  const stop = keepAskedInSight(desk, zooming, drawing, frame);
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
function isSeenWhole(sheet: HTMLElement, area: string, [width, height] = [WIDTH, HEIGHT]): boolean {
  const [x = 0, y = 0, , k = 1] = [...sheet.style.transform.matchAll(/-?[\d.]+(?=px|\)|,)/g)].map(Number);
  const { label, shores } = drawing.anchors[area] ?? { label: [0, 0], shores: [] };
  const spots = [label, ...shores.slice(0, 1).map(({ ship }) => ship)];
  return spots.every(([left = 0, top = 0]) => isWellWithin([x + left * k, y + top * k], [width, height], 40));
}

const REACH = ['syracuse', 'milazzo', 'campania', 'neapolis', 'tarentum', 'ithaca', 'epirus', 'apollonia', 'delphi'];

describe('a ship that is taken up', () => {
  let over: (() => void) | undefined;
  afterEach(() => over?.());

  it('is brought into sight, though some of its reach is seen without it', async () => {
    const { sheet, desk, stop } = inItaly();
    over = stop;
    expect(isSeenWhole(sheet, 'palermo')).toBe(false);
    takeUpShip(desk, 'palermo', REACH);
    await vi.waitFor(() => expect(isSeenWhole(sheet, 'palermo')).toBe(true));
  });

  it('leaves the board where it is if it is seen, and while it is dragged', async () => {
    const { frame, sheet, desk, stop } = inItaly();
    over = stop;
    const before = sheet.style.transform;
    takeUpShip(desk, 'tarentum', REACH.slice(0, 4));
    await Promise.resolve();
    frame.append(Object.assign(document.createElement('i'), { className: 'dragged' }));
    takeUpShip(desk, 'palermo', REACH);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sheet.style.transform).toBe(before);
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
    await vi.waitFor(() => expect(isSeenWhole(sheet, 'palermo', [HEIGHT, 240])).toBe(true));
  });
});
