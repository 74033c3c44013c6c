import { type Card, type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { named, t } from '../../../text/text.ts';
import { Picture } from '../art/Picture.tsx';
import { KINDS, nameOf } from '../words.ts';
import { digest, familyOf, saysAll } from './digest.ts';
import { Amount, FamilyShape, Glyph } from './Glyph.tsx';

/** All a card says. */
export function CardFront({ id }: { readonly id: CardId }): ReactElement {
  const card = cards[id];
  return (
    <>
      <span className="front-picture">
        <Picture id={id} />
      </span>
      <p className="card-head">
        <FamilyShape family={familyOf(card)} size={16} />
        <span className="card-kind">{KINDS[card.kind]}</span>
        <span className="card-age">{t('Age {age}', { age: card.age })}</span>
      </p>
      <h2>{nameOf(id)}</h2>
      <div className="sheet-signs">
        {saysAll(card) && <Signs card={card} />}
        <Printed card={card} />
      </div>
      <p>{named(card.text)}</p>
      {'outdated' in card && card.outdated !== undefined && (
        <p className="soft">{t('An outdated army adds {n}.', { n: card.outdated })}</p>
      )}
    </>
  );
}

/** What it gives. */
export function Signs({ card }: { readonly card: Card }): ReactElement | null {
  const signs = digest(card);
  if (signs.length === 0) return null;
  return (
    <span className="card-signs">
      {signs.map(({ sign, n }) => (
        <Amount key={sign} sign={sign} n={n} />
      ))}
    </span>
  );
}

/** What is printed as its price: science to develop, resources for each worker or stage. */
export function Printed({ card }: { readonly card: Card }): ReactElement | null {
  if (card.kind === 'wonder') {
    return (
      <span className="card-cost" title={t('Resources for each stage')}>
        {card.stages.join(' · ')} <Glyph sign="resources" size={11} />
        <span className="unseen">{t('resources for its stages')}</span>
      </span>
    );
  }
  if (card.kind === 'aggression' || card.kind === 'war')
    return (
      <span className="card-cost" title={t('Military actions to play it')}>
        <Amount sign="military" n={card.militaryActions} />
      </span>
    );
  if (!('cost' in card)) return null;
  return (
    <span className="card-cost">
      {card.cost.science > 0 && <Amount sign="science" n={card.cost.science} />}
      {'revolution' in card.cost && card.cost.revolution > 0 && (
        <span title={t('By revolution')}>({card.cost.revolution})</span>
      )}
      {'resources' in card.cost && <Amount sign="resources" n={card.cost.resources} />}
    </span>
  );
}
