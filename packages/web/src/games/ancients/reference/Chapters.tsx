import type { ReactElement } from 'react';
import { ChartsPanel } from '../../../charts/ChartsPanel.tsx';
import { Almanac, type Chapter } from '../../../reference/Almanac.tsx';
import { t } from '../../../text/text.ts';
import { useAncients } from '../view.ts';
import { AdvancesChapter } from './AdvancesChapter.tsx';
import { CalamitiesChapter } from './CalamitiesChapter.tsx';
import { CreditsChapter } from './CreditsChapter.tsx';
import { HeldChapter } from './HeldChapter.tsx';
import { NationsChapter } from './NationsChapter.tsx';
import { ScoreChapter } from './ScoreChapter.tsx';
import { StacksChapter } from './StacksChapter.tsx';
import './reference.css';

const FIRST: readonly Chapter[] = [
  { id: 'nations', title: t('Nations'), Chapter: NationsChapter },
  { id: 'score', title: t('Points'), Chapter: ScoreChapter },
];
const FURTHER: readonly Chapter[] = [
  { id: 'credits', title: t('Credits'), Chapter: CreditsChapter },
  { id: 'held', title: t('Cards held'), Chapter: HeldChapter },
  { id: 'stacks', title: t('Stacks'), Chapter: StacksChapter },
  { id: 'calamities', title: t('Calamities'), Chapter: CalamitiesChapter },
];
const CHARTS: Chapter = { id: 'charts', title: t('Charts'), Chapter: ChartsPanel };

/** All there is to know about the table. */
export function AncientAlmanac(): ReactElement {
  const { advances, almanac = [] } = useAncients();
  const all: Chapter = { id: 'advances', title: advances, Chapter: AdvancesChapter };
  return <Almanac chapters={[...FIRST, all, ...FURTHER, ...almanac, CHARTS]} />;
}
