import { isRefusal } from '@ecumene/client';
import { expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

it('is the site the operator has named, whatever a request says', () => {
  const named = { address: 'https://play.example.org' };
  const site = { id: 'play.example.org', origin: 'https://play.example.org' };
  expect(relyingParty(named, undefined)).toEqual(site);
  expect(relyingParty(named, 'https://evil.example.com')).toEqual(site);
  expect(relyingParty({ address: 'https://play.example.org:8443' }, undefined)).toEqual({
    id: 'play.example.org',
    origin: 'https://play.example.org:8443',
  });
});

it('is this machine where none is named', () => {
  const local = { id: 'localhost', origin: 'http://localhost:4000' };
  expect(relyingParty({ address: undefined }, 'http://localhost:4000')).toEqual(local);
  expect(relyingParty({ address: 'http://localhost:4000' }, undefined)).toEqual(local);
});

it('is nothing where browsers make no passkeys', () => {
  for (const address of ['http://play.example.org', 'https://192.0.2.1', 'https://[2001:db8::1]'])
    expect([address, isRefusal(relyingParty({ address }, undefined))]).toEqual([address, true]);
  for (const origin of [undefined, 'null', 'http://192.168.1.5:4000', 'https://play.example.org'])
    expect([origin, isRefusal(relyingParty({ address: undefined }, origin))]).toEqual([origin, true]);
});
