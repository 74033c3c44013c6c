export { GAMES } from './games.ts';
export { Admin, CannotBeDone } from './operations/admin.ts';
export { BadBackup, backup, restore } from './operations/backup.ts';
export { type Config, DEFAULTS, LIMITS, type Limits } from './operations/config.ts';
export { API_VERSION, type Given, type Running, serve } from './server.ts';
export { openStore } from './store/open.ts';
