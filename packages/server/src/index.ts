export { GAMES } from './games.ts';
export { type Config, DEFAULTS, LIMITS, type Limits } from './operations/config.ts';
export { API_VERSION, type Given, type Running, serve } from './server.ts';
