import type { AdvanceHolders, NationNumber } from '@ecumene/ancients';
import { type Effect, effectsOf, type OwnEffect } from '../data/advance-effects.ts';
import { ADVANCE_IDS, type AdvanceId } from '../data/advances.ts';

type Kind = OwnEffect['kind'];
type Of<K extends Kind> = Extract<OwnEffect, { readonly kind: K }>;

function isKind<K extends Kind>(effect: Effect, kind: K): effect is Effect & Of<K> {
  return effect.kind === kind;
}

/** The advances with an effect of a kind. */
function sourcesOf<K extends Kind>(kind: K): readonly { readonly id: AdvanceId; readonly effect: Of<K> }[] {
  return ADVANCE_IDS.flatMap((id) => effectsOf(id).flatMap((effect) => (isKind(effect, kind) ? [{ id, effect }] : [])));
}

/** The effects of a kind that a nation's advances have. Made once, so that asking costs little. @rule rows.effects */
export function effectsHeld<K extends Kind>(
  kind: K,
): (state: AdvanceHolders, nation: NationNumber) => readonly Of<K>[] {
  const sources = sourcesOf(kind);
  return (state, nation) => {
    const held = state.nations[nation]?.cards;
    if (held === undefined) return [];
    return sources.flatMap(({ id, effect }) => (held[id] === undefined ? [] : [effect]));
  };
}

/** Whether any of a nation's advances has an effect of a kind. */
export function hasEffect(kind: Kind): (state: AdvanceHolders, nation: NationNumber) => boolean {
  const sources = sourcesOf(kind);
  return (state, nation) => {
    const held = state.nations[nation]?.cards;
    return held !== undefined && sources.some(({ id }) => held[id] !== undefined);
  };
}
