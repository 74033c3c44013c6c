import { mayJoinLate, type TablePlan } from '@ecumene/client';
import { t } from '../text/text.ts';

type Doors = Pick<TablePlan, 'join' | 'watch' | 'delayMinutes' | 'joinLate' | 'advice' | 'privateTalk'>;

/** Who may come to a table, in sentences. */
export function doorWords(doors: Doors): readonly string[] {
  const { join, watch, delayMinutes, privateTalk } = doors;
  const joining = join === 'invited' ? t('Only invited people may join.') : t('Anyone may join.');
  const watching = {
    anyone: t('Anyone may watch.'),
    invited: t('Invited people may watch.'),
    nobody: t('Nobody may watch.'),
  }[watch ?? 'anyone'];
  return [
    joining,
    ...(mayJoinLate(doors) ? [t('Latecomers can take over a bot’s seat.')] : []),
    watching,
    ...(watch !== 'nobody' && delayMinutes !== undefined && delayMinutes > 0
      ? [t('Spectators see the game {n, plural, one {1 minute} other {# minutes}} later.', { n: delayMinutes })]
      : []),
    ...(doors.advice === false ? [t('No suggestions by bots when people play each other.')] : []),
    privateTalk === false ? t('Chat is public.') : t('Private messages are allowed.'),
  ];
}
