import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { GroupSign } from '../purchases/GroupSign.tsx';
import { GROUP_NAMES } from '../purchases/groups.ts';
import { useAncients, useOwnNation, useView } from '../view.ts';
import { type AdvancesFilter, ALL_ADVANCES, chartRows, type SortBy } from './advances-chart.ts';

const CardDetails = lazy(async () => ({ default: (await import('../purchases/CardDetails.tsx')).CardDetails }));

const COLUMNS: readonly { readonly by: SortBy; readonly title: string; readonly own?: true }[] = [
  { by: 'name', title: t('Advance') },
  { by: 'cost', title: t('Cost') },
  { by: 'price', title: t('For you'), own: true },
  { by: 'points', title: t('Points') },
];

/** All advances in one chart, to be sorted and filtered. */
export function AdvancesChapter(): ReactElement {
  const { name } = useTable();
  const { purchases, advances } = useAncients();
  const view = useView();
  const own = useOwnNation();
  const [filter, setFilter] = useState<AdvancesFilter>(ALL_ADVANCES);
  const [by, setBy] = useState<SortBy>('cost');
  const [down, setDown] = useState(false);
  const [reads, setReads] = useState<string | undefined>(undefined);
  const id = useId();
  const wares = purchases.shelves.flatMap(({ cards }) => cards.map((card) => purchases.ware(card.id, view, own)));
  const rows = chartRows(wares, filter, by, down, (card) => name('card', card));
  const read = wares.find(({ card }) => card.id === reads);
  const sort = (next: SortBy): void => {
    setDown(next === by && !down);
    setBy(next);
  };
  return (
    <section className="chapter">
      <div className="reference-filters">
        <input
          type="search"
          className="input"
          aria-label={t('Search')}
          placeholder={t('Search')}
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        />
        {own !== undefined && (
          <select
            className="input reference-held"
            aria-label={t('Show')}
            value={filter.held}
            onChange={({ target: { value } }) =>
              setFilter({ ...filter, held: value === 'held' || value === 'missing' ? value : 'all' })
            }
          >
            <option value="all">{t('Everyone')}</option>
            <option value="held">{t('Yours')}</option>
            <option value="missing">{t('Not yet yours')}</option>
          </select>
        )}
        <span className="reference-groups">
          {purchases.shelves.map(({ group }) => (
            <button
              key={group}
              type="button"
              className="reference-group"
              aria-pressed={filter.group === group}
              aria-label={GROUP_NAMES[group]}
              title={GROUP_NAMES[group]}
              onClick={() => setFilter({ ...filter, group: filter.group === group ? undefined : group })}
            >
              <GroupSign group={group} size={18} />
            </button>
          ))}
        </span>
        <span className="soft" role="status">
          {t('{n} of {all}', { n: rows.length, all: wares.length })}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className="ledger-scroll" aria-labelledby={id} tabIndex={0}>
        <table className="ledger reference">
          <caption id={id} className="unseen">
            {advances}
          </caption>
          <thead>
            <tr>
              {COLUMNS.filter((column) => own !== undefined || column.own === undefined).map((column) => (
                <th
                  key={column.by}
                  scope="col"
                  aria-sort={column.by === by ? (down ? 'descending' : 'ascending') : 'none'}
                >
                  <button type="button" className="reference-sort" onClick={() => sort(column.by)}>
                    {column.title}
                    <span aria-hidden="true">{column.by === by ? (down ? ' ▾' : ' ▴') : ''}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((ware) => (
              <tr key={ware.card.id} data-own={ware.held}>
                <th scope="row">
                  <button
                    type="button"
                    className="reference-name"
                    aria-haspopup="dialog"
                    onClick={() => setReads(ware.card.id)}
                  >
                    <span className="tile-signs">
                      {ware.card.groups.map((group) => (
                        <GroupSign key={group} group={group} />
                      ))}
                    </span>{' '}
                    {name('card', ware.card.id)}
                    {ware.held && <span className="soft"> · {t('yours')}</span>}
                  </button>
                  <span className="reference-does soft">{ware.does}</span>
                </th>
                <td>{ware.card.cost}</td>
                {own !== undefined && <td>{ware.held ? '–' : <b>{ware.price}</b>}</td>}
                <td>{ware.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {read !== undefined && (
        <Suspense>
          <CardDetails ware={read} close={() => setReads(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
