import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import {
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Placed, placed } from '../../../tour/placing.ts';
import { glanceAt, useGlanced } from '../overlay.ts';
import { CardFront } from './CardFront.tsx';
import { familyOf } from './digest.ts';

/** Milliseconds a mouse rests on a card before all it says is shown. */
const RESTS = 250;

let resting: ReturnType<typeof setTimeout> | undefined;

function leave(): void {
  clearTimeout(resting);
  glanceAt(undefined);
}

/**
 * What a tile needs so that a mouse that rests on it, or the keyboard, shows all its card says. A mouse that lay still
 * while the tile came to lie under it looks at nothing.
 */
export function glancing(card: CardId): {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(event: SyntheticEvent): void;
  onBlur(): void;
} {
  const look = (tile: EventTarget & Element): void => {
    // What can be done with a card stands on its tile, and stays free.
    glanceAt({ card, box: (tile.closest('.card') ?? tile).getBoundingClientRect() });
  };
  return {
    onPointerMove: ({ pointerType, movementX, movementY, currentTarget }) => {
      if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
      clearTimeout(resting);
      resting = setTimeout(() => look(currentTarget), RESTS);
    },
    onPointerLeave: leave,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) look(currentTarget);
    },
    onBlur: leave,
  };
}

/** All that the card says on which the mouse rests, beside it and clear of what is announced or to be answered. */
export function Glance(): ReactElement | null {
  const glanced = useGlanced();
  const card = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Placed | undefined>(undefined);
  useEffect(() => {
    window.addEventListener('scroll', leave, true);
    window.addEventListener('pointerdown', leave, true);
    return () => {
      window.removeEventListener('scroll', leave, true);
      window.removeEventListener('pointerdown', leave, true);
      leave();
    };
  }, []);
  useLayoutEffect(() => {
    const own = card.current;
    if (glanced === undefined || own === null) return;
    const bar = document.querySelector('.question-bar')?.getBoundingClientRect();
    const room = { left: 0, top: 0, width: innerWidth, height: bar?.top ?? innerHeight };
    const told = [...document.querySelectorAll('.theatre, .tour')].map((one) => one.getBoundingClientRect());
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    setSpot(placed(size, [glanced.box], room, { answers: told, rest: [] }));
  }, [glanced]);
  if (glanced === undefined) return null;
  return (
    <div
      ref={card}
      className={`glance family-${familyOf(cards[glanced.card])}`}
      aria-hidden="true"
      style={spot === undefined ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
    >
      <CardFront id={glanced.card} />
    </div>
  );
}
