import type { AncientEvent, Because, Tally } from '@ecumene/ancients';
import type { Seat } from '@ecumene/engine';
import { type Lead, leadChanges } from '../../../replay/leads.ts';
import type { AncientGame } from '../game.ts';

/** Something that happened, with the entry of the journal that caused it. */
export interface Told {
  readonly number: number;
  readonly event: AncientEvent;
  /** The paragraph by which it happened. */
  readonly rule: string;
}

/** What a game knows of its events and advances. */
export interface StoryTerms extends Pick<AncientGame, 'becauseOf'> {
  costOf(card: string): number;
}

/** A calamity that struck, and what it cost whom, in points of units. */
export interface Blow {
  readonly number: number;
  readonly turn: number;
  readonly calamity: string;
  readonly victim: string;
  readonly trader: string | null;
  readonly losses: ReadonlyMap<string, number>;
}

const CITY = 5;

/** Events after which no calamity goes on. */
const ENDINGS = new Set(['cards-acquired', 'cards-surrendered', 'stacks-refilled', 'succession', 'turn-begins']);

/** Who lost how many points of units by an event, if anybody did. */
function lossBy(event: AncientEvent): readonly [nation: string, points: number] | undefined {
  switch (event.what) {
    case 'tokens-removed':
    case 'tokens-replaced':
      return [event.nation, event.tokens];
    case 'city-eliminated':
      return [event.nation, CITY];
    case 'city-reduced':
      return [event.nation, CITY - event.tokens];
    case 'city-taken':
      return [event.from, CITY];
    default:
      return undefined;
  }
}

/** Every calamity of a story, with what came of it. */
export function blowsIn(story: readonly Told[]): readonly Blow[] {
  const blows: (Omit<Blow, 'losses'> & { readonly losses: Map<string, number> })[] = [];
  let turn = 0;
  let striking = false;
  for (const { number, event } of story) {
    if (event.what === 'turn-begins') turn = event.turn;
    if (ENDINGS.has(event.what) || event.what === 'calamity-spares') striking = false;
    if (event.what === 'calamity-strikes') {
      const { calamity, nation: victim, trader } = event;
      blows.push({ number, turn, calamity, victim, trader, losses: new Map() });
      striking = true;
    }
    const loss = striking ? lossBy(event) : undefined;
    const losses = blows.at(-1)?.losses;
    if (loss === undefined || losses === undefined) continue;
    const [nation, points] = loss;
    losses.set(nation, (losses.get(nation) ?? 0) + points);
  }
  return blows;
}

export function costOf({ losses }: Blow): number {
  return [...losses.values()].reduce((sum, points) => sum + points, 0);
}

/** What each nation traded: how often, and how many cards it gave. */
export interface Trader {
  readonly nation: string;
  readonly deals: number;
  readonly cards: number;
  /** With whom most often; nobody, if it never traded. */
  readonly partner: string | undefined;
}

export function tradersIn(story: readonly Told[], nations: readonly string[]): readonly Trader[] {
  const all = nations.map((nation) => ({ nation, deals: 0, cards: 0, partners: new Map<string, number>() }));
  for (const { event } of story) {
    if (event.what !== 'traded') continue;
    for (const [place, nation] of event.nations.entries()) {
      const one = all.find((trader) => trader.nation === nation);
      const other = event.nations[1 - place] ?? '';
      if (one === undefined) continue;
      one.deals += 1;
      one.cards += event.gave[place] ?? 0;
      one.partners.set(other, (one.partners.get(other) ?? 0) + 1);
    }
  }
  return all
    .map(({ partners, ...rest }) => {
      const [partner] = [...partners].sort(([, a], [, b]) => b - a)[0] ?? [];
      return { ...rest, partner };
    })
    .sort((a, b) => b.deals - a.deals);
}

