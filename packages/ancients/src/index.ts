export * from './broken.ts';
export * from './building/building.ts';
export * from './calamities/barbarians.ts';
export * from './calamities/cities.ts';
export * from './calamities/civil-war.ts';
export * from './calamities/conversion.ts';
export * from './calamities/earthquake.ts';
export * from './calamities/factions.ts';
export * from './calamities/flood.ts';
export * from './calamities/losses.ts';
export * from './calamities/modifiers.ts';
export * from './calamities/piracy.ts';
export * from './calamities/places.ts';
export * from './calamities/rehearsal.ts';
export * from './calamities/secondary.ts';
export * from './calamities/slave-revolt.ts';
export * from './calamities/spared.ts';
export * from './calamities/treachery.ts';
export * from './calamities/volcano.ts';
export * from './census/census.ts';
export * from './chronicle.ts';
export * from './cities.ts';
export * from './civilization-cards/cards.ts';
export * from './civilization-cards/purchase.ts';
export * from './conflict/cities.ts';
export * from './conflict/conflict.ts';
export * from './conflict/fight.ts';
export * from './conflict/sea.ts';
export { disguiseCards } from './disguise/disguise.ts';
export * from './events.ts';
export * from './extras.ts';
export * from './fleet.ts';
export * from './ground.ts';
export * from './movement/movement.ts';
export * from './movement/mover.ts';
export * from './movement/moves.ts';
export * from './nations.ts';
export * from './population/population.ts';
export * from './scene.ts';
export * from './ships/shipbuilding.ts';
export * from './succession/track.ts';
export * from './support/support.ts';
export * from './support/surplus.ts';
export * from './taxation/taxation.ts';
export {
  fillTreasury,
  marchTokens,
  musterIn,
  placeTokens,
  removeTokens,
  replaceTokens,
  spendTreasury,
} from './tokens.ts';
export * from './trade/floor.ts';
export * from './trade/moves.ts';
export * from './trade/offers.ts';
export * from './trade/tolls.ts';
export * from './trade/trading.ts';
export * from './trade-cards/drawing.ts';
export * from './trade-cards/hands.ts';
export * from './trade-cards/stacks.ts';
export * from './view.ts';
export * from './world.ts';
