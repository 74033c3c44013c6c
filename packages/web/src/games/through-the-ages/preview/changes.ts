import type { Seat } from '@ecumene/engine';
import { foresightOf, type Income, incomeOf } from '@ecumene/through-the-ages/foresight';
import type { AgesView, CivilizationView } from '@ecumene/through-the-ages/reference';
import { t } from '../../../text/text.ts';
import type { PossibleAction } from '../actions/possible-action.ts';
import type { SignName } from '../cards/digest.ts';

/** What an action changes about a number. */
export interface Change {
  readonly sign: SignName;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Whether it is for the better; costs are not, but they stand in the price already. */
  readonly good: boolean;
}

/** A civilization as it stands, and what its turn will bring. */
interface Figures {
  readonly civ: CivilizationView;
  readonly income: Income;
}

/** What a number is, and how it reads. */
interface Reading {
  readonly sign: SignName;
  readonly name: string;
  value(figures: Figures): number;
  /** Something more is to be said about it than the number itself. */
  shown?(figures: Figures): string;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const READINGS: readonly Reading[] = [
  { sign: 'culture', name: t('Culture'), value: ({ civ }) => civ.culture },
  { sign: 'science', name: t('Science'), value: ({ civ }) => civ.science },
  { sign: 'food', name: t('Food'), value: ({ civ }) => civ.food },
  { sign: 'resources', name: t('Resources'), value: ({ civ }) => civ.resources },
  {
    sign: 'culture',
    name: t('Culture each turn'),
    value: ({ income }) => income.culture,
    shown: ({ income }) => signed(income.culture),
  },
  {
    sign: 'science',
    name: t('Science each turn'),
    value: ({ income }) => income.science,
    shown: ({ income }) => signed(income.science),
  },
  {
    sign: 'food',
    name: t('Food each turn'),
    value: ({ income }) => income.food,
    shown: ({ income }) => signed(income.food),
  },
  {
    sign: 'resources',
    name: t('Resources each turn'),
    value: ({ income }) => income.resources,
    shown: ({ income }) => signed(income.resources),
  },
  { sign: 'strength', name: t('Strength'), value: ({ civ }) => civ.ratings.strength },
  {
    sign: 'happy',
    name: t('Happy faces'),
    value: ({ civ }) => civ.ratings.happy - civ.needs.happy,
    shown: ({ civ }) => t('{have} of {needed}', { have: civ.ratings.happy, needed: civ.needs.happy }),
  },
  { sign: 'worker', name: t('Unused workers'), value: ({ civ }) => civ.unused },
  { sign: 'civil', name: t('Civil actions left'), value: ({ civ }) => civ.civil.ready },
  {
    sign: 'military',
    name: t('Military actions left'),
    value: ({ civ }) => civ.military.ready + civ.military.extra,
  },
  { sign: 'colonization', name: t('Colonization'), value: ({ civ }) => civ.ratings.colonization },
  { sign: 'card', name: t('Military cards'), value: ({ civ }) => civ.militaryBacks.length },
];

/** What an action would change about one's civilization; nothing where it is refused or asks for more. */
export function changesOf(view: AgesView, seat: Seat, action: PossibleAction['move']): readonly Change[] | undefined {
  const foresight = foresightOf(view, seat);
  const own = view.civilizations.find((civ) => civ.seat === seat);
  const after = foresight.after(action);
  if (own === undefined || after === undefined) return undefined;
  const now = { civ: own, income: incomeOf(foresight.turnEnd()) };
  const then = { civ: after, income: incomeOf(foresight.turnEnd(action)) };
  return READINGS.flatMap(({ sign, name, value, shown = (figures) => String(value(figures)) }) => {
    const [before, later] = [value(now), value(then)];
    const [reads, willRead] = [shown(now), shown(then)];
    return reads === willRead ? [] : [{ sign, name, before: reads, after: willRead, good: later >= before }];
  });
}

/** An uprising that an action would bring about or avoid. */
export function unrest(view: AgesView, seat: Seat, action: PossibleAction['move']): 'comes' | 'avoided' | undefined {
  const before = view.civilizations.find((civ) => civ.seat === seat)?.needs.uprising;
  const after = foresightOf(view, seat).after(action)?.needs.uprising;
  if (before === undefined || after === undefined || before === after) return undefined;
  return after ? 'comes' : 'avoided';
}
