import { isRecord } from '@ecumene/engine';
import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useMemo, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { isUnit } from '../deeds/actions.ts';
import { useOwn, useView } from '../view.ts';
import { PickedCards, pickedOf } from './PickedCards.tsx';
import { Picking } from './Picking.tsx';
import { places } from './places.ts';
import { useCheck } from './useCheck.ts';

const NONE: ReadonlySet<number> = new Set();

/** The units and cards sent to a new land: at least as much as was bid. */
export function ForceControl({ asked, answer }: ControlProps): ReactElement {
  const { words } = useTable();
  const own = useOwn();
  const { hand } = useView();
  const units = useMemo(() => unitsOf(own), [own]);
  const bonus = useMemo(() => hand.filter((id) => cards[id].kind === 'bonus'), [hand]);
  const leader = own?.leader == null ? undefined : cards[own.leader];
  const discards = leader?.kind === 'leader' && leader.effect === 'colonize-with-discards' ? hand : [];
  const [sent, setSent] = useState(NONE);
  const [played, setPlayed] = useState(NONE);
  const [thrown, setThrown] = useState(NONE);
  const force = { units: pickedOf(units, sent), bonus: pickedOf(bonus, played), discard: pickedOf(discards, thrown) };
  const refusal = useCheck(asked.id, force);
  const take = (one: unknown): void => {
    if (!isRecord(one)) return;
    setSent(places(units, one['units']));
    setPlayed(places(bonus, one['bonus']));
    setThrown(places(discards, one['discard']));
  };
  return (
    <Picking
      question={asked.id}
      take={take}
      hint={refusal == null ? undefined : words(refusal.text)}
      label={t('Send them')}
      ready={refusal === undefined}
      done={() => void answer(force)}
    >
      <PickedCards title={t('Units')} ids={units} picked={sent} set={setSent} />
      <PickedCards title={t('Bonus cards')} ids={bonus} picked={played} set={setPlayed} />
      <PickedCards title={t('Discards')} ids={discards} picked={thrown} set={setThrown} />
    </Picking>
  );
}

/** Every unit by itself. */
function unitsOf(own: ReturnType<typeof useOwn>): CardId[] {
  return (own?.works ?? []).flatMap(({ card, workers }) =>
    isUnit(cards[card]) ? Array.from({ length: workers }, () => card) : [],
  );
}
