import type { Box } from '@ecumene/atlas/drawing';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { prefersStill } from '../theme/theme.ts';
import { setPieceSize } from './piece-size.ts';

/** How close one can go: so many screen pixels to a unit of the board. */
const CLOSEST = 1.1;
/** How far beyond the picture the eye may go, in units of the board. */
const MARGIN = 60;
/** What is brought into sight is shown at least this large, with so much around it. */
const COMFORTABLE = 0.2;
const SURROUNDINGS = 900;
const STEP = 1.5;
const PAN = 120;
const GLIDE = 240;
/** A hand that moves no more than so many pixels taps. */
const A_TAP = 6;

interface Zoomed {
  readonly frame: HTMLElement;
  readonly sheets: readonly (HTMLElement | SVGElement)[];
  /** What is played on, and the whole picture. */
  readonly bounds: Box;
  readonly whole: Box;
  /** Whether a gesture that begins on something moves the board. */
  pans(target: EventTarget | null): boolean;
}

/**
 * Pan, zoom and pinch over the sheets of a board. The sheets are moved as wholes, so a frame of panning costs next to
 * nothing; they are drawn anew, crisp, when the hand rests.
 */
export class BoardZoom {
  readonly #frame: HTMLElement;
  readonly #sheets: readonly (HTMLElement | SVGElement)[];
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  #bounds: Box;
  readonly #whole: Box;
  #touched = false;
  /** Where the board lay when the hand came down on it. */
  #begun = zoomIdentity;

  constructor({ frame, sheets, bounds, whole, pans }: Zoomed) {
    this.#frame = frame;
    this.#sheets = sheets;
    this.#bounds = bounds;
    this.#whole = whole;
    this.#zoom = zoom<HTMLElement, unknown>()
      .clickDistance(A_TAP)
      .filter((event: Event) => event.type === 'wheel' || pans(event.target))
      .on('start', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
        this.#begun = transform;
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent !== null) this.#touched = true;
        if (isFar(this.#begun, event.transform)) frame.classList.add('moving');
        this.#apply(event.transform);
      })
      .on('end', () => {
        frame.classList.remove('moving');
        setPieceSize(frame, zoomTransform(frame).k, true);
      });
    select(frame).call(this.#zoom).on('dblclick.zoom', null);
    this.resize();
  }

  #apply({ x, y, k }: ZoomTransform): void {
    const transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`;
    for (const sheet of this.#sheets) sheet.style.transform = transform;
    setPieceSize(this.#frame, k, false);
  }

  /** Fits the bounds anew when the frame has another size; a place somebody chose is left as it is. */
  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    if (width === 0 || height === 0) return;
    const [, , wide, high] = this.#bounds;
    const [left, top, right, bottom] = this.#whole;
    const fit = Math.min(width / wide, height / high);
    this.#zoom
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([fit * 0.92, CLOSEST])
      .translateExtent([
        [left - MARGIN, top - MARGIN],
        [left + right + MARGIN, top + bottom + MARGIN],
      ]);
    if (!this.#touched) this.fit(false);
  }

  set bounds(bounds: Box) {
    if (bounds.every((side, i) => side === this.#bounds[i])) return;
    this.#bounds = bounds;
    this.#touched = false;
    this.resize();
  }

  /** Shows everything; on an upright screen as much as fills its height. */
  fit(glides = true): void {
    const [left, top, wide, high] = this.#bounds;
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const upright = height > width * 1.15;
    const k = upright ? Math.min((height / high) * 0.92, (width / wide) * 2.4) : Math.min(width / wide, height / high);
    this.#go(left + wide / 2, top + high / 2, k, glides);
  }

  /** Brings a part of the board into sight: close enough to see, not closer than the eye is already unless it must. */
  show([left, top, wide, high]: Box, glides = true): void {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const room = Math.min(width / (wide + SURROUNDINGS), height / (high + SURROUNDINGS));
    const now = zoomTransform(this.#frame).k;
    this.#touched = true;
    this.#go(left + wide / 2, top + high / 2, Math.min(room, Math.max(now, COMFORTABLE)), glides);
  }

  /** Moves just far enough that a spot can be seen. */
  reveal(x: number, y: number): void {
    const { x: dx, y: dy, k } = zoomTransform(this.#frame);
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const [sx, sy] = [x * k + dx, y * k + dy];
    const edge = Math.min(80, width / 5, height / 5);
    const off = (at: number, size: number): number => (at < edge ? edge - at : at > size - edge ? size - edge - at : 0);
    const [mx, my] = [off(sx, width), off(sy, height)];
    if (mx !== 0 || my !== 0) select(this.#frame).call(this.#zoom.translateBy, mx / k, my / k);
  }

  /** Whether any of these spots can be seen. */
  sees(spots: readonly (readonly [number, number])[]): boolean {
    const transform = zoomTransform(this.#frame);
    const { clientWidth: width, clientHeight: height } = this.#frame;
    return spots.some((spot) => {
      const [x, y] = transform.apply([spot[0], spot[1]]);
      return x > 0 && y > 0 && x < width && y < height;
    });
  }

  closer(): void {
    this.#touched = true;
    select(this.#frame).call(this.#zoom.scaleBy, STEP);
  }

  farther(): void {
    this.#touched = true;
    select(this.#frame).call(this.#zoom.scaleBy, 1 / STEP);
  }

  pan(x: number, y: number): void {
    const { k } = zoomTransform(this.#frame);
    this.#touched = true;
    select(this.#frame).call(this.#zoom.translateBy, (x * PAN) / k, (y * PAN) / k);
  }

  /** Which spot of the board lies under a place on the screen. */
  spotAt(clientX: number, clientY: number): readonly [number, number] {
    const box = this.#frame.getBoundingClientRect();
    return zoomTransform(this.#frame).invert([clientX - box.left, clientY - box.top]);
  }

  #go(x: number, y: number, k: number, glides: boolean): void {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const wish = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(k)
      .translate(-x, -y);
    const to = this.#zoom.constrain()(
      wish,
      [
        [0, 0],
        [width, height],
      ],
      this.#zoom.translateExtent(),
    );
    if (!glides || prefersStill()) {
      select(this.#frame).call(this.#zoom.transform, to);
      return;
    }
    this.#glide(zoomTransform(this.#frame), to);
  }

  #gliding = 0;

  #glide(from: ZoomTransform, to: ZoomTransform): void {
    this.#gliding += 1;
    const mine = this.#gliding;
    const begin = performance.now();
    const frame = (now: number): void => {
      if (mine !== this.#gliding) return;
      const part = Math.min(1, (now - begin) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      const k = mix(from.k, to.k);
      select(this.#frame).call(
        this.#zoom.transform,
        zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(k),
      );
      if (part < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  stop(): void {
    this.#gliding += 1;
    select(this.#frame).on('.zoom', null);
  }
}

/** Whether the board has moved by more than a tap may. */
function isFar(from: ZoomTransform, to: ZoomTransform): boolean {
  return from.k !== to.k || Math.hypot(to.x - from.x, to.y - from.y) > A_TAP;
}
