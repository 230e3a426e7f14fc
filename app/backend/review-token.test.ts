import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createReviewToken } from './review-token.ts';

it('is random and has the hash that the server computes', async () => {
  const { token, hash } = await createReviewToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hash).toBe(createHash('sha256').update(token).digest('hex'));
  expect((await createReviewToken()).token).not.toBe(token);
});
