import {
  type AreaNumber,
  areaId,
  areaNumber,
  chooseCities,
  citiesInStock,
  hasUnitsIn,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  neighboursOf,
  outsiders,
  pointsIn,
  pointsOnBoard,
  replaceTokens,
  seatOf,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import {
  type Asking,
  act,
  ask,
  Dice,
  happen,
  moves,
  type Random,
  type Refusal,
  refuse,
  type Script,
  say,
  share,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import type { Loss, LossRow } from '../data/calamity-rows.ts';
import type { WeWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { handOverCity, pirateCity } from './cities-lost.ts';
import { type Best, bestSelection, compare, qualityOf } from './connected.ts';
import type { Holding } from './holding.ts';
import type { Striking, Sufferer } from './striking.ts';

type Of<K extends Loss['is']> = Extract<Loss, { readonly is: K }> & Pick<LossRow, 'rules' | 'chooses'>;

/** The areas whose units change hands. */
const selectionMoves = moves('select-areas', Type.Array(Type.String({ maxLength: 40 }), { maxItems: 400 }));
type Selection = Static<typeof selectionMoves.schema>;

/** How many points change hands: so many, or all but so many. @rule WE civil-war.1 @rule WE civil-war.12 @rule WE tyranny.1 @rule WE W30 @rule WE W31 */
function pointsDue({ world, calamity }: Striking, { number, role }: Sufferer, loss: Of<'annex-points'>): number {
  if (loss.counts === 'taken') return workOut(world, number, calamity, role, loss.points);
  return workOut(world, number, calamity, role, pointsOnBoard(world, number) - loss.points);
}

/** Units in whole areas change hands; what the beneficiary has no pieces for turns into barbarians and pirate cities. @rule WE civil-war.4 @rule WE tyranny.1 @rule WE W59 */
export function* annexPoints(striking: Striking, sufferer: Sufferer, loss: Of<'annex-points'>): Script {
  const { world, calamity, beneficiary } = striking;
  const { number } = sufferer;
  const due = pointsDue(striking, sufferer, loss);
  if (due <= 0 || beneficiary === NOBODY || pointsOnBoard(world, number) === 0) return;
  const chooser = loss.chooses === 'sufferer' ? number : beneficiary;
  const areas = yield* selectAreas(striking, number, chooser, due, `WE ${loss.rules[0] ?? calamity}`);
  happen(world, `WE ${loss.rules[0] ?? calamity}`, {
    what: 'units-selected',
    nation: nameOf(world, number),
    by: nameOf(world, chooser),
    areas: areas.map((area) => areaId(world, area)),
    points: areas.reduce((sum, area) => sum + pointsIn(world, area, number), 0),
  });
  yield* annexAll(striking, number, areas);
}

/** Areas with units of the victim, and which of them are next to each other. @rule WE civil-war.2 @rule WE civil-war.3 @rule WE tyranny.2 @rule WE tyranny.3 */
function holdingsOf(
  world: WeWorld,
  victim: NationNumber,
): { readonly areas: AreaNumber[]; readonly holdings: Holding[] } {
  const areas = terrain(world).ids.flatMap((_, area) => (hasUnitsIn(world, area, victim) ? [area] : []));
  const places = new Map(areas.map((area, place) => [area, place]));
  const holdings = areas.map((area) => ({
    points: pointsIn(world, area, victim),
    city: world.cityIn[area] === victim,
    tokens: world.cityIn[area] === victim ? 0 : tokensIn(world, area, victim),
    next: neighboursOf(world, area).flatMap((near) => places.get(near) ?? []),
  }));
  return { areas, holdings };
}

function* selectAreas(
  { world, calamity, beneficiary }: Striking,
  victim: NationNumber,
  chooser: NationNumber,
  due: number,
  rule: string,
): Script<readonly AreaNumber[]> {
  const { areas, holdings } = holdingsOf(world, victim);
  if (due >= pointsOnBoard(world, victim)) return areas;
  const heir = nation(world, beneficiary);
  const means = { cities: citiesInStock(heir), tokens: heir.stock };
  const ranked = calamity === 'civil-war' ? CIVIL_WAR : TYRANNY;
  const selecting = { areas, holdings, due, means, rule, ranked, best: bestSelection(holdings, due, means) };
  const answer = yield* ask(seatOf(world, chooser), askSelection(world, calamity, victim, selecting));
  return answer.flatMap((id) => areaNumber(world, id) ?? []);
}

interface Selecting {
  readonly areas: readonly AreaNumber[];
  readonly holdings: readonly Holding[];
  readonly due: number;
  readonly means: { readonly cities: number; readonly tokens: number };
  readonly rule: string;
  readonly ranked: Ranked;
  readonly best: Best;
}

/** The paragraphs that say what a selection must be, the most important first. */
interface Ranked {
  readonly adjacent: string;
  readonly exact: string;
  readonly annexed: string;
}

const CIVIL_WAR: Ranked = { adjacent: 'WE civil-war.16', exact: 'WE civil-war.17', annexed: 'WE civil-war.18' };
const TYRANNY: Ranked = { adjacent: 'WE tyranny.12', exact: 'WE tyranny.13', annexed: 'WE tyranny.14' };

function askSelection(world: WeWorld, calamity: string, victim: NationNumber, selecting: Selecting): Asking<Selection> {
  const { areas, holdings, due, rule, best } = selecting;
  const id = (place: number): string => areaId(world, areas[place] ?? NOBODY);
  const example = best.chosen.map(id);
  return act(
    {
      topic: 'select-areas',
      text: say('{calamity}: choose areas of {nation} worth {due} unit points.', {
        calamity: the('card', calamity),
        nation: the('nation', nameOf(world, victim)),
        due,
      }),
      rule,
      bounds: {
        points: due,
        areas: Object.fromEntries(holdings.map(({ points }, place) => [id(place), points])),
        best: best.quality,
        example,
      },
    },
    selectionMoves,
    {
      check: (answer) => refuseSelection(world, selecting, answer),
      sample: (random) => anySelection(world, selecting, random) ?? example,
      default: () => example,
    },
  );
}

/** @rule WE civil-war.15 @rule WE civil-war.16 @rule WE civil-war.17 @rule WE civil-war.18 @rule WE tyranny.11 @rule WE tyranny.12 @rule WE tyranny.13 @rule WE tyranny.14 @rule WE W11 */
function refuseSelection(
  world: WeWorld,
  { areas, holdings, due, means, rule, ranked, best }: Selecting,
  answer: Selection,
): Refusal | undefined {
  const places = answer.map((id) => areas.indexOf(areaNumber(world, id) ?? NOBODY));
  const stray = answer.find((_, i) => (places[i] ?? NOBODY) < 0);
  if (stray !== undefined)
    return refuse(
      'no-units',
      say('No such units are in {area}. Choose another area.', { area: the('area', stray) }),
      rule,
    );
  if (new Set(places).size < places.length) return refuse('twice', say('Choose each area only once.'), rule);
  const sum = places.reduce((all, place) => all + (holdings[place]?.points ?? 0), 0);
  if (sum < due)
    return refuse('too-few', say('These areas are worth {sum} points. Choose at least {due}.', { sum, due }), rule);
  const quality = qualityOf(holdings, places, due, means);
  if (compare(quality, best.quality) <= 0) return undefined;
  if (quality.groups > best.quality.groups)
    return refuse('apart', say('These areas are not next to each other. Choose areas that touch.'), ranked.adjacent);
  if (quality.excess > best.quality.excess)
    return refuse(
      'too-many',
      say('These areas are worth {sum} points. Choose areas worth {better}.', {
        sum,
        better: due + best.quality.excess,
      }),
      ranked.exact,
    );
  return refuse(
    'not-annexed',
    say('The other player has too few pieces in stock to annex these units. Choose other areas.'),
    ranked.annexed,
  );
}

/** Another selection as good as the best, if one is found soon. */
function anySelection(world: WeWorld, selecting: Selecting, random: Random): Selection | undefined {
  const { areas, holdings, due } = selecting;
  const dice = new Dice(random);
  const chosen = new Set([dice.below(areas.length)]);
  const worth = (): number => [...chosen].reduce((sum, place) => sum + (holdings[place]?.points ?? 0), 0);
  while (worth() < due) {
    const edge = [...chosen].flatMap((place) => holdings[place]?.next ?? []).filter((place) => !chosen.has(place));
    if (edge.length === 0) return undefined;
    chosen.add(dice.pick(edge));
  }
  const answer = [...chosen].map((place) => areaId(world, areas[place] ?? NOBODY));
  return refuseSelection(world, selecting, answer) === undefined ? answer : undefined;
}

/** The beneficiary chooses what to annex where it has too few pieces for all. @rule WE civil-war.13 @rule WE civil-war.14 @rule WE tyranny.10 @rule WE public-works.4 */
function* annexAll(striking: Striking, victim: NationNumber, areas: readonly AreaNumber[]): Script {
  const { world, calamity, beneficiary } = striking;
  const rule = `WE ${calamity}.${calamity === 'civil-war' ? 4 : 1}`;
  const heir = nation(world, beneficiary);
  const towns = areas.filter((area) => world.cityIn[area] === victim);
  const taken = yield* chooseCities(
    world,
    {
      calamity,
      of: victim,
      count: citiesInStock(heir),
      chooser: beneficiary,
      where: (area) => towns.includes(area),
      rule,
    },
    'taken-over',
  );
  for (const area of towns) {
    if (taken.includes(area)) handOverCity(world, rule, area, beneficiary);
    else pirateCity(world, rule, area);
  }
  const people = areas.filter((area) => tokensIn(world, area, victim) > 0);
  const annexed = yield* chooseTokens(striking, victim, people, rule);
  for (const area of people) {
    const count = annexed.get(area) ?? 0;
    replaceTokens(world, rule, victim, beneficiary, area, count);
    replaceTokens(world, rule, victim, outsiders(world), area, tokensIn(world, area, victim));
  }
}

function* chooseTokens(
  { world, calamity, beneficiary }: Striking,
  victim: NationNumber,
  areas: readonly AreaNumber[],
  rule: string,
): Script<ReadonlyMap<AreaNumber, number>> {
  const counts = new Map(areas.map((area) => [area, tokensIn(world, area, victim)]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { stock } = nation(world, beneficiary);
  if (total <= stock) return counts;
  if (stock === 0) return new Map();
  const [only, ...others] = areas;
  if (only !== undefined && others.length === 0) return new Map([[only, stock]]);
  const answer = yield* ask(
    seatOf(world, beneficiary),
    share({
      topic: 'choose-tokens',
      text: say('{calamity}: choose {stock} tokens of {nation} to annex.', {
        calamity: the('card', calamity),
        stock,
        nation: the('nation', nameOf(world, victim)),
      }),
      rule,
      of: 'area',
      total: stock,
      over: areas.map((area) => ({ id: areaId(world, area), most: counts.get(area) ?? 0 })),
    }),
  );
  return new Map(areas.map((area) => [area, answer[areaId(world, area)] ?? 0]));
}
