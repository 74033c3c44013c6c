import type { Static } from 'typebox';
import { Type } from 'typebox';
import { closed } from './route.ts';

export const Login = Type.String({ minLength: 2, maxLength: 40, pattern: '^[\\p{L}\\p{N}_.-]+$' });
export const Password = Type.String({ minLength: 10, maxLength: 200 });
export const Proof = Type.String({
  minLength: 1,
  maxLength: 80,
  description:
    'Work shown where the server asked for it: text of which the commitment to `work <hour> <text>` begins with 17 zero bits.',
});
export const Mail = Type.String({ minLength: 3, maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$' });

const bytes = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '^[\\w-]+$' });

/** What came of creating a passkey, all bytes as base64url. */
export const Attestation = closed({
  id: bytes(1400),
  clientData: bytes(4000),
  attestation: bytes(20_000),
  transports: Type.Array(Type.String({ minLength: 1, maxLength: 30, pattern: '^[\\w-]+$' }), { maxItems: 10 }),
});
export type Attestation = Static<typeof Attestation>;

/** What a passkey has signed, all bytes as base64url. */
export const Assertion = closed({
  id: bytes(1400),
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  userHandle: Type.Optional(bytes(200)),
});
export type Assertion = Static<typeof Assertion>;

/** How somebody who is signed in shows that it is them, before something that cannot be undone. */
export const Confirmation = closed({
  password: Type.Optional(Type.String({ maxLength: 200 })),
  passkey: Type.Optional(Assertion),
});
