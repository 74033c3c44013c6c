import { terrainOf } from '@ecumene/ancients';
import { roomIn } from '@ecumene/western-empires/reference';
import { type ReactElement, useMemo, useState } from 'react';
import { t } from '../../../text/text.ts';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseButtons } from '../../ancients/abilities/UseButtons.tsx';
import { AmountPick } from '../../ancients/picking/AmountPick.tsx';
import { chosenOf, type Tally, totalOf } from '../../ancients/units/tally.ts';
import { ofNation } from '../reading.ts';
import { useWeView } from '../view.ts';
import { abilityAction } from './ability-actions.ts';

const { tokens: MOST } = abilityAction('move-tokens');

/** Diaspora: own tokens are taken up in some areas, then placed in others. */
export function UseDiaspora({ own, use, cancel }: UseProps): ReactElement {
  const view = useWeView();
  const [from, setFrom] = useState<Tally>({});
  const [to, setTo] = useState<Tally>({});
  const [isPlacing, setPlacing] = useState(false);
  const { held, rooms } = useMemo(() => {
    const [state, number] = ofNation(view, own.name);
    const { ids } = terrainOf(view.ground);
    const all = ids.map((id, area) => ({
      id,
      held: view.areas[id]?.tokens[own.name] ?? 0,
      room: roomIn(state, number, area),
    }));
    return {
      held: Object.fromEntries(all.filter((one) => one.held > 0).map((one) => [one.id, one.held])),
      rooms: Object.fromEntries(all.filter(({ room }) => room > 0).map(({ id, room }) => [id, room])),
    };
  }, [view, own]);
  const [taken, placed] = [totalOf(from), totalOf(to)];
  if (!isPlacing)
    return (
      <div className="amounts">
        <AmountPick of="area" most={held} chosen={from} left={MOST - taken} choose={setFrom} />
        <UseButtons
          label={t('Place {n, plural, one {# token} other {# tokens}}', { n: taken })}
          disabled={taken === 0}
          use={() => setPlacing(true)}
          cancel={cancel}
        />
      </div>
    );
  return (
    <div className="amounts">
      <span className="hint" role="status">
        {t('Tap areas on the map: {left} left to place.', { left: taken - placed })}
      </span>
      <AmountPick of="area" most={rooms} chosen={to} left={taken - placed} choose={setTo} />
      <UseButtons
        label={t('Move {n, plural, one {# token} other {# tokens}}', { n: taken })}
        disabled={placed !== taken}
        use={() => use({ from: chosenOf(from), to: chosenOf(to) })}
        cancel={() => setPlacing(false)}
      />
    </div>
  );
}