/** A moment worth going back to. */
export type TurningPoint = { readonly number: number; readonly turn: number } & (
  | { readonly is: 'lead'; readonly nation: string; readonly from: string }
  | { readonly is: 'calamity'; readonly blow: Blow; readonly points: number }
  | {
      readonly is: 'conflict';
      readonly area: string;
      readonly nations: readonly string[];
      readonly lost: number;
      readonly because: Because | undefined;
    }
  | { readonly is: 'deal'; readonly nations: readonly [string, string]; readonly cards: number }
  | { readonly is: 'purchase'; readonly nation: string; readonly cards: readonly string[]; readonly worth: number }
);

/** Something of which only the greatest of a game is a turning point, and how great it was. */
type Great = Extract<TurningPoint, { is: 'conflict' | 'deal' | 'purchase' }>;
interface Sized {
  readonly size: number;
  readonly point: Great;
}

/** So many of the worst calamities are turning points. */
const BLOWS = 3;

/** The turning points of a game, in their order. */
export function turningPoints(
  story: readonly Told[],
  leads: readonly Lead[],
  nationOf: (seat: Seat) => string | undefined,
  terms: StoryTerms,
): readonly TurningPoint[] {
  const taken = leadChanges(leads).flatMap(({ number, turn, seat, from: before }): TurningPoint[] => {
    const [nation, from] = [nationOf(seat), nationOf(before)];
    return nation === undefined || from === undefined ? [] : [{ is: 'lead', number, turn, nation, from }];
  });
  const blows = blowsIn(story)
    .map((blow): TurningPoint & { readonly points: number } => {
      const { number, turn } = blow;
      return { is: 'calamity', number, turn, blow, points: costOf(blow) };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, BLOWS);
  // A lead comes after what brought it about by the same entry.
  const points = [...blows, ...greatest(story, terms), ...taken];
  return points.sort((a, b) => a.number - b.number);
}

/** By how much a battle, a deal or a purchase must be greater than any other of its kind: deals are much alike. */
const MARGIN: Readonly<Record<Great['is'], number>> = { conflict: 1, deal: 1.5, purchase: 1 };

/** The greatest battle, deal and purchase, where one stands out. */
function greatest(story: readonly Told[], terms: StoryTerms): readonly TurningPoint[] {
  const best = new Map<Great['is'], Sized>();
  const next = new Map<Great['is'], number>();
  let turn = 0;
  for (const told of story) {
    if (told.event.what === 'turn-begins') turn = told.event.turn;
    const found = sized(told, turn, terms);
    if (found === undefined) continue;
    const { is } = found.point;
    const before = best.get(is);
    if (before === undefined || found.size > before.size) best.set(is, found);
    next.set(is, Math.max(next.get(is) ?? 0, Math.min(found.size, before?.size ?? 0)));
  }
  return [...best.values()].flatMap(({ size, point }) => {
    const other = next.get(point.is) ?? 0;
    return size > other && size >= other * MARGIN[point.is] ? [point] : [];
  });
}

function sized({ event, number, rule }: Told, turn: number, { becauseOf, costOf }: StoryTerms): Sized | undefined {
  switch (event.what) {
    case 'fought': {
      const lost = sum(event.before) - sum(event.after);
      const nations = Object.keys(event.before);
      const because = becauseOf({ event, rule });
      return { size: lost, point: { is: 'conflict', number, turn, area: event.area, nations, lost, because } };
    }
    case 'traded': {
      const cards = event.gave[0] + event.gave[1];
      return { size: cards, point: { is: 'deal', number, turn, nations: event.nations, cards } };
    }
    case 'cards-acquired': {
      const worth = event.cards.reduce((total, card) => total + costOf(card), 0);
      return { size: worth, point: { is: 'purchase', number, turn, nation: event.nation, cards: event.cards, worth } };
    }
    default:
      return undefined;
  }
}

function sum(tally: Tally): number {
  return Object.values(tally).reduce((total, count) => total + count, 0);
}
