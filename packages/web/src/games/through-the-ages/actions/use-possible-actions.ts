import type { TableView } from '@ecumene/client';
import type { Asked, Refusal } from '@ecumene/engine';
import { foresightOf } from '@ecumene/through-the-ages/foresight';
import type { AgesView, CivilizationView, Kept } from '@ecumene/through-the-ages/reference';
import { useCallback, useSyncExternalStore } from 'react';
import { useTable } from '../../../table/at-table.ts';
import type { TablePort } from '../../../table/port.ts';
import { openOverlay } from '../overlay.ts';
import { isAgesView } from '../view.ts';
import { agreementActions, headStartActions, phaseActions } from './action-phase.ts';
import { politicalActions } from './politics.ts';
import type { PossibleAction, Spot } from './possible-action.ts';

/** An action with what the table says about it. */
export interface Judged extends PossibleAction {
  readonly may: 'yes' | 'no' | 'unknown';
  readonly refusal?: Refusal;
}

/** What the seat is asked whose answer is an action, and all the actions that might answer it. */
interface ActionSource {
  readonly asked: Asked | undefined;
  subscribe(listener: () => void): () => void;
  actions(): readonly Judged[];
}

const ACTIONS: Readonly<Record<string, (view: AgesView, civ: CivilizationView) => readonly PossibleAction[]>> = {
  action: phaseActions,
  politics: politicalActions,
  'head-start': headStartActions,
  agreement: agreementActions,
};

const NOTHING: readonly Judged[] = [];
const NO_SOURCE: ActionSource = { asked: undefined, subscribe: () => () => undefined, actions: () => NOTHING };

/** One survey for each view: all parts of the screen share it. */
const sources = new WeakMap<TableView, ActionSource>();

function sourceOf(port: TablePort, tableView: TableView): ActionSource {
  const known = sources.get(tableView);
  if (known !== undefined) return known;
  const made = makeSource(port, tableView);
  sources.set(tableView, made);
  return made;
}

function makeSource(port: TablePort, { questions, view }: TableView): ActionSource {
  const asked = questions.find(({ question }) => Object.hasOwn(ACTIONS, question.topic));
  const find = asked === undefined ? undefined : ACTIONS[asked.question.topic];
  if (asked === undefined || find === undefined || !isAgesView(view)) return NO_SOURCE;
  const civ = view.civilizations.find(({ seat }) => seat === port.seat);
  if (civ === undefined) return NO_SOURCE;
  const listeners = new Set<() => void>();
  let actions: readonly Judged[] = find(view, civ).map((one) => ({ ...one, may: 'unknown' as const }));
  port
    .checkAll(
      asked.id,
      actions.map(({ move }) => move),
    )
    .then(
      (refusals) => {
        actions = actions.map((one, place) => judged(one, refusals[place]));
        for (const listener of listeners) listener();
      },
      () => undefined,
    );
  return {
    asked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actions: () => actions,
  };
}

function judged(one: PossibleAction, refusal: Refusal | undefined): Judged {
  return refusal === undefined ? { ...one, may: 'yes' } : { ...one, may: 'no', refusal };
}

/** The ways an action might be paid for, where players say which tokens they keep. */
function waysByHand(
  { seat: own }: TablePort,
  { view, questions }: TableView,
  { move }: PossibleAction,
): readonly Kept[] {
  if (!isAgesView(view) || view.payments === 'automatic' || own === null) return [];
  const isStart = questions.some(({ question }) => question.topic === 'head-start');
  return foresightOf(view, own).waysToPay(move, isStart ? 'head-start' : 'action');
}

/** The ways of paying that the table takes. */
async function allowed(
  port: TablePort,
  { id }: Asked,
  { move }: PossibleAction,
  ways: readonly Kept[],
): Promise<readonly Kept[]> {
  const refusals = await port.checkAll(
    id,
    ways.map((keep) => ({ ...move, keep })),
  );
  return ways.filter((_, place) => refusals[place] === undefined);
}

export interface AtHand {
  readonly asked: Asked | undefined;
  readonly actions: readonly Judged[];
  /** Does an action, or says why not. */
  carryOut(one: Judged): void;
  /** Gives any answer to the question. */
  give(answer: unknown): void;
}

/** What can be done now, and doing it. */
export function usePossibleActions(): AtHand {
  const { port, tableView, give: answerOnce, refuse } = useTable();
  const source = sourceOf(port, tableView);
  const actions = useSyncExternalStore(source.subscribe, source.actions);
  const { asked } = source;
  const give = useCallback(
    (answer: unknown): void => {
      if (asked !== undefined) void answerOnce(asked.id, answer);
    },
    [asked, answerOnce],
  );
  const carryOut = useCallback(
    (one: Judged): void => {
      const plainly = (): void => give(one.move);
      const ways = waysByHand(port, tableView, one);
      if (one.refusal !== undefined) refuse(one.refusal);
      else if (asked === undefined || ways.length < 2) plainly();
      else
        allowed(port, asked, one, ways).then((open) => {
          if (open.length < 2) plainly();
          else openOverlay({ at: 'payment', action: one, ways: open });
        }, plainly);
    },
    [port, tableView, asked, give, refuse],
  );
  return { asked, actions, carryOut, give };
}

/** The actions to be done at one spot: those that stand for themselves, and asides that are possible. */
export function actionsAt(actions: readonly Judged[], spot: Spot): readonly Judged[] {
  return actions.filter(({ spots, aside, may }) => spots.includes(spot) && (!aside || may === 'yes'));
}

/** The one action a card shows: one that is possible, plainly if it can; where none is, what it would be. */
export function onTile(here: readonly Judged[]): readonly Judged[] {
  const can = here.filter(({ may }) => may === 'yes');
  const plain = can.filter(({ aside }) => !aside);
  return [plain[0] ?? can[0] ?? here[0]].filter((one) => one !== undefined);
}
