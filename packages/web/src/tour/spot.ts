import { same } from '@ecumene/engine';
import { type RefObject, useEffect, useState } from 'react';
import { type Box, common } from '../table/boxes.ts';
import { named } from '../text/text.ts';
import { type Placed, placed } from './placing.ts';

/** Milliseconds after which it is looked again where things are: boards move and panels turn. */
const LOOKS = 200;

const NOTHING: readonly string[] = [];
/** What a hint leaves free wherever it can, besides the answers, the tabs and what it speaks of. */
const LEFT_FREE = [
  '.theatre',
  '.area-card',
  '.piece.own',
  '.mark',
  '.board-tools',
  '.elsewhere',
  '.panel-body button',
  '.card-row .card',
  '.hand-cards .card',
];

/** Something a card is about: what can be seen of it, and its outline if it is an area of a board. */
export interface Target {
  readonly box: Box;
  readonly outline?: { readonly d: string; readonly transform: string };
}

/** Where a card stands, and what it points at. */
export interface Spot extends Placed {
  readonly targets: readonly Target[];
}

/** Where a card stands, beside one of the first things it points at that are on the screen. It stays where a hand is on it. */
export function useSpot(
  card: RefObject<HTMLElement | null>,
  at: readonly string[],
  of: readonly string[] = NOTHING,
): Spot | undefined {
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  useEffect(() => {
    const look = (): void => {
      const own = card.current;
      if (own === null || isUnderHand(own)) return;
      const strip = document.querySelector('.table-top')?.getBoundingClientRect().bottom ?? 0;
      const room = { left: 0, top: strip, width: innerWidth, height: innerHeight - strip };
      const targets = at.map((one) => targetsOf(one, room)).find((found) => found.length > 0) ?? [];
      const boxes = targets.map(({ box, outline }) => (outline === undefined ? box : middleOf(box)));
      const place = placed({ width: own.offsetWidth, height: own.offsetHeight }, boxes, room, {
        answers: ['.question-bar', '.tabs'].flatMap((one) => boxesOf(one, room)),
        rest: [of, LEFT_FREE, ['.table-rail']].map((those) => those.flatMap((one) => boxesOf(one, room))),
      });
      const next = { ...place, targets };
      setSpot((before) => (before !== undefined && same(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [card, at, of]);
  return spot;
}

/** Whether a pointer rests on it; where there is none, what was touched last only looks as if. */
function isUnderHand(card: Element): boolean {
  return card.matches(':hover') && matchMedia('(hover: hover)').matches;
}

function boxesOf(selector: string, room: Box): Box[] {
  return targetsOf(selector, room).map(({ box }) => box);
}

/** Scrolls to the first of these things that is there, if nothing of it is to be seen, or only a strip. The board turns to its areas itself. */
export function bringIntoView(at: readonly string[]): void {
  const first = at.find((one) => elements(one).length > 0);
  if (first === undefined) return;
  const [found] = elements(first);
  const bottom = found?.closest(BARS) === null ? barsTop() - ENOUGH : innerHeight;
  if (targetsOf(first, { left: 0, top: 0, width: innerWidth, height: bottom }).length > 0) return;
  if (found instanceof HTMLElement) found.scrollIntoView({ block: 'center', inline: 'center' });
}

/** What stands over the lower end of the page. */
const BARS = '.question-bar, .part-tabs';

/** What shows less than so many pixels above them is not seen. */
const ENOUGH = 40;

function barsTop(): number {
  const tops = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect().top);
  return Math.min(innerHeight, ...tops.filter((top) => top > 0));
}

/** What is to be seen of these things: nothing beyond the screen, and nothing of the board beyond its frame. */
function targetsOf(selector: string, room: Box): Target[] {
  return elements(selector).flatMap((found) => {
    const frame = found.closest('.board, .panel-body')?.getBoundingClientRect();
    const whole = found.getBoundingClientRect();
    const box = common(whole, frame === undefined ? room : common(frame, room));
    if (box.width <= 0 || box.height <= 0) return [];
    return [found instanceof SVGPathElement ? { box, outline: outlineOf(found, whole) } : { box }];
  });
}

/** The outline of an area where it lies on the screen. */
function outlineOf(area: SVGPathElement, { left, top, width, height }: Box): NonNullable<Target['outline']> {
  const own = area.getBBox();
  const [across, down] = [width / own.width, height / own.height];
  const transform = `translate(${left - own.x * across} ${top - own.y * down}) scale(${across} ${down})`;
  return { d: area.getAttribute('d') ?? '', transform };
}

/** The middle of an area: at its edges there may be others. */
function middleOf({ left, top, width, height }: Box): Box {
  return { left: left + width * 0.35, top: top + height * 0.35, width: width * 0.3, height: height * 0.3 };
}

/** How a lesson names a button by its words. */
const BUTTON = 'button:';

function elements(selector: string): readonly Element[] {
  if (!selector.startsWith(BUTTON)) return [...document.querySelectorAll(selector)];
  const words = named(selector.slice(BUTTON.length));
  return [...document.querySelectorAll('.table button')].filter(({ textContent }) => textContent.includes(words));
}
