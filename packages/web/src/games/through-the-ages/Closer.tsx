import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { type Placed, placed } from '../../tour/placing.ts';
import { AllActions } from './AllActions.tsx';
import { Payment } from './actions/Payment.tsx';
import { CardSheet } from './cards/CardSheet.tsx';
import { Civilization } from './civilization/Civilization.tsx';
import { type Overlay, openOverlay, useOverlay } from './overlay.ts';
import { useView } from './view.ts';
import './closer.css';

/** What is open over the table until it is closed. */
export function Closer(): ReactElement | null {
  const looking = useOverlay();
  useEffect(() => () => openOverlay(undefined), []);
  return looking === undefined ? null : <Opened looking={looking} />;
}

function Opened({ looking }: { readonly looking: Overlay }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const spot = useBeside(dialog, looking);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it as well.
    <dialog
      ref={dialog}
      className={`closer closer-${looking.at}`}
      data-beside={spot !== undefined}
      style={spot === undefined ? undefined : { left: spot.left, top: spot.top }}
      aria-label={t('Details')}
      onClose={() => openOverlay(undefined)}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="closer-inside">
        <button type="button" className="closer-away" aria-label={t('Close')} onClick={() => dialog.current?.close()}>
          ×
        </button>
        <Inside looking={looking} />
      </div>
    </dialog>
  );
}

/** On screens with room a card opens beside where it lies. */
const ROOMY = '(min-width: 761px) and (min-height: 521px)';

/** How far it stays from the edges. */
const RIM = 8;

/** Opens the dialog, and says where. */
function useBeside(dialog: { readonly current: HTMLDialogElement | null }, looking: Overlay): Placed | undefined {
  const [spot, setSpot] = useState<Placed | undefined>(undefined);
  useLayoutEffect(() => {
    const own = dialog.current;
    // It has a size once it is open.
    own?.showModal();
    own?.querySelector<HTMLElement>('[type="search"]')?.focus();
    if (own === null || looking.at !== 'card' || looking.box === undefined || !matchMedia(ROOMY).matches) return;
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    const bar = document.querySelector('.question-bar')?.getBoundingClientRect().top ?? innerHeight;
    // Where it is not too high for that, what answers stays in view below it.
    const height = size.height + 2 * RIM <= bar ? bar : innerHeight;
    const room = { left: 0, top: 0, width: innerWidth, height };
    setSpot(placed(size, [looking.box], room, { answers: [], rest: [] }));
  }, [dialog, looking]);
  return spot;
}

function Inside({ looking }: { readonly looking: Overlay }): ReactElement {
  switch (looking.at) {
    case 'card':
      return <CardSheet id={looking.card} spot={looking.spot} board={looking.board} />;
    case 'civilization':
      return <Whole seat={looking.seat} />;
    case 'actions':
      return <AllActions />;
    case 'payment':
      return <Payment action={looking.action} ways={looking.ways} />;
  }
}

/** A civilization in full, and on demand one's own below it. */
function Whole({ seat }: { readonly seat: string }): ReactElement | null {
  const { seat: own, name } = useTable();
  const { civilizations } = useView();
  const [compares, setCompares] = useState(false);
  const civ = civilizations.find((one) => one.seat === seat);
  const mine = civilizations.find((one) => one.seat === own && one.seat !== seat);
  if (civ === undefined) return null;
  return (
    <>
      <header className="whole-head">
        <h2>{seat === own ? t('Your civilization') : t('The civilization of {seat}', { seat: name('seat', seat) })}</h2>
        {mine !== undefined && (
          <button type="button" className="button small" aria-pressed={compares} onClick={() => setCompares(!compares)}>
            {t('Compare with yours')}
          </button>
        )}
      </header>
      <div className="whole" data-compares={compares && mine !== undefined}>
        <Civilization civ={civ} own={false} inFull />
        {compares && mine !== undefined && (
          <section aria-label={t('Your civilization')}>
            <h2>{t('Your civilization')}</h2>
            <Civilization civ={mine} own={false} inFull />
          </section>
        )}
      </div>
    </>
  );
}
