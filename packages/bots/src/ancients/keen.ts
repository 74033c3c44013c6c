import type { AncientView, PublicState } from '@ecumene/ancients';
import { type Random, word } from '@ecumene/engine';
import type { Budget } from '../bot.ts';
import type { BoardPosition } from './board-position.ts';
import type { CivBot } from './civ-bot.ts';
import { afterwards, prospect } from './foresight.ts';
import type { Guide } from './guide.ts';
import { Marches } from './marches.ts';
import { type Plan, planOf } from './movement.ts';
import { decideWith } from './steady.ts';
import type { Temperament } from './temperament.ts';
import { wakes } from './trading.ts';

/** A bot that weighs many plans for a movement by where they lead, as long as it may think. */
export function searcher<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  name: string,
  about: string,
  temper: Temperament,
): CivBot<V> {
  return {
    name,
    about,
    wakes: ({ what }) => wakes(guide, what),
    decide: (situation) =>
      decideWith(guide, situation, temper, (position) =>
        bestPlan(position, temper, situation.random, situation.budget),
      ),
  };
}

const MOST_PLANS = 40;

/** The plan with the best prospect: the usual one, or one of many that care for other things. */
function bestPlan(position: BoardPosition, temper: Temperament, random: Random, budget: Budget): Plan {
  let best: Plan | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < MOST_PLANS && (best === undefined || budget.more()); i++) {
    const marches = new Marches(position, i === 0 ? temper : varied(temper, random));
    const plan = planOf(marches);
    const worth = prospect(afterwards(marches), temper) + marches.spoils;
    if (worth <= most) continue;
    most = worth;
    best = plan;
  }
  return best ?? { moves: [], builds: {} };
}

const LEAST = 0.4;
const SPREAD = 1.6;
const RANGE = 2 ** 32;

/** The same temperament with some of its cares weighed anew. */
function varied(temper: Temperament, random: Random): Temperament {
  const other = (care: number): number => care * (LEAST + (SPREAD * word(random)) / RANGE);
  return {
    ...temper,
    claim: other(temper.claim),
    seed: other(temper.seed),
    store: other(temper.store),
    city: other(temper.city),
    margin: other(temper.margin),
    pioneers: other(temper.pioneers),
    peace: other(temper.peace),
    siege: other(temper.siege),
    fertile: other(temper.fertile),
    site: other(temper.site),
  };
}
