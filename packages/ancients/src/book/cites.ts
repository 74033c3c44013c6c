/** The paragraphs of a game's rulebook that a shared rule follows. The first is the one cited to players. */
export type Paragraphs = readonly [string, ...string[]];

/**
 * What a chapter of a book cites, by key. Shared code names the key (`@rule taxes.pay`), never a paragraph: the game says
 * which paragraphs that is.
 */
export type Cites<K extends string> = { readonly [key in K]: Paragraphs };
