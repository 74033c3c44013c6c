export { GAMES } from './games.ts';
export { Admin } from './operations/admin.ts';
export { backup, restore } from './operations/backup.ts';
export { CannotBeDone } from './operations/cannot-be-done.ts';
export { type Config, DEFAULTS, LIMITS, type Limits } from './operations/config.ts';
export { API_VERSION, type Given, type Running, serve } from './server.ts';
export { openExistingStore } from './store/open.ts';
