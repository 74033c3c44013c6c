import { ask, chooseOne, happen, pickUnits, type Script, say, type Text, the } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { annexCity, eliminateCity } from '../cities.ts';
import { areaId, areaNumber, citiesInStock, nameOf, nation, neighboursOf, seatOf } from '../nations.ts';
import { removeTokens, replaceTokens } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import { chooseCities } from './cities.ts';
import { areasOf, joined, named, pickPoints, pointsOf, tokensOf, type Units, unitsOf, without } from './factions.ts';
import type { Losses } from './loss-ways.ts';
import { type Loss, loseUnits } from './losses.ts';

/** How a game splits a nation in two. */
export interface CivilWar {
  readonly calamity: string;
  readonly victim: NationNumber;
  readonly beneficiary: NationNumber;
  /** Unit points of the first faction that the victim picks, and then the beneficiary. */
  readonly own: number;
  readonly theirs: number;
  /** Unit points that the war destroys in each faction. */
  readonly destroyed: number;
  /** Unit points the victim keeps in any case; none, if not said. */
  readonly keeps?: number;
  /** Who goes on when these have run out of units; nobody, if nobody is left. */
  next(tried: readonly NationNumber[]): NationNumber | undefined;
  /** A nation is about to take over units. */
  enters?(number: NationNumber): void;
  readonly rules: {
    readonly own: string;
    readonly theirs: string;
    readonly split: string;
    readonly destroy: string;
    readonly keep: string;
    readonly annex: string;
  };
}

/** Whether something is left for a second faction. @rule calamities.civil-war */
export function splitsInTwo(world: Ancients, { victim, own, theirs }: CivilWar): boolean {
  return pointsOf(unitsOf(world, victim)) > own + theirs;
}

/**
 * The factions are picked, the victim keeps one, each loses what the war destroys, and the other goes over to the
 * beneficiary. Ships, stock, treasury and cards stay with the victim. @rule calamities.civil-war
 */
export function* fightCivilWar<W extends Ancients>(world: W, war: CivilWar, book: Book<W>): Script {
  const { victim, beneficiary, rules } = war;
  const all = unitsOf(world, victim);
  const own = yield* joinFaction(world, war, victim, all);
  const theirs = yield* joinFaction(world, war, beneficiary, without(all, own));
  const first = joined(own, theirs);
  const second = without(all, first);
  happen(world, rules.split, {
    what: 'nation-splits',
    nation: nameOf(world, victim),
    first: named(world, first),
    second: named(world, second),
  });
  const keepsFirst = yield* choosesFirst(world, war, first, second);
  const side = keepsFirst ? first : second;
  const stay = yield* keepMore(world, war, side, keepsFirst ? second : first);
  const kept = joined(side, stay);
  const lost = without(all, kept);
  yield* destroy(world, war, victim, kept, lost, book);
  const rebels = yield* destroy(world, war, beneficiary, lost, kept, book);
  yield* handOver(world, war, rebels);
}

/** One of the two picks a part of the first faction. @rule calamities.civil-war */
function* joinFaction(world: Ancients, war: CivilWar, picker: NationNumber, from: Units): Script<Units> {
  const isVictim = picker === war.victim;
  const points = isVictim ? war.own : war.theirs;
  const rule = isVictim ? war.rules.own : war.rules.theirs;
  const units = yield* pickPoints(world, picker, {
    from,
    points,
    topic: 'faction',
    text: say('{calamity}: choose {points} unit points of {nation} for the first faction.', {
      calamity: the('card', war.calamity),
      points,
      nation: the('nation', nameOf(world, war.victim)),
    }),
    rule,
  });
  if (pointsOf(units) === 0) return units;
  happen(world, rule, {
    what: 'faction-joined',
    nation: nameOf(world, war.victim),
    by: nameOf(world, picker),
    units: named(world, units),
  });
  return units;
}

/** The victim picks a side. @rule calamities.civil-war */
function* choosesFirst(
  world: Ancients,
  { calamity, victim, rules }: CivilWar,
  first: Units,
  second: Units,
): Script<boolean> {
  const faction = yield* ask(
    seatOf(world, victim),
    chooseOne({
      topic: 'keep-faction',
      text: say('{calamity}: choose the faction to keep.', { calamity: the('card', calamity) }),
      rule: rules.keep,
      from: ['first', 'second'] as const,
      words: {
        first: describe(say('The first faction'), first),
        second: describe(say('The second faction'), second),
      },
    }),
  );
  happen(world, rules.keep, { what: 'faction-kept', nation: nameOf(world, victim), faction });
  return faction === 'first';
}

/** What the victim keeps of the other faction, where its own is too small. @rule calamities.civil-war */
function* keepMore(world: Ancients, war: CivilWar, side: Units, other: Units): Script<Units> {
  const points = Math.min((war.keeps ?? 0) - pointsOf(side), pointsOf(other));
  if (points <= 0) return { tokens: new Map(), cities: [] };
  return yield* pickPoints(world, war.victim, {
    from: other,
    points,
    topic: 'keep-units',
    text: say('{calamity}: choose {points} unit points of the other faction to keep.', {
      calamity: the('card', war.calamity),
      points,
    }),
    rule: war.rules.keep,
  });
}

