import { areaId, outsiders, tokensIn } from '@ecumene/ancients';
import { isRecord, type Question } from '@ecumene/engine';
import {
  ABILITIES,
  type AbilityId,
  askable,
  blockOfNation,
  DOCTRINE_POINTS,
  diasporaTargets,
  doctrineTargets,
  type EpState,
  mayFound,
  occupantsOf,
  POLITICS_TOKENS,
  PROVINCIAL,
  provinces,
  targetAreas,
} from '@ecumene/expansion-project/reference';
import { bestAnnexation, bestRuin, maySupport, type Occupied, spareStock } from '../ancients/annexing.ts';
import type { BoardPosition } from '../ancients/board-position.ts';
import type { Choice } from '../ancients/guide.ts';
import { boundOf, namesIn } from '../ancients/questions.ts';
import type { Temperament } from '../ancients/temperament.ts';
import { cityWorth, worthOf } from '../ancients/worth.ts';

type Move = Readonly<Record<string, unknown>>;
type Use = (position: BoardPosition, temper: Temperament, state: EpState, question: Question) => Move | undefined;

/** The first of the abilities offered that there is a good use for. */
export const useAbility: Choice<EpState> = (position, temper, question, _heard, state) => {
  const open = namesIn(question, 'abilities');
  for (const { id } of ABILITIES) {
    const use = open.includes(id) ? USES[id](position, temper, state, question) : undefined;
    if (use !== undefined) return use;
  }
  return { do: 'done' };
};

/** Areas an ability reaches, with the units of others there. */
function reachOf(
  state: EpState,
  { number }: BoardPosition,
  ability: 'fundamentalism' | 'monotheism' | 'politics',
): readonly Occupied[] {
  return targetAreas(state, number, ability).map((area) => {
    const { city, tokens } = occupantsOf(state, number, area);
    return { area, city, people: [...tokens.values()].reduce((sum, count) => sum + count, 0) };
  });
}

/** A city on the best land a path leads to or, where no more can be fed, tokens where they are worth most. */
const useDiaspora: Use = (position, temper, state) => {
  const targets = [...diasporaTargets(state, position.number)];
  const [site] = targets
    .map(([area]) => area)
    .filter((area) => mayFound(state, position.number, area))
    .sort((a, b) => cityWorth(position, temper, b) - cityWorth(position, temper, a));
  if (site !== undefined && maySupport(position)) return { do: 'diaspora', area: areaId(state, site) };
  const spare = spareStock(position);
  const worth = (area: number, room: number): number => worthOf(position, temper, area, Math.min(room, spare));
  const [best] = targets.sort(([a, here], [b, there]) => worth(b, there) - worth(a, here));
  if (best === undefined || spare <= 0) return undefined;
  const [area, room] = best;
  const tokens = Math.min(room, spare);
  return tokens > 0 ? { do: 'diaspora', area: areaId(state, area), tokens } : undefined;
};

/** What hurts the leaders most, but nowhere among own units. */
const useFundamentalism: Use = (position, temper, state) => {
  const others = reachOf(state, position, 'fundamentalism').filter(({ area }) => (position.own[area] ?? 0) === 0);
  const area = bestRuin(position, temper, others);
  return area === undefined ? undefined : { do: 'fundamentalism', area: areaId(state, area) };
};

const useMonotheism: Use = (position, temper, state) => {
  const area = bestAnnexation(position, temper, reachOf(state, position, 'monotheism'), 0);
  return area === undefined ? undefined : { do: 'monotheism', area: areaId(state, area) };
};

/** An area for its price, which pays for the tokens too, or treasury from what the stock can spare. */
const usePolitics: Use = (position, temper, state) => {
  const area = bestAnnexation(position, temper, reachOf(state, position, 'politics'), 1, position.me.treasury);
  if (area !== undefined) return { do: 'politics', area: areaId(state, area) };
  const treasury = Math.min(POLITICS_TOKENS, spareStock(position));
  return treasury > 0 ? { do: 'politics', treasury } : undefined;
};

