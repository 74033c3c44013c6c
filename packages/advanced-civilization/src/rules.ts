import { ruleIndex } from '@ecumene/engine';
import { articles } from './rules/articles.ts';
import { calamities } from './rules/calamities.ts';
import { cards } from './rules/cards.ts';
import { components } from './rules/components.ts';
import { options } from './rules/options.ts';
import { parts } from './rules/parts.ts';
import { questions } from './rules/questions.ts';
import { rulings } from './rules/rulings.ts';
import { setUp } from './rules/set-up.ts';
import { turn } from './rules/turn.ts';
import { variants } from './rules/variants.ts';
import { victory } from './rules/victory.ts';

/**
 * Every numbered paragraph of Advanced Civilization, then what its guide adds, then our rulings.
 *
 * How paragraphs are named; names never change once used, because tests, scenarios and refusals cite them:
 *
 * - `23.52`, `30.4122`: the book's own number. Headings that only carry a title have no row, except the headings
 *   of section 32, which say what each card costs. `34.1A` is item A of 34.1, written as the book cites it.
 * - `28.3 example`: a worked example inside that paragraph.
 * - `Q&A 30.527 a`: a second-edition answer to a question about 30.527; the letter counts what it decides.
 *   An answer that cites no paragraph is named by its article: `Q&A CT.1`.
 * - `ST slow-growth`, `RC early-finish`: an option of Season to Taste or The Road to Civilization. `.1`, `.2` are its
 *   separate sentences.
 * - `IC 2`, `AT 3.1`, `CT 5`, `WX 1`: a rule of a variant, in the article's order.
 * - `TL table 1`, `SC egypt`, `CC ratio.mining`, `WA cloth`, `CM africa`: a figure in another article.
 * - `P3`, `A22a`: our ruling of that name.
 */
export const rules = ruleIndex(
  'AC',
  'Advanced Civilization',
  [
    ...components,
    ...setUp,
    ...turn,
    ...calamities,
    ...cards,
    ...victory,
    ...questions,
    ...options,
    ...variants,
    ...articles,
    ...rulings,
  ],
  parts,
);
