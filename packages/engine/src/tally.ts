/** Numbers by name, where every name that is not listed counts zero: tokens by area, say. */
export class Tally {
  readonly counts: Readonly<Record<string, number>>;
  /** All names there are; any other is a slip. */
  readonly names: readonly string[];

  constructor(counts: Readonly<Record<string, number>>, names: readonly string[]) {
    this.counts = counts;
    this.names = names;
  }
}
