import { isSaved, type Saved, type World } from '@ecumene/engine';
import { readJson, Usage } from './command.ts';

/** A table as `save` wrote it to a file. */
export function readSaved(path: string | undefined): Saved<World> {
  if (path === undefined) throw new Usage('say which file');
  const data = readJson(path);
  if (isSaved(data)) return data;
  throw new Usage(`${path} is not a saved table`);
}
