import { type ReactElement, useMemo, useState } from 'react';
import { isChooseOne } from '../../../questions/kinds.ts';
import { choiceLabel } from '../../../questions/labels.ts';
import { useTable } from '../../../table/at-table.ts';
import { type Mark, useIntent } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useEvents } from '../trade/market.ts';
import { useOwnNation } from '../view.ts';

/** Which faction of a civil war one keeps: each is shown on the board. */
export function FactionControl({ asked: { question }, answer }: ControlProps): ReactElement | null {
  const { words, name } = useTable();
  const own = useOwnNation()?.name;
  const events = useEvents();
  const split = events.findLast((event) => event.what === 'nation-splits' && event.nation === own);
  const factions = isChooseOne(question) ? question.from : [];
  const [chosen, setChosen] = useState(factions[0]);
  const intent = useMemo(() => {
    if (split?.what !== 'nation-splits') return undefined;
    const marks = new Map<string, Mark>();
    for (const [faction, units] of [['first', split.first] as const, ['second', split.second] as const]) {
      const is = faction === chosen ? 'chosen' : 'can';
      for (const [area, count] of Object.entries(units.tokens)) {
        if (faction === chosen || !marks.has(area)) marks.set(area, { is, badge: String(count) });
      }
      for (const area of units.cities) marks.set(area, { is, badge: t('city') });
    }
    return { areas: marks, dims: true };
  }, [split, chosen]);
  useIntent(intent);
  if (!isChooseOne(question)) return null;
  return (
    <div className="choices">
      {factions.map((id) => (
        <button
          key={id}
          type="button"
          className="button toggle"
          aria-pressed={chosen === id}
          onClick={() => setChosen(id)}
        >
          {choiceLabel(question, id, { words, name })}
        </button>
      ))}
      <button type="button" className="button primary" onClick={() => void answer(chosen)}>
        {t('Keep this faction')}
      </button>
    </div>
  );
}
