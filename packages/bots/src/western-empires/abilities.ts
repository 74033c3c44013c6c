import { areaId, citiesOf, NOBODY, outsiders, tokensIn } from '@ecumene/ancients';
import {
  ABILITIES,
  type AbilityAction,
  type AbilityId,
  neighboursFor,
  reachedIn,
  roomIn,
  targetAreas,
  type WeState,
} from '@ecumene/western-empires/reference';
import { bestAnnexation, bestRuin, cardsToSell, maySupport, type Occupied, spareStock } from '../ancients/annexing.ts';
import type { BoardPosition } from '../ancients/board-position.ts';
import type { Choice } from '../ancients/guide.ts';
import { namesIn } from '../ancients/questions.ts';
import type { Temperament } from '../ancients/temperament.ts';
import { worthOf } from '../ancients/worth.ts';

type Move = Readonly<Record<string, unknown>>;
type Use = (position: BoardPosition, temper: Temperament, state: WeState) => Move | undefined;

/** The first of the abilities offered that there is a good use for. */
export const useAbility: Choice<WeState> = (position, temper, question, _heard, state) => {
  const open = namesIn(question, 'abilities');
  for (const { id } of ABILITIES) {
    const use = open.includes(id) ? USES[id](position, temper, state) : undefined;
    if (use !== undefined) return use;
  }
  return { do: 'done' };
};

type Of<K extends AbilityAction['is']> = Extract<AbilityAction, { readonly is: K }>;

/** What an ability does, as its row says. */
function abilityAction<K extends AbilityAction['is']>(ability: AbilityId, is: K): Of<K> | undefined {
  const isWanted = (action: AbilityAction): action is Of<K> => action.is === is;
  return ABILITIES.find(({ id }) => id === ability)?.actions.find(isWanted);
}

/** Areas an ability reaches, with the units of others there. */
function reachOf(state: WeState, number: number, ability: AbilityId): Occupied[] {
  return targetAreas(state, number, ability).map((area) => {
    const { city, tokens } = reachedIn(state, number, ability, area);
    return { area, city, people: [...tokens.values()].reduce((sum, count) => sum + count, 0) };
  });
}

const useMonotheism: Use = (position, temper, state) => {
  const area = bestAnnexation(position, temper, reachOf(state, position.number, 'monotheism'), 0);
  return area === undefined ? undefined : { do: 'monotheism', area: areaId(state, area) };
};

/** An area for its price, or treasury from what the stock can spare. */
const usePolitics: Use = (position, temper, state) => {
  const { pays = 1 } = abilityAction('politics', 'annex-area') ?? {};
  const area = bestAnnexation(position, temper, reachOf(state, position.number, 'politics'), pays);
  if (area !== undefined) return { do: 'politics', area: areaId(state, area) };
  const treasury = Math.min(abilityAction('politics', 'gain-treasury')?.tokens ?? 0, spareStock(position));
  return treasury > 0 ? { do: 'politics', treasury } : undefined;
};

/** What hurts the leaders most. */
const useFundamentalism: Use = (position, temper, state) => {
  const area = bestRuin(position, temper, reachOf(state, position.number, 'fundamentalism'));
  return area === undefined ? undefined : { do: 'fundamentalism', area: areaId(state, area) };
};

/** Cards of the neighbours with the largest hands. */
const useProvincialEmpire: Use = (position, _temper, state) => {
  const players = [...neighboursFor(state, position.number)]
    .sort((a, b) => (position.view.nations[b]?.hand ?? 0) - (position.view.nations[a]?.hand ?? 0))
    .slice(0, abilityAction('provincial-empire', 'take-cards')?.players ?? 0)
    .flatMap((number) => position.view.nations[number]?.name ?? []);
  return players.length === 0 ? undefined : { do: 'provincial-empire', players };
};

const useTradeRoutes: Use = (position) => {
  const { times = 0 } = abilityAction('trade-routes', 'sell-cards') ?? {};
  const cards = cardsToSell(position, times, spareStock(position)).map(
    (good) => [position.book.goods.name(good), 1] as const,
  );
  return cards.length === 0 ? undefined : { do: 'trade-routes', cards: Object.fromEntries(cards) };
};

/** A pirate city, if it can be supported, or barbarians. */
const useUniversalDoctrine: Use = (position, _temper, state) => {
  const pirates = outsiders(state);
  const [city] = citiesOf(state, pirates);
  if (city !== undefined && maySupport(position)) return { do: 'universal-doctrine', city: areaId(state, city) };
  let left = Math.min(abilityAction('universal-doctrine', 'annex-outsiders')?.tokens ?? 0, spareStock(position));
  const tokens: Record<string, number> = {};
  for (let area = 0; area < position.own.length && left > 0; area++) {
    const count = Math.min(left, tokensIn(state, area, pirates));
    if (count <= 0) continue;
    tokens[areaId(state, area)] = count;
    left -= count;
  }
  return Object.keys(tokens).length === 0 ? undefined : { do: 'universal-doctrine', tokens };
};

/** Tokens go one by one from where they are missed least to where they are worth most, as long as that gains much. */
const useDiaspora: Use = (position, temper, state) => {
  const from: Record<string, number> = {};
  const to: Record<string, number> = {};
  const own = [...position.own];
  const rooms = own.map((_, area) => (position.owner[area] === NOBODY ? roomIn(state, position.number, area) : 0));
  const change = (area: number, by: number): number =>
    worthOf(position, temper, area, (own[area] ?? 0) + by) - worthOf(position, temper, area, own[area] ?? 0);
  for (let left = abilityAction('diaspora', 'move-tokens')?.tokens ?? 0; left > 0; left--) {
    const source = best(own, (area) => ((own[area] ?? 0) > 0 && !to[areaId(state, area)] ? change(area, -1) : NEVER));
    const target = best(own, (area) =>
      (rooms[area] ?? 0) > 0 && area !== source && !from[areaId(state, area)] ? change(area, 1) : NEVER,
    );
    if (source === NOBODY || target === NOBODY || change(source, -1) + change(target, 1) <= temper.store) break;
    const [giver, taker] = [areaId(state, source), areaId(state, target)];
    from[giver] = (from[giver] ?? 0) + 1;
    to[taker] = (to[taker] ?? 0) + 1;
    own[source] = (own[source] ?? 0) - 1;
    own[target] = (own[target] ?? 0) + 1;
    rooms[target] = (rooms[target] ?? 0) - 1;
  }
  return Object.keys(from).length === 0 ? undefined : { do: 'diaspora', from, to };
};

const NEVER = Number.NEGATIVE_INFINITY;

/** The area liked most; nobody's, if none is. */
function best(areas: readonly number[], liking: (area: number) => number): number {
  let found = NOBODY;
  let most = NEVER;
  for (let area = 0; area < areas.length; area++) {
    const like = liking(area);
    if (like <= most) continue;
    most = like;
    found = area;
  }
  return found;
}

const USES: Readonly<Record<AbilityId, Use>> = {
  diaspora: useDiaspora,
  fundamentalism: useFundamentalism,
  monotheism: useMonotheism,
  politics: usePolitics,
  'provincial-empire': useProvincialEmpire,
  'trade-routes': useTradeRoutes,
  'universal-doctrine': useUniversalDoctrine,
};
