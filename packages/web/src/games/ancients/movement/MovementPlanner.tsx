import type { News } from '@ecumene/client';
import { type Question, type Refusal, say } from '@ecumene/engine';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { type AtTable, TableContext, useTable } from '../../../table/at-table.ts';
import type { TablePort } from '../../../table/port.ts';
import { StoryContext } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import type { PlannerProps } from '../../game-screen.ts';
import { useOwnNation, useReading } from '../view.ts';
import { MovementControl } from './MovementControl.tsx';
import { PlanTerms, type Terms } from './PlanTerms.tsx';
import { followPlan, goalsOf, guarded, homesOf, keptPlan, type PlannedMove } from './planned-moves.ts';

const QUESTION: Question = { kind: 'act', topic: 'movement', text: say('Plan your movement.') };

/**
 * A movement planned before its turn: made with the very control of movement, on a table as it would be seen on the way. Only
 * when it is saved does the table hear of it, and nobody else ever does.
 */
export function MovementPlanner({ close }: PlannerProps): ReactElement {
  const table = useTable();
  const reading = useReading();
  const nation = useOwnNation()?.name ?? '';
  const kept = useMemo(() => keptPlan(table.tableView.left), [table.tableView.left]);
  const [moves, setMoves] = useState<readonly PlannedMove[]>(() =>
    kept === undefined
      ? []
      : kept.moves.slice(0, (followPlan(reading, nation, kept.moves).fails?.number ?? Infinity) - 1),
  );
  const [settling, setSettling] = useState(false);
  const planned = useMemo(() => followPlan(reading, nation, moves), [reading, nation, moves]);
  const { refuse: tell } = table;
  const answer = useCallback(
    async (move: unknown): Promise<boolean> => {
      if (!isMove(move)) return false;
      if (move.do === 'end') {
        setSettling(true);
        return true;
      }
      const more = [...moves, move];
      const { fails } = followPlan(reading, nation, more);
      tell(fails?.refusal);
      if (fails === undefined) setMoves(more);
      return fails === undefined;
    },
    [moves, reading, nation, tell],
  );
  const asked = useMemo(
    () => ({ id: `plan ${moves.length}`, seat: table.seat ?? '', question: QUESTION }),
    [moves, table.seat],
  );
  const inPlan = useMemo<AtTable>(
    () => ({
      ...table,
      port: portOfPlan(table.port, (move) => followPlan(reading, nation, [...moves, move]).fails?.refusal),
      tableView: { ...table.tableView, view: planned.view, questions: [asked] },
      request: async (wish) => {
        if (wish.do === 'take-back') setMoves((before) => before.slice(0, -1));
        else if (wish.do === 'reset-step') setMoves([]);
        return undefined;
      },
    }),
    [table, planned.view, asked, reading, nation, moves],
  );
  const story = useMemo<readonly News[]>(
    () => planned.told.map((happening, number) => ({ number, happening })),
    [planned.told],
  );
  const save = async (terms: Terms): Promise<void> => {
    const areas = [...(terms.goals ? goalsOf(planned.told) : []), ...(terms.homes ? homesOf(reading, nation) : [])];
    const unless = guarded(reading, nation, [...new Set(areas)]);
    const plan = { moves, otherwise: terms.otherwise, unless };
    if ((await table.request({ do: 'stand', topic: 'movement', answers: [plan], plan: true })) === undefined) close();
  };
  return (
    <div className="asking" data-topic="plan-movement">
      <div className="asking-words">
        <p className="asking-text">{t('Plan your movement. Nobody else sees it.')}</p>
        {!settling && (
          <p className="asking-more hint">{t('Tap your tokens or ships on the map, then where they go.')}</p>
        )}
      </div>
      <div className="asking-control">
        {settling ? (
          <PlanTerms
            count={moves.length}
            before={kept}
            save={save}
            back={() => setSettling(false)}
            remove={async () => {
              await table.request({ do: 'stand-down', topic: 'movement' });
              close();
            }}
          />
        ) : (
          <>
            <TableContext value={inPlan}>
              <StoryContext value={story}>
                <MovementControl asked={asked} answer={answer} planned />
              </StoryContext>
            </TableContext>
            <button type="button" className="button quiet" onClick={close}>
              {t('Stop planning')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function isMove(move: unknown): move is PlannedMove {
  return typeof move === 'object' && move !== null && 'do' in move && typeof move.do === 'string';
}

/** The way to the table while a plan is made: what is asked of it about a move is answered here. */
function portOfPlan(port: TablePort, check: (move: unknown) => Refusal | undefined): TablePort {
  return {
    game: port.game,
    seat: port.seat,
    tableView: () => port.tableView(),
    state: () => port.state(),
    subscribe: (listener) => port.subscribe(listener),
    listen: (listener) => port.listen(listener),
    request: (request) => port.request(request),
    check: async (_question, move) => check(move),
    checkAll: async (_question, answers) => answers.map(() => undefined),
    suggest: (question) => port.suggest(question),
    list: async () => undefined,
    story: (since) => port.story(since),
    at: (number) => port.at(number),
    close: () => port.close(),
  };
}
