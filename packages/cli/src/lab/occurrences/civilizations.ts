import * as ac from '@ecumene/advanced-civilization/reference';
import type { Event, Happening } from '@ecumene/engine';
import * as ep from '@ecumene/expansion-project/reference';
import * as we from '@ecumene/western-empires/reference';
import { type Counted, text, texts } from './count-by-name.ts';

const PRIMARY = 'calamities, primary victims';
const SECONDARY = 'calamities, secondary victims';
const EFFECTS = 'advances in calamities';
const ABILITIES = 'abilities';
const BONUSES = 'purchase bonuses';
const ADVANCES = 'advances';

const inCalamity = (calamity: string, advance: string): string => `${calamity} ${advance}`;

/** The calamity of which a happening shows that it strikes somebody else, where no event names those it strikes. */
type StrikesOther = (happening: Happening<Event>, victim: string) => string | undefined;

/** What a Civilization game has of each kind, by name. */
interface Book {
  readonly game: string;
  readonly calamities: readonly string[];
  /** Those that strike others besides their primary victim. */
  readonly strikingOthers: readonly string[];
  /** Which advances change which calamities. */
  readonly effects: readonly string[];
  readonly abilities: readonly string[];
  /** Advances that bring something else on purchase; none, if not said. */
  readonly bonuses?: readonly string[];
  readonly advances: readonly string[];
  readonly strikesOther?: StrikesOther;
  /** The abilities that an event shows to be used, besides those it says are used. */
  readonly uses?: (happening: Happening<Event>) => readonly string[];
  /** What an event shows by its paragraph alone: of a kind, and which. */
  readonly shownBy?: Readonly<Record<string, readonly [string, string]>>;
}

interface WithEffects {
  readonly id: string;
  readonly effects: readonly (object | { readonly calamity: string })[];
}

