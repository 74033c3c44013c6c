import { areaId, brokenPieces, isOutOfPlay, nation, outsiders, pointsOnBoard, terrain } from '@ecumene/ancients';
import { Dice, randomFrom } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { ADVANCE_IDS } from '../data/advances.ts';
import { CALAMITIES } from '../data/trade-cards.ts';
import type { EpOptions } from '../options.ts';
import { position } from '../testing.ts';
import type { EpWorld } from '../world.ts';
import { strike } from './testing.ts';

interface Holdings {
  tokens: Record<string, number>;
  cities: string[];
  cards: string[];
  ships: string[];
  hand: string[];
  treasury: number;
  step: number;
}

/** A crowded board on which everybody holds many advancements. */
function crowded(dice: Dice, players: number, options: Partial<EpOptions>): EpWorld {
  const empty = position({}, options, players);
  const names = empty.nations.slice(0, outsiders(empty)).map(({ name }) => name);
  const goods = empty.trade.faces.filter(({ kind }) => kind === 'commodity');
  const all = new Map<string, Holdings>(
    names.map((name) => [
      name,
      {
        tokens: {},
        cities: [],
        cards: dice.shuffle([...ADVANCE_IDS]).slice(0, dice.between(0, 30)),
        ships: [],
        hand: [],
        treasury: dice.between(0, 12),
        step: dice.between(0, 12),
      },
    ]),
  );
  for (const face of dice.shuffle([...goods]).slice(0, 20)) all.get(dice.pick(names))?.hand.push(face.id);
  const barbarians: Record<string, number> = {};
  const pirates: string[] = [];
  const { limit, isLand, coastal } = terrain(empty);
  for (const [area, most] of limit.entries()) {
    if (!isLand[area] || most === 0 || isOutOfPlay(empty, area) || dice.chance(1, 5)) continue;
    const id = areaId(empty, area);
    const one = all.get(dice.pick(names));
    const other = all.get(dice.pick(names));
    if (one === undefined || other === undefined) continue;
    const has = Object.values(one.tokens).reduce((sum, count) => sum + count, 0);
    if (dice.chance(1, 3) && one.cities.length < 9) {
      one.cities.push(id);
      if (one.cards.includes('public-works') && has < 36) one.tokens[id] = 1;
    } else if (dice.chance(1, 12)) barbarians[id] = dice.between(1, most);
    else if (dice.chance(1, 20) && pirates.length < 9) pirates.push(id);
    else if (has < 36) {
      one.tokens[id] = dice.between(1, most);
      const rest = most - (one.tokens[id] ?? 0);
      const full = Object.values(other.tokens).reduce((sum, count) => sum + count, 0) > 36;
      if (one !== other && rest > 0 && !full && dice.chance(1, 2)) other.tokens[id] = dice.between(1, rest);
    }
    if (coastal[area] && dice.chance(1, 8) && one.ships.length < 3) one.ships.push(id);
  }
  return position({ ...Object.fromEntries(all), outsiders: { tokens: barbarians, cities: pirates } }, options, players);
}

const GAMES = 12;

const OPTIONS: readonly Partial<EpOptions>[] = [
  {},
  { uniqueCultures: true },
  { damageLimit: 16 },
  { damageLimit: 30, damageLimitCovers: 'everything', uniqueCultures: true },
  { whitePieces: 'printed', damageLimit: 12 },
  { imperial: true },
];

describe('on a crowded board', () => {
  test.each(CALAMITIES.map(({ id }) => id))(
    '[EP 29.1] %s leaves all pieces whole, whatever is answered',
    (calamity) => {
      for (let game = 0; game < GAMES; game++) {
        const random = randomFrom(`${calamity} ${game}`);
        const dice = new Dice(random);
        const options = OPTIONS[game % OPTIONS.length] ?? {};
        const world = crowded(dice, dice.pick([9, 15, 18]), options);
        const names = world.nations.slice(0, outsiders(world)).map(({ name }) => name);
        const [victim = '', trader = ''] = dice.shuffle(names);
        const before = world.nations.map((_, number) => pointsOnBoard(world, number));
        const script = strike(world, calamity, victim, dice.chance(1, 2) ? trader : undefined);
        if (script)
          for (let step = script.next(); !step.done; step = script.next())
            for (const post of step.value)
              if (!post.answered)
                expect(post.take(post.asking.sample(random)), post.asking.question.topic).toBeUndefined();
        expect(brokenPieces(world), `${calamity} ${game}`).toEqual([]);
        const least = options.damageLimit ?? 0;
        for (const [number, points] of before.entries())
          if (number < outsiders(world))
            expect(pointsOnBoard(world, number), nation(world, number).name).toBeGreaterThanOrEqual(
              Math.min(points, least),
            );
      }
    },
  );
});
