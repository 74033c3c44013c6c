import { type AdvanceId, advanceOf, CHAINS } from '@ecumene/western-empires/reference';
import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useOwnNation } from '../../ancients/view.ts';
import { purchases } from '../purchases/shop.ts';
import { useWeView } from '../view.ts';
import './chains.css';

/** The advances as chains: each of the first two makes the next one cheaper. */
export function ChainsChapter(): ReactElement {
  return (
    <section className="chapter">
      <p className="hint">
        {t('The first advance of a row takes 10 off the second, which takes 20 off the third.')}{' '}
        <RuleLink rule="WE credits.14" />
      </p>
      <ol className="chains">
        {CHAINS.map(({ low, middle, high }) => (
          <li key={low} className="chain">
            {[low, middle, high].map((id) => (
              <Link key={id} id={id} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Link({ id }: { readonly id: AdvanceId }): ReactElement {
  const { name } = useTable();
  const view = useWeView();
  const own = useOwnNation();
  const isHeld = own?.cards[id] !== undefined;
  const { price } = purchases.ware(id, view, own);
  return (
    <span className="chain-link" data-held={isHeld}>
      <b>{name('card', id)}</b>
      <span className="chain-price">{isHeld ? t('yours') : price}</span>
      <span className="soft">
        {t('{points, plural, one {# point} other {# points}}', { points: advanceOf(id).points })}
      </span>
    </span>
  );
}
