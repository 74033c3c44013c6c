import { TITLES } from '../games/index.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { locale, named, t } from '../text/text.ts';

/** What a table kept on this device is called; a copy says that it is one. */
export function keptTitle({ game, whatIf }: SoloSummary): string {
  const title = TITLES[game] ?? game;
  return whatIf ? t('What if: {game}', { game: title }) : title;
}

/** How far it is. */
export function keptTurn({ over, turn }: SoloSummary): string {
  return over ? t('over') : t('turn {turn}', { turn: turn ?? 0 });
}

/** Who plays there, and what they lead. Whoever plays alone knows who they are. */
export function keptPeople({ people, leads = {} }: SoloSummary): string {
  const [first = ''] = people;
  const alone = people.length === 1 ? leads[first] : undefined;
  if (alone !== undefined) return named(alone);
  const each = people.map((seat) => {
    const nation = leads[seat];
    return nation === undefined ? seat : t('{seat} ({nation})', { seat, nation: named(nation) });
  });
  return new Intl.ListFormat(locale()).format(each);
}
