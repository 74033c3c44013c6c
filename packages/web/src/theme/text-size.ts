import { Kept, useKept } from '../device/kept.ts';

/** How large text is on this device. All sizes of text follow the size of the root. */

const SCALES = { normal: '', large: '112.5%', largest: '125%' } as const;

type TextSize = keyof typeof SCALES;

const SIZES = new Map<string, TextSize>([
  ['normal', 'normal'],
  ['large', 'large'],
  ['largest', 'largest'],
]);

const kept = new Kept<TextSize>('ecumene.text-size', 'normal', SIZES);

function show(): void {
  document.documentElement.style.fontSize = SCALES[kept.value()];
}

show();
kept.subscribe(show);

export function chooseTextSize(value: string): void {
  kept.choose(SIZES.get(value) ?? 'normal');
}

export function useTextSize(): TextSize {
  return useKept(kept);
}
