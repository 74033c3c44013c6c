import { isRecord } from '@ecumene/engine';
import { type EpState, saleRate } from '@ecumene/expansion-project/reference';
import { cardsToSell, spareStock } from '../ancients/annexing.ts';
import type { BoardPosition } from '../ancients/board-position.ts';
import { areaOf, growth } from '../ancients/choices.ts';
import type { Choice } from '../ancients/guide.ts';
import { giveCard, lossOf, toTheWeakest, usual, yes } from '../ancients/plain-choices.ts';
import { boundOf, isChooseOne, isNameNumber, numberIn, tallyIn } from '../ancients/questions.ts';
import { lead } from '../ancients/track-demands.ts';
import { worthOf } from '../ancients/worth.ts';
import { useAbility } from './abilities.ts';
import { CREDITS } from './purchase.ts';
import { choosePackage, placePeople } from './shorter-game.ts';

/** Treasury that Minor Uprising is not worth. */
const KEPT = 9;
const PER_POINT = 2;

/** Unit points are saved from what the treasury can spare. */
const buyOffPoints: Choice = ({ me }, _temper, question) =>
  isNameNumber(question)
    ? Math.max(question.least, Math.min(question.most, Math.floor((me.treasury - KEPT) / PER_POINT)))
    : undefined;

/** What two cities are worth in cards. */
const TWO_CITIES = 40;

/** Two cards of those a hand can best do without, if they are worth less than the cities. */
const cardsInstead: Choice = (position, _temper, question) => {
  const hand = position.book.goods.count(position.view.hand);
  const held = Object.entries(tallyIn(question, 'cards')).flatMap(([id, count]) => new Array<string>(count).fill(id));
  const loss = (id: string): number => lossOf(position, hand, id);
  const given = held.sort((a, b) => loss(a) - loss(b)).slice(0, numberIn(question, 'count'));
  if (given.length < numberIn(question, 'count')) return {};
  if (given.reduce((sum, id) => sum + loss(id), 0) > TWO_CITIES) return {};
  const answer: Record<string, number> = {};
  for (const id of given) answer[id] = (answer[id] ?? 0) + 1;
  return answer;
};

/** Credits for the group with most to learn. */
const chooseGroup: Choice = ({ me }) => CREDITS.mostOpen(me.cards);

/** Cards that stand alone, as far as stock can spare the tokens. */
const sellCards: Choice<EpState> = (position, _temper, question, _heard, state) => {
  const room = Math.min(numberIn(question, 'stock'), spareStock(position));
  const sold: Record<string, number> = {};
  for (const id of position.book.goods.cards(
    cardsToSell(position, saleRate(state, position.number), room),
    () => position.view.hand,
  ))
    sold[id] = (sold[id] ?? 0) + 1;
  return sold;
};

/** Tokens of whoever leads become barbarians. */
const sackNeighbours: Choice = (position, _temper, question) => {
  const bands = boundOf(question, 'bands');
  if (!Array.isArray(bands)) return undefined;
  const rivals = bands.flatMap((band: unknown) => bandOf(position, band)).filter((band) => band.lead > 0);
  let left = numberIn(question, 'most');
  return rivals
    .sort((a, b) => b.lead - a.lead)
    .flatMap(({ area, nation, tokens }) => {
      const count = Math.min(left, tokens);
      left -= count;
      return count > 0 ? [{ area, nation, tokens: count }] : [];
    });
};

function bandOf(position: BoardPosition, band: unknown) {
  if (!isRecord(band)) return [];
  const { area, nation, tokens } = band;
  if (typeof area !== 'string' || typeof nation !== 'string' || typeof tokens !== 'number') return [];
  const owner = position.view.nations.findIndex(({ name }) => name === nation);
  return [{ area, nation, tokens, lead: lead(position, owner) }];
}

/** The two areas whose tokens are missed least. */
const tribalConflict: Choice = (position, temper, question) => {
  if (!isChooseOne(question)) return undefined;
  const loss = (pair: string): number =>
    pair.split('+').reduce((sum, id) => {
      const area = areaOf(position, id);
      return sum + worthOf(position, temper, area, position.own[area] ?? 0);
    }, 0);
  return [...question.from].sort((a, b) => loss(a) - loss(b))[0];
};

/** How questions are answered that only the Expansion Project asks. */
export const CHOICES: Readonly<Record<string, Choice<EpState>>> = {
  abilities: useAbility,
  'annex-areas': usual,
  beneficiary: toTheWeakest,
  'buy-off-points': buyOffPoints,
  'cards-instead': cardsInstead,
  casualties: usual,
  'choose-group': chooseGroup,
  'choose-package': choosePackage,
  'city-attacks': usual,
  'cyclone-sea': usual,
  exchange: usual,
  'first-ship': usual,
  'flood-plain': usual,
  'give-card': giveCard,
  'give-up-cards': usual,
  'go-on': yes,
  'heir-of-revolt': toTheWeakest,
  'keep-ships': usual,
  'pay-instead': yes,
  'place-people': placePeople,
  'replace-cities': growth,
  resettle: growth,
  sacking: sackNeighbours,
  'sell-cards': sellCards,
  'start-stacks': usual,
  'take-card': yes,
  'tribal-conflict': tribalConflict,
  volcano: usual,
};
