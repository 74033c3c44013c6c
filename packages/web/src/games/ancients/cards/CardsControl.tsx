import { type ReactElement, useState } from 'react';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { AmountPick } from '../picking/AmountPick.tsx';
import { useTradeCards } from '../trade/market.ts';
import { chosenOf, isTally, type Tally, totalOf } from '../units/tally.ts';

interface CardsControlProps extends ControlProps {
  /** The cards to choose from. */
  readonly held: Tally;
  /** How many more may be chosen; any number, if not said. */
  left?(chosen: Tally): number;
  /** How far what is chosen goes, in words. */
  state(chosen: Tally, worth: number): string;
  isEnough(chosen: Tally, worth: number): boolean;
  /** What the button says. */
  label(chosen: Tally, worth: number): string;
  /** What giving nothing is called, where it can be chosen. */
  readonly nothing?: string;
}

const MANY = 99;

/** Commodity cards of the hand to be given up or sold. */
export function CardsControl(props: CardsControlProps): ReactElement {
  const { asked, answer, held, left, state, isEnough, label, nothing } = props;
  const { port } = useTable();
  const cards = useTradeCards();
  const [chosen, setChosen] = useState<Tally>({});
  const worth = Object.entries(chosen).reduce((sum, [card, count]) => sum + count * cards.valueOf(card), 0);
  const dearFirst = Object.fromEntries(
    Object.entries(held).toSorted(([a], [b]) => cards.valueOf(b) - cards.valueOf(a)),
  );
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(asked.id);
    if (isTally(suggestion)) setChosen(suggestion);
  };
  if (Object.keys(held).length === 0)
    return (
      <div className="choices">
        <span className="hint">{t('You hold no commodity cards.')}</span>
        <button type="button" className="button primary" onClick={() => void answer({})}>
          {nothing ?? t('Give nothing')}
        </button>
      </div>
    );
  const isNothing = nothing !== undefined && totalOf(chosen) === 0;
  return (
    <div className="amounts">
      <AmountPick of="card" most={dearFirst} chosen={chosen} left={left?.(chosen) ?? MANY} choose={setChosen} />
      <div className="choices-end">
        <span className="hint" role="status">
          {state(chosen, worth)}
        </span>
        <SuggestButton suggest={suggest} />
        <button
          type="button"
          className="button primary"
          disabled={!isNothing && !isEnough(chosen, worth)}
          onClick={() => void answer(chosenOf(chosen))}
        >
          {isNothing ? nothing : label(chosen, worth)}
        </button>
      </div>
    </div>
  );
}
