import { expect, it } from 'vitest';
import { shareNext } from './share-next.ts';

it('calls before a run share it, and calls during it share the next', async () => {
  const runs: PromiseWithResolvers<number>[] = [];
  const ask = shareNext(() => {
    const run = Promise.withResolvers<number>();
    runs.push(run);
    return run.promise;
  });
  const [first, also] = [ask(), ask()];
  await expect.poll(() => runs.length).toBe(1);
  const [second, third] = [ask(), ask()];
  runs[0]?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await expect(also).rejects.toThrow('lost');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve(7);
  expect(await Promise.all([second, third])).toEqual([7, 7]);
});
