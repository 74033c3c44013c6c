import type { AnyBot } from '../bot.ts';
import { characters } from './characters.ts';
import { keen } from './keen.ts';
import { steady } from './steady.ts';

/** The opponents for Through the Ages, the plainest first. */
export const throughTheAgesBots: readonly AnyBot[] = [steady, keen, ...characters];
