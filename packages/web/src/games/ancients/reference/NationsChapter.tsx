import type { NationView } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import { isAncient } from '../events.ts';
import { nationsInOrder, useReading } from '../view.ts';

interface Column {
  readonly title: string;
  readonly about: string;
  value(nation: NationView): number;
}

const COLUMNS: readonly Column[] = [
  { title: t('Board'), about: t('Tokens on the board'), value: ({ tokens }) => tokens },
  { title: t('Stock'), about: t('Tokens in stock'), value: ({ stock }) => stock },
  { title: t('Treas.'), about: t('Tokens in the treasury'), value: ({ treasury }) => treasury },
  { title: t('Cities'), about: t('Cities on the board'), value: ({ cities }) => cities },
  { title: t('Ships'), about: t('Ships'), value: ({ ships }) => ships.length },
  { title: t('Hand'), about: t('Trade cards in hand'), value: ({ hand }) => hand },
];

/** Everybody side by side, in the order in which they move, with the latest census, if one is told of. */
export function NationsChapter(): ReactElement {
  const { name, seat } = useTable();
  const { view, ask } = useReading();
  const nations = nationsInOrder(view);
  const census = useLatestCensus();
  if (nations.length === 0) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  return (
    <section className="chapter">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div className="ledger-scroll" tabIndex={0}>
        <table className="ledger nations-ledger">
          <caption className="unseen">{t('Nations in movement order')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Nation')}</th>
              {census.size > 0 && (
                <th scope="col" title={t('Tokens at the last census')}>
                  <span className="ledger-tall">{t('Census')}</span>
                </th>
              )}
              {COLUMNS.map(({ title, about }) => (
                <th key={title} scope="col" title={about}>
                  <span className="ledger-tall">{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nations.map((nation, place) => (
              <tr key={nation.name} data-own={nation.seat === seat}>
                <th scope="row">
                  <span className="ledger-who">
                    <span className="soft">{place + 1}</span>
                    <Sign nation={nation.name} size={20} />
                    <span className="nations-name">{name('nation', nation.name)}</span>
                  </span>
                </th>
                {census.size > 0 && <td>{census.get(nation.name) ?? '–'}</td>}
                {COLUMNS.map(({ title, value }) => (
                  <td key={title}>{value(nation)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">
        {t('The player with the largest census moves first. Players with Military move after all others.')}{' '}
        <RuleLink rule={ask(({ census }) => census.cites.order[0])} />
      </p>
    </section>
  );
}

function useLatestCensus(): ReadonlyMap<string, number> {
  const story = useStory();
  const latest = story.findLast(({ happening }) => happening.event.what === 'census');
  if (latest === undefined || !isAncient(latest.happening)) return new Map();
  const { event } = latest.happening;
  return event.what === 'census' ? new Map(event.order.map((nation, i) => [nation, event.tokens[i] ?? 0])) : new Map();
}
