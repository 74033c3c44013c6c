import type { NationView } from '@ecumene/ancients';
import type { Question } from '@ecumene/engine';
import type { ComponentType } from 'react';

/** What the form of an ability is given. */
export interface UseProps {
  readonly ability: string;
  readonly own: NationView;
  readonly question: Question;
  /** Uses it on these. */
  use(move: object): void;
  /** Says why it cannot be used on these, if so. */
  explain(move: object): void;
  cancel(): void;
}

/** A special ability as a player uses it. */
export interface AbilityForm {
  readonly id: string;
  /** What it does. */
  readonly says: string;
  readonly Form: ComponentType<UseProps>;
  /** Whether its use has begun and can go on. */
  isUnderWay?(question: Question): boolean;
}
