import type { Desk, PieceInHand } from '../table/desk.ts';

/** Pieces that a hand can take up: stacks of tokens and ships. */
const OWN_PIECE = '.piece.own:is([data-nation], [data-ship])';
/** A finger that moves less than this taps. */
const STILL = 8;

/** A piece on the board that can be dragged now. */
interface Found {
  readonly drawn: SVGGElement;
  readonly piece: PieceInHand;
}

function pieceAt(desk: Desk, target: EventTarget | null): Found | undefined {
  const drawn = target instanceof Element ? target.closest(OWN_PIECE) : null;
  if (!(drawn instanceof SVGGElement)) return undefined;
  const area = drawn.getAttribute('data-area') ?? '';
  const ship = drawn.getAttribute('data-ship');
  const piece = ship === null ? { area } : { area, ship: Number(ship) };
  return desk.intent.drag?.(piece) && { drawn, piece };
}

/** Whether a gesture that begins here takes up a piece instead of moving the board. */
export function takesUpPiece(desk: Desk, target: EventTarget | null): boolean {
  return pieceAt(desk, target) !== undefined;
}

/** Whether a piece is under somebody's hand and on its way. */
export function isDragging(frame: HTMLElement): boolean {
  return frame.querySelector('.dragged') !== null;
}

/** Lets one's own tokens and ships be dragged from area to area, whenever the desk says what that means. */
export function letDrag(frame: HTMLElement, desk: Desk): () => void {
  const begin = (down: PointerEvent): void => {
    const found = pieceAt(desk, down.target);
    if (found !== undefined && down.button === 0 && down.isPrimary) new Drag(frame, desk, found, down);
  };
  frame.addEventListener('pointerdown', begin);
  return () => frame.removeEventListener('pointerdown', begin);
}

class Drag {
  readonly #frame: HTMLElement;
  readonly #desk: Desk;
  readonly #drawn: SVGGElement;
  readonly #piece: PieceInHand;
  readonly #down: PointerEvent;
  readonly #over = new AbortController();
  #moved = false;

  constructor(frame: HTMLElement, desk: Desk, { drawn, piece }: Found, down: PointerEvent) {
    this.#frame = frame;
    this.#desk = desk;
    this.#drawn = drawn;
    this.#piece = piece;
    this.#down = down;
    const { signal } = this.#over;
    window.addEventListener('pointermove', (event) => this.#move(event), { signal });
    window.addEventListener('pointerup', (event) => this.#drop(event), { signal });
    window.addEventListener('pointercancel', () => this.#cancel(), { signal });
    // With a second finger the hand pinches the board: what the first came down on stays where it is.
    const pinch = ({ touches }: TouchEvent): void => {
      if (touches.length > 1) this.#cancel();
    };
    window.addEventListener('touchstart', pinch, { signal, capture: true, passive: true });
  }

  #move({ clientX, clientY }: PointerEvent): void {
    const [x, y] = [clientX - this.#down.clientX, clientY - this.#down.clientY];
    if (!this.#moved && Math.hypot(x, y) < STILL) return;
    if (!this.#moved) this.#desk.intent.lift?.(this.#piece);
    this.#moved = true;
    const unit = Number(this.#frame.style.getPropertyValue('--unit'));
    this.#drawn.classList.add('dragged');
    this.#drawn.style.translate = `${x * unit}px ${y * unit}px`;
  }

  #drop({ clientX, clientY }: PointerEvent): void {
    this.#end();
    if (!this.#moved) return;
    const area = document.elementsFromPoint(clientX, clientY).find((one) => one.matches('.area'));
    const to = area?.getAttribute('data-area');
    if (typeof to === 'string' && to !== this.#piece.area) this.#desk.intent.drag?.(this.#piece)?.(to);
    else this.#desk.intent.putDown?.();
  }

  #cancel(): void {
    this.#end();
    if (this.#moved) this.#desk.intent.putDown?.();
  }

  #end(): void {
    this.#over.abort();
    this.#drawn.classList.remove('dragged');
    this.#drawn.style.translate = '';
  }
}
