import { expect, it, vi } from 'vitest';
import { kibibyte } from '../../../domain/units.ts';
import type { ApiRequest } from '../../http/api-request.ts';
import { senderOf } from './sender.ts';

const requestOf = (length: number | null): ApiRequest => ({
  method: 'POST',
  url: 'http://localhost/rest/v1/people',
  headers: new Headers(length === null ? {} : { 'content-length': String(length) }),
  signal: new AbortController().signal,
  caller: { network: '192.0.2.1' },
  arrayBuffer: async () => new ArrayBuffer(0),
});
const signedIn = { role: 'authenticated', claims: { role: 'authenticated', sub: 'ada' } };

it.each([
  ['a visitor', false, 64],
  ['staff', true, 1024],
])('limits the body of %s with an account', async (_, isStaff, most) => {
  for (const length of [870_000, null]) {
    const sender = await senderOf(requestOf(length), signedIn, async () => isStaff);
    expect(sender).toEqual({ limit: most * kibibyte, name: 'ada' });
  }
});

it('does not check for staff if the body is small or the role is never staff', async () => {
  const isStaff = vi.fn(async () => true);
  await senderOf(requestOf(60_000), signedIn, isStaff);
  const anonymous = { role: 'anon', claims: { role: 'anon' } };
  const anonymousSender = await senderOf(requestOf(870_000), anonymous, isStaff);
  expect(anonymousSender).toEqual({ limit: 64 * kibibyte, name: '192.0.2.1' });
  const service = { role: 'service_role', claims: {} };
  const { limit } = await senderOf(requestOf(870_000), service, isStaff);
  expect(limit).toBe(10 * kibibyte * kibibyte);
  expect(isStaff).not.toHaveBeenCalled();
});
