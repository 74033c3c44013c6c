import { isRecord, type Question } from '@ecumene/engine';
import { askable, TRADE_EMPIRE_ASKS } from '@ecumene/expansion-project/reference';
import { type ReactElement, useState } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseButtons } from '../../ancients/abilities/UseButtons.tsx';
import { useMeans } from '../../ancients/trade/market.ts';
import { wishesOf } from '../../ancients/trade/wishes.ts';
import { ofNation } from '../reading.ts';
import { useEpView } from '../view.ts';
import '../../ancients/calamities/calamities.css';

interface Asked {
  readonly commodity: string;
  readonly players: readonly string[];
}

function askedIn(question: Question): Asked | undefined {
  const asked: unknown = isRecord(question) ? question['asked'] : undefined;
  if (!isRecord(asked) || typeof asked['commodity'] !== 'string' || !Array.isArray(asked['players'])) return undefined;
  return { commodity: asked['commodity'], players: asked['players'].map(String) };
}

/** Trade Empire: one commodity, and somebody to ask for it; up to three are asked, until somebody has it. */
export function UseTradeEmpire({ own, question, use, cancel }: UseProps): ReactElement {
  const { name } = useTable();
  const view = useEpView();
  const means = useMeans();
  const asked = askedIn(question);
  const [state, number] = ofNation(view, own.name);
  const open = askable(state, number).flatMap((other) => {
    const nation = view.nations[other];
    return nation === undefined || asked?.players.includes(nation.name) ? [] : [nation];
  });
  const asking = open.toSorted((a, b) => b.hand - a.hand);
  const { likely } = wishesOf(means);
  const [wish, setWish] = useState<string | undefined>(asked?.commodity ?? likely[0]?.id);
  const [player, setPlayer] = useState<string | undefined>(undefined);
  const commodity = asked?.commodity ?? wish;
  return (
    <div className="amounts">
      {asked === undefined ? (
        <label className="cargo">
          {t('Commodity')}
          <select className="pick-list" value={commodity ?? ''} onChange={({ target }) => setWish(target.value)}>
            {likely.map(({ id, value, own: mine, out }) => (
              <option key={id} value={id}>
                {t('{value} {card}: you have {mine}, others may have {out}', {
                  value,
                  card: name('card', id),
                  mine,
                  out,
                })}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="hint">
          {t('You asked for {card}: {n} of {most}. Ask another player for it, or stop.', {
            card: name('card', asked.commodity),
            n: asked.players.length,
            most: TRADE_EMPIRE_ASKS,
          })}
        </p>
      )}
      <ul className="victims scrolling-list">
        {asking.map(({ name: id, hand }) => (
          <li key={id}>
            <button
              type="button"
              className="victim victim-button"
              aria-pressed={player === id}
              onClick={() => setPlayer(id)}
            >
              <Sign nation={id} size={24} />
              <span className="victim-name">
                {name('nation', id)}
                <span className="hint">
                  {t('{hand, plural, =0 {no trade cards} one {# trade card} other {# trade cards}}', { hand })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <UseButtons
        label={
          player === undefined || commodity === undefined
            ? t('Choose whom to ask')
            : t('Ask {nation} for {card}', { nation: name('nation', player), card: name('card', commodity) })
        }
        disabled={player === undefined || commodity === undefined}
        use={() => use({ player, commodity })}
        cancel={cancel}
      />
    </div>
  );
}
