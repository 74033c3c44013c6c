import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { named, t } from '../../../text/text.ts';
import type { Spot } from '../deeds/deed.ts';
import { deedsAt, useDeeds } from '../deeds/survey.ts';
import { AGES, KINDS, nameOf } from '../words.ts';
import { Printed, Signs } from './CardTile.tsx';
import { DeedButton } from './DeedButton.tsx';
import { familyOf, saysAll } from './digest.ts';
import { FamilyShape } from './Glyph.tsx';

/** All a card says. */
export function CardFront({ id }: { readonly id: CardId }): ReactElement {
  const card = cards[id];
  return (
    <>
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

/** A card looked at closely: all it says, and everything that can be done with it, or why not. */
export function CardSheet({ id, spot }: { readonly id: CardId; readonly spot: Spot | undefined }): ReactElement {
  const card = cards[id];
  const { words } = useTable();
  const { deeds } = useDeeds();
  const here = spot === undefined ? [] : deedsAt(deeds, spot);
  return (
    <div className={`card-sheet family-${familyOf(card)}`}>
      <CardFront id={id} />
      {here.length > 0 && (
        <ul className="sheet-deeds">
          {here.map((one) => (
            <li key={JSON.stringify(one.move)}>
              <DeedButton deed={one} wide />
              {one.refusal !== undefined && (
                <span className="sheet-why">
                  {words(one.refusal.text)} {one.refusal.rule !== undefined && <RuleLink rule={one.refusal.rule} />}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The back of a card: its age alone. */
export function Back({ level }: { readonly level: number }): ReactElement {
  return (
    <span className="back" title={t('A military card of Age {age}', { age: AGES[level] ?? '' })}>
      <span className="unseen">{t('Age')} </span>
      {AGES[level]}
    </span>
  );
}
