import { expect, test } from 'vitest';
import { health } from './health.ts';

test('requests at the same time ask the database once', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let asked = 0;
  const app = health({
    isReady: () => {
      asked += 1;
      return promise;
    },
  });
  const responses = Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')));
  resolve(true);
  expect((await responses).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(asked).toBe(1);
  await app.request('/readyz');
  expect(asked).toBe(2);
});

test('a failure is not kept', async () => {
  let isDown = true;
  const app = health({
    isReady: async () => {
      if (isDown) throw new Error('no connection');
      return true;
    },
  });
  expect((await app.request('/readyz')).status).toBe(503);
  isDown = false;
  expect((await app.request('/readyz')).status).toBe(200);
});
