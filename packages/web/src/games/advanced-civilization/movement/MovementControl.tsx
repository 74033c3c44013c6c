import { type ReactElement, useMemo, useRef, useState } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { type Intent, type Mark, type PieceOnBoard, useIntent } from '../../../table/desk.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useOwnNation, useView } from '../view.ts';
import { ForecastNote } from './ForecastNote.tsx';
import { movesDone, waysOf } from './moves-done.ts';
import { Plan } from './Plan.tsx';
import { marchTargets, readyAreas, unmoved } from './reach.ts';
import { ShipControl } from './ShipControl.tsx';
import './movement.css';

type Taken =
  | { readonly is: 'tokens'; readonly area: string; readonly count: number }
  | { readonly is: 'ship'; readonly no: number };

/** Movement on the board: take up tokens or a ship, and tap where they go. */
export function MovementControl({ asked, answer }: ControlProps): ReactElement {
  const { port, refuse, name } = useTable();
  const view = useView();
  const own = useOwnNation();
  const nation = own?.name ?? '';
  const [taken, setTaken] = useState<Taken | undefined>(undefined);
  const story = useStory();
  const moves = useMemo(() => movesDone(story, nation), [story, nation]);
  const berths = useRef(new Map<number, string>());
  for (const { no, area } of own?.ships ?? []) if (!view.movement?.sailed[no]) berths.current.set(no, area);
  const ways = useMemo(() => waysOf(moves, berths.current), [moves]);
  const ready = useMemo(() => readyAreas(view, nation), [view, nation]);
  const holding = useMemo(() => {
    if (taken?.is !== 'tokens') return undefined;
    const count = Math.min(taken.count, unmoved(view, nation, taken.area));
    return count > 0 ? { ...taken, count } : undefined;
  }, [taken, view, nation]);
  const ship = taken?.is === 'ship' ? own?.ships.find(({ no }) => no === taken.no) : undefined;

  const intent = useMemo<Intent | undefined>(() => {
    if (own === undefined || ship !== undefined) return undefined;
    const take = (area: string): void => {
      const count = unmoved(view, nation, area);
      refuse(undefined);
      setTaken(count > 0 ? { is: 'tokens', area, count } : undefined);
    };
    const tapPiece = (piece: PieceOnBoard, onArea: (area: string) => void): void => {
      if (piece.is === 'ship' && piece.nation === nation && piece.ship !== undefined)
        setTaken({ is: 'ship', no: piece.ship });
      else onArea(piece.area);
    };
    const march = async (from: string, to: string, count: number): Promise<void> => {
      const move = { do: 'march', from, to, count };
      if (marchTargets(view, own, from).has(to)) {
        if (await answer(move)) setTaken(undefined);
        return;
      }
      const refusal = await port.check(asked.id, move);
      if (ready.includes(to)) take(to);
      else refuse(refusal);
    };
    const drag = (from: string, to: string): void => void march(from, to, unmoved(view, nation, from));
    if (holding === undefined) {
      const marks = new Map<string, Mark>(ready.map((area) => [area, { is: 'ready' }]));
      return { areas: marks, ways, tap: take, tapPiece: (piece) => tapPiece(piece, take), drag };
    }
    const tap = (area: string): void => {
      if (area === holding.area) setTaken(undefined);
      else void march(holding.area, area, holding.count);
    };
    const marks = new Map<string, Mark>(
      [...marchTargets(view, own, holding.area)].map((area) => [area, { is: 'can' }]),
    );
    marks.set(holding.area, { is: 'from' });
    return { areas: marks, ways, tap, tapPiece: (piece) => tapPiece(piece, tap), drag };
  }, [view, own, nation, ready, holding, ship, ways, asked.id, answer, port, refuse]);
  useIntent(intent);

  if (own === undefined) return <span />;
  if (ship !== undefined) {
    return (
      <ShipControl
        key={`${ship.no} ${ship.area}`}
        ship={ship}
        own={own}
        asked={asked}
        done={ways}
        answer={answer}
        leave={() => setTaken(undefined)}
      />
    );
  }
  if (holding !== undefined) {
    const area = name('area', holding.area);
    return (
      <div className="choices">
        <span className="holding-words">{t('From {area}: tap where they go.', { area })}</span>
        <Stepper
          label={t('Tokens from {area}', { area })}
          value={holding.count}
          least={1}
          most={unmoved(view, nation, holding.area)}
          set={(count) => setTaken({ ...holding, count })}
        />
        <button type="button" className="button quiet" onClick={() => setTaken(undefined)}>
          {t('Put down')}
        </button>
      </div>
    );
  }
  return (
    <div className="choices">
      {own.ships.map(({ no, area }) => (
        <button key={no} type="button" className="button small" onClick={() => setTaken({ is: 'ship', no })}>
          {t('Ship in {area}', { area: name('area', area) })}
        </button>
      ))}
      <ForecastNote nation={nation} />
      <Plan moves={moves} />
      <EndButton left={ready.length} answer={answer} />
    </div>
  );
}

/** Ends the movement; asks once when nothing was moved at all. */
function EndButton({ left, answer }: { readonly left: number; readonly answer: ControlProps['answer'] }): ReactElement {
  const view = useView();
  const moved =
    Object.keys(view.movement?.moved ?? {}).length +
    Object.values(view.movement?.sailed ?? {}).filter((legs) => legs > 0).length;
  return (
    <AskOnce
      undone={moved === 0 && left > 0 ? t('Nothing has moved yet.') : undefined}
      label={t('End movement')}
      sure={t('End all the same')}
      go={() => void answer({ do: 'end' })}
    />
  );
}
