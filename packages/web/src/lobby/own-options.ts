import { type ComponentType, lazy } from 'react';
import type { OwnOptionProps } from './own-option-props.ts';

/** Options that a game shows in a way of its own. */

const OWN: Readonly<Record<string, ComponentType<OwnOptionProps>>> = {
  'expansion-project picked': lazy(async () => ({
    default: (await import('../games/expansion-project/civilizations/PickCivilizations.tsx')).PickCivilizations,
  })),
};

/** The control of its own that a game brings for an option of names; nothing, if it brings none. */
export function ownOption(game: string, option: string): ComponentType<OwnOptionProps> | undefined {
  const key = `${game} ${option}`;
  return Object.hasOwn(OWN, key) ? OWN[key] : undefined;
}
