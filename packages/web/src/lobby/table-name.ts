import { plainName } from '@ecumene/client';
import { t } from '../text/text.ts';

/** What a table is called whose host has thought of nothing, as plain as it is kept. */
export function usualTableName(host: string): string {
  const name = plainName(host);
  return name === '' ? t('Friends’ table') : plainName(t('{name}’s table', { name }));
}

/** A title that none of these tables has: the second of its kind has a number. */
export function toldApart(title: string, taken: readonly string[]): string {
  let number = 1;
  const numbered = (): string => (number === 1 ? title : `${title} ${number}`);
  while (taken.includes(numbered())) number += 1;
  return numbered();
}
