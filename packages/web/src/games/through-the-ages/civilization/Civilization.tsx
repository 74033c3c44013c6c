import type { CivilizationView } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { Back } from '../cards/CardSheet.tsx';
import { BoardOf } from '../choosing.ts';
import { Banks } from './Banks.tsx';
import { Numbers } from './Numbers.tsx';
import { Holdings, Rulers } from './State.tsx';
import { CardName, Works } from './Works.tsx';
import './civilization.css';
import './mat.css';

interface CivilizationProps {
  readonly civ: CivilizationView;
  readonly own: boolean;
  /** With its numbers and what is known of its hand. */
  readonly inFull?: boolean;
}

/** The board of a civilization: everything that lies open before one player. */
export function Civilization({ civ, own, inFull = false }: CivilizationProps): ReactElement {
  const { name } = useTable();
  if (civ.out) return <p className="hint">{t('{seat} has resigned.', { seat: name('seat', civ.seat) })}</p>;
  return (
    <BoardOf value={civ.seat}>
      <div className="civilization">
        {inFull && <Numbers civ={civ} />}
        <div className="mat">
          <Rulers civ={civ} own={own} />
          <Works civ={civ} own={own} />
          <Holdings civ={civ} own={own} />
        </div>
        <Banks civ={civ} own={own} />
        {inFull && <HandOfOther civ={civ} />}
      </div>
    </BoardOf>
  );
}

/** What is known of another player's hand. */
export function HandOfOther({ civ }: { readonly civ: CivilizationView }): ReactElement {
  const { civilHand, civilCards, militaryBacks } = civ;
  return (
    <section className="other-hand" aria-label={t('Hand')}>
      {civilHand === null ? (
        <span>{t('{n, plural, one {# civil card} other {# civil cards}}', { n: civilCards })}</span>
      ) : (
        civilHand.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold several cards of one name.
          <CardName key={`${card} ${place}`} id={card} own={false} />
        ))
      )}
      {militaryBacks.map((level, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a back is its place.
        <Back key={place} level={level} />
      ))}
      {civilCards + militaryBacks.length === 0 && <span className="soft">{t('no cards')}</span>}
    </section>
  );
}
