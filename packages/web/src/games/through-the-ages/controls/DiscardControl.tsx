import { isRecord } from '@ecumene/engine';
import type { CardId } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useMemo, useState } from 'react';
import { isAmounts } from '../../../questions/kinds.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { countEach } from '../count-each.ts';
import { usePickingInHand } from '../picking.ts';
import { isCardId } from '../words.ts';
import { PickedCards, pickedOf } from './PickedCards.tsx';
import { Picking } from './Picking.tsx';
import { places } from './places.ts';

const NONE: ReadonlySet<number> = new Set();

/** Military cards to be discarded, each by itself, until there are enough. */
export function DiscardControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { over, goal } = isAmounts(question) ? question : { over: [], goal: 0 };
  const held = useMemo(
    () => over.flatMap((pile) => (isCardId(pile.id) ? Array<CardId>(pile.most).fill(pile.id) : [])),
    [over],
  );
  const [picked, setPicked] = useState(NONE);
  usePickingInHand({ ids: held, picked, set: setPicked });
  const left = goal - picked.size;
  const take = (one: unknown): void => {
    if (!isRecord(one)) return;
    const names = Object.entries(one).flatMap(([card, n]) => Array(Number(n)).fill(card));
    setPicked(places(held, names));
  };
  return (
    <Picking
      question={id}
      take={take}
      hint={t('Choose them in your hand.')}
      label={
        left === 0
          ? t('Discard')
          : left > 0
            ? t('{left} more to choose', { left })
            : t('{over} too many', { over: -left })
      }
      ready={left === 0}
      done={() => void answer(Object.fromEntries(countEach(pickedOf(held, picked))))}
    >
      <PickedCards title={t('Your military cards')} ids={held} picked={picked} set={setPicked} alsoInHand />
    </Picking>
  );
}