function describe(faction: Text, units: Units): Text {
  return say(
    '{faction}: {tokens, plural, one {# token} other {# tokens}} and {cities, plural, one {# city} other {# cities}}',
    { faction, tokens: tokensOf(units), cities: units.cities.length },
  );
}

/** A faction loses points: next to the other while it can, then anywhere. Says what is left of it. @rule calamities.civil-war */
function* destroy<W extends Ancients>(
  world: W,
  war: CivilWar,
  chooser: NationNumber,
  faction: Units,
  other: Units,
  book: Book<W>,
): Script<Units> {
  const front = new Set(areasOf(other).flatMap((area) => [area, ...neighboursOf(world, area)]));
  const near = yield* loseUnits(
    world,
    war.victim,
    war.destroyed,
    { ...lossOf<W>(war, chooser, faction), where: (area) => front.has(area) },
    book,
  );
  const rest = after(world, faction, near);
  const still = war.destroyed - (pointsOf(faction) - pointsOf(rest));
  const far = yield* loseUnits(
    world,
    war.victim,
    still,
    { ...lossOf<W>(war, chooser, rest), where: (area) => !front.has(area) },
    book,
  );
  return after(world, rest, far);
}

/** A faction pays with its own units only, and who leads it picks them. @rule calamities.civil-war */
function lossOf<W>({ calamity, rules }: CivilWar, chooser: NationNumber, { tokens, cities }: Units): Loss<W> {
  return {
    calamity,
    rule: rules.destroy,
    chooser,
    tokens: (area) => tokens.get(area) ?? 0,
    city: (area) => cities.includes(area),
  };
}

/** A faction after losses: tokens left of a city belong to it. @rule calamities.civil-war */
function after(world: Ancients, faction: Units, losses: Losses): Units {
  const places = (tally: Readonly<Record<string, number>>): (readonly [AreaNumber, number])[] =>
    Object.entries(tally).flatMap(([id, count]) => {
      const area = areaNumber(world, id);
      return area === undefined ? [] : [[area, count] as const];
    });
  const cities = places(losses.cities);
  const rest = without(faction, { tokens: new Map(places(losses.tokens)), cities: cities.map(([area]) => area) });
  return joined(rest, { tokens: new Map(cities.filter(([, left]) => left > 0)), cities: [] });
}

/** The beneficiary takes over what the victim gave up, then whoever is next; what nobody can take is lost. @rule calamities.civil-war */
function* handOver(world: Ancients, war: CivilWar, units: Units): Script {
  const tried: NationNumber[] = [];
  let rest = units;
  let heir: NationNumber | undefined = war.beneficiary;
  while (heir !== undefined && pointsOf(rest) > 0) {
    const taken: Units = yield* chooseSpoils(world, war, heir, rest);
    annex(world, war, heir, taken);
    rest = without(rest, taken);
    tried.push(heir);
    heir = war.next(tried);
  }
  for (const area of rest.cities) eliminateCity(world, war.rules.annex, area);
  for (const [area, count] of rest.tokens) removeTokens(world, war.rules.annex, war.victim, area, count);
}

/** As many units as an heir has pieces for; asked only if there are too few for all. @rule calamities.civil-war */
function* chooseSpoils(world: Ancients, war: CivilWar, heir: NationNumber, units: Units): Script<Units> {
  const cities = yield* chooseCities(
    world,
    {
      calamity: war.calamity,
      of: war.victim,
      count: citiesInStock(nation(world, heir)),
      chooser: heir,
      where: (area) => units.cities.includes(area),
      rule: war.rules.annex,
    },
    'taken-over',
  );
  const { stock } = nation(world, heir);
  if (tokensOf(units) <= stock) return { tokens: units.tokens, cities };
  const [only, ...more] = units.tokens.keys();
  if (stock === 0 || only === undefined) return { tokens: new Map(), cities };
  if (more.length === 0) return { tokens: new Map([[only, stock]]), cities };
  const chosen = yield* ask(
    seatOf(world, heir),
    pickUnits({
      topic: 'choose-tokens',
      text: say('{calamity}: choose {stock, plural, one {a token} other {# tokens}} of {nation} to take over.', {
        calamity: the('card', war.calamity),
        stock,
        nation: the('nation', nameOf(world, war.victim)),
      }),
      rule: war.rules.annex,
      of: 'area',
      total: stock,
      over: [...units.tokens].map(([area, most]) => ({ id: areaId(world, area), most })),
    }),
  );
  const counts = [...units.tokens.keys()].map((area) => [area, chosen[areaId(world, area)] ?? 0] as const);
  return { tokens: new Map(counts.filter(([, count]) => count > 0)), cities };
}

/** @rule calamities.civil-war */
function annex(world: Ancients, war: CivilWar, heir: NationNumber, taken: Units): void {
  if (pointsOf(taken) === 0) return;
  war.enters?.(heir);
  for (const area of taken.cities) annexCity(world, war.rules.annex, area, heir);
  for (const [area, count] of taken.tokens) replaceTokens(world, war.rules.annex, war.victim, heir, area, count);
}
