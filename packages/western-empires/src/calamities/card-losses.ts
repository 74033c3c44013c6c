import {
  countIn,
  faceNamed,
  faceValue,
  findCards,
  handByFace,
  handInCards,
  listFaces,
  type NationNumber,
  nation,
  noteLack,
  returnCards,
  seatOf,
} from '@ecumene/ancients';
import {
  type Asking,
  act,
  ask,
  Dice,
  moves,
  nameNumber,
  type Random,
  type Refusal,
  refuse,
  reveal,
  type Script,
  say,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import type { Loss, LossRow } from '../data/calamity-rows.ts';
import type { WeWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import type { Striking, Sufferer } from './striking.ts';
import { payTreasury } from './treasury.ts';

type Of<K extends Loss['is']> = Extract<Loss, { readonly is: K }> & Pick<LossRow, 'rules'>;

/** How many commodity cards a nation holds: everybody can tell, since the number of its calamities was shown. @rule WE calamity-selection.3 */
export function commoditiesHeld(world: WeWorld, number: NationNumber): number {
  return nation(world, number).hand.length - (world.calamitiesHeld[number] ?? 0);
}

/** Two cards of choice, each of which treasury may save. @rule WE banditry.1 @rule WE banditry.2 @rule WE banditry.3 @rule WE W37 */
export function* discardCards({ world, calamity }: Striking, { number }: Sufferer, loss: Of<'discard-cards'>): Script {
  const due = Math.min(loss.cards, commoditiesHeld(world, number));
  const most = Math.min(due, Math.floor(nation(world, number).treasury / loss.payEach));
  const rule = `WE ${loss.rules[0] ?? calamity}`;
  const seat = seatOf(world, number);
  let saved = 0;
  if (most > 0)
    saved = yield* ask(
      seat,
      nameNumber({
        topic: 'pay-for-cards',
        text: say('{calamity}: choose how many cards you keep for {each} treasury tokens each.', {
          calamity: the('card', calamity),
          each: loss.payEach,
        }),
        rule,
        least: 0,
        most,
      }),
    );
  if (saved > 0) payTreasury(world, number, saved * loss.payEach, 'WE banditry.2');
  if (due === saved) return;
  yield* handInCards(world, seat, number, {
    count: due - saved,
    text: say('{calamity}: choose {count, plural, one {# commodity card} other {# commodity cards}} to discard.', {
      calamity: the('card', calamity),
      count: due - saved,
    }),
    rule,
  });
}

/** Commodity cards that are discarded, by face. */
const discardMoves = moves(
  'discard',
  Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), { maxProperties: 60 }),
);
type Discard = Static<typeof discardMoves.schema>;

/** Commodities of at least this face value in all, or every one. @rule WE corruption.1 @rule WE corruption.2 @rule WE W37 */
export function* discardValue(striking: Striking, { number, role }: Sufferer, loss: Of<'discard-value'>): Script {
  const { world, calamity } = striking;
  const value = workOut(world, number, calamity, role, loss.value);
  if (value === 0 || commoditiesHeld(world, number) === 0) return;
  const rule = `WE ${loss.rules[0] ?? calamity}`;
  const answer = yield* ask(seatOf(world, number), askValue(world, number, value, rule));
  const cards = Object.fromEntries(Object.entries(answer).filter(([, count]) => count > 0));
  const isShort = totalValue(world, cards) < value;
  returnCards(world, number, findCards(world, number, listFaces(cards)) ?? []);
  reveal(world, rule, { what: 'cards-surrendered', nation: nation(world, number).name, cards });
  // Whoever discards less than was asked for has nothing of value left, as everybody can tell.
  if (isShort) noteLack(world, { nation: number, valueFrom: 1 });
}

function commoditiesOf(world: WeWorld, number: NationNumber): Readonly<Record<string, number>> {
  const held = Object.entries(handByFace(world, number));
  return Object.fromEntries(held.filter(([id]) => faceNamed(world, id)?.kind === 'commodity'));
}

function totalValue(world: WeWorld, cards: Readonly<Record<string, number>>): number {
  return Object.entries(cards).reduce((sum, [id, count]) => {
    const face = faceNamed(world, id);
    return sum + (face === undefined ? 0 : count * faceValue(face));
  }, 0);
}

function askValue(world: WeWorld, number: NationNumber, value: number, rule: string): Asking<Discard> {
  const held = commoditiesOf(world, number);
  const due = Math.min(value, totalValue(world, held));
  return act(
    {
      topic: 'discard-value',
      text: say('Corruption: choose commodity cards with a total face value of at least {value} to discard.', {
        value,
      }),
      rule,
      bounds: { value, cards: held },
    },
    discardMoves,
    {
      check: (answer) => refuseValue(world, held, due, answer, rule),
      sample: (random) => anyValue(world, held, due, random),
      default: () => leastValue(world, held, due),
    },
  );
}

function refuseValue(
  world: WeWorld,
  held: Readonly<Record<string, number>>,
  due: number,
  answer: Discard,
  rule: string,
): Refusal | undefined {
  for (const [id, count] of Object.entries(answer))
    if (count > countIn(held, id))
      return refuse(
        'not-held',
        say('You do not hold {count} {card}. Choose cards from your hand.', { count, card: the('card', id) }),
        rule,
      );
  const value = totalValue(world, answer);
  if (value >= due) return undefined;
  return refuse('too-few', say('These cards are worth {value}. Discard at least {due}.', { value, due }), rule);
}

function anyValue(world: WeWorld, held: Readonly<Record<string, number>>, due: number, random: Random): Discard {
  const dice = new Dice(random);
  const answer: Record<string, number> = {};
  for (const id of dice.shuffle(listFaces(held))) {
    if (totalValue(world, answer) >= due && dice.chance(3, 4)) break;
    answer[id] = (answer[id] ?? 0) + 1;
  }
  return answer;
}

/** Single cards before sets, cheap ones first. */
function leastValue(world: WeWorld, held: Readonly<Record<string, number>>, due: number): Discard {
  const worth = (id: string): number => {
    const face = faceNamed(world, id);
    return face === undefined ? 0 : (held[id] ?? 0) * faceValue(face);
  };
  const answer: Record<string, number> = {};
  for (const id of listFaces(held).sort((a, b) => worth(a) - worth(b) || (a < b ? -1 : 1))) {
    if (totalValue(world, answer) >= due) break;
    answer[id] = (answer[id] ?? 0) + 1;
  }
  return answer;
}
