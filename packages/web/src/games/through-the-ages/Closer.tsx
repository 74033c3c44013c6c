import { type ReactElement, useEffect, useRef } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { CardSheet } from './cards/CardSheet.tsx';
import { Civilization } from './civilization/Civilization.tsx';
import { Payment } from './deeds/Payment.tsx';
import { type Looking, lookAt, useLooking } from './looking.ts';
import { useView } from './view.ts';

/** What is looked at closely lies over the table until it is put back. */
export function Closer(): ReactElement | null {
  const looking = useLooking();
  useEffect(() => () => lookAt(undefined), []);
  return looking === undefined ? null : <Opened looking={looking} />;
}

function Opened({ looking }: { readonly looking: Looking }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it as well.
    <dialog
      ref={dialog}
      className={`closer closer-${looking.at}`}
      aria-label={t('A closer look')}
      onClose={() => lookAt(undefined)}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="closer-inside">
        <button
          type="button"
          className="closer-away"
          aria-label={t('Put it back')}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
        <Inside looking={looking} />
      </div>
    </dialog>
  );
}

function Inside({ looking }: { readonly looking: Looking }): ReactElement {
  switch (looking.at) {
    case 'card':
      return <CardSheet id={looking.card} spot={looking.spot} />;
    case 'civilization':
      return <Whole seat={looking.seat} />;
    case 'payment':
      return <Payment deed={looking.deed} ways={looking.ways} />;
  }
}

function Whole({ seat }: { readonly seat: string }): ReactElement | null {
  const { seat: own, name } = useTable();
  const civ = useView().civilizations.find((one) => one.seat === seat);
  if (civ === undefined) return null;
  return (
    <>
      <h2>{seat === own ? t('Your civilization') : t('The civilization of {seat}', { seat: name('seat', seat) })}</h2>
      <Civilization civ={civ} own={false} />
    </>
  );
}
