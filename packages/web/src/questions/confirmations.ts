import { KeptSwitch, useKept } from '../device/kept.ts';

/** Whether a player is asked once more before a step ends with something left undone. */
const confirmations = new KeptSwitch('ecumene.confirmations', true);

export function chooseConfirmations(on: boolean): void {
  confirmations.choose(on);
}

export function useConfirmations(): boolean {
  return useKept(confirmations);
}
