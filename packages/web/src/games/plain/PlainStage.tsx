import { isRecord } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import './plain.css';

/** What the game shows this seat, as it is: names beside values. */
export function PlainStage(): ReactElement {
  const { tableView } = useTable();
  return (
    <section className="plain-stage" aria-label={t('What you see')}>
      <Shown value={tableView.view} />
    </section>
  );
}

/** A value of a view: records as names beside values, lists item by item. */
function Shown({ value }: { readonly value: unknown }): ReactElement {
  const { name } = useTable();
  const named = (id: string): string => name(id.startsWith('seat-') ? 'seat' : 'thing', id);
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="soft">{t('none')}</span>;
    if (!value.some((one) => typeof one === 'object' && one !== null))
      return <span>{value.map(plainly).join(', ')}</span>;
    return (
      <ol>
        {value.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place.
          <li key={place}>
            <Shown value={one} />
          </li>
        ))}
      </ol>
    );
  }
  if (isRecord(value))
    return (
      <dl>
        {Object.entries(value).map(([key, one]) => (
          <div key={key}>
            <dt>{inWords(named(key))}</dt>
            <dd>
              <Shown value={one} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return <span>{typeof value === 'string' ? named(value) : plainly(value)}</span>;
}

function plainly(value: unknown): string {
  if (value === true) return t('yes');
  if (value === false) return t('no');
  return value === null || value === undefined ? t('none') : String(value);
}

/** A name from a program in words: `boughtThisTurn` as "Bought this turn". */
function inWords(key: string): string {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
