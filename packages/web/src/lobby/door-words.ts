import type { TablePlan } from '@ecumene/client';
import { t } from '../text/text.ts';

type Doors = Pick<TablePlan, 'join' | 'watch' | 'delayMinutes' | 'privateTalk'>;

/** Who may come to a table, in sentences. */
export function doorWords({ join, watch, delayMinutes, privateTalk }: Doors): readonly string[] {
  const joining = join === 'invited' ? t('Only those with the invitation may sit down.') : t('Anyone may sit down.');
  const watching = {
    anyone: t('Anyone may watch.'),
    invited: t('Those with the invitation may watch.'),
    nobody: t('Nobody may watch.'),
  }[watch ?? 'anyone'];
  return [
    joining,
    watching,
    ...(watch !== 'nobody' && delayMinutes !== undefined && delayMinutes > 0
      ? [t('Those who watch see everything {n, plural, one {a minute} other {# minutes}} later.', { n: delayMinutes })]
      : []),
    privateTalk === false ? t('All talk is heard by everybody.') : t('Two players may talk among themselves.'),
  ];
}
