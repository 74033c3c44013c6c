import type { CivilizationView } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { Back } from '../cards/CardSheet.tsx';
import { Banks } from './Banks.tsx';
import { Numbers } from './Numbers.tsx';
import { Holdings, Rulers } from './State.tsx';
import { CardName, Works } from './Works.tsx';
import './civilization.css';
import './mat.css';

/** The board of a civilization: everything that lies open before one player. */
export function Civilization({ civ, own }: { readonly civ: CivilizationView; readonly own: boolean }): ReactElement {
  const { name } = useTable();
  if (civ.out) return <p className="hint">{t('{seat} has resigned.', { seat: name('seat', civ.seat) })}</p>;
  return (
    <div className="civilization">
      {!own && <Numbers civ={civ} />}
      <div className="mat">
        <Rulers civ={civ} own={own} />
        <Works civ={civ} own={own} />
        <Holdings civ={civ} own={own} />
      </div>
      <Banks civ={civ} own={own} />
      {!own && <HandOfOther civ={civ} />}
    </div>
  );
}

/** What is known of another player's hand. */
function HandOfOther({ civ }: { readonly civ: CivilizationView }): ReactElement {
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
