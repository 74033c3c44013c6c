import type { Statistic, Symbols } from './cards/ability.ts';
import type { Card } from './cards/index.ts';
import { type CardNo, face } from './cards/numbered.ts';

/** Symbols as they are added up: the faces, and a list of the others. */
export interface Printed {
  readonly happy: number;
  readonly others: readonly (readonly [Statistic, number])[];
}

const STATISTICS = [
  'culture',
  'science',
  'strength',
  'civilActions',
  'militaryActions',
  'colonization',
] as const satisfies readonly Statistic[];

const printedAs = new Map<Symbols, Printed>();

/** The same symbols always as the same record, made once. */
export function printed(symbols: Symbols): Printed {
  let print = printedAs.get(symbols);
  if (print === undefined) {
    const others = STATISTICS.flatMap((statistic) => {
      const amount = symbols[statistic];
      return amount === undefined ? [] : [[statistic, amount] as const];
    });
    print = { happy: symbols.happy ?? 0, others };
    printedAs.set(symbols, print);
  }
  return print;
}

const NO_SYMBOLS: Symbols = {};
const printedOnCards: Printed[] = [];

/** What is printed on a card for each worker on it, or once; found by the number of the card. */
export function printedOn(no: CardNo): Printed {
  printedOnCards[no] ??= printed(symbolsOn(face(no)));
  return printedOnCards[no];
}

function symbolsOn(card: Card): Symbols {
  if ('perWorker' in card) return card.perWorker;
  return ('symbols' in card ? card.symbols : undefined) ?? NO_SYMBOLS;
}
