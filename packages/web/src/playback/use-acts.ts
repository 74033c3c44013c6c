import { useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { useStory } from '../table/story.tsx';
import { viewerThing } from '../table/viewer.ts';
import { type Act, goOn, type Performed } from './acts.ts';

const NOTHING: Performed = { story: [], acts: [] };

/** The acts since the table was opened on this screen, without those that were taken back. */
export function useActs(): readonly Act[] {
  const table = useTable();
  const { game, tableView } = table;
  const story = useStory();
  const [since] = useState(tableView.number);
  const [performed, setPerformed] = useState(NOTHING);
  if (performed.story === story) return performed.acts;
  const now = goOn(game, performed, story, since, viewerThing(table)?.id);
  setPerformed(now);
  return now.acts;
}
