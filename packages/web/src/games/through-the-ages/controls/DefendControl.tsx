import { isRecord } from '@ecumene/engine';
import { cards, numbers } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useView } from '../view.ts';
import { boundOf } from './bounds.ts';
import { PickedCards, pickedOf } from './PickedCards.tsx';
import { places } from './places.ts';
import { useCheck } from './useCheck.ts';
import './controls.css';

const NONE: ReadonlySet<number> = new Set();

/** Cards against an attack: enough of them, or none. */
export function DefendControl({ asked, answer }: ControlProps): ReactElement {
  const { port, words } = useTable();
  const { hand } = useView();
  const [picked, setPicked] = useState(NONE);
  const chosen = pickedOf(hand, picked);
  const play = chosen.filter((id) => cards[id].kind === 'bonus');
  const discard = chosen.filter((id) => cards[id].kind !== 'bonus');
  const added = discard.length * numbers.defenseOfDiscard + play.reduce((sum, id) => sum + defenseOf(id), 0);
  const refusal = useCheck(asked.id, { play, discard });
  const suggest = async (): Promise<void> => {
    const one = await port.suggest(asked.id);
    if (!isRecord(one)) return;
    const names = [one['play'], one['discard']].flatMap((part) => (Array.isArray(part) ? part : []));
    setPicked(places(hand, names));
  };
  return (
    <div className="picking">
      <div className="picks-list scrolling-list">
        <PickedCards title={t('Your military cards')} ids={hand} picked={picked} set={setPicked} />
      </div>
      <div className="choices">
        <span className="hint">
          {t('{added} of {needed} strength, with {most} cards at most', {
            added,
            needed: boundOf(asked.question, 'needed'),
            most: boundOf(asked.question, 'most'),
          })}
          {refusal != null && ` · ${words(refusal.text)}`}
        </span>
        <button type="button" className="button quiet" onClick={() => void suggest()}>
          {t('Suggest')}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={refusal !== undefined}
          onClick={() => void answer({ play, discard })}
        >
          {chosen.length === 0 ? t('Do not defend') : t('Defend')}
        </button>
      </div>
    </div>
  );
}

function defenseOf(id: keyof typeof cards): number {
  const card = cards[id];
  return card.kind === 'bonus' ? card.defense : 0;
}
