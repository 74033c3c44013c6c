import { terrainOf } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { isChooseOne } from '../../questions/kinds.ts';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useDesk, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { type Beginning, type Homes, homesOf, nextAt, startsOf } from './homes.ts';
import { useAncients, useView } from './view.ts';

/** Where a nation begins, when it may choose. */
export const BEGINNING = 'choose-area';
const NOBODY: readonly string[] = [];

/** A nation somebody thinks of leading, and where it would begin, once that is picked too. */
type Picked = Pick<Beginning, 'nation'> & Partial<Beginning>;

/** Which nation to lead: its sign to press, or its first lands on the board to tap; then to say that one means it. */
export function ChooseNationControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name, request } = useTable();
  const desk = useDesk();
  const { Portrait } = useAncients();
  const { ground, turn } = useView();
  /** Whoever joins later only waits for the nation to rise, and is not asked where. */
  const begins = turn === 0;
  const [looked, setLooked] = useState<string | undefined>(undefined);
  const [picked, setPicked] = useState<Picked | undefined>(undefined);
  const from = isChooseOne(question) ? question.from : NOBODY;
  const homes = useMemo(() => homesOf(terrainOf(ground), from), [ground, from]);
  const intent = useMemo<Intent>(() => {
    const shown = picked !== undefined && picked.area === undefined ? picked.nation : looked;
    const mark = (area: string, nations: readonly string[]): Mark => ({
      is: picked?.area === area || (shown !== undefined && nations.includes(shown)) ? 'chosen' : 'can',
      says: t('{nation} can start here', { nation: nations.map((one) => name('nation', one)).join(', ') }),
    });
    const areas = new Map([...homes].map(([area, nations]) => [area, mark(area, nations)]));
    const tap = (area: string): void => setPicked(tapped(homes, area, picked));
    return { areas, tap, putDown: () => setPicked(undefined) };
  }, [homes, looked, picked, name]);
  useIntent(intent);
  const show = (nation: string): void => desk.show(startsOf(terrainOf(ground), nation));
  const look = (nation: string): void => {
    setLooked(nation);
    show(nation);
  };
  const pick = (nation: string): void => {
    setLooked(undefined);
    setPicked({ nation });
    show(nation);
  };
  /** The nation, and where it begins if that is picked and asked next. */
  const lead = async ({ nation, area }: Picked): Promise<void> => {
    const isAsked = area !== undefined && begins && startsOf(terrainOf(ground), nation).length > 1;
    if (isAsked) await request({ do: 'stand', topic: BEGINNING, answers: [area] });
    if (!(await answer(nation)) && isAsked) await request({ do: 'stand-down', topic: BEGINNING });
  };
  if (picked !== undefined) {
    const { nation, area } = picked;
    const names = { nation: name('nation', nation) };
    return (
      <div className="choices">
        {Portrait !== undefined && <Portrait nation={nation} />}
        {begins && area !== undefined && (
          <span className="holding-words">
            {t('{nation}, starting in {area}', { ...names, area: name('area', area) })}
          </span>
        )}
        <button type="button" className="button quiet" onClick={() => setPicked(undefined)}>
          {t('Other nation')}
        </button>
        <button type="button" className="button primary" onClick={() => void lead(picked)}>
          <Sign nation={nation} size={24} />
          {t('Choose {nation}', names)}
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
          onClick={() => pick(nation)}
        >
          <Sign nation={nation} size={24} />
          {name('nation', nation)}
        </button>
      ))}
      {from.length === 0 && <span className="hint">{t('No nation is left.')}</span>}
    </div>
  );
}

/** A home of the nation that was picked by its name is where it begins; any other picks whose it is. */
function tapped(homes: Homes, area: string, picked: Picked | undefined): Picked | undefined {
  if (picked === undefined) return nextAt(homes, area, undefined);
  const { nation, area: before } = picked;
  if (before !== undefined) return nextAt(homes, area, { nation, area: before });
  return homes.get(area)?.includes(nation) ? { nation, area } : nextAt(homes, area, undefined);
}
