import {
  type Asking,
  act,
  ask,
  Dice,
  moves,
  type Random,
  type Refusal,
  refuse,
  type Script,
  say,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import type { Book } from '../book/book.ts';
import { type Conflict, type Side, sidesIn, substitutesIn } from '../book/conflict.ts';
import type { Because } from '../events.ts';
import { removeShip, shipNumbered } from '../fleet.ts';
import { areaId, areaNumber, isActive, nation, seatOf } from '../nations.ts';
import { removeTokens } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import { fight, isFought } from './fight.ts';

/** Fights in which some may pay their losses with other pieces than the tokens that fight. */

const area = Type.String({ maxLength: 40 });

/** What pays a loss: a token of the fight itself, a token of another area, or a ship. */
const loss = Type.Union([
  Type.Literal('here'),
  Type.Object({ area }, { additionalProperties: false }),
  Type.Object({ ship: Type.Integer({ minimum: 1, maximum: 99 }) }, { additionalProperties: false }),
]);

/**
 * How a nation takes its losses: its fights in the order in which they are to be settled, and for each what pays the
 * first loss, the second, and so on. Further losses are tokens of the fight.
 */
export const casualtyMoves = moves(
  'casualties',
  Type.Object(
    {
      fights: Type.Array(
        Type.Object({ area, losses: Type.Array(loss, { maxItems: 99 }) }, { additionalProperties: false }),
        { maxItems: 99 },
      ),
    },
    { additionalProperties: false },
  ),
);
export type Casualties = Static<typeof casualtyMoves.schema>;
type Loss = Static<typeof loss>;

/** What each nation has planned for each fight. */
type Plans = Map<AreaNumber, Map<NationNumber, readonly Loss[]>>;

/** A fight: where, and how many tokens end it. */
export interface Fight {
  readonly area: AreaNumber;
  readonly limit: number;
  /** The nation all others fight: it ends when that is gone, too. */
  readonly against?: NationNumber;
}

type WithConflict<W extends Ancients> = Pick<Book<W>, 'conflict'>;

/** Nations in a fight that could pay with other pieces, in the order of the track. @rule conflict.substitutes */
function choosersIn<W extends Ancients>(
  world: W,
  { area: place, limit }: Fight,
  book: WithConflict<W>,
): NationNumber[] {
  const sides = sidesIn(book, world, place);
  if (!isFought(sides, limit)) return [];
  return sides.flatMap(({ nation: number }) => {
    if (!isActive(nation(world, number))) return [];
    const { tokens, ships } = substitutesIn(book, world, number, place);
    return tokens.size + ships.length > 0 ? [number] : [];
  });
}

/**
 * All these fights. Those in which nobody can pay otherwise come first. Then each nation that can says once how, and settles
 * its fights in its own order as soon as everybody in them has said it. @rule conflict.fight @rule conflict.substitutes
 */
export function settleFights<W extends Ancients>(
  world: W,
  fights: readonly Fight[],
  book: WithConflict<W>,
  settle: (one: Fight, paysElsewhere?: (side: Side) => boolean) => void,
): Script | void {
  const open: (Fight & { readonly choosers: readonly NationNumber[] })[] = [];
  for (const one of fights) {
    const choosers = choosersIn(world, one, book);
    if (choosers.length === 0) settle(one);
    else open.push({ ...one, choosers });
  }
  if (open.length > 0) return settleByPlans(world, open, book, settle);
}

function* settleByPlans<W extends Ancients>(
  world: W,
  fights: readonly (Fight & { readonly choosers: readonly NationNumber[] })[],
  book: WithConflict<W>,
  settle: (one: Fight, paysElsewhere?: (side: Side) => boolean) => void,
): Script {
  const plans: Plans = new Map();
  const choosers = [...new Set(fights.flatMap((one) => one.choosers))].sort((a, b) => a - b);
  for (const chooser of choosers) {
    const own = fights.filter((one) => one.choosers.includes(chooser));
    const answer = yield* ask(seatOf(world, chooser), askCasualties(world, chooser, own, book));
    const order = answer.fights.flatMap(({ area: id }) => own.filter((one) => areaId(world, one.area) === id));
    for (const { area: id, losses } of answer.fights) {
      const place = areaNumber(world, id);
      if (place === undefined) continue;
      const known = plans.get(place) ?? new Map<NationNumber, readonly Loss[]>();
      plans.set(place, known.set(chooser, losses));
    }
    for (const one of [...order, ...own.filter((each) => !order.includes(each))]) {
      if (one.choosers.at(-1) !== chooser) continue;
      settle(one, payer(world, one.area, plans.get(one.area) ?? new Map(), book));
    }
  }
}

/** One fight, with those asked who can pay otherwise. @rule conflict.fight @rule conflict.substitutes */
export function fightWithChoices<W extends Ancients>(
  world: W,
  one: Fight,
  book: WithConflict<W>,
  because?: Because,
): Script | void {
  return settleFights(world, [one], book, ({ area: place, limit, against }, paysElsewhere) =>
    fight(world, place, limit, book, because, paysElsewhere, against),
  );
}

/** Pays losses as they were planned, as far as the pieces are still there; says whether another piece paid. */
function payer<W extends Ancients>(
  world: W,
  place: AreaNumber,
  plans: ReadonlyMap<NationNumber, readonly Loss[]>,
  book: WithConflict<W>,
): (side: Side) => boolean {
  const left = new Map([...plans].map(([number, losses]) => [number, [...losses]]));
  return ({ nation: number }) => {
    const losses = left.get(number) ?? [];
    for (let next = losses.shift(); next !== undefined; next = losses.shift()) {
      if (next === 'here') return false;
      if (payWith(world, number, place, next, book)) return true;
    }
    return false;
  };
}

/** @rule conflict.substitutes @rule conflict.ship-losses */
function payWith<W extends Ancients>(
  world: W,
  number: NationNumber,
  place: AreaNumber,
  next: Exclude<Loss, 'here'>,
  book: WithConflict<W>,
): boolean {
  const { cites } = book.conflict;
  const { tokens, ships } = substitutesIn(book, world, number, place);
  if ('ship' in next) {
    const ship = ships.includes(next.ship) ? shipNumbered(world, number, next.ship) : undefined;
    if (ship !== undefined) removeShip(world, cites['ship-losses'][0], number, ship);
    return ship !== undefined;
  }
  const from = areaNumber(world, next.area);
  if (from === undefined || (tokens.get(from) ?? 0) === 0) return false;
  removeTokens(world, cites.substitutes[0], number, from, 1, 'conflict');
  return true;
}

const WHAT = say('Choose what you lose in each conflict.');

function askCasualties<W extends Ancients>(
  world: W,
  number: NationNumber,
  fights: readonly Fight[],
  book: WithConflict<W>,
): Asking<Casualties> {
  const means = new Map(fights.map((one) => [areaId(world, one.area), substitutesIn(book, world, number, one.area)]));
  const bounds = {
    fights: Object.fromEntries(
      [...means].map(([id, { tokens, ships }]) => [
        id,
        { tokens: Object.fromEntries([...tokens].map(([from, count]) => [areaId(world, from), count])), ships },
      ]),
    ),
  };
  const { cites } = book.conflict;
  const hasTokens = [...means.values()].some(({ tokens }) => tokens.size > 0);
  const [rule] = hasTokens ? cites.substitutes : cites['ship-losses'];
  return act({ topic: 'casualties', text: WHAT, rule, bounds }, casualtyMoves, {
    check: (answer) => refusal(world, means, cites, answer),
    sample: (random) => sample(world, means, random),
    default: (): Casualties => ({ fights: [] }),
  });
}

type Means = ReadonlyMap<string, ReturnType<typeof substitutesIn>>;

/** Each fight is named once, and no piece pays more often than it can. @rule conflict.substitutes @rule conflict.ship-losses */
function refusal(
  world: Ancients,
  means: Means,
  cites: Conflict<never>['cites'],
  { fights }: Casualties,
): Refusal | undefined {
  const [rule] = cites.substitutes;
  const named = fights.map((one) => one.area);
  for (const { area: id, losses } of fights) {
    const found = means.get(id);
    if (found === undefined || named.indexOf(id) !== named.lastIndexOf(id))
      return refuse('no-fight', say('Name each of your conflicts once, by its area.'), rule);
    const places = losses.flatMap((one) => (typeof one === 'object' && 'area' in one ? [one.area] : []));
    for (const from of places) {
      const place = areaNumber(world, from);
      const most = place === undefined ? 0 : (found.tokens.get(place) ?? 0);
      if (places.filter((other) => other === from).length > most)
        return refuse(
          'tokens',
          say(
            '{from} can give up {most, plural, =0 {no token} one {# token} other {# tokens}} for this fight. Choose fewer.',
            {
              from: the('area', from),
              most,
            },
          ),
          rule,
        );
    }
    const ships = losses.flatMap((one) => (typeof one === 'object' && 'ship' in one ? [one.ship] : []));
    if (ships.some((no) => !found.ships.includes(no)) || new Set(ships).size < ships.length)
      return refuse(
        'ships',
        say('Only ships in the area of the fight can be lost. Choose some of those, each once.'),
        cites['ship-losses'][0],
      );
  }
  return undefined;
}

function sample(world: Ancients, means: Means, random: Random): Casualties {
  const dice = new Dice(random);
  const fights = dice.shuffle([...means]).map(([id, { tokens, ships }]) => {
    const others: Loss[] = [
      ...ships.map((ship) => ({ ship })),
      ...[...tokens].flatMap(([from, count]) => Array.from({ length: count }, () => ({ area: areaId(world, from) }))),
    ];
    const some = dice.shuffle(others).slice(0, dice.between(0, others.length));
    return { area: id, losses: dice.shuffle([...some, ...some.map(() => 'here' as const)]) };
  });
  return { fights: fights.slice(0, dice.between(0, fights.length)) };
}
