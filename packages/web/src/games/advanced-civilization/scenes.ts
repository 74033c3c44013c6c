import { called, fighterBy } from '@ecumene/advanced-civilization/reference';
import type { AncientEvent, Tally } from '@ecumene/ancients';
import { type Happening, the } from '@ecumene/engine';
import { named, t } from '../../text/text.ts';
import type { Fall, Scene } from '../game-screen.ts';
import { isAncient } from './events.ts';
import { CALAMITIES } from './knowing/calamities.ts';
import { orderOfLosses, type Rounds } from './rounds.ts';
import { isAcView } from './view.ts';

/** By this rule cities fall because nobody feeds them, whatever went before. */
const UNSUPPORTED = 'AC 26.41';

/** By these cities revolt because nobody pays for them. */
const REVOLTS: readonly string[] = ['AC 19.32', 'AC 19.33'];

/** What happens before everybody's eyes, one event at a time. */
export function sceneOf(happening: Happening): Scene | undefined {
  if (!isAncient(happening)) return undefined;
  const { event } = happening;
  switch (event.what) {
    case 'turn-begins':
      return { closes: true, areas: [] };
    case 'fought':
      return {
        opens: 'conflict',
        areas: [event.area],
        falls: fallen(event.area, event.before, event.after),
        ...inOrder(event.rounds, happening.rule),
      };
    case 'city-stormed':
      return { opens: 'conflict', areas: [event.area], costs: event.defender };
    case 'attack-failed':
    case 'ships-fought':
      return { opens: 'conflict', areas: [event.area] };
    case 'calamity-strikes':
      return {
        opens: 'calamity',
        asks: true,
        about: ofCalamity(event),
        areas: [],
        turnsTo: (view) => peopledBy(view, event.nation),
        costs: event.nation,
      };
    case 'calamity-spares':
      return { opens: 'calamity', asks: true, areas: [] };
    case 'volcano-erupts':
    case 'earth-quakes':
      return { areas: event.areas };
    case 'tokens-removed':
    case 'tokens-replaced': {
      const { nation, area, tokens: count } = event;
      return { areas: [area], falls: [{ is: 'tokens', nation, area, count }] };
    }
    case 'surplus-removed': {
      const { nation, areas, counts } = event;
      const falls = areas.map((area, i) => ({ is: 'tokens', nation, area, count: counts[i] ?? 0 }) as const);
      return { opens: 'hunger', concerns: the('nation', nation), areas, falls };
    }
    case 'city-eliminated':
    case 'city-reduced': {
      const { nation, area } = event;
      const scene: Scene = { areas: [area], falls: [{ is: 'city', nation, area, count: 1 }] };
      if (happening.rule === UNSUPPORTED) return { ...scene, opens: 'support', concerns: the('nation', nation) };
      return { ...scene, ...inRevolt(happening.rule) };
    }
    case 'city-taken':
      return { areas: [event.area], costs: event.from, ...inRevolt(happening.rule) };
    case 'succession':
      return event.moved === 1 ? undefined : { opens: 'track', concerns: the('nation', event.nation), areas: [] };
    case 'card-seized':
      return { areas: [], costs: event.from };
    case 'card-seen':
    case 'pillaged':
    case 'losses-shared':
    case 'cards-count':
    case 'losses-due':
    case 'cards-shown':
    case 'support-lost':
    case 'flood-rises':
    case 'nation-splits':
    case 'faction-kept':
      return { areas: [] };
    default:
      return undefined;
  }
}

/** The first city that revolts in a turn begins an act, and the others belong to it. */
function inRevolt(rule: string): Pick<Scene, 'opens' | 'answers'> {
  return REVOLTS.includes(rule) ? { opens: 'revolt', answers: true } : {};
}

/** While a calamity is resolved, whatever is asked is asked because of it. */
export function asksIn(opening: Happening, where: readonly string[]): boolean {
  if (!isAncient(opening)) return false;
  const { event } = opening;
  return event.what === 'calamity-strikes' && where.at(-1) === event.calamity;
}

/** From whom a calamity came, as everybody sees when it strikes, and what it does to whoever holds it. */
function ofCalamity({ calamity, nation, trader }: AncientEvent & { what: 'calamity-strikes' }): string {
  const from =
    trader === null
      ? t('Drawn by {nation}.', { nation: name(nation) })
      : t('Passed on by {nation}.', { nation: name(trader) });
  const does = CALAMITIES.find(({ id }) => id === calamity)?.does;
  return does === undefined ? from : t('{from} The card says: “{does}”', { from, does });
}

/** Where a nation has tokens or a city. */
function peopledBy(view: unknown, nation: string): readonly string[] {
  if (!isAcView(view)) return [];
  return Object.entries(view.areas).flatMap(([area, { city, tokens }]) =>
    city === nation || (tokens[nation] ?? 0) > 0 ? [area] : [],
  );
}

/** In which order those who fought lost their tokens, where they lost any. */
function inOrder(rounds: Rounds, rule: string): Pick<Scene, 'about'> {
  const fighter = fighterBy(rule);
  const about = orderOfLosses(rounds, (nation) => name(fighter(nation)));
  return about === undefined ? {} : { about };
}

function name(nation: string): string {
  return named(called(the('nation', nation)));
}

/** Who lost how many between two counts. */
function fallen(area: string, before: Tally, after: Tally): Fall[] {
  return Object.entries(before).flatMap(([nation, count]) => {
    const lost = count - (after[nation] ?? 0);
    return lost > 0 ? [{ is: 'tokens', nation, area, count: lost }] : [];
  });
}
