/** An advance as far as its credits go. */
interface CreditRow<G extends string> {
  readonly id: string;
  readonly groups: readonly G[];
  readonly credits: Readonly<Partial<Record<G, number>>>;
  readonly towards: { readonly advance: string; readonly credits: number } | null;
}

type Held = Readonly<Record<string, number>>;

/** Credits count for every later advance of their group, of which a nation buys a part. */
const BOUGHT = 0.5;

/** What credits for groups of advances are worth, by which advances a nation still lacks. */
export class GroupCredits<G extends string> {
  readonly #rows: ReadonlyMap<string, CreditRow<G>>;
  readonly #groups: readonly G[];

  constructor(rows: readonly CreditRow<G>[], groups: readonly G[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#groups = groups;
  }

  /** How many advances of a group a nation does not hold yet. */
  #openIn(group: G, held: Held): number {
    let open = 0;
    for (const { id, groups } of this.#rows.values()) if (groups.includes(group) && held[id] === undefined) open += 1;
    return open;
  }

  /** What an advance will take off the prices of those that are not held. */
  of(advance: string, held: Held): number {
    const row = this.#rows.get(advance);
    if (row === undefined) return 0;
    const { credits, towards } = row;
    let sum = towards !== null && held[towards.advance] === undefined ? towards.credits : 0;
    for (const group of this.#groups) sum += (credits[group] ?? 0) * this.#openIn(group, held) * BOUGHT;
    return sum;
  }

  /** What so many credits of one's own choice will take off. */
  ofChoice(points: number, held: Held): number {
    return points * Math.max(...this.#groups.map((group) => this.#openIn(group, held))) * BOUGHT;
  }

  /** The group with most advances that are not held. */
  mostOpen(held: Held): G | undefined {
    return [...this.#groups].sort((a, b) => this.#openIn(b, held) - this.#openIn(a, held))[0];
  }
}
