import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { clientAddress } from './client-address.ts';

const ask = async (trustedProxies: number, forwarded?: string) => {
  const app = new Hono<Environment>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined;
  const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
  return (await app.request('/', { headers }, env)).text();
};

it('ignores X-Forwarded-For without trusted proxies', async () => {
  expect(await ask(0, '1.2.3.4')).toBe('10.0.0.1');
});

it('uses the address that the trusted proxy saw, not the one that the client claims', async () => {
  expect(await ask(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
  expect(await ask(2, '6.6.6.6, 1.2.3.4, 10.0.0.9')).toBe('1.2.3.4');
});

it.each([
  ['1.2.3.4:52011', '1.2.3.4'],
  ['[2001:db8::1]:52011', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('reads %s without its port', async (forwarded, address) => {
  expect(await ask(1, forwarded)).toBe(address);
});

it('falls back to the address of the connection', async () => {
  expect(await ask(1)).toBe('10.0.0.1');
});
