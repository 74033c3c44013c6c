import { terrainOf } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { isChooseOne } from '../../questions/kinds.ts';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useDesk, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { useView } from './view.ts';

/** Which nation to lead: its sign to press, and its first lands glowing on the board. */
export function ChooseNationControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const desk = useDesk();
  const { ground } = useView();
  const [looked, setLooked] = useState<string | undefined>(undefined);
  const from = isChooseOne(question) ? question.from : undefined;
  const intent = useMemo<Intent>(() => {
    const terrain = terrainOf(ground);
    const homes = new Map<string, string>();
    for (const nation of from ?? []) {
      for (const area of terrain.starts.get(nation) ?? []) homes.set(terrain.ids[area] ?? '', nation);
    }
    const areas = new Map<string, Mark>(
      [...homes].map(([area, nation]) => [area, { is: nation === looked ? 'chosen' : 'can' }]),
    );
    const tap = (area: string): void => {
      const nation = homes.get(area);
      if (nation !== undefined) void answer(nation);
    };
    return { areas, tap };
  }, [ground, from, looked, answer]);
  useIntent(intent);
  const look = (nation: string): void => {
    setLooked(nation);
    const terrain = terrainOf(ground);
    desk.show((terrain.starts.get(nation) ?? []).map((area) => terrain.ids[area] ?? ''));
  };
  return (
    <div className="choices nation-choices">
      {(from ?? []).map((nation) => (
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
      {from === undefined && <span className="hint">{t('No nation is left.')}</span>}
    </div>
  );
}
