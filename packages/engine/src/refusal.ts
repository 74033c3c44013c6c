import type { Text } from './text.ts';

/** Why an answer is not taken. Nothing has changed; the sentence tells the player what to do instead. */
export interface Refusal {
  /** A stable word for programs: `not-open`, `too-many`. */
  readonly code: string;
  readonly text: Text;
  /** The paragraph that forbids it, such as `AC 23.52`. */
  readonly rule?: string;
}

export function refuse(code: string, text: Text, rule?: string): Refusal {
  return rule === undefined ? { code, text } : { code, text, rule };
}
