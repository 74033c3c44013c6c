import { say } from '@ecumene/engine';
import { type AgesView, called, type Happened, tell } from '@ecumene/through-the-ages/reference';
import { lazy } from 'react';
import { ChooseOneControl } from '../../questions/ChooseOneControl.tsx';
import { ConfirmControl } from '../../questions/ConfirmControl.tsx';
import { named, t } from '../../text/text.ts';
import type { GameScreen } from '../game-screen.ts';
import { ahead } from './automatic-questions.ts';
import { Badge } from './Badge.tsx';
import { CHAPTERS } from './chapters.ts';
import { ActionControl } from './controls/ActionControl.tsx';
import { BidControl } from './controls/BidControl.tsx';
import { ChooseCardControl } from './controls/ChooseCardControl.tsx';
import { DefendControl } from './controls/DefendControl.tsx';
import { DiscardControl } from './controls/DiscardControl.tsx';
import { ForceControl } from './controls/ForceControl.tsx';
import { FreeActionControl } from './controls/FreeActionControl.tsx';
import { MixControl } from './controls/MixControl.tsx';
import { PoliticsControl } from './controls/PoliticsControl.tsx';
import { StealControl } from './controls/StealControl.tsx';
import { unfolding } from './controls/Unfolding.tsx';
import { HINTS } from './hints.ts';
import { LegendPanel } from './Legend.tsx';
import { EventsPanel, RivalsPanel } from './panels.tsx';
import { PHASES } from './phases.ts';
import { Rail } from './Rail.tsx';
import { ScenePicture } from './ScenePicture.tsx';
import { Stage } from './Stage.tsx';
import { sceneOf } from './scenes.ts';
import { out } from './view.ts';

/** Questions for one of several cards. */
const CARD_CHOICES = ['annex', 'infiltrate', 'raid', 'terror', 'lose-worker', 'destroy-own', 'lose-colony', 'ruin'];

export const throughTheAges: GameScreen<AgesView, Happened> = {
  name: 'through-the-ages',
  title: 'Through the Ages',
  tell,
  called: (thing) => named(called(thing)),
  phases: PHASES,
  turn: (view) => view.round,
  lastTurn: (view) => (view.lastRound > 0 ? view.lastRound : undefined),
  out,
  untold: { action: say('You ended your actions.') },
  ahead,
  Stage,
  Rail,
  foldsPanel: true,
  panels: [
    { id: 'rivals', title: t('Rivals'), Panel: RivalsPanel },
    {
      id: 'events',
      title: t('Events'),
      Panel: EventsPanel,
      wanted: ({ questions }) => questions.some(({ question }) => question.topic === 'politics'),
    },
    { id: 'legend', title: t('Symbols'), Panel: LegendPanel },
    {
      id: 'charts',
      title: t('Charts'),
      Panel: lazy(async () => ({ default: (await import('../../charts/ChartsPanel.tsx')).ChartsPanel })),
    },
  ],
  controls: {
    action: ActionControl,
    ...unfolding({
      politics: PoliticsControl,
      'head-start': FreeActionControl,
      agreement: FreeActionControl,
      bid: BidControl,
      force: ForceControl,
      defend: DefendControl,
      mix: MixControl,
      'discard-military': DiscardControl,
      'accept-pact': ConfirmControl,
      'build-free': ConfirmControl,
      gain: ChooseOneControl,
      steal: StealControl,
      'blue-token': ChooseCardControl,
      ...Object.fromEntries(CARD_CHOICES.map((topic) => [topic, ChooseCardControl])),
    }),
  },
  lasting: ['action'],
  rules: async () => (await import('@ecumene/through-the-ages/rules')).rules,
  Badge,
  scene: sceneOf,
  ScenePicture,
  hints: HINTS,
  past: async () => (await import('./result/past.tsx')).past,
  chapters: CHAPTERS,
};
