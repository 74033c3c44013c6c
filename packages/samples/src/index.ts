export { auction } from './auction/game.ts';
export { bazaar } from './bazaar/game.ts';
