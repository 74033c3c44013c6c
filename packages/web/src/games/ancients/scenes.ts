import type { AncientEvent, AncientView, Because, Tally } from '@ecumene/ancients';
import { type Happening, type Thing, the } from '@ecumene/engine';
import { t } from '../../text/text.ts';
import type { Fall, Scene } from '../game-screen.ts';
import { fighterBy, isAncient } from './events.ts';
import type { AncientGame } from './game.ts';
import { orderOfLosses, type Rounds } from './rounds.ts';

/** What the scenes of a game need of it. */
export interface SceneSource extends Pick<AncientGame, 'becauseOf' | 'calamities'> {
  called(thing: Thing): string;
}

/** What happens before everybody's eyes, one event at a time. */
export function sceneOf(game: SceneSource, happening: Happening): Scene<AncientView> | undefined {
  if (!isAncient(happening)) return undefined;
  const because = game.becauseOf(happening);
  const { event } = happening;
  switch (event.what) {
    case 'turn-begins':
      return { closes: true, areas: [] };
    case 'fought':
      return {
        opens: 'conflict',
        areas: [event.area],
        falls: fallen(event.area, event.before, event.after),
        ...inOrder(game, event.rounds, because),
      };
    case 'city-stormed':
      return { opens: 'conflict', areas: [event.area], costs: event.defender };
    case 'attack-failed':
      return { opens: 'conflict', areas: [event.area] };
    case 'calamity-strikes':
      return {
        opens: 'calamity',
        asks: true,
        about: ofCalamity(game, event),
        picture: { kind: 'calamity', id: event.calamity },
        areas: [],
        turnsTo: (view) => peopledBy(view, event.nation),
        costs: event.nation,
      };
    case 'calamity-spares':
      return { opens: 'calamity', asks: true, areas: [] };
    case 'ability-used':
      return event.area === undefined
        ? { closes: true, areas: [] }
        : { opens: 'ability', by: event.nation, areas: [event.area] };
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
      if (because === 'unsupported') return { ...scene, opens: 'support', concerns: the('nation', nation) };
      return { ...scene, ...inRevolt(because) };
    }
    case 'city-taken':
      return { areas: [event.area], costs: event.from, ...inRevolt(because) };
    case 'succession':
      return event.moved === 1 ? undefined : { opens: 'track', concerns: the('nation', event.nation), areas: [] };
    case 'card-seized':
      return { areas: [], costs: event.from };
    case 'card-seen':
    case 'pillaged':
    case 'losses-shared':
    case 'cards-count':
    case 'losses-due':
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
function inRevolt(because: Because | undefined): Pick<Scene, 'opens' | 'answers'> {
  return because === 'revolt' ? { opens: 'revolt', answers: true } : {};
}

/** While a calamity is resolved, whatever is asked is asked because of it. */
export function asksIn({ event }: Happening<AncientEvent>, where: readonly string[]): boolean {
  return event.what === 'calamity-strikes' && where.at(-1) === event.calamity;
}

/** From whom a calamity came, as everybody sees when it strikes, and what it does to whoever holds it. */
function ofCalamity(
  { called, calamities }: SceneSource,
  { calamity, nation, trader }: AncientEvent & { what: 'calamity-strikes' },
): string {
  const name = (id: string): string => called(the('nation', id));
  const from =
    trader === null
      ? t('Drawn by {nation}.', { nation: name(nation) })
      : t('Received from {nation}.', { nation: name(trader) });
  const does = calamities.find(({ id }) => id === calamity)?.does;
  return does === undefined ? from : t('{from} Effect: “{does}”', { from, does });
}

/** Where a nation has tokens or a city. */
function peopledBy(view: AncientView, nation: string): readonly string[] {
  return Object.entries(view.areas).flatMap(([area, { city, tokens }]) =>
    city === nation || (tokens[nation] ?? 0) > 0 ? [area] : [],
  );
}

/** In which order those who fought lost their tokens, where they lost any. */
function inOrder({ called }: SceneSource, rounds: Rounds, because: Because | undefined): Pick<Scene, 'about'> {
  const fighter = fighterBy(because);
  const about = orderOfLosses(rounds, (nation) => called(the('nation', fighter(nation))));
  return about === undefined ? {} : { about };
}

/** Who lost how many between two counts. */
function fallen(area: string, before: Tally, after: Tally): Fall[] {
  return Object.entries(before).flatMap(([nation, count]) => {
    const lost = count - (after[nation] ?? 0);
    return lost > 0 ? [{ is: 'tokens', nation, area, count: lost }] : [];
  });
}
