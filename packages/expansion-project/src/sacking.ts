import {
  type AreaNumber,
  areaId,
  areaNumber,
  fightsDownTo,
  fightWithChoices,
  hasUnitsIn,
  isActive,
  isStormed,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  nationNamed,
  outsiders,
  replaceTokens,
  type Sacked,
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
  must,
  type Refusal,
  refuse,
  type Script,
  say,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { ruleOfCulture, traitsOf } from './book/cultures.ts';
import { book } from './book.ts';
import { barbariansLeft } from './calamities/outsiders.ts';
import { isBeforeVersion3 } from './versions.ts';
import type { EpWorld } from './world.ts';

/** Whoever sacks a city may turn tokens of others near it into barbarians. Only the Celts' culture does that. */

const sackingMoves = moves(
  'sacking',
  Type.Array(
    Type.Object(
      {
        area: Type.String({ maxLength: 40 }),
        nation: Type.String({ maxLength: 30 }),
        tokens: Type.Integer({ minimum: 1, maximum: 99 }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 20 },
  ),
);
type Sacking = Static<typeof sackingMoves.schema>;

/** Tokens of one player in one area. */
interface Band {
  readonly area: AreaNumber;
  readonly owner: NationNumber;
  readonly tokens: number;
}

/** Tokens of other players in areas that are adjacent by land to a nation's own. @rule EP C97 @rule EP 2.2.8 */
function bandsNear(world: EpWorld, number: NationNumber): readonly Band[] {
  const near = new Set(terrain(world).land.flatMap((next, area) => (hasUnitsIn(world, area, number) ? next : [])));
  const bands: Band[] = [];
  for (const area of [...near].sort((a, b) => a - b)) {
    for (let owner = 0; owner < outsiders(world); owner++) {
      const tokens = tokensIn(world, area, owner);
      if (owner !== number && tokens > 0) bands.push({ area, owner, tokens });
    }
  }
  return bands;
}

/** How many tokens turn at most when a nation sacks a city. @rule EP O 3.3.2.3 @rule EP C97 */
function mostTurned(world: EpWorld, attacker: NationNumber): number {
  const traits = traitsOf(world, attacker, 'sacking');
  if (traits.length === 0 || !isActive(nation(world, attacker))) return 0;
  const wanted = traits.reduce((sum, { tokens }) => sum + tokens, 0);
  return barbariansLeft(world, wanted);
}

/** @rule EP O 3.3.2.3 @rule EP C97 */
function sackCity(world: EpWorld, attacker: NationNumber): Script | void {
  const most = mostTurned(world, attacker);
  if (most === 0) return;
  const bands = bandsNear(world, attacker);
  if (bands.length > 0) return turnTokens(world, attacker, most, bands);
}

/** Attackers of other cities may be among those who turn, so whoever is attacked chooses the order. @rule EP O 3.3.2.3 @rule EP C25 */
export const sacked: Sacked<EpWorld> = {
  mayChange: (world, attacker) => !isBeforeVersion3(world) && mostTurned(world, attacker) > 0,
  run: sackCity,
};

function* turnTokens(world: EpWorld, attacker: NationNumber, most: number, bands: readonly Band[]): Script {
  const answer = yield* ask(seatOf(world, attacker), askForBands(world, attacker, most, bands));
  if (answer.length === 0) return;
  const rule = ruleOfCulture(world, attacker);
  const areas: Record<string, number> = {};
  for (const { area: id, nation: name, tokens } of answer) {
    const area = areaNumber(world, id);
    if (area === undefined) continue;
    replaceTokens(world, rule, nationNamed(world, name), outsiders(world), area, tokens);
    areas[id] = (areas[id] ?? 0) + tokens;
  }
  happen(world, rule, { what: 'sacking', nation: nameOf(world, attacker), areas });
  for (const id of Object.keys(areas)) yield* fightBarbariansIn(world, must(areaNumber(world, id), id));
}

/** Those who turned barbarian fight while conflicts last; too few before a city are gone. @rule EP O 3.3.2.3 @rule EP 18.1 @rule EP 18.3.1 @rule EP 18.3.3 */
function* fightBarbariansIn(world: EpWorld, area: AreaNumber): Script {
  const limit = fightsDownTo(book, world, area);
  if (limit === undefined) return;
  const fighting = fightWithChoices(world, { area, limit }, book);
  if (fighting) yield* fighting;
  if (world.cityIn[area] !== NOBODY) isStormed(world, area, book);
}

function askForBands(world: EpWorld, attacker: NationNumber, most: number, bands: readonly Band[]): Asking<Sacking> {
  const rule = ruleOfCulture(world, attacker);
  const named = bands.map(({ area, owner, tokens }) => ({
    area: areaId(world, area),
    nation: nameOf(world, owner),
    tokens,
  }));
  const text = say(
    'You sacked a city. Choose up to {most} tokens of other players next to you to turn into barbarians.',
    {
      most,
    },
  );
  return act({ topic: 'sacking', text, rule, bounds: { most, bands: named } }, sackingMoves, {
    check: (answer) => refuseBands(named, most, rule, answer),
    sample: (random) => {
      const dice = new Dice(random);
      let left = dice.between(0, most);
      return dice.shuffle([...named]).flatMap((band) => {
        const tokens = Math.min(left, dice.between(1, band.tokens));
        left -= tokens;
        return tokens > 0 ? [{ ...band, tokens }] : [];
      });
    },
    default: (): Sacking => [],
  });
}

function refuseBands(bands: Sacking, most: number, rule: string, answer: Sacking): Refusal | undefined {
  let total = 0;
  for (const [i, { area, nation: name, tokens }] of answer.entries()) {
    const band = bands.find((one) => one.area === area && one.nation === name);
    const isAgain = answer.findIndex((one) => one.area === area && one.nation === name) < i;
    if (band === undefined || isAgain || tokens > band.tokens)
      return refuse(
        'no-target',
        say('{nation} does not have {tokens} tokens in {area} next to you. Choose others, each once.', {
          nation: the('nation', name),
          tokens,
          area: the('area', area),
        }),
        rule,
      );
    total += tokens;
  }
  if (total <= most) return undefined;
  return refuse('too-many', say('You can turn up to {most} tokens into barbarians. Choose fewer.', { most }), rule);
}
