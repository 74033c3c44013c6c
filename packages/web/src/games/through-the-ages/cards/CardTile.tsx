import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement, ReactNode } from 'react';
import { named, t } from '../../../text/text.ts';
import type { Spot } from '../deeds/deed.ts';
import { deedsAt, onTile, useDeeds } from '../deeds/survey.ts';
import { lookAt } from '../looking.ts';
import { KINDS, nameOf } from '../words.ts';
import { Printed, Signs } from './CardFront.tsx';
import { DeedButton } from './DeedButton.tsx';
import { familyOf, saysAll } from './digest.ts';
import { glancing } from './Glance.tsx';
import { FamilyShape } from './Glyph.tsx';
import { sizeOfName } from './size-of-name.ts';

interface CardTileProps {
  readonly id: CardId;
  /** Where it lies, if something may be done with it there. */
  readonly spot?: Spot;
  /** How many of it lie here. */
  readonly count?: number;
  /** What stands below it while nothing may be done with it. */
  readonly rest?: ReactNode;
}

/** A card as a tile: its age, kind and name, what it gives in signs, what it costs, and what can be done with it. */
export function CardTile({ id, spot, count = 1, rest }: CardTileProps): ReactElement {
  const card = cards[id];
  const { deeds } = useDeeds();
  const here = spot === undefined ? [] : deedsAt(deeds, spot);
  const can = here.filter(({ may }) => may === 'yes');
  const shown = onTile(here);
  return (
    <article className={`card family-${familyOf(card)}`} data-can={can.length > 0} data-card={id}>
      <button
        type="button"
        className="card-face"
        {...glancing(id)}
        onClick={() => lookAt({ at: 'card', card: id, spot })}
      >
        <span className="card-head">
          <FamilyShape family={familyOf(card)} size={12} />
          <span className="card-kind">{KINDS[card.kind]}</span>
          {count > 1 && <b>×{count}</b>}
          <span className="card-age">
            <span className="unseen">{t('Age')} </span>
            {card.age}
          </span>
        </span>
        <span className="card-name" style={{ fontSize: sizeOfName(nameOf(id)) }}>
          {nameOf(id)}
        </span>
        {saysAll(card) ? <Signs card={card} /> : <CardWords says={named(card.text)} />}
        <Printed card={card} />
      </button>
      {(shown.length > 0 || rest !== undefined) && (
        <span className="card-deeds">
          {shown.length === 0 && rest}
          {shown.map((one) => (
            <DeedButton key={JSON.stringify(one.move)} deed={one} />
          ))}
          {can.length > shown.length && (
            <button
              type="button"
              className="deed deed-more"
              data-may="yes"
              aria-label={t('More to do with {card}', { card: nameOf(id) })}
              onClick={() => lookAt({ at: 'card', card: id, spot })}
            >
              …
            </button>
          )}
        </span>
      )}
    </article>
  );
}

/** What a card says, as much as the tile has room for. */
function CardWords({ says }: { readonly says: string }): ReactElement {
  return (
    <span className="card-words">
      <span>{says}</span>
    </span>
  );
}
