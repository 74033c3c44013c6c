import { enlargedValue, type Face, setValue } from '@ecumene/ancients';

/** What a nation can pay with. */
export interface Purse {
  readonly sets: readonly SetToSpend[];
  /** Treasury and starting credit, a point each. */
  readonly funds: number;
  /** How much of that is credit. */
  readonly credit: number;
  readonly mayMine: boolean;
  /** How many commodities the hand may keep afterwards. */
  readonly room: number;
}

export interface SetToSpend {
  readonly face: Face;
  readonly count: number;
  /** How many cards larger it counts of itself. */
  readonly adds: number;
}

/** The commodities handed in, and the set that mining enlarges. */
export interface Payment {
  readonly spend: Readonly<Record<string, number>>;
  readonly mine: string | null;
}

export const NOTHING: Payment = { spend: {}, mine: null };

/** What the commodities of a payment are worth. */
export function paidBy({ spend, mine }: Payment, { sets }: Purse): number {
  return sets.reduce((sum, { face, adds }) => {
    return sum + enlargedValue(face, spend[face.id] ?? 0, adds + (face.id === mine ? 1 : 0));
  }, 0);
}

/** What treasury and credit must add. */
export function dueFrom(payment: Payment, purse: Purse, price: number): number {
  return Math.max(0, price - paidBy(payment, purse));
}

/** What credit and treasury each add: credit pays first. @rule AC ST starting-credit */
export function dueFromEach(due: number, { credit }: Purse): { readonly credit: number; readonly treasury: number } {
  const first = Math.min(due, credit);
  return { credit: first, treasury: due - first };
}

/** How many commodities stay in the hand. */
export function keptAfter({ spend }: Payment, { sets }: Purse): number {
  return sets.reduce((sum, { face, count }) => sum + count - (spend[face.id] ?? 0), 0);
}

/** The set that mining gains most on, if a nation may mine. */
export function bestMine(spend: Payment['spend'], { sets, mayMine }: Purse): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { face, adds } of mayMine ? sets : []) {
    const cards = spend[face.id] ?? 0;
    const gain = face.mined ? enlargedValue(face, cards, adds + 1) - enlargedValue(face, cards, adds) : 0;
    if (gain <= most) continue;
    most = gain;
    best = face.id;
  }
  return best;
}

/** All a nation could pay. */
export function mostOf(purse: Purse): number {
  const spend = Object.fromEntries(purse.sets.map(({ face, count }) => [face.id, count]));
  return paidBy({ spend, mine: bestMine(spend, purse) }, purse) + purse.funds;
}

/** What is lost beyond the price: sets broken up, and points paid too much, for which there is no change. */
export function wasteOf(payment: Payment, purse: Purse, price: number): number {
  const lost = purse.sets.reduce((sum, { face, count }) => {
    return sum + setValue(face, count) - setValue(face, count - (payment.spend[face.id] ?? 0));
  }, 0);
  return Math.max(0, lost + dueFrom(payment, purse, price) - price);
}

/**
 * The payment that loses least: of the sets' own worth, of treasury, and of what the hand may not keep afterwards.
 * Nothing, if the price cannot be paid.
 */
export function bestPayment(purse: Purse, price: number): Payment | undefined {
  if (price === 0) return NOTHING;
  const mines = purse.mayMine ? purse.sets.filter(({ face }) => face.mined).map(({ face }) => face.id) : [];
  let best: Found | undefined;
  for (const mine of [null, ...mines]) {
    const found = search(purse, price, mine);
    if (found !== undefined && (best === undefined || isBetter(found, best))) best = found;
  }
  return best?.payment;
}

interface Found {
  readonly payment: Payment;
  readonly cost: number;
  readonly kept: number;
}

/** Less lost is better; at the same loss, more cards kept. */
function isBetter(one: Found, other: Found): boolean {
  return one.cost < other.cost || (one.cost === other.cost && one.kept > other.kept);
}

/** For every sum paid and number of cards kept: the least that is lost, and how it came about. */
interface Layer {
  readonly losses: Float64Array;
  /** Where one came from, and how many cards of the set paid. */
  readonly from: Int32Array;
  readonly pays: Uint8Array;
}

/** Goes through the sets one by one. Cards that neither pay nor fit into the hand are lost as well. */
function search(purse: Purse, price: number, mine: string | null): Found | undefined {
  const { sets } = purse;
  const width = sets.reduce((sum, { count }) => sum + count, 0) + 1;
  const size = (price + 1) * width;
  const layers: Layer[] = [];
  let losses: Float64Array = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  losses[0] = 0;
  for (const set of sets) {
    const layer = addSet(losses, set, set.adds + (set.face.id === mine ? 1 : 0), price, width);
    layers.push(layer);
    losses = layer.losses;
  }
  const end = bestEnd(losses, purse, price, width);
  if (end === undefined) return undefined;
  const payment = traceBack(layers, sets, end.state);
  return { payment: { ...payment, mine: (payment.spend[mine ?? ''] ?? 0) > 0 ? mine : null }, ...end };
}

function addSet(losses: Float64Array, { face, count }: SetToSpend, adds: number, price: number, width: number): Layer {
  const next: Layer = {
    losses: new Float64Array(losses.length).fill(Number.POSITIVE_INFINITY),
    from: new Int32Array(losses.length),
    pays: new Uint8Array(losses.length),
  };
  for (const [state, before] of losses.entries()) {
    if (before === Number.POSITIVE_INFINITY) continue;
    const paid = Math.floor(state / width);
    for (let pays = 0; pays <= count; pays++) {
      const sum = Math.min(price, paid + enlargedValue(face, pays, adds));
      for (let stays = 0; stays <= count - pays; stays++) {
        const loss = before + setValue(face, count) - setValue(face, stays);
        const to = sum * width + (state % width) + stays;
        if (loss >= (next.losses[to] ?? 0)) continue;
        next.losses[to] = loss;
        next.from[to] = state;
        next.pays[to] = pays;
      }
    }
  }
  return next;
}

function bestEnd(
  losses: Float64Array,
  { funds, room }: Purse,
  price: number,
  width: number,
): { readonly state: number; readonly cost: number; readonly kept: number } | undefined {
  let best: { readonly state: number; readonly cost: number; readonly kept: number } | undefined;
  for (let paid = Math.max(0, price - funds); paid <= price; paid++) {
    for (let kept = 0; kept < width && kept <= room; kept++) {
      const state = paid * width + kept;
      const cost = (losses[state] ?? Number.POSITIVE_INFINITY) + price - paid;
      if (cost === Number.POSITIVE_INFINITY) continue;
      if (best === undefined || cost < best.cost || (cost === best.cost && kept > best.kept))
        best = { state, cost, kept };
    }
  }
  return best;
}

function traceBack(layers: readonly Layer[], sets: readonly SetToSpend[], end: number): Payment {
  const spend: Record<string, number> = {};
  let state = end;
  for (const [i, { from, pays }] of [...layers.entries()].toReversed()) {
    const cards = pays[state] ?? 0;
    const id = sets[i]?.face.id;
    if (cards > 0 && id !== undefined) spend[id] = cards;
    state = from[state] ?? 0;
  }
  return { spend, mine: null };
}
