import { isJournal, isRecord, type Saved, type World } from '@ecumene/engine';
import { readJson, Usage } from './command.ts';

/** A table as `save` wrote it to a file. */
export function readSaved(path: string | undefined): Saved<World> {
  if (path === undefined) throw new Usage('say which file');
  const data = readJson(path);
  if (isSaved(data)) return data;
  throw new Usage(`${path} is not a saved table`);
}

function isSaved(data: unknown): data is Saved<World> {
  if (!isRecord(data) || !isRecord(data['setup']) || !Array.isArray(data['journal'])) return false;
  const { setup, game, rules, format, journal, checkpoint } = data;
  return (
    format === 1 &&
    typeof game === 'string' &&
    typeof rules === 'string' &&
    typeof setup['seed'] === 'string' &&
    Array.isArray(setup['seats']) &&
    isRecord(setup['options']) &&
    setup['seats'].every((seat) => typeof seat === 'string') &&
    isJournal(journal) &&
    (checkpoint === undefined || isCheckpoint(checkpoint))
  );
}

function isCheckpoint(data: unknown): boolean {
  if (!isRecord(data) || !isRecord(data['position']) || !Array.isArray(data['where'])) return false;
  const { world, cursor } = data['position'];
  return Number.isInteger(data['after']) && isRecord(world) && Array.isArray(cursor);
}
