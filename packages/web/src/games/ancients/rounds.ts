import { t } from '../../text/text.ts';

/** Who removes a token, step by step; those who do so at the same moment together. */
export type Rounds = readonly (readonly string[])[];

/** In which order tokens fall in a fight, in words; nothing, where fewer than two nations lose any. What happens several times over is said once. */
export function orderOfLosses(rounds: Rounds, name: (nation: string) => string): string | undefined {
  if (new Set(rounds.flat()).size < 2) return undefined;
  const steps: { readonly who: string; readonly times: number }[] = [];
  for (const together of rounds) {
    const who = together.map(name).join(' + ');
    const last = steps.at(-1);
    if (last?.who === who) steps.splice(-1, 1, { who, times: last.times + 1 });
    else steps.push({ who, times: 1 });
  }
  const words = steps.map(({ who, times }) => (times === 1 ? who : t('{who} × {times}', { who, times })));
  return t('Each loses 1 token in this order: {steps}.', { steps: words.join(', ') });
}