/** Cards of the neighbours with the largest hands. */
const useProvincialEmpire: Use = (position, _temper, state) => {
  const hand = (number: number): number => position.view.nations[number]?.hand ?? 0;
  const players = [...provinces(state, position.number)]
    .filter(([number]) => hand(number) > 0)
    .sort(([a], [b]) => hand(b) - hand(a))
    .flatMap(([number, cards]) => new Array<string>(cards).fill(position.view.nations[number]?.name ?? ''))
    .slice(0, PROVINCIAL.cards);
  return players.length === 0 ? undefined : { do: 'provincial-empire', players };
};

/** What was asked for this turn and whom, if Trade Empire goes on. */
function askedBefore(
  question: Question,
): { readonly commodity: string; readonly players: readonly string[] } | undefined {
  const asked = boundOf(question, 'asked');
  if (!isRecord(asked) || typeof asked['commodity'] !== 'string') return undefined;
  const players = Array.isArray(asked['players']) ? asked['players'] : [];
  return { commodity: asked['commodity'], players: players.filter((name) => typeof name === 'string') };
}

/** Asks for the commodity that enlarges the hand most, whoever is likeliest to hold one. */
const useTradeEmpire: Use = (position, _temper, state, question) => {
  const { goods } = position.book;
  const asked = askedBefore(question);
  const hand = goods.count(position.view.hand);
  const wanted = asked === undefined ? mostWanted(position, hand) : goods.number(asked.commodity);
  if (wanted === undefined) return undefined;
  const level = goods.values[wanted] ?? 0;
  const odds = (number: number): number => {
    const other = position.view.nations[number];
    if (other === undefined) return 0;
    const isAbroad = blockOfNation(state, number) !== blockOfNation(state, position.number);
    const draws = other.cities >= level && goods.isForeign(wanted) === isAbroad;
    return other.hand * (draws ? DRAWS : 1);
  };
  const [best] = askable(state, position.number)
    .filter((number) => asked?.players.includes(position.view.nations[number]?.name ?? '') !== true && odds(number) > 0)
    .sort((a, b) => odds(b) - odds(a));
  const player = best === undefined ? undefined : position.view.nations[best]?.name;
  return player === undefined ? undefined : { do: 'trade-empire', player, commodity: goods.name(wanted) };
};

/** How much likelier somebody holds a card who draws from its stack. */
const DRAWS = 3;

/** The commodity of which one card more enlarges the hand most, if there are cards of it elsewhere. */
function mostWanted({ book: { goods } }: BoardPosition, hand: readonly number[]): number | undefined {
  const open = hand.flatMap((held, good) => (held < (goods.faces[good]?.copies ?? 0) ? [good] : []));
  return open.sort((a, b) => goods.change(hand, b, 1) - goods.change(hand, a, 1))[0];
}

/** A pirate city, if it can be supported, or barbarians. */
const useUniversalDoctrine: Use = (position, _temper, state) => {
  const areas = doctrineTargets(state, position.number);
  const pirates = outsiders(state);
  const city = areas.find((area) => position.owner[area] === pirates);
  if (city !== undefined && maySupport(position)) return { do: 'universal-doctrine', city: areaId(state, city) };
  let left = Math.min(DOCTRINE_POINTS, spareStock(position));
  const tokens: Record<string, number> = {};
  for (const area of areas) {
    const count = Math.min(left, tokensIn(state, area, pirates));
    if (count <= 0) continue;
    tokens[areaId(state, area)] = count;
    left -= count;
  }
  return Object.keys(tokens).length === 0 ? undefined : { do: 'universal-doctrine', tokens };
};

const USES: Readonly<Record<AbilityId, Use>> = {
  diaspora: useDiaspora,
  fundamentalism: useFundamentalism,
  monotheism: useMonotheism,
  politics: usePolitics,
  'provincial-empire': useProvincialEmpire,
  'trade-empire': useTradeEmpire,
  'universal-doctrine': useUniversalDoctrine,
};
