import { nation, nationNamed } from '@ecumene/ancients';
import { at, copy, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { showMinors, sufferMinors } from './calamities/resolution.ts';
import { calamitiesIn } from './calamities/selection.ts';
import { deal } from './calamities/testing.ts';
import { disguise } from './disguise.ts';
import { position, theNation } from './testing.ts';

test('[WE minor.3] [WE calamity-selection.3] a player who traded a minor calamity away knows that it is shown, before it strikes', () => {
  const world = position({
    minoa: { tokens: { thera: 2 } },
    iberia: { tokens: { corinth: 4, sparta: 4 }, hand: ['gold', 'fish'] },
    hellas: { tokens: { athens: 1 }, hand: ['gold', 'fish', 'wine'] },
  });
  const [minoa, iberia, hellas] = [
    nationNamed(world, 'minoa'),
    nationNamed(world, 'iberia'),
    nationNamed(world, 'hellas'),
  ];
  deal(world, 'tempest', 'iberia');
  deal(world, 'city-in-flames', 'iberia', 'minoa');
  deal(world, 'piracy', 'iberia');
  deal(world, 'epidemic', 'hellas');
  world.trade.passed.push({ card: at(calamitiesIn(world, iberia), 1), from: minoa, to: iberia });
  for (const [number, stack] of [
    [iberia, 2],
    [minoa, 5],
    [iberia, 9],
    [hellas, 6],
  ] as const)
    world.trade.fresh.push({ nation: number, stack });
  showMinors(world);
  sufferMinors(world, 'iberia').next();
  for (let i = 0; i < 20; i++) {
    const imagined = copy(world);
    disguise(world, 'minoa', randomFrom(`minoa ${i}`), world).world(imagined);
    for (const number of [iberia, hellas]) expect(calamitiesIn(imagined, number)).toHaveLength(1);
    expect(nation(imagined, iberia).hand).toHaveLength(theNation(world, 'iberia').hand.length);
  }
});
