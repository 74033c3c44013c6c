import type { NationView } from '@ecumene/ancients';
import { type CivilizationId, CULTURES } from '@ecumene/expansion-project/reference';
import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { t } from '../../../text/text.ts';
import { BlockSign } from '../../ancients/trade/BlockSign.tsx';
import { trade } from '../trade/trade.ts';
import { useEpView } from '../view.ts';
import { cultureOf } from './cultures.ts';
import './culture.css';

export function isCivilization(name: string): name is CivilizationId {
  return Object.hasOwn(CULTURES, name);
}

/** The block of a civilization, and its culture where cultures are unique. */
export function Culture({ nation: { name } }: { readonly nation: NationView }): ReactElement | null {
  const view = useEpView();
  const blocks = trade.blocks?.(view);
  if (!isCivilization(name)) return null;
  return (
    <>
      {blocks !== undefined && (
        <p className="culture-block">
          <BlockSign block={blocks.of(name)} />{' '}
          {t('Draws trade cards from the {block}.', { block: blocks.names[blocks.of(name)] ?? '' })}
        </p>
      )}
      {view.options.uniqueCultures && <CultureCard civilization={name} />}
    </>
  );
}

/** What makes a civilization unlike the others, as a card. */
function CultureCard({ civilization }: { readonly civilization: CivilizationId }): ReactElement {
  return (
    <section className="culture-card" aria-label={t('Unique culture')}>
      <h3>
        {t('Unique culture')} <RuleLink rule={CULTURES[civilization].rule} />
      </h3>
      <Traits civilization={civilization} />
    </section>
  );
}

/** Advantages and disadvantages, each with its sign. */
export function Traits({ civilization }: { readonly civilization: CivilizationId }): ReactElement {
  return (
    <ul className="traits">
      {cultureOf(civilization).map(({ says, helps }) => (
        <li key={says} data-sign={helps ? 'helps' : 'worsens'}>
          <span className="unseen">{helps ? t('advantage') : t('disadvantage')}</span>
          <span aria-hidden="true">{helps ? '+' : '−'}</span>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
