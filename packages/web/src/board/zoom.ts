import type { Box, Spot } from '@ecumene/atlas/drawing';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { prefersStill } from '../theme/theme.ts';
import { AT_EDGE, bestView, isUnder, type View } from './best-view.ts';
import { boxAround, clearOf, type Edge, isWellWithin, mostInOneView } from './fit-in-view.ts';
import { glide } from './glide.ts';
import { isAnyInFrame, spotsBeyond, wayIntoFrame } from './in-frame.ts';
import { setPieceSize } from './piece-size.ts';
import { isForTheEye } from './touches.ts';

/** How close one can go: so many screen pixels to a unit of the board. */
const CLOSEST = 1.1;
/** How far beyond the picture the eye may go, in units of the board. */
const MARGIN = 60;
/** What is shown unasked is shown at a scale at which pieces can be read, and so far from the edge that they are seen whole. */
const LEGIBLE = 0.32;
const RIM = 150;
/** What would not be seen all at once at that scale is shown from farther away: so far that its pieces can still be told. */
const STILL_TOLD = 0.24;
/** So far around one's own pieces is still home. */
const NEIGHBOURS = 300;
/** A scale that is so near another is as good as that. */
const NEARLY = 0.99;
const STEP = 1.5;
/** A hand that moves no more than so many pixels taps. */
const A_TAP = 6;

interface Zoomed {
  readonly frame: HTMLElement;
  readonly sheets: readonly (HTMLElement | SVGElement)[];
  /** What is played on, and the whole picture. */
  readonly bounds: Box;
  readonly whole: Box;
  /** Where one's own pieces stand. */
  home(): readonly Spot[];
  /** What lies over the frame, in its pixels. */
  covers?(): readonly Box[];
  /** Whether a gesture that begins on something of the board moves it. */
  pans(target: EventTarget | null): boolean;
}

/** What the board glides to: a spot in the middle, at a scale. */
interface Aim {
  readonly spot: Spot;
  readonly k: number;
  /** How the board lies then. */
  readonly to: ZoomTransform;
}

/**
 * Pan, zoom and pinch over the sheets of a board. The sheets are moved as wholes, so a frame of panning costs next to
 * nothing; they are drawn anew, crisp, when the hand rests.
 */
export class BoardZoom {
  readonly #frame: HTMLElement;
  readonly #sheets: readonly (HTMLElement | SVGElement)[];
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  readonly #bounds: Box;
  readonly #whole: Box;
  readonly #home: () => readonly Spot[];
  readonly #covers: () => readonly Box[];
  #first: readonly Spot[];
  /** Somebody chose by hand what is seen; or something was shown to them. */
  #touched = false;
  #led = false;
  #aim: Aim | undefined;
  /** The size of the frame the board was last laid into. */
  #size: Spot = [0, 0];
  readonly #followers = new Set<(transform: ZoomTransform) => void>();
  /** Where the board lay when the hand came down on it. */
  #begun = zoomIdentity;

