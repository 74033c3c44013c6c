import type { PersonInfo, SeatInfo, TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { calledAt } from '../table/company.ts';
import { locale, t } from '../text/text.ts';

/** What the server calls those who have deleted all of theirs. */
const GONE = 'A player who left';

/** Those somebody may talk to alone: all other people who sit here still, where the table allows it and one sits here oneself. */
export function partnersOf(
  info: TableInfo | undefined,
  seat: Seat | null,
  me: string | undefined,
): readonly SeatInfo[] {
  if (info === undefined || seat === null || info.plan.privateTalk === false) return [];
  return info.seats.filter((one) => one.is === 'person' && one.person !== me && one.name !== GONE);
}

/** What somebody is called in the talk: as everywhere at the table, where they sit here. */
export function calledInTalk(info: TableInfo | undefined, person: PersonInfo, seat: Seat | null): string {
  const theirs = info?.seats.filter((one) => one.person === person.id) ?? [];
  const sits = theirs.find((one) => one.seat === seat) ?? theirs[0];
  return info === undefined || sits === undefined ? person.name : calledAt({ info }, sits.seat);
}

/** Who looks on, in words. */
export function spectatorWords({ names, nameless }: NonNullable<TableInfo['spectators']>): string {
  const more = nameless === 0 ? [] : [t('{n, plural, one {1 guest} other {# guests}}', { n: nameless })];
  const who = new Intl.ListFormat(locale()).format([...names, ...more]);
  return t('Watching: {who}', { who });
}
