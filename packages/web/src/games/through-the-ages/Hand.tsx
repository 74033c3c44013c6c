import type { ReactElement } from 'react';
import { t } from '../../text/text.ts';
import { CardTile } from './cards/CardTile.tsx';
import { counted } from './counted.ts';
import { inHand } from './deeds/deed.ts';
import { useOwn, useView } from './view.ts';
import { nameOf } from './words.ts';

/** One's own hand: civil cards and military cards, each with what can be done with it now. */
export function Hand(): ReactElement | null {
  const { civilHand, hand } = useView();
  const own = useOwn();
  if (own === undefined) return null;
  if (own.out) return <p className="part hint">{t('You have resigned, and look on.')}</p>;
  const { ratings } = own;
  return (
    <section className="part" aria-label={t('Your hand')}>
      <header className="part-head">
        <h2>{t('Your hand')}</h2>
        <span className="soft">
          {t('{civil} of {civilMost} civil · {military} of {militaryMost} military', {
            civil: civilHand.length,
            civilMost: ratings.civilHand,
            military: hand.length,
            militaryMost: ratings.militaryHand,
          })}
        </span>
      </header>
      {civilHand.length + hand.length === 0 ? (
        <p className="hint">
          {own.unfinished === null
            ? t('You hold no cards. Take some from the row.')
            : t(
                'You hold no cards. {wonder} is no card of the hand: it is being built in your civilization, under State.',
                {
                  wonder: nameOf(own.unfinished.card),
                },
              )}
        </p>
      ) : (
        <ul className="hand-cards">
          {[...counted([...civilHand, ...hand])].map(([card, count]) => (
            <li key={card}>
              <CardTile id={card} spot={inHand(card)} count={count} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
