/** What is open by somebody's choice, and what the phase wanted to show instead. */
export interface Chosen {
  readonly id: string;
  readonly during: string | undefined;
}

interface Holding {
  /** They have pinned it. */
  readonly pinned: boolean;
  /** They have turned to it since they were last asked something new. */
  readonly reads: boolean;
}

/** Which panel lies open: what somebody chose, as long as that holds, else what the phase wants to show. */
export function openPanel(
  chosen: Chosen | undefined,
  wanted: string | undefined,
  { pinned, reads }: Holding,
): string | undefined {
  const stays = pinned || reads || chosen?.during === wanted;
  return (stays ? chosen?.id : wanted) ?? wanted ?? chosen?.id;
}
