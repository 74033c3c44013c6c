import { Type } from 'typebox';
import { Me } from './people.ts';
import { closed, Id, Name, None, route } from './route.ts';
import { Assertion, Attestation, Confirmation, Login, Mail, Proof } from './sign-in-forms.ts';

const Base64 = Type.String();
const Device = Type.Object({
  id: Base64,
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** What a browser is to create, as `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const Creation = Type.Object({
  challenge: Base64,
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Base64, name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Number(), type: Type.Literal('public-key') })),
  timeout: Type.Number(),
  excludeCredentials: Type.Array(Device),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});

/** What a browser is to sign, as `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const Signing = Type.Object({
  challenge: Base64,
  rpId: Type.String(),
  timeout: Type.Number(),
  allowCredentials: Type.Array(Device),
  userVerification: Type.Literal('required'),
});

const AtPasskey = closed({ passkey: Id });

/** Signing in with what a device or a password manager keeps. */
export const PASSKEY_ROUTES = {
  passkeys: route('GET', '/passkeys', 'My passkeys.', {
    params: None,
    body: None,
    reply: Type.Object({
      passkeys: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          created: Type.Number(),
          seen: Type.Number({ description: 'When I last signed in with it; 0 for never.' }),
        }),
      ),
    }),
    inPerson: true,
  }),
  addingPasskey: route(
    'POST',
    '/passkeys/options',
    'Begin to add a passkey. My password or another passkey is needed.',
    {
      params: None,
      body: Confirmation,
      reply: Creation,
      inPerson: true,
    },
  ),
  addPasskey: route('POST', '/passkeys', 'Add the passkey that was created.', {
    params: None,
    body: closed({ name: Name, created: Attestation }),
    reply: None,
    inPerson: true,
  }),
  renamePasskey: route('PUT', '/passkeys/:passkey', 'Rename a passkey.', {
    params: AtPasskey,
    body: closed({ name: Name }),
    reply: None,
    inPerson: true,
  }),
  removePasskey: route('DELETE', '/passkeys/:passkey', 'Remove a passkey.', {
    params: AtPasskey,
    body: None,
    reply: None,
    inPerson: true,
  }),
  confirmingByPasskey: route('POST', '/passkeys/confirm', 'Begin to confirm with a passkey that it is me.', {
    params: None,
    body: None,
    reply: Signing,
    inPerson: true,
  }),
  signingInByPasskey: route('POST', '/session/passkey/options', 'Begin to sign in with a passkey.', {
    params: None,
    body: None,
    reply: Signing,
    open: true,
  }),
  signInByPasskey: route('POST', '/session/passkey', 'Sign in with a passkey.', {
    params: None,
    body: closed({ signed: Assertion }),
    reply: Me,
    open: true,
  }),
  registeringByPasskey: route('POST', '/account/passkey/options', 'Begin to make an account with a passkey.', {
    params: None,
    body: closed({ login: Login }),
    reply: Creation,
    open: true,
    inPerson: true,
  }),
  registerByPasskey: route('POST', '/account/passkey', 'Make an account with a passkey instead of a password.', {
    params: None,
    body: closed({
      login: Login,
      passkey: Name,
      created: Attestation,
      mail: Type.Optional(Mail),
      proof: Type.Optional(Proof),
    }),
    reply: Me,
    open: true,
    inPerson: true,
  }),
} as const;
