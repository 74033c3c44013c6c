import { type ReactElement, useContext } from 'react';
import { SaveFault } from '../app/SaveFault.tsx';
import { useScreenOnItsSide } from '../board/small-screen.ts';
import { useTable } from '../table/at-table.ts';
import { calledIn } from '../table/company.ts';
import { SheetContext } from '../table/sheet.ts';
import { t } from '../text/text.ts';
import type { Annals } from './annals.ts';
import { Card, Share, WhatIf } from './Copies.tsx';
import { Proving } from './Proving.tsx';
import type { Eyes } from './study-protocol.ts';

/** How fast time may run, and how that is written. */
const SPEEDS = [
  [0.5, '½'],
  [1, '1'],
  [3, '3'],
  [10, '10'],
] as const;
export const USUAL_SPEED = 1;

interface ReplayControlsProps {
  readonly annals: Annals;
  readonly allowed: readonly Eyes[];
  readonly eyes: Eyes;
  setEyes(eyes: Eyes): void;
  /** How fast time runs, where it does. */
  readonly speed: number | undefined;
  setSpeed(speed: number): void;
}

/** How the past is looked at, and what can be made of it. Where a phone has little height they lie on a card. */
export function ReplayControls(props: ReplayControlsProps): ReactElement {
  const onItsSide = useScreenOnItsSide();
  const sheet = useContext(SheetContext);
  if (!onItsSide && sheet.is === 'closed') return <AllWays {...props} />;
  return (
    <div className="replay-more">
      <Card title={t('More …')}>
        <AllWays {...props} />
      </Card>
    </div>
  );
}

function AllWays({ annals, allowed, eyes, setEyes, speed, setSpeed }: ReplayControlsProps): ReactElement {
  const { tableView } = useTable();
  return (
    <div className="replay-ways">
      {allowed.length > 1 && (
        <label className="replay-choice replay-eyes">
          <span className="unseen">{t('View as')}</span>
          <select value={eyes ?? ''} onChange={({ target }) => setEyes(target.value === '' ? null : target.value)}>
            {allowed.map((one) => (
              <option key={String(one)} value={one ?? ''}>
                {one === null ? t('Public view') : t('As {seat} saw it', { seat: calledIn(tableView, one) })}
              </option>
            ))}
          </select>
        </label>
      )}
      {speed !== undefined && (
        <label className="replay-choice">
          <span className="unseen">{t('Speed')}</span>
          <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
            {SPEEDS.map(([one, written]) => (
              <option key={one} value={one}>
                {t('{speed}×', { speed: written })}
              </option>
            ))}
          </select>
        </label>
      )}
      <WhatIf annals={annals} eyes={eyes} />
      <Share annals={annals} eyes={eyes} />
      <ProofCard annals={annals} />
      <SaveFault />
    </div>
  );
}

/** For a game that is over and was seen from its first deal on. */
function ProofCard({ annals }: { readonly annals: Annals }): ReactElement | null {
  const { about } = annals;
  if (annals.verify === undefined || !about.over || !about.whole) return null;
  return (
    <Card title={t('Verify')}>
      <Proving prove={annals.verify.bind(annals)} />
    </Card>
  );
}
