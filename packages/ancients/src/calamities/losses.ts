import {
  type Asking,
  act,
  ask,
  at,
  happen,
  pick,
  type Refusal,
  refuse,
  type Script,
  say,
  type Text,
  the,
} from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { limitFor } from '../book/limits.ts';
import { eliminateCity, reduceCity } from '../cities.ts';
import {
  areaId,
  areaNumber,
  areasWithTokens,
  CITY_POINTS,
  citiesOf,
  nameOf,
  nation,
  seatOf,
  tokensIn,
} from '../nations.ts';
import { removeTokens } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import {
  costOf,
  everything,
  FOR_ONE_POINT,
  type Losses,
  lossMoves,
  type Means,
  mostLeft,
  onlyChoice,
  type Payment,
  pointsOfLosses,
  sample,
  waysToPay,
} from './loss-ways.ts';

/** Which units a loss may fall on, and what must stay. */
export interface Loss<W> {
  /** The card of the calamity that takes them. */
  readonly calamity: string;
  readonly rule: string;
  /** Areas whose units count; all, if not said. */
  where?(area: AreaNumber): boolean;
  /** Whether a city counts; all do, if not said. */
  city?(area: AreaNumber): boolean;
  /** How many tokens of an area count; all, if not said. */
  tokens?(area: AreaNumber): number;
  /** Who picks the units; their owner, if not said. */
  readonly chooser?: NationNumber;
  /** Tokens that must stay in every area struck, of a city too; 0 if not said. */
  readonly stay?: number;
  /** Unit points a nation can lose at all; everything, if not said. */
  readonly damageLeft?: (world: W, number: NationNumber) => number;
  /** One city may leave four tokens, whatever its area feeds, for the last point that is missing. */
  readonly lastPoint?: boolean;
}

/** Unit points on the board that a loss can take. @rule calamities.losses */
export function pointsExposed<W extends Ancients>(
  world: W,
  number: NationNumber,
  loss: Loss<W>,
  book: Book<W>,
): number {
  const means = meansOf(world, number, loss, book);
  return pointsOfLosses(everything(means));
}

/**
 * A nation loses unit points, of units of its own choice: exactly, else with the least excess, else all there is. A city
 * counts five, less the tokens left in its place. Says how many points were lost.
 * @rule calamities.losses
 */
export function* loseUnitPoints<W extends Ancients>(
  world: W,
  number: NationNumber,
  points: number,
  loss: Loss<W>,
  book: Book<W>,
): Script<number> {
  return pointsOfLosses(yield* loseUnits(world, number, points, loss, book));
}

/** The same, but says which units were lost. */
export function* loseUnits<W extends Ancients>(
  world: W,
  number: NationNumber,
  due: number,
  loss: Loss<W>,
  book: Book<W>,
): Script<Losses> {
  if (due <= 0) return NOTHING;
  const means = meansOf(world, number, loss, book);
  const points = Math.min(due, means.damageLeft);
  if (points <= 0) return NOTHING;
  const { goal, ways } = waysToPay(means, points);
  if (goal === 0) return NOTHING;
  happen(world, loss.rule, { what: 'losses-due', nation: nation(world, number).name, points });
  const all = everything(means);
  const choice =
    goal >= pointsOfLosses(all)
      ? all
      : (onlyChoice(means, ways) ??
        (yield* ask(
          seatOf(world, loss.chooser ?? number),
          askLosses(means, { goal, ways }, loss.rule, whichUnits(world, number, goal, loss)),
        )));
  suffer(world, number, choice, loss);
  return choice;
}

const NOTHING: Losses = { tokens: {}, cities: {} };

function meansOf<W extends Ancients>(world: W, number: NationNumber, loss: Loss<W>, { limits }: Book<W>): Means {
  const stay = loss.stay ?? 0;
  const counts = (area: AreaNumber): boolean => loss.where?.(area) ?? true;
  return {
    stay,
    stock: nation(world, number).stock,
    damageLeft: loss.damageLeft?.(world, number) ?? Number.POSITIVE_INFINITY,
    tokens: areasWithTokens(world, number)
      .filter(counts)
      .map((area) => ({
        area,
        id: areaId(world, area),
        most: Math.min(tokensIn(world, area, number) - stay, loss.tokens?.(area) ?? Number.POSITIVE_INFINITY),
      }))
      .filter(({ most }) => most > 0),
    cities: citiesOf(world, number)
      .filter((area) => counts(area) && (loss.city?.(area) ?? true))
      .map((area) => {
        const least = tokensIn(world, area, number) < stay ? stay : 0;
        const most = Math.max(least, Math.min(CITY_POINTS - 1, limitFor(limits, world, area, number)));
        return { area, id: areaId(world, area), least, most };
      })
      .sort((a, b) => b.most - a.most || a.area - b.area),
    lastPoint: loss.lastPoint ?? false,
  };
}

