import type { Open, Seat } from '@ecumene/engine';
import type { AgesView } from '@ecumene/through-the-ages';
import type { Budget } from '../bot.ts';
import { type Idea, ideasFor } from './actions.ts';
import { type Imagined, playOn } from './imagined.ts';
import { outlookOf, type Prices } from './outlook.ts';
import { waysOf } from './steady.ts';
import type { Temper } from './temper.ts';
import { worthOf } from './worth.ts';

type Move = Idea['move'];

/** A point in the turn that certain moves lead to. */
interface Line {
  readonly table: Imagined;
  readonly post: Open;
  readonly view: AgesView;
  readonly moves: readonly Move[];
  /** The same moves in another order lead to the same. */
  readonly key: string;
  /** What the position is worth if the turn ends here. */
  readonly worth: number;
  /** What it may yet come to with the actions left. */
  readonly hope: number;
  next: Line[] | undefined;
}

/** How many ideas are tried at each point. */
const IDEAS = 6;
/** What an action left may still bring, in its price. */
const HOPE = 1.5;
const WIDEST = 64;

/** Looks for the best way to play the rest of a turn, by trying ideas out on an imagined table. */
export class TurnSearch {
  readonly #seat: Seat;
  readonly #temper: Temper;
  readonly #prices: Prices;
  readonly #budget: Budget;
  readonly #root: Line | undefined;
  readonly #known = new Map<string, Line>();
  #best: Line | undefined;

  constructor(table: Imagined, seat: Seat, temper: Temper, prices: Prices, budget: Budget) {
    this.#seat = seat;
    this.#temper = temper;
    this.#prices = prices;
    this.#budget = budget;
    const post = playOn(table, seat, temper);
    this.#root = post === undefined ? undefined : this.#line(table, post, [], '');
  }

  /** The moves of the best turn found, but for its end. */
  get best(): readonly Move[] {
    return this.#best?.moves ?? [];
  }

  /** Follows a plan as far as it goes, so that nothing worse is chosen. */
  follow(plan: readonly Move[]): void {
    let line = this.#root;
    for (const move of plan) {
      line = line === undefined ? undefined : this.#step(line, move);
      if (line === undefined) return;
    }
  }

  /** Does what seems best at each point to the end of the turn, so that no search, however short, chooses worse. */
  followAdvice(): void {
    let line = this.#root;
    while (line !== undefined && this.#budget.more()) line = this.#advised(line);
  }

  #advised(line: Line): Line | undefined {
    const outlook = outlookOf(line.view, this.#seat, this.#temper);
    for (const { move } of ideasFor(outlook)) {
      for (const way of waysOf(move, outlook)) {
        const next = this.#step(line, way);
        if (next !== undefined) return next;
      }
    }
    return undefined;
  }

  /** Tries more and more ways side by side while there is time. Says whether at least one was thought through to its end. */
  search(): boolean {
    if (this.#root === undefined) return false;
    for (let width = 1; width <= WIDEST; width *= 2) {
      let front: Line[] = [this.#root];
      while (front.length > 0) {
        if (!this.#budget.more()) return width > 1;
        front = this.#advance(front, width);
      }
    }
    return true;
  }

  #advance(front: readonly Line[], width: number): Line[] {
    const next = new Set<Line>();
    for (const line of front) for (const one of this.#expand(line)) next.add(one);
    return [...next].sort((a, b) => b.hope - a.hope).slice(0, width);
  }

  #expand(line: Line): readonly Line[] {
    if (line.next !== undefined) return line.next;
    const outlook = outlookOf(line.view, this.#seat, this.#temper);
    const next: Line[] = [];
    for (const { move } of ideasFor(outlook).slice(0, IDEAS)) {
      if (!this.#budget.more()) return next;
      for (const way of waysOf(move, outlook)) {
        const one = this.#step(line, way);
        if (one === undefined) continue;
        next.push(one);
        break;
      }
    }
    line.next = next;
    return next;
  }

  /** One more move, if it is allowed. */
  #step(line: Line, move: Move): Line | undefined {
    const moves = [...line.moves, move];
    const key = moves
      .map((one) => JSON.stringify(one))
      .sort()
      .join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (!line.post.asking.read(move) || line.post.asking.check(move) !== undefined) return undefined;
    const table = line.table.fork();
    const [post] = table.openQuestions();
    if (post === undefined || !table.answer(this.#seat, post.id, move).ok) return undefined;
    const open = playOn(table, this.#seat, this.#temper);
    return open === undefined ? undefined : this.#line(table, open, moves, key);
  }

  #line(table: Imagined, post: Open, moves: readonly Move[], key: string): Line {
    const view = table.view(this.#seat);
    const worth = worthOf(view, this.#seat, this.#temper, this.#prices);
    const own = view.civilizations.find(({ seat }) => seat === this.#seat);
    const left =
      (own?.civil.ready ?? 0) * this.#prices.civilAction + (own?.military.ready ?? 0) * this.#prices.militaryAction;
    const line: Line = { table, post, view, moves, key, worth, hope: worth + HOPE * left, next: undefined };
    this.#known.set(key, line);
    if (this.#best === undefined || worth > this.#best.worth) this.#best = line;
    return line;
  }
}
