import type { Static } from 'typebox';
import { MODERATION_ROUTES } from './moderation.ts';
import { PASSKEY_ROUTES } from './passkeys.ts';
import { PEOPLE_ROUTES } from './people.ts';
import { PLAY_ROUTES } from './play.ts';
import { TABLE_ROUTES } from './tables.ts';

export type { Moderated } from './moderation.ts';
export type { Me } from './people.ts';
export type { Route } from './route.ts';
export type { Assertion, Attestation } from './sign-in-forms.ts';
export type { GameInfo } from './tables.ts';

/** Everything that can be asked over HTTP. */
export const ROUTES = { ...PEOPLE_ROUTES, ...PASSKEY_ROUTES, ...MODERATION_ROUTES, ...TABLE_ROUTES, ...PLAY_ROUTES };

export type RouteName = keyof typeof ROUTES;
export type ParamsOf<N extends RouteName> = Static<(typeof ROUTES)[N]['params']>;
export type BodyOf<N extends RouteName> = Static<(typeof ROUTES)[N]['body']>;
export type ReplyOf<N extends RouteName> = Static<(typeof ROUTES)[N]['reply']>;
