import { useEffect, useMemo, useState } from 'react';
import { t } from '../text/text.ts';

/** Milliseconds after which what was pressed says that it is being sent, and after which no connection is believed in. */
const SOON = 300;
const LATE = 2000;

export type SendingStage = 'none' | 'sending' | 'late';

/** Shows that something is on its way: on the button that was pressed, and, where it takes long, for the whole table. */
export class Sending {
  readonly #tell: (stage: SendingStage) => void;
  #pressed: HTMLElement | undefined;
  #underWay = 0;

  constructor(tell: (stage: SendingStage) => void) {
    this.#tell = tell;
  }

  /** Somebody pressed something: if it sends, it shows that. */
  press(target: EventTarget | null): void {
    this.#pressed = (target instanceof Element ? target.closest('button') : null) ?? undefined;
  }

  /** Waits for what is sent; calls back when it takes so long that the connection is in doubt. */
  async during<T>(send: () => Promise<T>, doubt: () => void): Promise<T> {
    const button = this.#pressed;
    this.#underWay += 1;
    const soon = setTimeout(() => {
      button?.setAttribute('data-sending', t('Sending …'));
      this.#tell('sending');
    }, SOON);
    const late = setTimeout(() => {
      this.#tell('late');
      doubt();
    }, LATE);
    try {
      return await send();
    } finally {
      clearTimeout(soon);
      clearTimeout(late);
      button?.removeAttribute('data-sending');
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#tell('none');
    }
  }
}

/** How long what somebody does at the table has been on its way. */
export function useSending(): { readonly sending: Sending; readonly stage: SendingStage } {
  const [stage, setStage] = useState<SendingStage>('none');
  const sending = useMemo(() => new Sending(setStage), []);
  useEffect(() => {
    const press = ({ target }: Event): void => sending.press(target);
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [sending]);
  return { sending, stage };
}
