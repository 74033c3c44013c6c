import { isRecord, type Saved, save, say, type World } from '@ecumene/engine';
import { arrange, playOn, readScenarios, type Scenario } from '@ecumene/engine/scenario';
import { Failure, messageOf } from '../port/failure.ts';
import type { AnyGame } from '../port/solo-host.ts';

/** The scenario in what somebody has opened: the text of a file, or a scenario as data. Nothing, if it is something else. */
export function scenarioIn(opened: unknown): Scenario | undefined {
  const text = typeof opened === 'string' ? opened : isScenario(opened) ? JSON.stringify(opened) : undefined;
  if (text === undefined) return undefined;
  try {
    return readScenarios(text)[0];
  } catch (error) {
    throw new Failure(say('This file is not a scenario: {why}', { why: messageOf(error) }));
  }
}

function isScenario(opened: unknown): boolean {
  return isRecord(opened) && typeof opened['scenario'] === 'string';
}

/** The table that a scenario leads to. What it expects to hold is left to the command line. */
export function tableOf(game: AnyGame, scenario: Scenario): Saved<World> {
  try {
    const table = arrange(game, scenario);
    const [wrong] = playOn(table, { ...scenario, play: scenario.play?.filter((doing) => !('expect' in doing)) ?? [] });
    if (wrong !== undefined) throw new Error(wrong);
    return save(table);
  } catch (error) {
    throw new Failure(say('This scenario cannot be played: {why}', { why: messageOf(error) }));
  }
}
