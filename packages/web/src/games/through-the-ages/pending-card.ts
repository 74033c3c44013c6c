import { type RefObject, useContext, useEffect } from 'react';
import { Replaying } from '../../replay/replaying.ts';
import { useTable } from '../../table/at-table.ts';
import { useStage } from '../../table/desk.ts';
import { prefersStill } from '../../theme/theme.ts';
import { useBoardChoice } from './choosing.ts';
import { useHandPicking } from './picking.ts';
import { useView } from './view.ts';

/** The card being resolved: an event, an attack, an offer, a land to be colonized. */
export function usePending(): ReturnType<typeof useView>['pending'][number]['card'] {
  return useView().pending.find((one) => one.card !== null)?.card ?? null;
}

/** Whether a scene tells of this card just now. Whoever looks back sees no scenes. */
export function useIsInScene(card: string | null): boolean {
  const lookingBack = useContext(Replaying);
  const stage = useStage();
  return card !== null && !lookingBack && stage.includes(card);
}

/**
 * What matters most lies at the top of the stage: how the game ended, and the card one must decide about. When it comes
 * up, the stage goes there, once; to pick cards it goes to the hand, or to the board on which they lie.
 */
export function useScrollToPending(stage: RefObject<HTMLElement | null>): void {
  const { tableView } = useTable();
  const card = usePending();
  const asked = tableView.questions.some(({ question }) => question.optional !== true);
  const isPicking = useHandPicking() !== undefined;
  const foremost = tableView.over ? 'the end' : asked && !isPicking ? card : null;
  useEffect(() => {
    if (foremost !== null) stage.current?.scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });
  }, [stage, foremost]);
  const isChoosing = useBoardChoice() !== undefined && card === null;
  useEffect(() => {
    if (isChoosing) stage.current?.querySelector('.board-part [data-can="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [stage, isChoosing]);
}
