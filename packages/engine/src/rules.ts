/**
 * The index of a rulebook: every numbered paragraph with one sentence of ours.
 *
 * It is the player's reference on screen, what a refusal links to, and what coverage is counted against.
 */

/** A rule binds play; a component describes a piece; an example illustrates; advice and history bind nothing. */
export type ParagraphKind = 'rule' | 'component' | 'example' | 'advice';

export interface Paragraph {
  /** As the book numbers it (`23.52`), or our own stable id where the book has none (`colonization.4`). */
  readonly id: string;
  readonly kind: ParagraphKind;
  /** What it asks, in one sentence of ours. */
  readonly says: string;
}

/** A named part of a book, such as a calamity: all paragraphs whose number begins with its own. */
export interface PartOfBook {
  readonly begins: string;
  readonly name: string;
}

export interface RuleIndex {
  /** The short name that precedes paragraphs everywhere: `AC` in `AC 23.52`. */
  readonly book: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** The parts that have a name a reader looks for, where a book has such. */
  readonly parts: readonly PartOfBook[];
}

/** Reads an index from rows in the book's order; a paragraph listed twice or a part without any is a mistake of ours. */
export function ruleIndex(
  book: string,
  title: string,
  rows: readonly (readonly [id: string, kind: ParagraphKind, says: string])[],
  parts: readonly PartOfBook[] = [],
): RuleIndex {
  const seen = new Set<string>();
  for (const [id] of rows) {
    if (seen.has(id)) throw new Error(`${book} ${id} is listed twice`);
    seen.add(id);
  }
  for (const { begins, name } of parts) {
    if (!rows.some(([id]) => id.startsWith(begins))) throw new Error(`${book} has no paragraphs on ${name}`);
  }
  return { book, title, parts, paragraphs: rows.map(([id, kind, says]) => ({ id, kind, says })) };
}
