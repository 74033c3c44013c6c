import { say } from '@ecumene/engine';
import { get, set } from 'idb-keyval';
import { Failure } from '../port/failure.ts';
import type { AnyGame } from '../port/solo-host.ts';
import { scenarioIn, tableOf } from './scenario-file.ts';
import { type Copy, knowerIn, readTable, Study } from './study.ts';
import type { StudyCall } from './study-protocol.ts';

/** The worker's side of looking at a table. */

let studied: Study | undefined;

export async function study(
  call: StudyCall,
  gameNamed: (name: string) => Promise<AnyGame>,
  newSeed: () => string,
): Promise<unknown> {
  if (call.is === 'take-up') {
    const { saved, people } = await found(call.of);
    const scenario = scenarioIn(saved);
    const table = scenario === undefined ? readTable(saved) : tableOf(await gameNamed(scenario.game), scenario);
    const knownTo = knowerIn(scenario ?? saved);
    const looking = { saved: table, ...(people && { people }), ...(knownTo !== undefined && { knownTo }) };
    studied = new Study(await gameNamed(table.game), looking, newSeed);
    return studied.about;
  }
  if (studied === undefined) throw new Error('no table was taken up yet');
  switch (call.is) {
    case 'at':
      return studied.at(call.number, call.eyes);
    case 'story':
      return studied.story(call.eyes);
    case 'what-if':
      return keep(studied.whatIf(call.number, call.eyes, call.seat, call.id));
    case 'position':
      return studied.position(call.number, call.eyes);
    case 'scenario':
      return studied.scenario(call.number, call.eyes, call.name);
    case 'verify':
      return studied.verify(call.promised);
  }
}

async function found(
  of: Extract<StudyCall, { is: 'take-up' }>['of'],
): Promise<{ readonly saved: unknown; readonly people?: Copy['table']['people'] }> {
  if ('saved' in of) return of;
  const kept = await get<Copy>(`solo ${of.kept}`);
  if (kept === undefined) throw new Failure(say('This table is not saved on this device.'));
  return { saved: kept.saved, people: kept.table.people };
}

/** Keeps a copy on this device like any other table. */
async function keep({ table, saved, summary }: ReturnType<Study['whatIf']>): Promise<void> {
  await set(`solo ${table.id}`, { table, saved, memories: {} });
  await set(`summary ${table.id}`, summary);
}
