import { titleOf } from '../games/index.ts';
import { leadsAlone } from '../lobby/saved-table-words.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { named, t } from '../text/text.ts';

/** The games under way on this device, the latest first; copies made to try something out are none. */
export function underWay(kept: readonly SoloSummary[]): readonly SoloSummary[] {
  return kept.filter(({ over, whatIf }) => !over && !whatIf);
}

/** The way back to a game; where there are others, it says which this is. */
export function goOnWords(kept: SoloSummary, others: boolean): string {
  const { game, turn } = kept;
  const title = titleOf(game);
  if (turn === null || turn === 0) return t('Continue {game}', { game: title });
  if (!others) return t('Continue turn {turn}', { turn });
  const nation = leadsAlone(kept);
  return nation === undefined
    ? t('Continue {game}, turn {turn}', { game: title, turn })
    : t('Continue turn {turn} as {nation}', { turn, nation: named(nation) });
}
