import { allCards } from '@ecumene/through-the-ages';
import { type Counted, text, texts } from './count-by-name.ts';

/** The events that show a card in use, and the field that names it. */
const SHOWN: Readonly<Record<string, string>> = {
  led: 'card',
  completed: 'card',
  developed: 'card',
  played: 'card',
  event: 'card',
  colonized: 'card',
  attacked: 'card',
  war: 'card',
  pact: 'card',
  tactic: 'card',
  defended: 'cards',
  sent: 'cards',
};

const kindOf: ReadonlyMap<string, string> = new Map(allCards.map(({ id, kind }) => [id, kind]));

/** Cards that games under the usual options deal: printed ones are in play from the start, other readings are not dealt. */
const dealt = allCards.filter(({ copies }) => copies.some((count) => count > 0));

/** Cards that came to have their effect, by kind. */
export const throughTheAges: Counted = {
  game: 'through-the-ages',
  names: Object.fromEntries(
    [...new Set(dealt.map(({ kind }) => kind))].map((kind) => [
      kind,
      dealt.filter((card) => card.kind === kind).map(({ id }) => id),
    ]),
  ),
  of({ event }) {
    const field = SHOWN[event.what];
    if (field === undefined) return [];
    const id = text(event, field);
    return [...texts(event, field), ...(id === undefined ? [] : [id])].flatMap((card) => {
      const kind = kindOf.get(card);
      return kind === undefined ? [] : [[kind, card] as const];
    });
  },
};
