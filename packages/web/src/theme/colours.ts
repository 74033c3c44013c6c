import { KeptSwitch, useKept } from '../device/kept.ts';

/**
 * Whether the colours that carry a meaning are taken from a palette in which they differ for those who see red and green
 * alike. The style sheets say which colours these are.
 */
const colourBlind = new KeptSwitch('ecumene.colour-blind', false);

function show(): void {
  const { dataset } = document.documentElement;
  if (colourBlind.value()) dataset['colours'] = 'colour-blind';
  else delete dataset['colours'];
}

show();
colourBlind.subscribe(show);

export function chooseColourBlind(on: boolean): void {
  colourBlind.choose(on);
}

export function useColourBlind(): boolean {
  return useKept(colourBlind);
}
