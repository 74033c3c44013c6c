import type { CardId } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { asTactic } from './actions/possible-action.ts';
import { Badge } from './Badge.tsx';
import { Back } from './cards/CardSheet.tsx';
import { CardTile } from './cards/CardTile.tsx';
import { Civilization } from './civilization/Civilization.tsx';
import { CardName } from './civilization/Works.tsx';
import { useView } from './view.ts';
import './panels.css';

/** The other civilizations, one at a time, in full. */
export function RivalsPanel(): ReactElement {
  const { seat, name } = useTable();
  const rivals = useView().civilizations.filter((civ) => civ.seat !== seat);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const civ = rivals.find((one) => one.seat === chosen) ?? rivals[0];
  if (civ === undefined) return <p className="hint">{t('No other players.')}</p>;
  return (
    <div className="rivals">
      <fieldset className="rival-picks">
        <legend className="unseen">{t('Choose civilization')}</legend>
        {rivals.map((one) => (
          <button
            key={one.seat}
            type="button"
            className="rival-pick"
            aria-pressed={one === civ}
            onClick={() => setChosen(one.seat)}
          >
            <Badge seat={one.seat} /> {name('seat', one.seat)}
          </button>
        ))}
      </fieldset>
      <Civilization civ={civ} own={false} inFull />
    </div>
  );
}

/** Events to come and past, common tactics, and the decks. */
export function EventsPanel(): ReactElement {
  const { events, future, past, prepared, peeked, tactics, militaryDeck, civilDeck, discards } = useView();
  return (
    <div className="events-panel">
      <section>
        <h3>{t('Current events, the next one first')}</h3>
        {peeked !== null && (
          <p>
            {t('You have seen the next event:')} <CardName id={peeked} own={false} />
          </p>
        )}
        <Backs levels={events} />
      </section>
      <section>
        <h3>{t('Future events')}</h3>
        <Backs levels={future} />
      </section>
      {prepared.length > 0 && (
        <section>
          <h3>{t('Prepared by you')}</h3>
          <Names ids={prepared} />
        </section>
      )}
      <section>
        <h3>{t('Past events')}</h3>
        {past.length === 0 ? <p className="hint">{t('None yet.')}</p> : <Names ids={past.toReversed()} />}
      </section>
      <section>
        <h3>{t('Common tactics')}</h3>
        {tactics.length === 0 ? (
          <p className="hint">{t('None yet. A played tactic becomes common on its owner’s next turn.')}</p>
        ) : (
          <ul className="hand-cards">
            {tactics.map((card) => (
              <li key={card}>
                <CardTile id={card} spot={asTactic(card)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{t('Decks')}</h3>
        <p>
          {t('{civil} civil cards, {military} military cards, {discards} discarded', {
            civil: civilDeck,
            military: militaryDeck,
            discards,
          })}
        </p>
      </section>
    </div>
  );
}

function Backs({ levels }: { readonly levels: readonly number[] }): ReactElement {
  if (levels.length === 0) return <p className="hint">{t('None.')}</p>;
  return (
    <p className="backs">
      {levels.map((level, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a back is its place.
        <Back key={place} level={level} />
      ))}
    </p>
  );
}

function Names({ ids }: { readonly ids: readonly CardId[] }): ReactElement {
  return (
    <ul className="names">
      {ids.map((id, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several cards have one name.
        <li key={`${id} ${place}`}>
          <CardName id={id} own={false} />
        </li>
      ))}
    </ul>
  );
}
