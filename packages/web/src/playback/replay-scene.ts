import type { Act } from './acts.ts';

/** An act somebody wants to see once more; whoever plays acts is told. */

const stages = new Set<(act: Act) => void>();

export function replayScene(act: Act | undefined): void {
  if (act !== undefined) for (const stage of stages) stage(act);
}

export function onReplayScene(stage: (act: Act) => void): () => void {
  stages.add(stage);
  return () => stages.delete(stage);
}
