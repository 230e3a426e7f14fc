import { expect, test } from 'vitest';
import { BackendError } from '../../../backend/backend-error.ts';
import { retryLimited } from './retry-limited.ts';

test('a rate-limited call is retried after the time that the server names', async () => {
  const waits: number[] = [];
  const outcomes = [
    new BackendError({ code: 'too_many_requests', message: 'Too many requests', retryAfter: 2 }),
    new BackendError({ code: 'too_many_requests', message: 'Too many requests', retryAfter: 1 }),
    'done',
  ];
  const call = async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  expect(await retryLimited(call, async (seconds) => void waits.push(seconds))).toBe('done');
  expect(waits).toEqual([2, 1]);
});

test('any other error is thrown immediately', async () => {
  const conflict = new BackendError({ code: 'conflict', message: 'Somebody was faster' });
  await expect(retryLimited(() => Promise.reject(conflict))).rejects.toBe(conflict);
});
