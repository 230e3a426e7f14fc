import { expect, test } from 'vitest';
import { BackendError } from '../../../backend/backend-error.ts';
import { retryLimited } from './retry-limited.ts';

test('a rate-limited call is retried after the time that the server names', async () => {
  const waits: number[] = [];
  const answers = [
    new BackendError({ code: 'too_many_requests', message: 'Too many requests', retryAfter: 2 }),
    new BackendError({ code: 'too_many_requests', message: 'Too many requests', retryAfter: 1 }),
    'done',
  ];
  const call = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  expect(await retryLimited(call, async (seconds) => void waits.push(seconds))).toBe('done');
  expect(waits).toEqual([2, 1]);
});

test('any other error is thrown immediately', async () => {
  const conflict = new BackendError({ code: 'conflict', message: 'Somebody was faster' });
  await expect(retryLimited(() => Promise.reject(conflict))).rejects.toBe(conflict);
});
