import type { ReactElement } from 'react';
import { ChartsPanel } from '../../../charts/ChartsPanel.tsx';
import { Almanac, type Chapter } from '../../../knowing/Almanac.tsx';
import { t } from '../../../text/text.ts';
import { CalamitiesChapter } from './CalamitiesChapter.tsx';
import { HeldChapter } from './HeldChapter.tsx';
import { NationsChapter } from './NationsChapter.tsx';
import { ScoreChapter } from './ScoreChapter.tsx';
import { StacksChapter } from './StacksChapter.tsx';
import './knowing.css';

const CHAPTERS: readonly Chapter[] = [
  { id: 'nations', title: t('Nations'), Chapter: NationsChapter },
  { id: 'score', title: t('Points'), Chapter: ScoreChapter },
  { id: 'held', title: t('Cards held'), Chapter: HeldChapter },
  { id: 'stacks', title: t('Stacks'), Chapter: StacksChapter },
  { id: 'calamities', title: t('Calamities'), Chapter: CalamitiesChapter },
  { id: 'charts', title: t('Charts'), Chapter: ChartsPanel },
];

/** All there is to know about the table. */
export function AcAlmanac(): ReactElement {
  return <Almanac chapters={CHAPTERS} />;
}
