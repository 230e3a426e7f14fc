import type { QueryResult } from 'pg';
import { expect, it } from 'vitest';
import { createQuery } from '../postgres/query.ts';
import { limitConcurrency } from './limit-concurrency.ts';

it('runs a limited number at a time, in order, and continues after a failure', async () => {
  let running = 0;
  let maxRunning = 0;
  const answered: string[] = [];
  const query = createQuery(async (text) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    if (text === '3') throw new Error('failed');
    answered.push(text);
    return { rows: [text] } as unknown as QueryResult;
  });
  const limited = limitConcurrency(
    { query, transaction: (work) => work(query), searchPath: '' },
    2,
  );
  const asked = Array.from({ length: 9 }, (_, index) =>
    index % 2 ? limited.query(String(index)) : limited.transaction((ask) => ask(String(index))),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(answered).toEqual(['0', '1', '2', '4', '5', '6', '7', '8']);
  expect([maxRunning, running]).toEqual([2, 0]);
});
