import { titleOf } from '../games/index.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { locale, named, t } from '../text/text.ts';

/** What a table kept on this device is called; a copy says that it is one. */
export function keptTitle({ game, whatIf }: SoloSummary): string {
  const title = titleOf(game);
  return whatIf ? t('What if: {game}', { game: title }) : title;
}

/** How far it is, who plays there, and when it was last played. */
export function keptWords(table: SoloSummary, when: string): string {
  return [...turnWords(table), keptPeople(table), when].join(' · ');
}

/** Of a game whose first turn has not begun nothing is said. */
function turnWords({ over, turn }: SoloSummary): readonly string[] {
  if (over) return [t('over')];
  return turn === null || turn === 0 ? [] : [t('turn {turn}', { turn })];
}

/** What whoever plays alone leads, as far as that is known. */
export function leadsAlone({ people: [first = '', ...others], leads = {} }: Pick<SoloSummary, 'people' | 'leads'>) {
  return others.length === 0 ? leads[first] : undefined;
}

/** Who plays there, and what they lead. Whoever plays alone knows who they are. */
function keptPeople({ people, leads = {} }: SoloSummary): string {
  const alone = leadsAlone({ people, leads });
  if (alone !== undefined) return named(alone);
  const each = people.map((seat) => {
    const nation = leads[seat];
    return nation === undefined ? seat : t('{seat} ({nation})', { seat, nation: named(nation) });
  });
  return new Intl.ListFormat(locale()).format(each);
}