/** What takes the units, how many, and whose they are if somebody else picks them. */
function whichUnits(
  world: Ancients,
  number: NationNumber,
  goal: number,
  { calamity, chooser }: Pick<Loss<never>, 'calamity' | 'chooser'>,
): Text {
  const card = the('card', calamity);
  if (chooser === undefined || chooser === number)
    return say('{calamity}: choose {goal, plural, one {# unit point} other {# unit points}} to lose.', {
      calamity: card,
      goal,
    });
  return say('{calamity}: choose {goal, plural, one {# unit point} other {# unit points}} that {nation} loses.', {
    calamity: card,
    goal,
    nation: the('nation', nameOf(world, number)),
  });
}

function askLosses(means: Means, { goal, ways }: Payment, rule: string, text: Text): Asking<Losses> {
  const least = means.cities.filter((city) => city.least < means.stay).map((city) => [city.id, city.least]);
  const bounds = {
    goal,
    stay: means.stay,
    tokens: Object.fromEntries(means.tokens.map(({ id, most }) => [id, most])),
    cities: Object.fromEntries(means.cities.map(({ id, most }) => [id, most])),
    ...(least.length > 0 && { least: Object.fromEntries(least) }),
    ...(means.lastPoint && { lastPoint: true }),
  };
  return act({ topic: 'losses', text, rule, bounds }, lossMoves, {
    check: (answer) => refusal(means, goal, rule, answer),
    sample: (random) => sample(means, pick(random, ways), random),
    default: () => sample(means, at(ways, 0)),
  });
}

function refusal(means: Means, goal: number, rule: string, answer: Losses): Refusal | undefined {
  let lost = 0;
  for (const [id, count] of Object.entries(answer.tokens)) {
    const place = means.tokens.find((one) => one.id === id);
    const most = place?.most ?? 0;
    if (place === undefined || count > most)
      return refuse(
        'tokens',
        say(
          'You can lose {most, plural, =0 {no token} one {# token} other {# tokens}} in {area}. Choose other units.',
          {
            most,
            area: the('area', id),
          },
        ),
        rule,
      );
    lost += count;
  }
  let left = 0;
  let last = means.lastPoint ? 1 : 0;
  for (const [id, count] of Object.entries(answer.cities)) {
    const place = means.cities.find((one) => one.id === id);
    const paysLast = count === FOR_ONE_POINT && place !== undefined && count > place.most && last > 0;
    if (paysLast) last -= 1;
    if (place === undefined || count < place.least || (count > place.most && !paysLast))
      return refuse(
        'city',
        say('A city in {area} cannot leave {count} tokens. Choose another number or city.', {
          count,
          area: the('area', id),
        }),
        rule,
      );
    left += count;
  }
  if (left > mostLeft(means, Object.keys(answer.cities).length, means.stock + lost))
    return refuse('stock', say('Your stock has no {left} tokens for these cities. Leave fewer.', { left }), rule);
  if (costOf(means, lost, Object.keys(answer.cities).length, left) > means.damageLeft)
    return refuse('too-low', say('The calamity limit protects these units. Choose others.'), rule);
  const sum = pointsOfLosses(answer);
  if (sum === goal) return undefined;
  return refuse('wrong-total', say('These units count {sum} points. You must lose {goal}.', { sum, goal }), rule);
}

/** Tokens go first, so that they can stand in for the cities. Where some must stay, a city is reduced and not eliminated. */
function suffer(
  world: Ancients,
  number: NationNumber,
  { tokens, cities }: Losses,
  { rule, stay = 0 }: Loss<never>,
): void {
  for (const [id, count] of Object.entries(tokens)) {
    const area = areaNumber(world, id);
    if (area !== undefined) removeTokens(world, rule, number, area, count);
  }
  for (const [id, left] of Object.entries(cities)) {
    const area = areaNumber(world, id);
    if (area === undefined) continue;
    if (left === 0 && stay > 0) removeTokens(world, rule, number, area, stay);
    if (left === 0 && stay === 0) eliminateCity(world, rule, area);
    else reduceCity(world, rule, area, Math.max(left, stay));
  }
}
