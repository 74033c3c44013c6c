import { type AcView, CIVILIZATION_CARDS, COMMODITIES } from '@ecumene/advanced-civilization/reference';
import { type NameNumber, type Question, type Seat, say } from '@ecumene/engine';
import { asksOften } from '../ancients/automatic-questions.ts';
import { hasCard } from '../ancients/cards-held.ts';
import { readingOf } from './reading.ts';

/** Cards whose owner may show Grain in a famine, with the paragraph that says so. */
const SHOWING = CIVILIZATION_CARDS.flatMap(({ id, effects }) =>
  effects.flatMap((effect) =>
    'change' in effect && effect.change === 'points-a-card-shown' ? [{ id, ...effect }] : [],
  ),
);

function showGrain(rule: string): NameNumber {
  return {
    kind: 'name-number',
    topic: 'show-grain',
    text: say('Choose how many Grain cards to show against a famine.'),
    rule,
    least: 0,
    most: COMMODITIES.find(({ id }) => id === 'grain')?.copies ?? 0,
    usual: 0,
  };
}

/** What a nation can answer before it is asked. */
export function ahead(view: AcView, seat: Seat): readonly Question[] {
  const nation = view.nations.find((one) => one.seat === seat);
  if (nation === undefined || nation.inert) return [];
  const grain = SHOWING.flatMap(({ id, rule }) => (hasCard(nation, id) ? [showGrain(rule)] : []));
  return [...asksOften(readingOf(view), nation), ...grain];
}
