export * from './advances/cards.ts';
export * from './advances/purchase.ts';
export * from './asking.ts';
export * from './book/advances.ts';
export * from './book/book.ts';
export * from './book/building.ts';
export { type BuildingPolicy, citiesUnder } from './book/building-policy.ts';
export * from './book/calamities.ts';
export * from './book/calamity-changes.ts';
export * from './book/census.ts';
export * from './book/cites.ts';
export * from './book/conflict.ts';
export * from './book/effects.ts';
export * from './book/general.ts';
export * from './book/growth.ts';
export * from './book/limits.ts';
export * from './book/movement.ts';
export * from './book/plain.ts';
export { type ShipsPolicy, shipsUnder } from './book/ship-policy.ts';
export * from './book/ships.ts';
export * from './book/support.ts';
export * from './book/taxes.ts';
export * from './book/track.ts';
export * from './book/trade.ts';
export * from './book/trade-cards.ts';
export * from './broken.ts';
export * from './building/building.ts';
export * from './calamities/barbarians.ts';
export * from './calamities/cities.ts';
export * from './calamities/civil-war.ts';
export * from './calamities/conversion.ts';
export * from './calamities/earthquake.ts';
export * from './calamities/factions.ts';
export * from './calamities/flood.ts';
export { type Losses, lossMoves } from './calamities/loss-ways.ts';
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
export * from './conflict/casualties.ts';
export * from './conflict/cities.ts';
export * from './conflict/conflict.ts';
export * from './conflict/fight.ts';
export * from './counts.ts';
export { byName, factsOfNation } from './described.ts';
export { disguiseCards } from './disguise/disguise.ts';
export * from './events.ts';
export * from './fleet.ts';
export * from './ground.ts';
export * from './growth/growth.ts';
export * from './leaving.ts';
export * from './movement/movement.ts';
export * from './movement/mover.ts';
export * from './movement/moves.ts';
export * from './nations.ts';
export * from './out-of-play.ts';
export * from './plans/building.ts';
export * from './plans/movement.ts';
export * from './plans/planning.ts';
export * from './plans/ships.ts';
export * from './plans/wishes.ts';
export * from './sailing.ts';
export * from './scene.ts';
export * from './ships/shipbuilding.ts';
export * from './state.ts';
export * from './support/support.ts';
export * from './support/surplus.ts';
export * from './taxes/taxes.ts';
export {
  fillTreasury,
  marchTokens,
  moveTokens,
  musterIn,
  placeTokens,
  removeTokens,
  replaceTokens,
  spendTreasury,
} from './tokens.ts';
export * from './track/track.ts';
export * from './trade/floor.ts';
export * from './trade/moves.ts';
export * from './trade/offers.ts';
export { anyGood } from './trade/sample.ts';
export * from './trade/trading.ts';
export * from './trade-cards/drawing.ts';
export * from './trade-cards/hands.ts';
export * from './trade-cards/stacks.ts';
export * from './view/decode.ts';
export * from './view/view.ts';
export * from './world.ts';
