import { isRecord, type Question } from '@ecumene/engine';
import { askable, TRADE_EMPIRE_ASKS } from '@ecumene/expansion-project/reference';
import { type ReactElement, useState } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseButtons } from '../../ancients/abilities/UseButtons.tsx';
import { BlockSign } from '../../ancients/trade/BlockSign.tsx';
import { blockIn } from '../../ancients/trade/blocks.ts';
import { useMeans } from '../../ancients/trade/market.ts';
import { wishesOf } from '../../ancients/trade/wishes.ts';
import { ofNation } from '../reading.ts';
import { trade } from '../trade/trade.ts';
import { useEpView } from '../view.ts';
import '../../ancients/calamities/calamities.css';

interface Asked {
  readonly commodity: string;
  readonly players: readonly string[];
}

/** Who has been asked so far, and for what. */
export function askedIn(question: Question): Asked | undefined {
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
  const blocks = trade.blocks?.(view);
  /** The letter of the block a commodity is from; none, where it is from both. */
  const signOf = (id: string): string => {
    const stack = means.cards.stackOf(id);
    return blocks === undefined || stack === undefined ? '' : ` (${blocks.signs[blockIn(blocks, stack)]})`;
  };
  return (
    <div className="amounts">
      {asked === undefined ? (
        <label className="cargo commodity-asked">
          {t('Commodity')}
          <select className="pick-list" value={commodity ?? ''} onChange={({ target }) => setWish(target.value)}>
            {likely.map(({ id, value, own: mine, out }) => (
              <option key={id} value={id}>
                {t('{value} {card}{block}: you have {mine}, others may have {out}', {
                  value,
                  card: name('card', id),
                  block: signOf(id),
                  mine,
                  out,
                })}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="ability-news" role="status">
          {t('{nation} has no {card}. You can ask {n, plural, one {one more player} other {# more players}} for it.', {
            nation: name('nation', asked.players.at(-1) ?? ''),
            card: name('card', asked.commodity),
            n: TRADE_EMPIRE_ASKS - asked.players.length,
          })}
        </p>
      )}
      <ul className="victims victims-short scrolling-list">
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
              {blocks !== undefined && <BlockSign block={blocks.of(id)} />}
            </button>
          </li>
        ))}
      </ul>
      <UseButtons
        label={
          player === undefined || commodity === undefined
            ? t('Choose who to ask')
            : t('Ask {nation} for {card}', { nation: name('nation', player), card: name('card', commodity) })
        }
        disabled={player === undefined || commodity === undefined}
        use={() => use({ player, commodity })}
        cancel={cancel}
      />
    </div>
  );
}
