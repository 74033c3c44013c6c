import { isRecord } from '@ecumene/engine';
import { cards, numbers } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useView } from '../view.ts';
import { boundOf } from './bounds.ts';
import { PickedCards, pickedOf } from './PickedCards.tsx';
import { Picking } from './Picking.tsx';
import { places } from './places.ts';
import { useCheck } from './useCheck.ts';

const NONE: ReadonlySet<number> = new Set();

/** Cards against an attack: enough of them, or none. */
export function DefendControl({ asked, answer }: ControlProps): ReactElement {
  const { words } = useTable();
  const { hand } = useView();
  const [picked, setPicked] = useState(NONE);
  const chosen = pickedOf(hand, picked);
  const play = chosen.filter((id) => cards[id].kind === 'bonus');
  const discard = chosen.filter((id) => cards[id].kind !== 'bonus');
  const added = discard.length * numbers.defenseOfDiscard + play.reduce((sum, id) => sum + defenseOf(id), 0);
  const refusal = useCheck(asked.id, { play, discard });
  const take = (one: unknown): void => {
    if (!isRecord(one)) return;
    const names = [one['play'], one['discard']].flatMap((part) => (Array.isArray(part) ? part : []));
    setPicked(places(hand, names));
  };
  const strength = t('{added} of {needed} strength, with {most} cards at most', {
    added,
    needed: boundOf(asked.question, 'needed'),
    most: boundOf(asked.question, 'most'),
  });
  return (
    <Picking
      question={asked.id}
      take={take}
      hint={refusal == null ? strength : `${strength} · ${words(refusal.text)}`}
      label={chosen.length === 0 ? t('Do not defend') : t('Defend')}
      ready={refusal === undefined}
      done={() => void answer({ play, discard })}
    >
      <PickedCards title={t('Your military cards')} ids={hand} picked={picked} set={setPicked} />
    </Picking>
  );
}

function defenseOf(id: keyof typeof cards): number {
  const card = cards[id];
  return card.kind === 'bonus' ? card.defense : 0;
}
