import type { Happening, Seat } from '@ecumene/engine';
import { type CardId, cards, type Happened, numbers } from '@ecumene/through-the-ages/reference';
import { type Lead, leadChanges } from '../../../replay/leads.ts';
import { scoringIn } from './culture.ts';

/** Something that happened, with the entry of the journal that caused it. */
interface Told extends Pick<Happening<Happened>, 'rule' | 'event'> {
  readonly number: number;
}

/** A moment worth going back to. */
export type TurningPoint = { readonly number: number; readonly turn: number; readonly seat: Seat } & (
  | { readonly is: 'lead'; readonly from: Seat }
  | { readonly is: 'war'; readonly card: CardId; readonly loser: Seat; readonly advantage: number }
  | { readonly is: 'wonder'; readonly card: CardId }
  | { readonly is: 'jump'; readonly card: CardId; readonly culture: number }
  | { readonly is: 'hunger'; readonly culture: number }
);

/** So many of each kind are turning points, the greatest of them. What one moment brought is told by the first of these. */
const MOST: readonly (readonly [is: TurningPoint['is'], most: number])[] = [
  ['war', 3],
  ['jump', 3],
  ['wonder', 3],
  ['hunger', 1],
];

/** A moment, and how great it was among those of its kind. */
interface Sized {
  readonly size: number;
  readonly point: TurningPoint;
}

/** The turning points of a game, in their order. What is scored in the end is told elsewhere. */
export function turningPoints(story: readonly Told[], leads: readonly Lead[]): readonly TurningPoint[] {
  const taken = leadChanges(leads).map((lead): TurningPoint => ({ is: 'lead', ...lead }));
  // A lead comes after what brought it about by the same entry.
  const points = [...greatest(story.slice(0, scoringIn(story))), ...taken];
  return points.sort((a, b) => a.number - b.number);
}

/** The greatest moments of each kind, each moment told once. */
function greatest(story: readonly Told[]): readonly TurningPoint[] {
  const found = new Map<TurningPoint['is'], Sized[]>();
  let turn = 0;
  for (const { number, event } of story) {
    if (event.what === 'turn') turn = event.round;
    const one = sized(event, number, turn);
    if (one !== undefined && one.size > 0) found.set(one.point.is, [...(found.get(one.point.is) ?? []), one]);
  }
  const told: TurningPoint[] = [];
  for (const [is, most] of MOST) {
    const bySize = (found.get(is) ?? []).sort((a, b) => b.size - a.size).map(({ point }) => point);
    const fresh = bySize.filter(({ number }) => told.every((point) => point.number !== number));
    told.push(...oncePerEntry(fresh).slice(0, most));
  }
  return told;
}

/** Of points at the same moment, the first. */
function oncePerEntry(points: readonly TurningPoint[]): readonly TurningPoint[] {
  return points.filter((point, place) => points.findIndex(({ number }) => number === point.number) === place);
}

function sized(event: Happened, number: number, turn: number): Sized | undefined {
  switch (event.what) {
    case 'war': {
      const { card, victor: seat, advantage } = event;
      if (seat === null) return undefined;
      const loser = seat === event.seat ? event.rival : event.seat;
      return { size: advantage, point: { is: 'war', number, turn, seat, card, loser, advantage } };
    }
    case 'completed': {
      const { seat, card } = event;
      return { size: costOf(card), point: { is: 'wonder', number, turn, seat, card } };
    }
    case 'gained': {
      const { seat, card, amount: culture } = event;
      if (event.good !== 'culture' || card === null) return undefined;
      return { size: culture, point: { is: 'jump', number, turn, seat, card, culture } };
    }
    case 'consumed': {
      const culture = event.missing * numbers.cultureForMissingFood;
      return { size: culture, point: { is: 'hunger', number, turn, seat: event.seat, culture } };
    }
    default:
      return undefined;
  }
}

/** What a wonder costs in all. */
function costOf(id: CardId): number {
  const card = cards[id];
  return card.kind === 'wonder' ? card.stages.reduce((sum, cost) => sum + cost, 0) : 0;
}
