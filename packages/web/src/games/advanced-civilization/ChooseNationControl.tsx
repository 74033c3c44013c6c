import { terrainOf } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { isChooseOne } from '../../questions/kinds.ts';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useDesk, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { type Beginning, homesOf, nextAt, startsOf } from './homes.ts';
import { useView } from './view.ts';

/** Where a nation begins, when it may choose. */
const BEGINNING = 'choose-area';
const NOBODY: readonly string[] = [];

/** Which nation to lead: its sign to press, or its first lands on the board to tap and then to say that one means it. */
export function ChooseNationControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name, request } = useTable();
  const desk = useDesk();
  const { ground, turn } = useView();
  /** Whoever joins later only waits for the nation to rise, and is not asked where. */
  const begins = turn === 0;
  const [looked, setLooked] = useState<string | undefined>(undefined);
  const [picked, setPicked] = useState<Beginning | undefined>(undefined);
  const from = isChooseOne(question) ? question.from : NOBODY;
  const homes = useMemo(() => homesOf(terrainOf(ground), from), [ground, from]);
  const intent = useMemo<Intent>(() => {
    const mark = (area: string, nations: readonly string[]): Mark => ({
      is: picked?.area === area || (looked !== undefined && nations.includes(looked)) ? 'chosen' : 'can',
      says: t('{nation} may begin here', { nation: nations.map((one) => name('nation', one)).join(', ') }),
    });
    const areas = new Map([...homes].map(([area, nations]) => [area, mark(area, nations)]));
    const tap = (area: string): void => setPicked(nextAt(homes, area, picked));
    return { areas, tap, putDown: () => setPicked(undefined) };
  }, [homes, looked, picked, name]);
  useIntent(intent);
  const look = (nation: string): void => {
    setLooked(nation);
    desk.show(startsOf(terrainOf(ground), nation));
  };
  /** The nation, and where it begins if that is asked next. */
  const lead = async ({ nation, area }: Beginning): Promise<void> => {
    const isAsked = begins && startsOf(terrainOf(ground), nation).length > 1;
    if (isAsked) await request({ do: 'stand', topic: BEGINNING, answers: [area] });
    if (!(await answer(nation)) && isAsked) await request({ do: 'stand-down', topic: BEGINNING });
  };
  if (picked !== undefined) {
    const { nation, area } = picked;
    const names = { nation: name('nation', nation), area: name('area', area) };
    return (
      <div className="choices">
        <span className="holding-words">{begins ? t('{nation}, beginning in {area}', names) : names.nation}</span>
        <button type="button" className="button quiet" onClick={() => setPicked(undefined)}>
          {t('Another nation')}
        </button>
        <button type="button" className="button primary" onClick={() => void lead(picked)}>
          <Sign nation={nation} size={24} />
          {t('Lead {nation}', names)}
        </button>
      </div>
    );
  }
  return (
    <div className="choices nation-choices">
      {from.map((nation) => (
        <button
          key={nation}
          type="button"
          className="button"
          onPointerEnter={() => setLooked(nation)}
          onPointerLeave={() => setLooked(undefined)}
          onFocus={() => look(nation)}
          onClick={() => void answer(nation)}
        >
          <Sign nation={nation} size={24} />
          {name('nation', nation)}
        </button>
      ))}
      {from.length === 0 && <span className="hint">{t('No nation is left.')}</span>}
    </div>
  );
}
