import type { Desk } from '../table/desk.ts';

/** Pieces that can be taken up by hand. */
const OWN_STACK = '.piece.own[data-nation]';
/** A finger that moves less than this taps. */
const STILL = 8;

function stackAt(target: EventTarget | null): SVGGElement | undefined {
  const found = target instanceof Element ? target.closest(OWN_STACK) : null;
  return found instanceof SVGGElement ? found : undefined;
}

/** Whether a gesture that begins here takes up a piece instead of moving the board. */
export function takesUpPiece(desk: Desk, target: EventTarget | null): boolean {
  return desk.intent.drag !== undefined && stackAt(target) !== undefined;
}

/** Lets one's own stacks be dragged from area to area, whenever the desk says what that means. */
export function letDrag(frame: HTMLElement, desk: Desk): () => void {
  const begin = (down: PointerEvent): void => {
    const stack = stackAt(down.target);
    if (stack === undefined || down.button !== 0 || desk.intent.drag === undefined) return;
    new Drag(frame, desk, stack, down);
  };
  frame.addEventListener('pointerdown', begin);
  return () => frame.removeEventListener('pointerdown', begin);
}

class Drag {
  readonly #frame: HTMLElement;
  readonly #desk: Desk;
  readonly #stack: SVGGElement;
  readonly #down: PointerEvent;
  readonly #over = new AbortController();
  #moved = false;

  constructor(frame: HTMLElement, desk: Desk, stack: SVGGElement, down: PointerEvent) {
    this.#frame = frame;
    this.#desk = desk;
    this.#stack = stack;
    this.#down = down;
    const { signal } = this.#over;
    window.addEventListener('pointermove', (event) => this.#move(event), { signal });
    window.addEventListener('pointerup', (event) => this.#drop(event), { signal });
    window.addEventListener('pointercancel', () => this.#cancel(), { signal });
  }

  #move({ clientX, clientY }: PointerEvent): void {
    const [x, y] = [clientX - this.#down.clientX, clientY - this.#down.clientY];
    if (!this.#moved && Math.hypot(x, y) < STILL) return;
    if (!this.#moved) this.#desk.intent.lift?.(this.#stack.getAttribute('data-area') ?? '');
    this.#moved = true;
    const unit = Number(this.#frame.style.getPropertyValue('--unit'));
    this.#stack.classList.add('dragged');
    this.#stack.style.translate = `${x * unit}px ${y * unit}px`;
  }

  #drop({ clientX, clientY }: PointerEvent): void {
    const from = this.#stack.getAttribute('data-area');
    const moved = this.#moved;
    this.#end();
    if (!moved || from === null) return;
    const area = document.elementsFromPoint(clientX, clientY).find((one) => one.matches('.area'));
    const to = area?.getAttribute('data-area');
    if (typeof to === 'string' && to !== from) this.#desk.intent.drag?.(from, to);
    else this.#desk.intent.putDown?.();
  }

  #cancel(): void {
    this.#end();
    if (this.#moved) this.#desk.intent.putDown?.();
  }

  #end(): void {
    this.#over.abort();
    this.#stack.classList.remove('dragged');
    this.#stack.style.translate = '';
  }
}
