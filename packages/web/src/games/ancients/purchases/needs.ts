import { groupsHeld, type NationView, nationNamed, nextDemand } from '@ecumene/ancients';
import { t } from '../../../text/text.ts';
import type { Missing } from '../game.ts';
import type { Reading } from '../reading.ts';
import { useAncients } from '../view.ts';
import { withCards } from './acquired.ts';

/** What a nation still lacks for the next space of the track that asks for more. */
export interface Needs {
  /** The epoch that asks, by its place among all. */
  readonly epoch: number;
  /** Steps until then. */
  readonly steps: number;
  readonly missing: readonly Missing[];
  /** Groups of advances of which it holds none, where the track asks for groups. */
  readonly lacking: readonly string[];
  readonly asksForGroups: boolean;
  readonly rule: string | undefined;
}

/** What the next epoch still asks for once these cards are acquired too; in the last, what the next space does. */
export function needsOf({ ask }: Reading, nation: NationView, acquired: readonly string[]): Needs | undefined {
  return ask((book, now) => {
    const number = nationNamed(now, nation.name);
    const state = withCards(now, number, acquired);
    const ahead = nextDemand(book.track, state, number);
    if (ahead === undefined) return undefined;
    const held = groupsHeld(state, number, book.advances.rows);
    const groups = new Set([...book.advances.rows.values()].flatMap((row) => row.groups));
    return {
      epoch: ahead.epoch,
      steps: ahead.step - nation.step,
      missing: ahead.missing.map(({ what, needed, has }) => ({ what, n: needed - has })),
      lacking: [...groups].filter((group) => !held.has(group)),
      asksForGroups: Array.from({ length: book.track.finish(state) }, (_, i) => i + 1).some((step) =>
        book.track.needs(state, number, step).some(({ what }) => what === 'groups'),
      ),
      rule: book.track.needs(state, number, ahead.step)[0]?.rule,
    };
  });
}

/** How much of one thing is missing. */
export function missingOf({ missing }: Needs, what: string): number {
  return missing.find((one) => one.what === what)?.n ?? 0;
}

/** How this game says what is missing. */
export function useMissingWords(): (missing: Missing) => string {
  const game = useAncients();
  return (missing) => game.missing?.(missing) ?? missingWords(missing);
}

/** What is missing, in words. */
function missingWords({ what, n }: Missing): string {
  const cost = Number(/\d+$/.exec(what)?.[0] ?? 0);
  if (what.startsWith('advances-from-'))
    return t('{n, plural, one {# advance} other {# advances}} that cost {cost} or more', { n, cost });
  if (what.startsWith('advances-below-'))
    return t('{n, plural, one {# advance} other {# advances}} that cost less than {cost}', { n, cost });
  switch (what) {
    case 'cities':
      return t('{n, plural, one {# city} other {# cities}}', { n });
    case 'cards':
      return t('{n, plural, one {# card} other {# cards}}', { n });
    case 'advances':
      return t('{n, plural, one {# advance} other {# advances}}', { n });
    case 'groups':
      return t('{n, plural, one {# group} other {# groups}}', { n });
    case 'points':
      return t('{n} points in cards', { n });
    case 'advance-points':
      return t('{n} points in advances', { n });
    default:
      return `${n} ${what}`;
  }
}
