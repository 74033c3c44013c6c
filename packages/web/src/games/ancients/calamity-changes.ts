import { type Change, isHelp, type Modifies, type Role, type WithEffects } from '@ecumene/ancients';
import { t } from '../../text/text.ts';

/** An advance that changes what a calamity does, and how. */
export interface CalamityChange {
  readonly card: string;
  readonly helps: boolean;
  readonly does: string;
  readonly rule: string;
}

/** The same, where a row of the game says so. */
export interface RowOfChange extends CalamityChange {
  readonly change: Change;
  /** Whether it counts for whoever holds the calamity, and for others it hits. */
  readonly roles: readonly Role[];
}

/** A calamity as a player wants to look it up. */
export interface Reference {
  readonly id: string;
  /** What it does to whoever holds it when trading ends. */
  readonly does: string;
  readonly rule: string;
  /** Whom else it hits, and how. */
  readonly others?: { readonly does: string; readonly rule: string };
  readonly changes: readonly CalamityChange[];
}

const ROLES: readonly Role[] = ['primary', 'secondary'];

/** How a game's advances change a calamity, those that help first. */
export function changesOf(advances: readonly WithEffects[], calamity: string): readonly RowOfChange[] {
  const all = advances.flatMap(({ id, effects }) => {
    const here = effects.filter((effect): effect is Modifies => 'calamity' in effect && effect.calamity === calamity);
    return here.map((effect) => ({
      card: id,
      change: effect.change,
      roles: ROLES.filter((role) => effect.amounts[role] !== undefined),
      helps: isHelp(effect),
      does: wordsOf(effect),
      rule: effect.rule,
    }));
  });
  return [...all.filter(({ helps }) => helps), ...all.filter(({ helps }) => !helps)];
}

/** What an effect does, as a sentence beside the name of its card. */
function wordsOf({ change, amounts: { primary, secondary } }: Modifies): string {
  const own = primary ?? secondary ?? 0;
  const facts = { n: Math.abs(own) };
  const others = secondary !== undefined && secondary !== primary ? Math.abs(secondary) : 0;
  switch (change) {
    case 'points-lost':
      if (own > 0) return t('You lose {n} points more.', facts);
      if (primary === undefined) return t('You lose {n} points less if another player’s calamity hits you.', facts);
      return others === 0
        ? t('You lose {n} points less.', facts)
        : t('You lose {n} points less, or {others} less if another player’s calamity hits you.', { ...facts, others });
    case 'cities-reduced':
      return own > 0
        ? t('{n, plural, one {1 city} other {# cities}} more.', facts)
        : t('{n, plural, one {1 city} other {# cities}} fewer.', facts);
    case 'tokens-in-revolt':
      return own > 0 ? t('{n} tokens more.', facts) : t('{n} tokens fewer.', facts);
    case 'trade-cards-lost':
      return own > 0 ? t('{n} trade cards more.', facts) : t('{n} trade cards fewer.', facts);
    case 'civilization-card-lost':
      return own > 0 ? t('You may lose a card.') : t('You keep your cards.');
    case 'own-pick':
      return t('You choose {n} more points.', facts);
    case 'first-faction':
      return t('The other player alone chooses {n} points.', facts);
    case 'war-losses':
      return t('Both factions lose {n} points first.', facts);
    case 'bound':
      return primary === undefined
        ? t('At most {n} if another player’s calamity hits you.', facts)
        : t('At most {n} points.', facts);
    case 'fall-broken':
      return t('The city is only reduced.');
    case 'points-a-card-shown':
      return t('Each card you show saves {n} points.', facts);
    case 'spared':
      return t('You are safe if another player holds it.');
    case 'cities-taken':
    case 'cities-pirated':
      return own > 0
        ? t('{n, plural, one {1 city} other {# cities}} more.', facts)
        : t('{n, plural, one {1 city} other {# cities}} fewer.', facts);
    case 'points-annexed':
    case 'card-points-lost':
      return own > 0 ? t('You lose {n} points more.', facts) : t('You lose {n} points less.', facts);
    case 'barbarians':
      return own > 0 ? t('{n} barbarians more.', facts) : t('{n} barbarians fewer.', facts);
    case 'steps-back':
      return own > 0
        ? t('{n, plural, one {1 step} other {# steps}} more.', facts)
        : t('{n, plural, one {1 step} other {# steps}} fewer.', facts);
    case 'points-nearby':
      return t('You lose {n} points in areas next to it.', facts);
    case 'spared-nearby':
      return t('You lose nothing in areas next to it.');
    case 'surplus-lost':
      return t('You also lose tokens above the printed limits.');
    case 'ships-kept':
      return t('You keep {n} ships.', facts);
    case 'cards-instead':
      return t('You may give up {n} trade cards instead.', facts);
  }
}