  constructor({ frame, sheets, bounds, whole, home, covers, pans }: Zoomed) {
    this.#frame = frame;
    this.#sheets = sheets;
    this.#bounds = bounds;
    this.#whole = whole;
    this.#home = home;
    this.#covers = covers ?? (() => []);
    this.#first = home();
    this.#zoom = zoom<HTMLElement, unknown>()
      .clickDistance(A_TAP)
      .filter((event: Event) => this.#isOnBoard(event) && (isForTheEye(event) || pans(event.target)))
      .on('start', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
        this.#begun = transform;
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent !== null) {
          this.#take();
        }
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

  /** What lies over the board keeps its own gestures. What they begin on may be drawn anew by now, but knows its way. */
  #isOnBoard(event: Event): boolean {
    const way = event.composedPath();
    return event.target === this.#frame || this.#sheets.some((sheet) => way.includes(sheet));
  }

  #apply(transform: ZoomTransform): void {
    const { x, y, k } = transform;
    for (const sheet of this.#sheets) sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`;
    for (const follower of this.#followers) follower(transform);
    setPieceSize(this.#frame, k, false);
  }

  /** Tells how the board lies, now and whenever it moves. */
  follow(follower: (transform: ZoomTransform) => void): () => void {
    this.#followers.add(follower);
    follower(zoomTransform(this.#frame));
    return () => this.#followers.delete(follower);
  }

  /**
   * Lays the board anew when the frame has another size: what was in the middle stays there, unless another width is a
   * reason to begin anew. When the question below needs a little more or less room, nothing moves at all. Says whether
   * the frame has another width than before, as on a phone that was turned.
   */
  resize(): boolean {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    if (width === 0 || height === 0) return false;
    const [left, top, right, bottom] = this.#whole;
    const fit = this.#fitting;
    const [before, beforeHigh] = this.#size;
    const asWide = width === before;
    const steady = asWide && Math.abs(height - beforeHigh) < beforeHigh / 4;
    const middle: [number, number] = steady ? [width / 2, height / 2] : [before / 2, beforeHigh / 2];
    const [x, y] = zoomTransform(this.#frame).invert(middle);
    this.#size = [width, height];
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
    const { spot, k } = this.#aim ?? { spot: [x, y], k: zoomTransform(this.#frame).k };
    const shown = this.#touched || this.#led || (asWide && this.#first.length > 0);
    if (shown) this.#go(spot[0], spot[1], Math.max(k, fit), false);
    else this.#showFirst(false);
    return !asWide;
  }

  /** Somebody chooses by hand what is seen: whatever glides there, stops. */
  #take(): void {
    this.#touched = true;
    this.#aim = undefined;
  }

  /** One's own pieces come to the board: they are shown, unless somebody looks elsewhere already. */
  settle(): void {
    if (this.#first.length > 0) return;
    this.#first = this.#home();
    if (this.#touched) return;
    this.#led = false;
    this.#showFirst(true);
  }

  /** Brings one's own pieces into view again, if they are what is asked about and nobody chose by hand what to see. */
  regain(asked: readonly Spot[]): void {
    const home = this.#home();
    if (this.#touched || home.length === 0) return;
    const [left, top, wide, high] = boxAround(home);
    const isAtHome = ([x, y]: Spot): boolean =>
      Math.abs(x - left - wide / 2) <= wide / 2 + NEIGHBOURS && Math.abs(y - top - high / 2) <= high / 2 + NEIGHBOURS;
    if (!asked.every(isAtHome)) return;
    if (this.#inOneLook(home).every((spot) => this.sees([spot])) && this.#isLegible()) return;
    this.#led = false;
    this.#first = home;
    this.#showFirst(true);
  }

  /** Shows one's own pieces, because somebody wants to see them. */
  goHome(): void {
    const home = this.#home();
    this.#touched = true;
    if (home.length > 0) this.#showPieces(home, true);
  }

  #showFirst(glides: boolean): void {
    if (this.#first.length === 0) this.#showAll(glides);
    else this.#showPieces(this.#first, glides);
  }

  /** Pieces are shown no closer than is needed to read: all of them or, where they are too far apart, the largest group. */
  #showPieces(spots: readonly Spot[], glides: boolean): void {
    const [left, top, wide, high] = boxAround(this.#inOneLook(spots));
    this.#go(left + wide / 2, top + high / 2, this.#legible, glides);
  }

  /** As many of these as can be seen at once, close enough to read. */
  #inOneLook(spots: readonly Spot[]): readonly Spot[] {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const k = this.#legible;
    return mostInOneView(spots, [Math.max(0, width / k - 2 * RIM), Math.max(0, height / k - 2 * RIM)]);
  }

  /** The part of the frame below what covers so many pixels at its top, and beside what else lies over it. */
  #room(covered: number, covers: readonly Box[] = []): Box {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const veil: Box = [0, 0, width, Math.min(covered, height / 2)];
    return clearOf([width, height], covered > 0 ? [...covers, veil] : covers);
  }

  get #frameSize(): Spot {
    return [this.#frame.clientWidth, this.#frame.clientHeight];
  }

  /** The scale at which all that is played on is seen. */
  get #fitting(): number {
    const [, , wide, high] = this.#bounds;
    return Math.min(this.#frame.clientWidth / wide, this.#frame.clientHeight / high);
  }

  get #legible(): number {
    return Math.max(LEGIBLE, this.#zoom.scaleExtent()[0]);
  }

  #isLegible(): boolean {
    return zoomTransform(this.#frame).k >= LEGIBLE;
  }

  /** Shows everything, because somebody wants to see it. */
  fit(): void {
    this.#touched = true;
    this.#showMiddle(this.#fitting, true);
  }

  /** Everything; on an upright screen, unasked, as much as fills its height. */
  #showAll(glides: boolean): void {
    const [, , wide, high] = this.#bounds;
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const upright = height > width * 1.15;
    const k = upright ? Math.min((height / high) * 0.92, (width / wide) * 2.4) : this.#fitting;
    this.#showMiddle(k, glides);
  }

  #showMiddle(k: number, glides: boolean): void {
    const [left, top, wide, high] = this.#bounds;
    this.#go(left + wide / 2, top + high / 2, k, glides);
  }

  /**
   * Brings spots into view, or the largest group of them with those that are wanted: as close as all of them allow, close
   * enough to read unless somebody chose to see more, and clear of what lies over the board, also over so many pixels at
   * the top. Nothing moves if that is how they are seen.
   */
  show(spots: readonly Spot[], wanted: readonly Spot[] = [], covered = 0): void {
    if (spots.length === 0) return;
    const lies = this.#aim?.to ?? zoomTransform(this.#frame);
    const view = this.#bestView(spots, wanted, covered, lies.k);
    this.#led = true;
    if (lies.k >= view.least * NEARLY && this.#seesWell(view.seen, this.#room(covered), lies)) return;
    this.#go(view.middle[0], view.middle[1], view.k, true);
  }

  /** Whether all of these spots could be seen at once. */
  couldSee(spots: readonly Spot[], covered = 0): boolean {
    return this.#bestView(spots, [], covered, zoomTransform(this.#frame).k).seen.length === spots.length;
  }

  /** Through the whole frame, unless something would then be under what lies over it. */
  #bestView(spots: readonly Spot[], wanted: readonly Spot[], covered: number, now: number): View {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const covers = this.#covers();
    const farthest = Math.min(this.#legible, Math.max(STILL_TOLD, this.#zoom.scaleExtent()[0]));
    const scales = { legible: this.#legible, farthest, now, isChosen: this.#touched };
    const through = (room: Box): View => bestView(spots, wanted, room, [width, height], scales);
    const view = through(this.#room(covered));
    const lies = this.#laidAt(...view.middle, view.k);
    const isCovered = view.seen.some((spot) => covers.some((cover) => isUnder(lies.apply([...spot]), cover)));
    return isCovered ? through(this.#room(covered, covers)) : view;
  }

  /** Which of these spots are out of view, by the edge they lie over. */
  beyond(spots: readonly Spot[]): ReadonlyMap<Edge, readonly Spot[]> {
    return spotsBeyond(spots, zoomTransform(this.#frame), this.#frameSize);
  }

  /** Goes to the nearest of these spots and whatever else of them is seen with it, because somebody wants to. */
  goToNearest(spots: readonly Spot[]): void {
    const [width, height] = this.#size;
    const [x, y] = zoomTransform(this.#frame).invert([width / 2, height / 2]);
    const off = ([left, top]: Spot): number => Math.hypot(left - x, top - y);
    const [first, ...others] = spots;
    if (first === undefined) return;
    this.#take();
    this.show(spots, [others.reduce((near, spot) => (off(spot) < off(near) ? spot : near), first)]);
  }

  /** Brings a spot to the middle at once, because somebody pointed there. */
  look(x: number, y: number): void {
    this.#take();
    const { k } = zoomTransform(this.#frame);
    this.#go(x, y, k, false);
  }

  /** The part of the board that is seen now. */
  get seen(): Box {
    const transform = zoomTransform(this.#frame);
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const [left, top] = transform.invert([0, 0]);
    const [right, bottom] = transform.invert([width, height]);
    return [left, top, right, bottom];
  }

  /** Moves just far enough that a spot can be seen. */
  reveal(x: number, y: number): void {
    const lies = zoomTransform(this.#frame);
    const [mx, my] = wayIntoFrame([x, y], lies, this.#frameSize);
    if (mx !== 0 || my !== 0) select(this.#frame).call(this.#zoom.translateBy, mx / lies.k, my / lies.k);
  }

  /** Whether any of these spots can be seen. */
  sees(spots: readonly (readonly [number, number])[]): boolean {
    return isAnyInFrame(spots, zoomTransform(this.#frame), this.#frameSize);
  }

  /** Whether all of these spots are seen, or will be where the board glides to, clear of its edges and of what lies over it. */
  seesWell(spots: readonly Spot[]): boolean {
    return this.#seesWell(spots, this.#room(0), this.#aim?.to ?? zoomTransform(this.#frame));
  }

  #seesWell(spots: readonly Spot[], room: Box, lies: ZoomTransform): boolean {
    const covers = this.#covers();
    return spots
      .map((spot): Spot => lies.apply([...spot]))
      .every((spot) => isWellWithin(spot, room, AT_EDGE) && !covers.some((cover) => isUnder(spot, cover)));
  }

  closer(): void {
    this.#take();
    select(this.#frame).call(this.#zoom.scaleBy, STEP);
  }

  farther(): void {
    this.#take();
    select(this.#frame).call(this.#zoom.scaleBy, 1 / STEP);
  }

  /** How the board lies when a spot is in the middle, as far as it may be moved. */
  #laidAt(x: number, y: number, k: number): ZoomTransform {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const wish = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(k)
      .translate(-x, -y);
    const extent: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    return this.#zoom.constrain()(wish, extent, this.#zoom.translateExtent());
  }

  #go(x: number, y: number, k: number, glides: boolean): void {
    const to = this.#laidAt(x, y, k);
    this.#aim = undefined;
    if (!glides || prefersStill()) {
      select(this.#frame).call(this.#zoom.transform, to);
      return;
    }
    this.#glide(zoomTransform(this.#frame), { spot: [x, y], k, to });
  }

  #glide(from: ZoomTransform, aim: Aim): void {
    this.#aim = aim;
    glide(
      from,
      aim.to,
      () => this.#aim === aim,
      (lies, isEnd) => {
        select(this.#frame).call(this.#zoom.transform, lies);
        if (isEnd) this.#aim = undefined;
      },
    );
  }

  stop(): void {
    this.#aim = undefined;
    select(this.#frame).on('.zoom', null);
  }
}

/** Whether the board has moved by more than a tap may. */
function isFar(from: ZoomTransform, to: ZoomTransform): boolean {
  return from.k !== to.k || Math.hypot(to.x - from.x, to.y - from.y) > A_TAP;
}
