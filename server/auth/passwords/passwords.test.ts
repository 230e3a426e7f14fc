import { expect, it } from 'vitest';
import {
  currentParameters,
  hashPassword,
  isPasswordHash,
  needsRehash,
  verifyPassword,
} from './passwords.ts';

const weaker = { ...currentParameters, memory: 8_192 };

it('accepts only the password of the hash', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('correct horse battery', hash)).toBe(true);
  expect(await verifyPassword('correct horse batterx', hash)).toBe(false);
});

it('creates a different hash each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('verifies hashes with older parameters', async () => {
  const old = await hashPassword('long ago', weaker);
  expect(await verifyPassword('long ago', old)).toBe(true);
  expect(needsRehash(old)).toBe(true);
  expect(needsRehash(await hashPassword('today'))).toBe(false);
});

it('rejects an invalid hash, and takes as long as for a valid one', async () => {
  for (const stored of [null, undefined, '', 'secret', '$2a$10$abcdefghijklmnopqrstuv']) {
    expect(await verifyPassword('secret', stored)).toBe(false);
  }
});

it('rejects parameters that would use too much memory', () => {
  const greedy = '$argon2id$v=19$m=9999999,t=99,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA';
  expect(isPasswordHash(greedy)).toBe(false);
});

it('computes many hashes concurrently', async () => {
  const hash = await hashPassword('crowd', weaker);
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => verifyPassword(index % 2 ? 'crowd' : 'else', hash)),
  );
  expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index % 2 === 1));
});
