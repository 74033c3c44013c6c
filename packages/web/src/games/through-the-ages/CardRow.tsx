import { cardRow } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../text/text.ts';
import { inRow } from './actions/possible-action.ts';
import { CostSigns } from './cards/ActionButton.tsx';
import { CardTile } from './cards/CardTile.tsx';
import { useView } from './view.ts';

/** The card row, cheap to dear: what each card costs to take, and whether it can be taken now. */
export function CardRow(): ReactElement {
  const { row, prices, round, current } = useView();
  const spaces = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn the row is looked at from its cheap end.
  useEffect(() => {
    spaces.current?.scrollTo({ left: 0 });
  }, [round, current]);
  return (
    <section className="part row-part" aria-label={t('Card row')}>
      <h2 className="unseen">{t('Card row')}</h2>
      <ol ref={spaces} className="card-row">
        {row.map((card, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place.
          <li key={space} data-price={cardRow.civilActions[space]}>
            {card === null ? (
              <span className="no-card">{t('taken')}</span>
            ) : (
              <CardTile
                id={card}
                spot={inRow(space)}
                rest={<Price n={prices[space] ?? cardRow.civilActions[space] ?? 0} />}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The price in civil actions. */
function Price({ n }: { readonly n: number }): ReactElement {
  return (
    <span className="price">
      <span aria-hidden="true">
        <CostSigns cost={{ civil: n }} />
      </span>
      <span className="unseen">{t('{n, plural, one {# civil action} other {# civil actions}}', { n })}</span>
    </span>
  );
}
