import { type ChooseOne, type Confirm, type NameNumber, type Question, type Seat, say } from '@ecumene/engine';
import { hasCard } from './cards-held.ts';
import { isAcView } from './view.ts';

const BUY: Confirm = {
  kind: 'confirm',
  topic: 'buy-trade-card',
  text: say('Do you buy a trade card whenever your treasury allows it?'),
  rule: 'AC 27.51',
  usual: false,
};

const PILLAGE: NameNumber = {
  kind: 'name-number',
  topic: 'pillage',
  text: say('How many tokens do you pillage from a city you destroy?'),
  rule: 'AC 24.52',
  least: 0,
  most: 3,
  usual: 3,
};

const TAXES: ChooseOne = {
  kind: 'choose-one',
  topic: 'tax-rate',
  text: say('How many tokens do you tax from each city?'),
  rule: 'AC 19.2',
  from: ['1', '2', '3'],
  usual: '2',
};

const GRAIN: NameNumber = {
  kind: 'name-number',
  topic: 'show-grain',
  text: say('How many Grain cards do you show against a famine?'),
  rule: 'AC 30.312',
  least: 0,
  most: 7,
  usual: 0,
};

/** What a nation can answer before it is asked: what comes again and again with the same few answers. */
export function ahead(view: unknown, seat: Seat): readonly Question[] {
  const nation = isAcView(view) ? view.nations.find((one) => one.seat === seat) : undefined;
  if (nation === undefined || nation.inert) return [];
  const holds = (card: string): boolean => hasCard(nation, card);
  return [...(holds('coinage') ? [TAXES] : []), BUY, PILLAGE, ...(holds('pottery') ? [GRAIN] : [])];
}
