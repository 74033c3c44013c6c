import { isRecord } from '@ecumene/engine';
import { type Card, cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useState } from 'react';
import { NextPass, usePassing } from '../../../questions/automatic-pass.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { Amount } from '../cards/Glyph.tsx';
import { usePickingInHand } from '../picking.ts';
import { useView } from '../view.ts';
import { boundOf } from './bounds.ts';
import { defenseOf } from './defense.ts';
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
  usePickingInHand({ ids: hand, picked, set: setPicked });
  const chosen = pickedOf(hand, picked);
  const play = chosen.filter((id) => cards[id].kind === 'bonus');
  const discard = chosen.filter((id) => cards[id].kind !== 'bonus');
  const added = chosen.reduce((sum, id) => sum + defenseOf(cards[id]), 0);
  const refusal = useCheck(asked.id, { play, discard });
  const take = (one: unknown): void => {
    if (!isRecord(one)) return;
    const names = [one['play'], one['discard']].flatMap((part) => (Array.isArray(part) ? part : []));
    setPicked(places(hand, names));
  };
  const needed = boundOf(asked.question, 'needed');
  const most = boundOf(asked.question, 'most');
  const strength =
    added < needed
      ? t('{n} more strength needed, with {most, plural, one {# card} other {# cards}} at most', {
          n: needed - added,
          most,
        })
      : t('Enough: {added} of {needed} strength', { added, needed });
  // That it is too little stands there already.
  const speaksAgainst = refusal != null && (added >= needed || chosen.length > most);
  const done = (): void => void answer({ play, discard });
  const passing = usePassing(asked.id, hand.length === 0, done);
  if (hand.length === 0) {
    return (
      <div className="choices" onClickCapture={passing.stop}>
        <span className="hint">
          {t('You have no military cards.')} <NextPass {...passing} />
        </span>
        <button type="button" className="button primary" onClick={done}>
          {t('Do not defend')}
        </button>
      </div>
    );
  }
  return (
    <Picking
      question={asked.id}
      take={take}
      hint={speaksAgainst ? words(refusal.text) : strength}
      label={chosen.length === 0 ? t('Do not defend') : t('Defend')}
      ready={refusal === undefined}
      done={done}
    >
      <PickedCards
        title={t('Your military cards')}
        ids={hand}
        picked={picked}
        set={setPicked}
        alsoInHand
        Worth={Defense}
      />
    </Picking>
  );
}

function Defense({ card }: { readonly card: Card }): ReactElement {
  return <Amount sign="defense" n={defenseOf(card)} plus />;
}
