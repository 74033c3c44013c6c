import { enlargedValue, type Face, faceValue, setValue } from '@ecumene/ancients';

/** What a nation can pay with. */
export interface Purse {
  readonly sets: readonly SetToSpend[];
  /** Points that treasury and starting credit come to. */
  readonly funds: number;
  /** How much of that is credit. */
  readonly credit: number;
  /** Points that a token of treasury pays. */
  readonly tokenWorth: number;
  readonly mayMine: boolean;
  /** Whether another card may count as one more of a set. */
  readonly maySubstitute: boolean;
  /** How many commodities the hand may keep afterwards. */
  readonly room: number;
  /** How many it may keep at the most. */
  readonly limit: number;
}

export interface SetToSpend {
  readonly face: Face;
  /** Whether mining may enlarge it. */
  readonly mined?: boolean;
  readonly count: number;
  /** How many cards larger it counts of itself. */
  readonly adds: number;
  /** Its cards in the order in which they are handed in, where they are not all alike, with the points each adds. */
  readonly cards?: readonly { readonly id: string; readonly bonus: number }[];
}

/** What so many cards of a set pay. */
export function valueOfSpent({ face, adds, cards = [] }: SetToSpend, spent: number, more = 0): number {
  return enlargedValue(face, spent, adds + more) + bonusIn(cards.slice(0, spent));
}

/** What the cards of a set are worth that stay behind when so many are handed in. */
function valueOfRest({ face, cards = [] }: SetToSpend, spent: number, stays: number): number {
  return setValue(face, stays) + bonusIn(cards.slice(spent, spent + stays));
}

function bonusIn(cards: NonNullable<SetToSpend['cards']>): number {
  return cards.reduce((sum, { bonus }) => sum + bonus, 0);
}

/** The cards handed in, by what they are called in the hand. */
export function cardsSpent({ spend }: Pick<Payment, 'spend'>, { sets }: Pick<Purse, 'sets'>): Record<string, number> {
  const given: Record<string, number> = {};
  for (const { face, cards } of sets) {
    const count = spend[face.id] ?? 0;
    if (count === 0) continue;
    if (cards === undefined) given[face.id] = count;
    else for (const { id } of cards.slice(0, count)) given[id] = (given[id] ?? 0) + 1;
  }
  return given;
}

/** The commodities handed in, and the set that mining enlarges. */
export interface Payment {
  readonly spend: Readonly<Record<string, number>>;
  readonly mine: string | null;
  /** A card handed in that counts as one more of a set. */
  readonly substitute?: Substitute;
}

interface Substitute {
  readonly set: string;
  readonly card: string;
}

export const NOTHING: Payment = { spend: {}, mine: null };

/** What the commodities of a payment are worth. */
export function paidBy({ spend, mine, substitute }: Payment, { sets }: Purse): number {
  return sets.reduce((sum, set) => {
    const { id } = set.face;
    const less = id === substitute?.card ? 1 : 0;
    const more = (id === mine ? 1 : 0) + (id === substitute?.set ? 1 : 0);
    return sum + valueOfSpent(set, Math.max(0, (spend[id] ?? 0) - less), more);
  }, 0);
}

/** Cards that may count as one more of a set that is handed in: worth at least as much, of another kind. */
export function substitutesFor(set: string, { spend }: Payment, { sets }: Purse): readonly string[] {
  const wanted = sets.find(({ face }) => face.id === set)?.face;
  if (wanted === undefined || (spend[set] ?? 0) === 0 || (spend[set] ?? 0) >= wanted.copies) return [];
  return sets.flatMap(({ face }) =>
    face.id !== set && (spend[face.id] ?? 0) > 0 && faceValue(face) >= faceValue(wanted) ? [face.id] : [],
  );
}

/** What treasury and credit must add. */
export function dueFrom(payment: Payment, purse: Purse, price: number): number {
  return Math.max(0, price - paidBy(payment, purse));
}

/** What credit and treasury each add: credit pays first. @rule AC ST starting-credit */
export function dueFromEach(
  due: number,
  { credit, tokenWorth }: Purse,
): { readonly credit: number; readonly treasury: number } {
  const first = Math.min(due, credit);
  return { credit: first, treasury: Math.ceil((due - first) / tokenWorth) };
}

/** How many commodities stay in the hand. */
export function keptAfter({ spend }: Payment, { sets }: Purse): number {
  return sets.reduce((sum, { face, count }) => sum + count - (spend[face.id] ?? 0), 0);
}

/** The set that mining gains most on, if a nation may mine. */
export function bestMine(spend: Payment['spend'], { sets, mayMine }: Purse): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { face, mined, adds } of mayMine ? sets : []) {
    const cards = spend[face.id] ?? 0;
    const gain = mined ? enlargedValue(face, cards, adds + 1) - enlargedValue(face, cards, adds) : 0;
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
  const lost = purse.sets.reduce((sum, set) => {
    const spent = payment.spend[set.face.id] ?? 0;
    return sum + valueOfRest(set, 0, set.count) - valueOfRest(set, spent, set.count - spent);
  }, 0);
  return Math.max(0, lost + dueFrom(payment, purse, price) - price);
}

/**
 * The payment that loses least: of the sets' own worth, of treasury, and of what the hand may not keep afterwards.
 * Nothing, if the price cannot be paid.
 */
export function bestPayment(purse: Purse, price: number): Payment | undefined {
  if (price === 0) return NOTHING;
  const mines = purse.mayMine ? purse.sets.filter(({ mined }) => mined).map(({ face }) => face.id) : [];
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
    const layer = addSet(losses, set, set.face.id === mine ? 1 : 0, price, width);
    layers.push(layer);
    losses = layer.losses;
  }
  const end = bestEnd(losses, purse, price, width);
  if (end === undefined) return undefined;
  const payment = traceBack(layers, sets, end.state);
  return { payment: { ...payment, mine: (payment.spend[mine ?? ''] ?? 0) > 0 ? mine : null }, ...end };
}

function addSet(losses: Float64Array, set: SetToSpend, more: number, price: number, width: number): Layer {
  const { count } = set;
  const next: Layer = {
    losses: new Float64Array(losses.length).fill(Number.POSITIVE_INFINITY),
    from: new Int32Array(losses.length),
    pays: new Uint8Array(losses.length),
  };
  for (const [state, before] of losses.entries()) {
    if (before === Number.POSITIVE_INFINITY) continue;
    const paid = Math.floor(state / width);
    for (let pays = 0; pays <= count; pays++) {
      const sum = Math.min(price, paid + valueOfSpent(set, pays, more));
      for (let stays = 0; stays <= count - pays; stays++) {
        const loss = before + valueOfRest(set, 0, count) - valueOfRest(set, pays, stays);
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
