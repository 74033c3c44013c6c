import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { isChooseSome } from '../../../questions/kinds.ts';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { Amount } from '../cards/Glyph.tsx';
import { ownerIn, useChoosingOnBoard } from '../choosing.ts';
import { isCardId } from '../words.ts';
import { CardChoice } from './CardChoice.tsx';
import { useCheck } from './useCheck.ts';

const NONE: ReadonlySet<CardId> = new Set();

/** Technologies of a rival to be stolen: picked on the rival's board, or in the bar. */
export function StealControl({ asked: { id, question, seat }, answer }: ControlProps): ReactElement {
  const { port, words } = useTable();
  const from = useMemo(() => (isChooseSome(question) ? question.from.filter(isCardId) : []), [question]);
  const [picked, setPicked] = useState(NONE);
  const toggle = useCallback((card: CardId): void => {
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(card)) next.add(card);
      return next;
    });
  }, []);
  useChoosingOnBoard(ownerIn(question, seat), from, toggle, picked);
  const chosen = from.filter((card) => picked.has(card));
  const refusal = useCheck(id, chosen);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (Array.isArray(suggestion)) setPicked(new Set(from.filter((card) => suggestion.includes(card))));
  };
  return (
    <div className="choices card-choices">
      {from.map((card) => (
        <CardChoice key={card} id={card} isPicked={picked.has(card)} choose={() => toggle(card)}>
          <Amount sign="science" n={scienceOf(card)} />
        </CardChoice>
      ))}
      <div className="choices-end">
        {refusal != null && <span className="hint">{words(refusal.text)}</span>}
        <SuggestButton suggest={suggest} />
        <button
          type="button"
          className="button primary"
          disabled={refusal !== undefined}
          onClick={() => void answer(chosen)}
        >
          {t('{n, plural, =0 {Steal none} other {Steal #}}', { n: chosen.length })}
        </button>
      </div>
    </div>
  );
}

/** What a technology costs to develop, which is what stealing it takes of the advantage. */
function scienceOf(id: CardId): number {
  const card = cards[id];
  return 'cost' in card && 'science' in card.cost ? card.cost.science : 0;
}