/** The changes that advances with listed effects make to calamities. */
function changesOf(advances: readonly WithEffects[]): string[] {
  return advances.flatMap(({ id, effects }) =>
    effects.flatMap((effect) => ('calamity' in effect ? [inCalamity(effect.calamity, id)] : [])),
  );
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

const CONVERTS = 'AC 32.941';
const USUAL_TAX = 2;

/** Cities that become Pirate cities under these rules are those of others. */
function pirated(rule: string): StrikesOther {
  return ({ event, rule: by }, victim) =>
    by === rule && event.what === 'city-taken' && text(event, 'from') !== victim ? 'piracy' : undefined;
}

const CYCLONE = 'EP 29.6.1.3';
const piratedByEp = pirated('EP 29.9.2.2');

function strikesOtherInEp(happening: Happening<Event>, victim: string): string | undefined {
  const { event, rule } = happening;
  if (rule === CYCLONE && event.what === 'city-reduced' && text(event, 'nation') !== victim) return 'cyclone';
  return piratedByEp(happening, victim);
}

const ADVANCED_CIVILIZATION: Book = {
  game: 'advanced-civilization',
  calamities: Object.keys(ac.CALAMITIES),
  strikingOthers: Object.entries(ac.CALAMITIES).flatMap(([id, row]) => ('others' in row ? [id] : [])),
  effects: changesOf(ac.CIVILIZATION_CARDS),
  abilities: ['coinage', 'mining', 'monotheism'],
  advances: ac.CIVILIZATION_CARDS.map(({ id }) => id),
  strikesOther: pirated('AC 30.912'),
  uses({ event, rule }) {
    if (rule === CONVERTS) return ['monotheism'];
    if (event.what === 'cards-acquired' && text(event, 'mined') !== undefined) return ['mining'];
    return event.what === 'taxed' && Reflect.get(event, 'rate') !== USUAL_TAX ? ['coinage'] : [];
  },
};

const WESTERN_EMPIRES: Book = {
  game: 'western-empires',
  calamities: we.CALAMITIES.map(({ id }) => id),
  strikingOthers: Object.entries(we.CALAMITY_ROWS).flatMap(([id, { secondary }]) => (secondary === null ? [] : [id])),
  effects: we.MODIFIERS.map(({ calamity, advance }) => inCalamity(calamity, advance)),
  abilities: we.ABILITY_IDS,
  advances: we.ADVANCE_IDS,
  shownBy: {
    'WE flood.3': [SECONDARY, 'flood'],
    'WE cyclone.3': [SECONDARY, 'cyclone'],
    'WE volcano-earthquake.6': [EFFECTS, inCalamity('volcano-earthquake', 'engineering')],
    'WE theocracy.1': [EFFECTS, inCalamity('iconoclasm-and-heresy', 'theocracy')],
    'WE enlightenment.4': [EFFECTS, inCalamity('regression', 'enlightenment')],
  },
};

const EXPANSION_PROJECT: Book = {
  game: 'expansion-project',
  calamities: ep.CALAMITIES.map(({ id }) => id),
  strikingOthers: Object.entries(ep.CALAMITY_ROWS).flatMap(([id, { others }]) => (others === undefined ? [] : [id])),
  effects: changesOf(ep.ADVANCES),
  abilities: ep.ABILITIES.map(({ id }) => id),
  bonuses: Object.keys(ep.BONUSES),
  advances: ep.ADVANCE_IDS,
  strikesOther: strikesOtherInEp,
  uses: ({ event }) => (event.what === 'commodity-asked' ? ['trade-empire'] : []),
};

/** Events tell which cards count, but not in which calamity: it is the one that struck last. */
function counted(book: Book): Counted {
  let striking = '';
  let victim = '';
  let isSpread = false;
  return {
    game: book.game,
    names: {
      [PRIMARY]: book.calamities,
      [SECONDARY]: book.strikingOthers,
      [EFFECTS]: unique(book.effects),
      [ABILITIES]: book.abilities,
      ...(book.bonuses !== undefined && { [BONUSES]: book.bonuses }),
      [ADVANCES]: book.advances,
    },
    of(happening) {
      const { event } = happening;
      const shown = book.shownBy?.[happening.rule];
      const used = [
        ...(book.uses?.(happening) ?? []).map((name) => [ABILITIES, name] as const),
        ...(shown === undefined ? [] : [shown]),
      ];
      switch (event.what) {
        case 'calamity-strikes':
          striking = text(event, 'calamity') ?? '';
          victim = text(event, 'nation') ?? '';
          isSpread = false;
          return [[PRIMARY, striking]];
        case 'treated-as':
          striking = text(event, 'as') ?? '';
          return [];
        case 'losses-shared':
          return [[SECONDARY, striking]];
        case 'victims-named':
          return texts(event, 'victims').length > 0 ? [[SECONDARY, striking]] : [];
        case 'cards-count':
          return texts(event, 'cards').map((advance) => [EFFECTS, inCalamity(striking, advance)]);
        case 'calamity-changed':
          return texts(event, 'changes').map((advance) => [
            EFFECTS,
            inCalamity(text(event, 'calamity') ?? '', advance),
          ]);
        case 'ability-used':
          return [[ABILITIES, text(event, 'ability') ?? '']];
        case 'discounted':
          return [[BONUSES, text(event, 'by') ?? '']];
        case 'credits-chosen':
          return [[BONUSES, text(event, 'advance') ?? '']];
        case 'advance-free':
          return [
            [ADVANCES, text(event, 'advance') ?? ''],
            [BONUSES, text(event, 'with') ?? ''],
          ];
        case 'cards-acquired':
          return [...texts(event, 'cards').map((advance) => [ADVANCES, advance] as const), ...used];
        default: {
          const spread = isSpread ? undefined : book.strikesOther?.(happening, victim);
          isSpread ||= spread !== undefined;
          return spread === undefined ? used : [...used, [SECONDARY, spread]];
        }
      }
    },
  };
}

export const civilizations: readonly Counted[] = [ADVANCED_CIVILIZATION, WESTERN_EMPIRES, EXPANSION_PROJECT].map(
  counted,
);
