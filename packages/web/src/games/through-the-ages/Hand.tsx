import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../text/text.ts';
import { inHand } from './actions/possible-action.ts';
import { CardFace } from './cards/CardFace.tsx';
import { CardTile } from './cards/CardTile.tsx';
import { familyOf } from './cards/digest.ts';
import { glancing } from './cards/Glance.tsx';
import { countEach } from './count-each.ts';
import { toggled, useHandPicking } from './picking.ts';
import { useOwn, useView } from './view.ts';
import { nameOf } from './words.ts';

/** One's own hand: civil and military cards, each with its actions, or to be picked where a question asks for that. */
export function Hand(): ReactElement | null {
  const { civilHand, hand } = useView();
  const own = useOwn();
  const picking = useHandPicking();
  const section = useRef<HTMLElement>(null);
  const isPicking = picking !== undefined;
  useEffect(() => {
    if (isPicking) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicking]);
  if (own === undefined) return null;
  if (own.out) return <p className="part hand-part hint">{t('You have resigned and are watching.')}</p>;
  const { ratings } = own;
  const shown = [...civilHand, ...(picking === undefined ? hand : without(hand, picking.ids))];
  const isEmpty = shown.length + (picking?.ids.length ?? 0) === 0;
  return (
    <section ref={section} className="part hand-part" aria-label={t('Your hand')}>
      <header className="hand-head">
        <h2>{t('Your hand')}</h2>
        <span>{t('{n} of {most} civil', { n: civilHand.length, most: ratings.civilHand })}</span>
        <span data-over={hand.length > ratings.militaryHand}>
          {t('{n} of {most} military', { n: hand.length, most: ratings.militaryHand })}
        </span>
      </header>
      {isEmpty ? (
        <p className="hint">
          {own.unfinished === null
            ? t('Your hand is empty. Take cards from the row.')
            : t('Your hand is empty. {wonder} is under construction.', { wonder: nameOf(own.unfinished.card) })}
        </p>
      ) : (
        <ul className="hand-cards">
          {[...countEach(shown)].map(([card, count]) => (
            <li key={card}>
              <CardTile id={card} spot={inHand(card)} count={count} />
            </li>
          ))}
          {picking?.ids.map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several cards may have one name.
            <li key={`${id} ${place}`}>
              <PickedCard
                id={id}
                isPicked={picking.picked.has(place)}
                toggle={() => picking.set(toggled(picking.picked, place))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Some cards less others, each as often as it is among them. */
function without(ids: readonly CardId[], others: readonly CardId[]): CardId[] {
  const left = [...others];
  return ids.filter((id) => {
    const place = left.indexOf(id);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

interface PickedCardProps {
  readonly id: CardId;
  readonly isPicked: boolean;
  toggle(): void;
}

/** A card of the hand that a question lets one pick. */
function PickedCard({ id, isPicked, toggle }: PickedCardProps): ReactElement {
  return (
    <button
      type="button"
      className={`card card-face card-pick family-${familyOf(cards[id])}`}
      data-card={id}
      aria-pressed={isPicked}
      {...glancing(id)}
      onClick={toggle}
    >
      <CardFace id={id} />
    </button>
  );
}
