import { CALAMITY_CARDS } from '@ecumene/advanced-civilization/reference';
import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useOwnNation, useView } from '../view.ts';
import { CALAMITIES, type Reference } from './calamities.ts';
import { useMemory } from './StacksChapter.tsx';

/** Every calamity: what it does, whom it hits besides, what helps, and when it was last seen. */
export function CalamitiesChapter(): ReactElement {
  return (
    <section className="chapter">
      <p className="hint">
        {t('They strike in this order once trading ends, nobody with more than two a turn.')}{' '}
        <RuleLink rule="AC 29.5" />
      </p>
      <ol className="calamities">
        {CALAMITIES.map((reference) => (
          <Calamity key={reference.id} reference={reference} />
        ))}
      </ol>
    </section>
  );
}

function Calamity({ reference }: { readonly reference: Reference }): ReactElement {
  const { name } = useTable();
  const { hand, strikes } = useView();
  const { struck } = useMemory();
  const { id, does, rule, others } = reference;
  const face = CALAMITY_CARDS.find((card) => card.id === id);
  const seen = struck.filter(({ calamity }) => calamity === id);
  const now = strikes.some(({ calamity }) => calamity === id);
  return (
    <li className="calamity-entry" data-held={hand.includes(id)}>
      <h3>
        {name('card', id)}
        <span className="calamity-level" title={t('The stack it comes from')}>
          {face?.stack}
        </span>
        <span className="soft">{face?.tradable ? t('can be traded') : t('cannot be traded')}</span>
      </h3>
      {hand.includes(id) && <p className="calamity-held">{t('You hold it.')}</p>}
      {now && <p className="calamity-held">{t('It strikes this turn.')}</p>}
      <p>
        {does} <RuleLink rule={rule} />
      </p>
      {others !== undefined && (
        <p>
          <b>{t('Others:')}</b> {others.does} <RuleLink rule={others.rule} />
        </p>
      )}
      <Changes reference={reference} />
      {seen.length > 0 && (
        <p className="soft">
          {t('Seen: {seen}', {
            seen: seen.map(({ nation, turn }) => t('{nation} (turn {turn})', { nation: name('nation', nation), turn })),
          })}
        </p>
      )}
    </li>
  );
}

/** The cards that change what it does; one's own are marked. */
function Changes({ reference: { helps, worsens } }: { readonly reference: Reference }): ReactElement | null {
  const { name } = useTable();
  const own = useOwnNation();
  if (helps.length + worsens.length === 0) return <p className="soft">{t('No card changes it.')}</p>;
  const changes = [
    ...helps.map((change) => ({ ...change, sign: '+' })),
    ...worsens.map((change) => ({ ...change, sign: '−' })),
  ];
  return (
    <ul className="calamity-changes">
      {changes.map(({ card, does, rule, sign }) => (
        <li key={card} data-sign={sign === '+' ? 'helps' : 'worsens'} data-held={Object.hasOwn(own?.cards ?? {}, card)}>
          <span aria-hidden="true">{sign}</span>
          <span>
            <b>{name('card', card)}</b>
            {Object.hasOwn(own?.cards ?? {}, card) && <span className="calamity-own"> {t('yours')}</span>}
            {': '}
            {does} <RuleLink rule={rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
