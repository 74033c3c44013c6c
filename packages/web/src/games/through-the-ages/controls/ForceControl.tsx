import { isRecord } from '@ecumene/engine';
import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useMemo, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { isUnit } from '../actions/action-phase.ts';
import { usePickingInHand } from '../picking.ts';
import { useOwn, useView } from '../view.ts';
import { PickedCards, pickedOf } from './PickedCards.tsx';
import { Picking } from './Picking.tsx';
import { places } from './places.ts';
import { useCheck } from './useCheck.ts';

const NONE: ReadonlySet<number> = new Set();

/** The units and cards sent to a new land: at least as much as was bid. They are picked beside the hand, or in the bar. */
export function ForceControl({ asked, answer }: ControlProps): ReactElement {
  const { words } = useTable();
  const own = useOwn();
  const { hand } = useView();
  const units = useMemo(() => unitsOf(own), [own]);
  const bonus = useMemo(() => hand.filter((id) => cards[id].kind === 'bonus'), [hand]);
  const leader = own?.leader == null ? undefined : cards[own.leader];
  const mayDiscard = leader?.kind === 'leader' && leader.effect === 'colonize-with-discards';
  const discards = useMemo(
    () => (mayDiscard ? hand.filter((id) => cards[id].kind !== 'bonus') : []),
    [hand, mayDiscard],
  );
  const all = useMemo(() => [...units, ...bonus, ...discards], [units, bonus, discards]);
  const [picked, setPicked] = useState(NONE);
  usePickingInHand({ ids: all, picked, set: setPicked });
  const parts = [
    { title: t('Units'), ids: units, from: 0 },
    { title: t('Bonus cards'), ids: bonus, from: units.length },
    { title: t('Discards'), ids: discards, from: units.length + bonus.length },
  ];
  const [sent = [], played = [], thrown = []] = parts.map(({ ids, from }) => pickedOf(ids, partOf(picked, from, ids)));
  const force = { units: sent, bonus: played, discard: thrown };
  const refusal = useCheck(asked.id, force);
  const take = (one: unknown): void => {
    if (!isRecord(one)) return;
    const wanted = [one['units'], one['bonus'], one['discard']];
    setPicked(
      new Set(parts.flatMap(({ ids, from }, part) => [...places(ids, wanted[part])].map((place) => from + place))),
    );
  };
  return (
    <Picking
      question={asked.id}
      take={take}
      hint={refusal === undefined ? t('That is enough.') : refusal === null ? undefined : words(refusal.text)}
      label={t('Send them')}
      ready={refusal === undefined}
      done={() => void answer(force)}
    >
      {parts.map(({ title, ids, from }) => (
        <PickedCards
          key={title}
          title={title}
          ids={ids}
          picked={partOf(picked, from, ids)}
          set={(part) => setPicked(new Set([...outside(picked, from, ids), ...[...part].map((place) => from + place)]))}
          alsoInHand
        />
      ))}
    </Picking>
  );
}

/** What is picked of one part of a list, by its places there. */
function partOf(picked: ReadonlySet<number>, from: number, ids: readonly CardId[]): ReadonlySet<number> {
  return new Set(ids.flatMap((_, place) => (picked.has(from + place) ? [place] : [])));
}

/** What is picked besides that part. */
function outside(picked: ReadonlySet<number>, from: number, ids: readonly CardId[]): number[] {
  return [...picked].filter((place) => place < from || place >= from + ids.length);
}

/** Every unit by itself. */
function unitsOf(own: ReturnType<typeof useOwn>): CardId[] {
  return (own?.works ?? []).flatMap(({ card, workers }) =>
    isUnit(cards[card]) ? Array.from({ length: workers }, () => card) : [],
  );
}
