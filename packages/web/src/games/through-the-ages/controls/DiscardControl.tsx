import type { CardId } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useMemo, useState } from 'react';
import { isAmounts } from '../../../questions/kinds.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { isCardId } from '../words.ts';
import { PickedCards, pickedOf } from './PickedCards.tsx';
import { places } from './places.ts';
import './controls.css';

const NONE: ReadonlySet<number> = new Set();

/** Military cards to be discarded, each by itself, until there are enough. */
export function DiscardControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { port } = useTable();
  const { over, goal } = isAmounts(question) ? question : { over: [], goal: 0 };
  const held = useMemo(
    () => over.flatMap((pile) => (isCardId(pile.id) ? Array<CardId>(pile.most).fill(pile.id) : [])),
    [over],
  );
  const [picked, setPicked] = useState(NONE);
  const left = goal - picked.size;
  const suggest = async (): Promise<void> => {
    const one = await port.suggest(id);
    if (typeof one !== 'object' || one === null) return;
    setPicked(
      places(
        held,
        Object.entries(one).flatMap(([card, n]) => Array(Number(n)).fill(card)),
      ),
    );
  };
  return (
    <div className="picking">
      <div className="picks-list scrolling-list">
        <PickedCards title={t('Your military cards')} ids={held} picked={picked} set={setPicked} />
      </div>
      <div className="choices">
        <button type="button" className="button quiet" onClick={() => void suggest()}>
          {t('Suggest')}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={left !== 0}
          onClick={() => void answer(counted(pickedOf(held, picked)))}
        >
          {left === 0 ? t('Discard') : left > 0 ? t('{left} to go', { left }) : t('{over} too many', { over: -left })}
        </button>
      </div>
    </div>
  );
}

function counted(ids: readonly CardId[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const id of ids) all[id] = (all[id] ?? 0) + 1;
  return all;
}
