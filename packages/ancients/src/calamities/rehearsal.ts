import type { Ancients } from '../world.ts';

/**
 * What the world would be like if this were done: the rules themselves are run on a copy of the pieces. Trade cards,
 * ships and the random source are not copied, so only rules that leave them alone may be rehearsed.
 */
export function rehearse<W extends Ancients>(world: W, act: (copy: W) => void): W {
  const copy: W = {
    ...world,
    nations: world.nations.map((one) => ({ ...one })),
    tokens: [...world.tokens],
    cityIn: [...world.cityIn],
    newCities: [...world.newCities],
    news: [],
  };
  act(copy);
  return copy;
}
