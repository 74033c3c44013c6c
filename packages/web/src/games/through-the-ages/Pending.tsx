import { type Bidder, foresightOf } from '@ecumene/through-the-ages/foresight';
import { type CivilizationView, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { Picture } from './art/Picture.tsx';
import { SeatSign } from './Badge.tsx';
import { CardSheet } from './cards/CardSheet.tsx';
import { familyOf } from './cards/digest.ts';
import { Glyph } from './cards/Glyph.tsx';
import { defenseOf } from './controls/defense.ts';
import { useIsInScene, usePending } from './pending-card.ts';
import { useHandPicking } from './picking.ts';
import { useView } from './view.ts';

/** The card being resolved, with the strength of all it concerns. While a scene tells of it, that lies in its place. */
export function Pending(): ReactElement | null {
  const view = useView();
  const { seat: own } = useTable();
  const card = usePending();
  const attacked = view.pending.find((one) => one.card === card)?.on ?? null;
  const told = useIsInScene(card);
  if (card === null) return null;
  // For a new land it matters what everybody can send.
  const bidders = own === null || cards[card].kind !== 'territory' ? undefined : foresightOf(view, own).bidders();
  return (
    <section
      className={`pending family-${familyOf(cards[card])}`}
      aria-label={t('Now resolving')}
      data-kind={cards[card].kind}
      data-told={told}
    >
      <span className="pending-picture">
        <Picture id={card} />
      </span>
      <CardSheet id={card} />
      {bidders !== undefined && <Bidders bidders={bidders} />}
      {bidders === undefined && (attacked === null ? <Strengths /> : <Sides attacked={attacked} />)}
    </section>
  );
}

function Bidders({ bidders }: { readonly bidders: readonly Bidder[] }): ReactElement {
  return (
    <ul className="pending-strengths" aria-label={t('Colonization force')}>
      {bidders.map(({ seat, force, couldAdd }) => (
        <li key={seat} className="pending-strength">
          <Sign seat={seat} />
          <b>
            {force}
            {couldAdd > 0 && `–${force + couldAdd}`}
          </b>
          <Glyph sign="colonization" size={12} />
        </li>
      ))}
    </ul>
  );
}

function Strengths(): ReactElement {
  const { civilizations } = useView();
  return (
    <ul className="pending-strengths" aria-label={t('Strength')}>
      {civilizations
        .filter(({ out }) => !out)
        .map((civ) => (
          <Strength key={civ.seat} civ={civ} />
        ))}
    </ul>
  );
}

/** Who attacks and who is attacked, in that order, with what the cards picked in defence add. */
function Sides({ attacked }: { readonly attacked: string }): ReactElement {
  const { civilizations, current } = useView();
  const { seat: own } = useTable();
  const picking = useHandPicking();
  const sides = [current, attacked].flatMap((seat) => civilizations.filter((civ) => civ.seat === seat));
  const added =
    picking === undefined || attacked !== own
      ? 0
      : picking.ids.reduce((sum, id, place) => (picking.picked.has(place) ? sum + defenseOf(cards[id]) : sum), 0);
  return (
    <ul className="pending-strengths pending-sides" aria-label={t('Strength')}>
      {sides.map((civ) => (
        <Strength key={civ.seat} civ={civ} named added={civ.seat === attacked ? added : 0} />
      ))}
    </ul>
  );
}

interface StrengthProps {
  readonly civ: CivilizationView;
  /** Its name stands beside it. */
  readonly named?: boolean;
  readonly added?: number;
}

function Strength({ civ: { seat, ratings }, named = false, added = 0 }: StrengthProps): ReactElement {
  const { name } = useTable();
  return (
    <li className="pending-strength">
      <Sign seat={seat} />
      {named && <span aria-hidden="true">{name('seat', seat)}</span>}
      <b>
        {ratings.strength}
        {added > 0 && <span className="pending-added"> +{added}</span>}
      </b>
      <Glyph sign="strength" size={12} />
    </li>
  );
}

function Sign({ seat }: { readonly seat: string }): ReactElement {
  const { name } = useTable();
  const { civilizations } = useView();
  return (
    <>
      <SeatSign place={civilizations.findIndex((civ) => civ.seat === seat)} size={16} />
      <span className="unseen">{name('seat', seat)}</span>
    </>
  );
}
