import type { TableView } from '@ecumene/client';
import type { Asked, Refusal } from '@ecumene/engine';
import { foresightOf } from '@ecumene/through-the-ages/foresight';
import type { AgesView, CivilizationView, Kept } from '@ecumene/through-the-ages/reference';
import { useCallback, useSyncExternalStore } from 'react';
import { useTable } from '../../../table/at-table.ts';
import type { TablePort } from '../../../table/port.ts';
import { openOverlay } from '../overlay.ts';
import { isAgesView } from '../view.ts';
import { actionDeeds, agreementDeeds, headStartDeeds } from './actions.ts';
import type { Deed, Spot } from './deed.ts';
import { politicalDeeds } from './politics.ts';

/** A deed with what the table says about it. */
export interface Judged extends Deed {
  readonly may: 'yes' | 'no' | 'unknown';
  readonly refusal?: Refusal;
}

/** What the seat is asked whose answer is a deed, and all the deeds that might answer it. */
interface Survey {
  readonly asked: Asked | undefined;
  subscribe(listener: () => void): () => void;
  deeds(): readonly Judged[];
}

const DEEDS: Readonly<Record<string, (view: AgesView, civ: CivilizationView) => readonly Deed[]>> = {
  action: actionDeeds,
  politics: politicalDeeds,
  'head-start': headStartDeeds,
  agreement: agreementDeeds,
};

const NOTHING: readonly Judged[] = [];
const NO_SURVEY: Survey = { asked: undefined, subscribe: () => () => undefined, deeds: () => NOTHING };

/** One survey for each view: all parts of the screen share it. */
const surveys = new WeakMap<TableView, Survey>();

function surveyOf(port: TablePort, tableView: TableView): Survey {
  const known = surveys.get(tableView);
  if (known !== undefined) return known;
  const made = makeSurvey(port, tableView);
  surveys.set(tableView, made);
  return made;
}

function makeSurvey(port: TablePort, { questions, view }: TableView): Survey {
  const asked = questions.find(({ question }) => Object.hasOwn(DEEDS, question.topic));
  const find = asked === undefined ? undefined : DEEDS[asked.question.topic];
  if (asked === undefined || find === undefined || !isAgesView(view)) return NO_SURVEY;
  const civ = view.civilizations.find(({ seat }) => seat === port.seat);
  if (civ === undefined) return NO_SURVEY;
  const listeners = new Set<() => void>();
  let deeds: readonly Judged[] = find(view, civ).map((one) => ({ ...one, may: 'unknown' as const }));
  port
    .checkAll(
      asked.id,
      deeds.map(({ move }) => move),
    )
    .then(
      (refusals) => {
        deeds = deeds.map((one, place) => judged(one, refusals[place]));
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
    deeds: () => deeds,
  };
}

function judged(one: Deed, refusal: Refusal | undefined): Judged {
  return refusal === undefined ? { ...one, may: 'yes' } : { ...one, may: 'no', refusal };
}

/** The ways a deed might be paid for, where players say which tokens they keep. */
function waysByHand({ seat: own }: TablePort, { view, questions }: TableView, { move }: Deed): readonly Kept[] {
  if (!isAgesView(view) || view.payments === 'automatic' || own === null) return [];
  const isStart = questions.some(({ question }) => question.topic === 'head-start');
  return foresightOf(view, own).waysToPay(move, isStart ? 'head-start' : 'action');
}

/** The ways of paying that the table takes. */
async function allowed(
  port: TablePort,
  { id }: Asked,
  { move }: Deed,
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
  readonly deeds: readonly Judged[];
  /** Does a deed, or says why not. */
  carryOut(one: Judged): void;
  /** Gives any answer to the question. */
  give(answer: unknown): void;
}

/** What can be done now, and doing it. */
export function useDeeds(): AtHand {
  const { port, tableView, give: answerOnce, refuse } = useTable();
  const survey = surveyOf(port, tableView);
  const deeds = useSyncExternalStore(survey.subscribe, survey.deeds);
  const { asked } = survey;
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
          else openOverlay({ at: 'payment', deed: one, ways: open });
        }, plainly);
    },
    [port, tableView, asked, give, refuse],
  );
  return { asked, deeds, carryOut, give };
}

/** The deeds to be done at one spot: those that stand for themselves, and asides that are possible. */
export function deedsAt(deeds: readonly Judged[], spot: Spot): readonly Judged[] {
  return deeds.filter(({ spots, aside, may }) => spots.includes(spot) && (!aside || may === 'yes'));
}

/** The one action a card shows: one that is possible, plainly if it can; where none is, what it would be. */
export function onTile(here: readonly Judged[]): readonly Judged[] {
  const can = here.filter(({ may }) => may === 'yes');
  const plain = can.filter(({ aside }) => !aside);
  return [plain[0] ?? can[0] ?? here[0]].filter((one) => one !== undefined);
}
